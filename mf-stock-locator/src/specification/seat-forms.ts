import type { Settings } from '@showroom/contracts/settings/settings';
import type { PluralForms } from '@showroom/shared-ui/format-count';

/**
 * A market's own words for seats: one for 1, one for any other number. Without them the language's
 * own forms stand.
 */
export function seatForms(own: Settings['stock_locator.seats_translations'], forms: PluralForms): PluralForms {
  if (!own) return forms;
  const other = `n ${own.plural}`;
  return { zero: other, one: `n ${own.singular}`, two: other, few: other, many: other, other };
}
