import { fillText } from '@showroom/contracts/fill-text';
import { parseAmount } from '@showroom/shared-ui/amount-text';
import { formatCount } from '@showroom/shared-ui/format-count';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import { type KeyboardEvent, useState } from 'react';
import { useLanguage, useTextsOf } from '../language/use-language';
import { type Bounds, ranged, withTerm } from './choices';
import { PAYMENT_KEY, type PaymentTerms, type TermKey, type Terms } from './list-keys';
import { SliderFacet } from './SliderFacet';
import type { ListState } from './url-state';
import { useLabels } from './use-labels';

interface PaymentFacetProps {
  /** What the ids of its fields begin with. */
  readonly id: string;
  readonly state: ListState;
  readonly payment: PaymentTerms;
  /** Null where no vehicle can be paid for on these terms. */
  readonly bounds: Bounds | null;
  readonly onChange: (state: ListState, moved?: typeof PAYMENT_KEY) => void;
}

/** What a month may cost, on terms that are the visitor's own: deposit, length and distance. */
export function PaymentFacet({ id, state, payment, bounds, onChange }: PaymentFacetProps) {
  const texts = useTextsOf('facets');
  const labels = useLabels();
  const { locale } = useLanguage();
  const set = (key: TermKey, value: number | undefined) => onChange(withTerm(state, key, value));
  const term = state.terms.term ?? payment.term;
  const distance = state.terms.yearly_mileage ?? payment.yearly_mileage;
  const usual = fillText(texts.usual, { percent: payment.depositPercent });
  const { deposit } = state.terms;
  return (
    <div className="facets-slider facets-payment">
      {bounds && bounds.min < bounds.max && (
        <SliderFacet
          name={PAYMENT_KEY}
          label={texts.budget}
          bounds={bounds}
          range={state.ranges[PAYMENT_KEY]}
          onCommit={(range) => onChange(ranged(state, PAYMENT_KEY, range, bounds), PAYMENT_KEY)}
        />
      )}
      <Deposit id={`${id}-deposit`} value={deposit} placeholder={usual} onCommit={(value) => set('deposit', value)} />
      <Choice
        id={`${id}-term`}
        name="term"
        value={term}
        payment={payment}
        write={(value) => formatCount(value, texts.months, locale)}
        onChange={set}
      />
      <Choice
        id={`${id}-distance`}
        name="yearly_mileage"
        value={distance}
        payment={payment}
        write={labels.distance}
        onChange={set}
      />
      <p className="facets-assumed">
        {fillText(texts.assumed, {
          deposit: deposit === undefined ? usual : labels.amount(PAYMENT_KEY, deposit),
          months: formatCount(term, texts.months, locale),
          distance: labels.distance(distance),
        })}
      </p>
    </div>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly name: 'term' | 'yearly_mileage';
  readonly value: number;
  readonly payment: PaymentTerms;
  readonly write: (value: number) => string;
  readonly onChange: (key: TermKey, value: number | undefined) => void;
}

function Choice({ id, name, value, payment, write, onChange }: ChoiceProps) {
  const texts = useTextsOf('facets');
  return (
    <SelectField
      id={id}
      label={texts[name]}
      name={name}
      value={value}
      options={payment.choices[name].map((one) => ({ value: String(one), label: write(one) }))}
      onChange={(event) => {
        const chosen = Number(event.currentTarget.value);
        onChange(name, chosen === payment.usual[name] ? undefined : chosen);
      }}
    />
  );
}

interface DepositProps {
  readonly id: string;
  readonly value: Terms['deposit'];
  readonly placeholder: string;
  readonly onCommit: (value: number | undefined) => void;
}

/** Typed freely; the list is asked when the field is left or Enter pressed. */
function Deposit({ id, value, placeholder, onCommit }: DepositProps) {
  const texts = useTextsOf('facets');
  const [typed, setTyped] = useState<string>();
  function commit() {
    if (typed === undefined) return;
    const amount = parseAmount(typed);
    setTyped(undefined);
    if (amount !== value) onCommit(amount);
  }
  return (
    <TextField
      id={id}
      label={texts.deposit}
      name="deposit"
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      value={typed ?? value ?? ''}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && commit()}
    />
  );
}
