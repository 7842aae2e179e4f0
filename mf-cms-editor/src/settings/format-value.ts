import type { EditedSetting } from '@showroom/contracts/calls/settings';

/** What is set, as far as the person may see it. */
export function formatValue({ shown_to, value }: EditedSetting['attributes']): string {
  if (shown_to === 'nobody') return 'never shown';
  return value === undefined ? 'shown to managers' : JSON.stringify(value);
}
