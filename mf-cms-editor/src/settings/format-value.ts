import type { EditedSetting } from '@showroom/contracts/calls/settings';
import type messages from './messages/en.json';

/** What is set, as far as the person may see it. */
export function formatValue({ shown_to, value }: EditedSetting['attributes'], texts: typeof messages): string {
  if (shown_to === 'nobody') return texts.never_shown;
  return value === undefined ? texts.shown_to_managers : JSON.stringify(value);
}
