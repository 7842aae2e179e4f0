import { fillText } from '@showroom/contracts/fill-text';
import type { FinanceProductOutput } from '@showroom/contracts/finance/product-quote';
import { Rows } from '@showroom/shared-ui/calculator-rows';
import { formatDay } from '@showroom/shared-ui/dates';
import financeMessages from '@showroom/shared-ui/finance-messages';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { formatPercent } from '@showroom/shared-ui/percent';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { FIGURES, type Figure, type FinanceProduct } from './finance-product';
import messages from './messages/en.json';
import { useProductAmount } from './use-product-amount';
import './Finance.css';

interface ProductFiguresProps extends FinanceProduct {
  readonly quote: FinanceProductOutput;
  /** What the product's market says in place of the usual names. */
  readonly usualNames?: Partial<Record<Figure, string>>;
  /** Star of a disclaimer that belongs to the monthly payment, and to the price. */
  readonly marks?: { readonly monthly: string; readonly price: string };
}

/** What a product costs by the month, and everything that this follows from. */
export function ProductFigures({ rule, names, quote, usualNames, marks }: ProductFiguresProps) {
  const texts = useMessages(financeMessages);
  const own = useMessages(messages);
  const { amount } = useProductAmount(rule);
  const label = { ...useUsualNames(rule.method === 'lease'), ...usualNames, ...names };
  const values = useValues(quote, amount, marks?.price ?? '');
  return (
    <div className="finance-figures">
      <p role="status" className="finance-monthly">
        <span className="finance-monthly-label">{label.monthly_payment || own.monthly_payment}</span>
        <bdi>{fillText(texts.perMonth, { amount: amount(quote.monthly_payment) })}</bdi>
        {marks?.monthly && <span className="finance-mark"> {marks.monthly}</span>}
      </p>
      <Rows
        caption={texts.example}
        rows={FIGURES.map((figure) => {
          const { [figure]: name = '' } = label;
          return name !== '' && values[figure] !== '' && [name, values[figure]];
        })}
      />
      <p className="finance-note">{texts.note}</p>
    </div>
  );
}

function useUsualNames(isLease: boolean): Record<Figure, string> {
  const texts = useMessages(financeMessages);
  const { residual, ...own } = useMessages(messages);
  return {
    on_the_road_price: own.on_the_road_price,
    total_deposit: texts.deposit,
    cash_deposit: own.cash_deposit,
    total_amount_of_credit: texts.credit,
    duration_of_agreement: texts.duration,
    monthly_payments: own.monthly_payments,
    monthly_payment: own.monthly_payment,
    final_payment: isLease ? residual : texts.finalPayment,
    total_amount_payable: texts.total,
    interest_rate: texts.rate,
    apr: texts.apr,
    created_at: own.created_at,
  };
}

/** Figures as text; empty where there is none. */
function useValues(
  quote: FinanceProductOutput,
  amount: (value: number) => string,
  priceMark: string,
): Record<Figure, string> {
  const { months } = useMessages(financeMessages);
  const { locale } = usePageLocale();
  return {
    on_the_road_price: `${amount(quote.on_the_road_price)} ${priceMark}`.trim(),
    total_deposit: amount(quote.total_deposit.cash_deposit),
    cash_deposit: amount(quote.total_deposit.cash_deposit),
    total_amount_of_credit: amount(quote.total_amount_of_credit),
    duration_of_agreement: formatCount(quote.duration_of_agreement, months, locale),
    monthly_payments: String(quote.monthly_payments),
    monthly_payment: amount(quote.monthly_payment),
    final_payment: quote.final_payment > 0 ? amount(quote.final_payment) : '',
    total_amount_payable: amount(quote.total_amount_payable),
    interest_rate: formatPercent(quote.interest_rate, locale),
    apr: quote.apr === undefined ? '' : formatPercent(quote.apr, locale, 1),
    created_at: formatDay(quote.created_at.slice(0, 10), locale),
  };
}
