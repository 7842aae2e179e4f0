import { termsOf } from '@showroom/contracts/finance/default-terms';
import { financeChoice } from '@showroom/contracts/finance/terms';
import { parseAmount } from '@showroom/shared-ui/amount-text';
import { Button } from '@showroom/shared-ui/button';
import { Dialog } from '@showroom/shared-ui/dialog';
import { fillText } from '@showroom/shared-ui/fill-text';
import { formatCount } from '@showroom/shared-ui/format-count';
import { Notice } from '@showroom/shared-ui/notice';
import { formatPercent } from '@showroom/shared-ui/percent';
import { usePlatform, useSetting } from '@showroom/shared-ui/platform';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import { useTexts } from '@showroom/shared-ui/texts';
import { useDistance } from '@showroom/shared-ui/use-distance';
import { type KeyboardEvent, useState } from 'react';
import { fetchAffordablePrices } from '../data/calculator-calls';
import type { ListState } from '../facets/url-state';
import { useSpecificationMessages } from '../language/use-language';
import type { Budget } from './budget';
import { REVERSE_TEXTS } from './reverse-texts';
import '@showroom/shared-ui/calculator-form.css';

interface ReverseDialogProps {
  readonly state: ListState;
  readonly title: string;
  readonly onBudget: (budget: Budget) => void;
  readonly onClose: () => void;
}

type Step = 'asking' | 'sending' | 'failed' | 'nothing';

/** What somebody can spend a month, and on which terms. */
export function ReverseDialog({ state, title, onBudget, onClose }: ReverseDialogProps) {
  const platform = usePlatform();
  const texts = useTexts(REVERSE_TEXTS);
  const { locale } = useSpecificationMessages();
  const distance = useDistance();
  const terms = termsOf(platform.market.code, useSetting('finance.terms'));
  const failed = useSetting('reverse_calculator.error') || texts.failed;
  const { deposit, term, yearly_mileage } = state.terms;
  const started = financeChoice(terms, { deposit, months: term, yearly_mileage });
  const [budget, setBudget] = useState(written(state.ranges.monthly_payment?.to));
  const [paid, setPaid] = useState(written(deposit));
  const [months, setMonths] = useState(started.months);
  const [mileage, setMileage] = useState(started.yearly_mileage);
  const [step, setStep] = useState<Step>('asking');
  const [isMissing, setMissing] = useState(false);

  async function submit(): Promise<void> {
    const amount = parseAmount(budget);
    setMissing(!amount);
    if (!amount) return;
    setStep('sending');
    const asked = { deposit: parseAmount(paid) ?? 0, duration: months, yearly_mileage: mileage };
    try {
      const { data } = await fetchAffordablePrices(platform, { budget: amount, ...asked }, AbortSignal.timeout(10_000));
      const { min_price: from, max_price: to, yearly_mileage: calculatedWith } = data.attributes;
      if (to <= 0) return setStep('nothing');
      const own = {
        deposit: asked.deposit,
        ...(months !== terms.default_months && { term: months }),
        ...(mileage !== terms.default_yearly_mileage && { yearly_mileage: mileage }),
      };
      // A calculator of the market's own knows no mileage: then its prices count, and not our
      // payments.
      onBudget({ amount, terms: own, prices: calculatedWith === null ? { from, to } : undefined });
    } catch (error) {
      console.warn('The reverse calculator failed', error);
      setStep('failed');
    }
  }

  function submitByEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void submit();
  }

  const rates = terms.classes.map(({ rate }) => rate);
  const { min_percent } = terms.deposit;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <Button onClick={() => void submit()} busy={step === 'sending'}>
          {texts.apply}
        </Button>
      }
    >
      {/* It opens inside the form of the list, and a form holds no other. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field, as in any form */}
      <div className="calculator-form" onKeyDown={submitByEnter}>
        {step === 'failed' && <Notice kind="error">{failed}</Notice>}
        {step === 'nothing' && <Notice kind="warning">{texts.nothing}</Notice>}
        <TextField
          label={texts.budget}
          error={isMissing && texts.amountMissing}
          inputMode="decimal"
          autoComplete="off"
          aria-required
          value={budget}
          onChange={({ target }) => setBudget(target.value)}
        />
        <TextField
          label={texts.deposit}
          hint={
            min_percent > 0
              ? fillText(texts.leastDeposit, { percent: formatPercent(min_percent, locale) })
              : texts.depositHint
          }
          optional={min_percent === 0}
          inputMode="decimal"
          autoComplete="off"
          value={paid}
          onChange={({ target }) => setPaid(target.value)}
        />
        <SelectField
          label={texts.duration}
          value={months}
          options={terms.months.map((count) => ({
            value: String(count),
            label: formatCount(count, texts.months, locale),
          }))}
          onChange={({ target }) => setMonths(Number(target.value))}
        />
        <SelectField
          label={texts.mileage}
          value={mileage}
          options={terms.yearly_mileages.map((value) => ({ value: String(value), label: distance(value) }))}
          onChange={({ target }) => setMileage(Number(target.value))}
        />
        <p className="calculator-form-note">
          {fillText(texts.assumptions, {
            least: formatPercent(Math.min(...rates), locale),
            most: formatPercent(Math.max(...rates), locale),
          })}
        </p>
      </div>
    </Dialog>
  );
}

function written(amount: number | undefined): string {
  return amount === undefined ? '' : String(amount);
}
