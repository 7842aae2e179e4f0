import { formatDistance } from '@showroom/contracts/distance-text';
import { fillText } from '@showroom/contracts/fill-text';
import { formatCount } from '@showroom/shared-ui/format-count';
import { RadioGroup } from '@showroom/shared-ui/radio-group';
import { useLanguage, useTextsOf } from '../language/use-language';
import type { FoundDealer, PlaceData } from './place-data';

interface DealerChoiceProps {
  readonly texts: PlaceData['texts'];
  readonly unit: 'km' | 'mi';
  readonly dealers: readonly FoundDealer[];
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
}

/** Value of the choice that is no single retailer. */
const ALL = '';

/** All retailers of a place, or one of them; the nearest first, each with its distance. */
export function DealerChoice({ texts, unit, dealers, chosen, onChoose }: DealerChoiceProps) {
  const words = useTextsOf('words');
  const { locale } = useLanguage();
  const each = dealers.map(({ code, name, address, city, distance }) => {
    const away =
      distance !== null && fillText(texts.away, { distance: formatDistance(distance, words.units[unit], locale) });
    return { value: code, label: name, hint: [address, city, away].filter(Boolean).join(' · ') };
  });
  const all = { value: ALL, label: formatCount(dealers.length, texts.all, locale) };
  return (
    <RadioGroup
      legend={texts.which}
      name="dealer-choice"
      look="cards"
      options={dealers.length > 1 ? [all, ...each] : each}
      value={dealers.length === 1 ? dealers[0]?.code : chosen}
      onChange={onChoose}
    />
  );
}
