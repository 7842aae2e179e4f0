import type { CheckboxKey, SliderKey } from '@showroom/contracts/entities/filters';
import { usePlatform } from '@showroom/shared-ui/platform';
import { usePriceFormat } from '@showroom/shared-ui/price';
import { fillText } from '../language/fill-text';
import { useFacetTexts, useWords } from '../language/use-language';
import { writeNumber } from '../specification/formats';
import type { Words } from '../specification/words';
import type { Choice } from './choices';
import type { Range } from './url-state';

export interface Labels {
  readonly option: (key: CheckboxKey, value: string, label: string) => string;
  readonly amount: (key: SliderKey, value: number) => string;
  /** `Defender 110`, or `Mileage up to 5,000 km`. */
  readonly choice: (choice: Choice) => string;
}

/** How options and amounts of the filters are called in the page's language. */
export function useLabels(): Labels {
  const texts = useFacetTexts();
  const writePrice = usePriceFormat();
  const { market } = usePlatform();
  const { words, locale } = useWords();

  function amount(key: SliderKey, value: number): string {
    if (key === 'display_price' || key === 'msrp_price') return writePrice(value);
    if (key === 'mileage') return `${writeNumber(value, locale)} ${words.units[market.distanceUnit]}`;
    return key === 'power' ? `${writeNumber(value, locale)} ${words.units.kW}` : String(value);
  }

  function rangeText(key: SliderKey, { from, to }: Range): string {
    if (from !== undefined && to !== undefined) return `${amount(key, from)} – ${amount(key, to)}`;
    return from === undefined
      ? fillText(texts.upTo, { value: amount(key, to ?? 0) })
      : fillText(texts.from, { value: amount(key, from) });
  }

  const option = (key: CheckboxKey, value: string, label: string) =>
    wordOf(words, key, value) ?? wordOf(words, key, label) ?? label;
  return {
    option,
    amount,
    choice: (choice) =>
      choice.kind === 'option'
        ? option(choice.key, choice.value, choice.label)
        : `${texts[choice.key]} ${rangeText(choice.key, choice.range)}`,
  };
}

function wordOf({ states, statuses, values }: Words, key: CheckboxKey, value: string): string | undefined {
  const table: Readonly<Record<string, string>> =
    key === 'states' ? states : key === 'statuses' ? statuses : key === 'dealers' ? {} : values;
  return Object.hasOwn(table, value) ? table[value] : undefined;
}
