import type { CheckboxKey } from '@showroom/contracts/entities/filters';
import { fillText } from '@showroom/contracts/fill-text';
import { formatNumber } from '@showroom/contracts/number-text';
import { usePlatform } from '@showroom/shared-ui/platform';
import { usePriceFormat } from '@showroom/shared-ui/price';
import { useLanguage, useTextsOf } from '../language/use-language';
import type { Choice } from './choices';
import { PAYMENT_KEY, type RangeKey } from './list-keys';
import { optionLabel } from './option-label';
import type { Range } from './url-state';

export interface Labels {
  readonly option: (key: CheckboxKey, value: string, label: string) => string;
  readonly amount: (key: RangeKey, value: number) => string;
  /** `12,300 km` in the market's unit. */
  readonly distance: (value: number) => string;
  /** `Defender 110`, or `Mileage up to 5,000 km`. */
  readonly choice: (choice: Choice) => string;
}

const MONEY: ReadonlySet<RangeKey> = new Set(['display_price', 'msrp_price', PAYMENT_KEY]);

/** How options and amounts of the filters are called in the page's language. */
export function useLabels(): Labels {
  const texts = useTextsOf('facets');
  const writePrice = usePriceFormat();
  const { market } = usePlatform();
  const words = useTextsOf('words');
  const { locale } = useLanguage();

  const distance = (value: number) => `${formatNumber(value, locale)} ${words.units[market.distanceUnit]}`;
  function amount(key: RangeKey, value: number): string {
    if (MONEY.has(key)) return writePrice(value);
    if (key === 'mileage') return distance(value);
    return key === 'power' ? `${formatNumber(value, locale)} ${words.units.kW}` : String(value);
  }

  function rangeText(key: RangeKey, { from, to }: Range): string {
    if (from !== undefined && to !== undefined) return `${amount(key, from)} – ${amount(key, to)}`;
    return from === undefined
      ? fillText(texts.upTo, { value: amount(key, to ?? 0) })
      : fillText(texts.from, { value: amount(key, from) });
  }

  const option = (key: CheckboxKey, value: string, label: string) => optionLabel(words, key, value, label);
  function choice(made: Choice): string {
    if (made.kind === 'family') return made.value;
    if (made.kind === 'option') return option(made.key, made.value, made.label);
    return `${texts[made.key]} ${rangeText(made.key, made.range)}`;
  }
  return { option, amount, distance, choice };
}
