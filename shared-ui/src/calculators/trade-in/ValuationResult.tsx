import type { TradeInValuation } from '@showroom/contracts/entities/trade-in';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { formatDate } from '../../dates/dates';
import { fillText } from '../../texts/fill-text';
import { formatNumber } from '../../texts/format-number';
import { useTexts } from '../../texts/texts';
import { Monthly } from '../Monthly';
import { formatPercent } from '../percent';
import { Rows } from '../Rows';
import { UNIT_TEXTS } from '../unit-texts';
import { useAmount } from '../use-amount';
import { TRADE_IN_TEXTS } from './trade-in-texts';

const BASIS = {
  comparables: 'fromComparables',
  formula: 'fromFormula',
  provider: 'fromProvider',
} as const satisfies Record<TradeInValuation['attributes']['basis'], string>;

/** What the car may be worth, and what that stands on. */
export function ValuationResult({ valuation }: { readonly valuation: TradeInValuation['attributes'] }) {
  const texts = useTexts(TRADE_IN_TEXTS);
  const amount = useAmount(0);
  const units = useTexts(UNIT_TEXTS);
  const { locale } = usePageLocale();
  const { assumptions, low, high, value, valid_until, basis } = valuation;
  const range = { low: amount(low), high: amount(high), date: formatDate(valid_until) ?? valid_until };
  return (
    <div className="calculators-result">
      <Monthly label={texts.estimate}>{amount(value)}</Monthly>
      <p className="calculators-basis">{fillText(texts.range, range)}</p>
      <p>{texts[BASIS[basis]]}</p>
      {assumptions && (
        <Rows
          caption={texts.basis}
          rows={[
            assumptions.comparables > 0 && [texts.comparables, formatNumber(assumptions.comparables, locale)],
            [texts.typical, `${formatNumber(assumptions.typical_mileage, locale)} ${units[assumptions.mileage_unit]}`],
            [texts.loss, formatPercent(assumptions.yearly_loss * 100, locale, 0)],
            [texts.margin, formatPercent(assumptions.margin * 100, locale, 0)],
            [texts.state, texts[assumptions.condition]],
          ]}
        />
      )}
      <p className="calculators-note">{texts.note}</p>
    </div>
  );
}
