import type { TradeInValuation } from '@showroom/contracts/entities/trade-in';
import { fillText } from '@showroom/contracts/fill-text';
import { formatNumber } from '@showroom/contracts/number-text';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { formatDate } from '../../dates/dates';
import { useMessages } from '../../texts/messages';
import unitMessages from '../../texts/messages/units/en.json';
import { CalculatorResult } from '../CalculatorLayout';
import { formatPercent } from '../percent';
import { Rows } from '../Rows';
import { useAmount } from '../use-amount';
import tradeInMessages from './messages/en.json';

const BASIS = {
  comparables: 'fromComparables',
  formula: 'fromFormula',
  provider: 'fromProvider',
} as const satisfies Record<TradeInValuation['attributes']['basis'], string>;

/** What the car may be worth, and what that stands on. */
export function ValuationResult({ valuation }: { readonly valuation: TradeInValuation['attributes'] }) {
  const texts = useMessages(tradeInMessages);
  const amount = useAmount(0);
  const units = useMessages(unitMessages);
  const { locale } = usePageLocale();
  const { assumptions, low, high, value, valid_until, basis } = valuation;
  const range = { low: amount(low), high: amount(high), date: formatDate(valid_until) ?? valid_until };
  return (
    <CalculatorResult label={texts.estimate} amount={value} write={amount} note={texts.note}>
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
    </CalculatorResult>
  );
}
