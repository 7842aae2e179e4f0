import type { Settings } from '@showroom/contracts/settings/settings';
import type { PluralForms } from '@showroom/shared-ui/format-count';
import type { LocaleSource } from '../language/language';
import { SPECIFICATION_MESSAGES, type SpecificationMessages } from './messages';

const BY_LANGUAGE = new Map<string, SpecificationMessages>(Object.entries(SPECIFICATION_MESSAGES));

/**
 * The words of a locale's language, English where there are none; a market may count seats in its
 * own.
 */
export function messagesOf({ locale, settings }: LocaleSource): SpecificationMessages {
  const words = BY_LANGUAGE.get(locale.split('-')[0] ?? '') ?? SPECIFICATION_MESSAGES.en;
  return { ...words, seats: seatForms(settings.get('stock_locator.seats_translations'), words.seats) };
}

/**
 * A market's own words for seats: one for 1, one for any other number. Without them the language's
 * own forms stand.
 */
export function seatForms(own: Settings['stock_locator.seats_translations'], forms: PluralForms): PluralForms {
  if (!own) return forms;
  const other = `n ${own.plural}`;
  return { zero: other, one: `n ${own.singular}`, two: other, few: other, many: other, other };
}
