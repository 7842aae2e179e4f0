import type { ProductChoice } from '@showroom/contracts/finance/product-quote';
import { choicesOf, type FinanceProductRule } from '@showroom/contracts/finance/product-rules';
import financeMessages from '@showroom/shared-ui/finance-messages';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { formatPercent } from '@showroom/shared-ui/percent';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { SelectField } from '@showroom/shared-ui/select-field';
import { useProductAmount } from './use-product-amount';

/** Names of a choice's parts, in addresses too. */
export const DOWN_PAYMENT = 'down_payment';
export const MONTHS = 'months';

interface ProductTermsProps {
  readonly rule: FinanceProductRule;
  readonly price: number;
  readonly choice: ProductChoice;
  readonly labels: { readonly deposit: string; readonly duration: string };
  readonly onChoose: (name: typeof DOWN_PAYMENT | typeof MONTHS, value: string) => void;
}

/** How much is paid at the start, and for how long then. */
export function ProductTerms({ rule, price, choice, labels, onChoose }: ProductTermsProps) {
  const { months } = useMessages(financeMessages);
  const { locale } = usePageLocale();
  const { amount, share } = useProductAmount(rule);
  return (
    <>
      <SelectField
        name={DOWN_PAYMENT}
        label={labels.deposit}
        value={choice.down_payment}
        options={choicesOf(rule.down_payment).map((percent) => ({
          value: String(percent),
          label: `${formatPercent(percent, locale)} – ${amount(share(price, percent))}`,
        }))}
        onChange={({ target }) => onChoose(DOWN_PAYMENT, target.value)}
      />
      <SelectField
        name={MONTHS}
        label={labels.duration}
        value={choice.months}
        options={choicesOf(rule.duration).map((count) => ({
          value: String(count),
          label: formatCount(count, months, locale),
        }))}
        onChange={({ target }) => onChoose(MONTHS, target.value)}
      />
    </>
  );
}
