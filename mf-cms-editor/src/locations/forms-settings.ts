import type { SettingPlan } from '../data/location-calls';
import type messages from './messages/en.json';

/** The settings that the forms service has. */
export const SETTING_KEYS = ['retention_days', 'reply_to'] as const satisfies readonly SettingPlan['key'][];

/** What a setting is called; one that is not known here, by its key. */
export function settingLabel(key: string, { forms_settings }: typeof messages): string {
  const known = SETTING_KEYS.find((one) => one === key);
  return known ? forms_settings[known].label : key;
}
