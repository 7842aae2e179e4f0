import type { SettingPlan } from '../data/location-calls';

interface SettingText {
  readonly label: string;
  readonly hint: string;
}

/** The settings that the forms service has. */
export const SETTING_KEYS = ['retention_days', 'reply_to'] as const satisfies readonly SettingPlan['key'][];

/** What each of them says, by its key. */
export const FORMS_SETTINGS: Readonly<Record<string, SettingText>> = {
  retention_days: {
    label: 'Days that leads are kept',
    hint: 'A whole number: so many days after they came, leads are erased.',
  },
  reply_to: { label: 'Answers to confirmations go to', hint: 'An e-mail address.' },
};
