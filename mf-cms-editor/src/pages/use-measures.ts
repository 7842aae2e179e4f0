import { fillText } from '@showroom/contracts/fill-text';
import { formatNumber } from '@showroom/contracts/number-text';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import blockMessages from './messages/blocks/en.json';

/** Writes what a block costs as editors read it, e.g. `4.2 kB` and `12 ms`. */
export function useMeasures() {
  const texts = useMessages(blockMessages);
  const { locale } = usePageLocale();
  const written = (value: number) => {
    const rounded = Math.round(value * 10) / 10;
    return formatNumber(rounded, locale, Number.isInteger(rounded) ? 0 : 1);
  };
  return {
    kilobytes: (bytes: number) => fillText(texts.kilobytes, { number: written(bytes / 1000) }),
    milliseconds: (value: number) => fillText(texts.milliseconds, { number: written(value) }),
  };
}
