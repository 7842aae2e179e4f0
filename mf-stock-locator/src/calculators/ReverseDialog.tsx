import { fillText } from '@showroom/contracts/fill-text';
import { termsOf } from '@showroom/contracts/finance/default-terms';
import { financeChoice } from '@showroom/contracts/finance/terms';
import { parseAmount } from '@showroom/shared-ui/amount-text';
import { Button } from '@showroom/shared-ui/button';
import { Dialog } from '@showroom/shared-ui/dialog';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { NumberSelect } from '@showroom/shared-ui/number-select';
import { formatPercent } from '@showroom/shared-ui/percent';
import { usePlatform, useSetting } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { useDistance } from '@showroom/shared-ui/use-distance';
import { type KeyboardEvent, useState } from 'react';
import { fetchAffordablePrices } from '../data/calculator-calls';
import type { ListState } from '../facets/url-state';
import { useLanguage } from '../language/use-language';
import type { Budget } from './budget';
import reverseMessages from './messages/reverse/en.json';
import '@showroom/shared-ui/calculator-form.css';

interface ReverseDialogProps {
  readonly state: ListState;
  readonly title: string;
  readonly onBudget: (budget: Budget) => void;
  readonly onClose: () => void;
}

type Step = 'asking' | 'sending' | 'failed' | 'nothing';

type Terms = ReturnType<typeof termsOf>;

/** What is typed and chosen, and what became of it once it was sent. */
function useReverseForm(state: ListState, terms: Terms, onBudget: (budget: Budget) => void) {
  const platform = usePlatform();
  const { deposit, term, yearly_mileage } = state.terms;
  const started = financeChoice(terms, { deposit, months: term, yearly_mileage });
  const [draft, setDraft] = useState({
    budget: written(state.ranges.monthly_payment?.to),
    deposit: written(deposit),
    months: started.months,
    mileage: started.yearly_mileage,
  });
  const [step, setStep] = useState<Step>('asking');
  const [isMissing, setMissing] = useState(false);

  async function submit(): Promise<void> {
    const amount = parseAmount(draft.budget);
    setMissing(!amount);
    if (!amount) return;
    setStep('sending');
    const { months, mileage } = draft;
    const asked = { deposit: parseAmount(draft.deposit) ?? 0, duration: months, yearly_mileage: mileage };
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

  const change = (next: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...next }));
  return { draft, change, step, isMissing, submit };
}

/** What somebody can spend a month, and on which terms. */
export function ReverseDialog({ state, title, onBudget, onClose }: ReverseDialogProps) {
  const texts = useMessages(reverseMessages);
  const terms = termsOf(usePlatform().market.code, useSetting('finance.terms'));
  const failed = useSetting('reverse_calculator.error') || texts.failed;
  const form = useReverseForm(state, terms, onBudget);
  const { step, submit } = form;

  function submitByEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void submit();
  }

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
        <AmountFields {...form} leastDeposit={terms.deposit.min_percent} />
        <TermFields {...form} terms={terms} />
      </div>
    </Dialog>
  );
}

type ReverseForm = ReturnType<typeof useReverseForm>;

interface AmountFieldsProps extends Pick<ReverseForm, 'draft' | 'change' | 'isMissing'> {
  /** In percent of the price. */
  readonly leastDeposit: number;
}

function AmountFields({ draft, change, isMissing, leastDeposit }: AmountFieldsProps) {
  const texts = useMessages(reverseMessages);
  const { locale } = useLanguage();
  const isFree = leastDeposit <= 0;
  const hint = fillText(texts.leastDeposit, { percent: formatPercent(leastDeposit, locale) });
  return (
    <>
      <TextField
        label={texts.budget}
        error={isMissing && texts.amountMissing}
        inputMode="decimal"
        autoComplete="off"
        aria-required
        value={draft.budget}
        onChange={({ target }) => change({ budget: target.value })}
      />
      <TextField
        label={texts.deposit}
        hint={isFree ? texts.depositHint : hint}
        optional={isFree}
        inputMode="decimal"
        autoComplete="off"
        value={draft.deposit}
        onChange={({ target }) => change({ deposit: target.value })}
      />
    </>
  );
}

function TermFields({ draft, change, terms }: Pick<ReverseForm, 'draft' | 'change'> & { readonly terms: Terms }) {
  const texts = useMessages(reverseMessages);
  const { locale } = useLanguage();
  const rates = terms.classes.map(({ rate }) => rate);
  return (
    <>
      <NumberSelect
        label={texts.duration}
        value={draft.months}
        values={terms.months}
        format={(count) => formatCount(count, texts.months, locale)}
        onChoose={(months) => change({ months })}
      />
      <NumberSelect
        label={texts.mileage}
        value={draft.mileage}
        values={terms.yearly_mileages}
        format={useDistance()}
        onChoose={(mileage) => change({ mileage })}
      />
      <p className="calculator-form-note">
        {fillText(texts.assumptions, {
          least: formatPercent(Math.min(...rates), locale),
          most: formatPercent(Math.max(...rates), locale),
        })}
      </p>
    </>
  );
}

function written(amount: number | undefined): string {
  return amount === undefined ? '' : String(amount);
}
