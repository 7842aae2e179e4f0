import {
  TRADE_IN_CONDITIONS,
  type TradeIn,
  type TradeInCondition,
  type TradeInOptions,
} from '@showroom/contracts/entities/trade-in';
import { fillText } from '@showroom/contracts/fill-text';
import { usePlatform } from '@showroom/shared-ui/platform';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../button/Button';
import { RadioGroup } from '../../radio-group/RadioGroup';
import { SelectField } from '../../select-field/SelectField';
import { TextField } from '../../text-field/TextField';
import { useMessages } from '../../texts/messages';
import unitMessages from '../../texts/messages/units/en.json';
import tradeInMessages from './messages/en.json';
import {
  CHOICES,
  FIELDS,
  type Field,
  isCondition,
  optionsOf,
  type Problems,
  problemsOf,
  type TradeInDraft,
  tradeInOf,
  withField,
} from './trade-in-draft';
import '../calculator-form.css';

interface TradeInFormProps {
  readonly options: TradeInOptions['attributes'];
  readonly draft: TradeInDraft;
  readonly busy: boolean;
  readonly onDraft: (draft: TradeInDraft) => void;
  readonly onSubmit: (car: TradeIn, condition: TradeInCondition) => void;
}

/** Describes a car; a make narrows the models. */
export function TradeInForm({ options, draft, busy, onDraft, onSubmit }: TradeInFormProps) {
  const texts = useMessages(tradeInMessages);
  const { market } = usePlatform();
  const units = useMessages(unitMessages);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const offered = optionsOf(options, draft.brand);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = problemsOf(draft, new Date().toISOString().slice(0, 10));
    setProblems(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    const car = first ? undefined : tradeInOf(draft, options);
    if (car) onSubmit(car, draft.condition);
  }

  const field = (name: Field) => {
    const problem = problems[name];
    return {
      name,
      value: draft[name],
      error: problem && texts[problem],
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        onDraft(withField(draft, name, target.value));
        setProblems(({ [name]: _, ...others }) => others);
      },
    };
  };

  return (
    <form ref={form} className="calculator-form calculator-form-wide" noValidate onSubmit={submit}>
      {CHOICES.map((name) => (
        <SelectField
          key={name}
          label={texts[name]}
          placeholder={texts.choose}
          disabled={offered[name].length === 0}
          options={offered[name].map(({ value, name: label }) => ({ value, label }))}
          {...field(name)}
        />
      ))}
      <TextField
        label={fillText(texts.mileage, { unit: units[market.distanceUnit] })}
        inputMode="numeric"
        autoComplete="off"
        {...field('mileage')}
      />
      <TextField label={texts.registered} type="date" {...field('registered')} />
      <TextField label={texts.registration} optional maxLength={20} autoComplete="off" {...field('registration')} />
      <RadioGroup
        legend={texts.condition}
        name={`${id}condition`}
        look="cards"
        value={draft.condition}
        options={TRADE_IN_CONDITIONS.map((value) => ({
          value,
          label: texts[value],
          hint: texts[`${value}Hint` as const],
        }))}
        onChange={(value) => isCondition(value) && onDraft({ ...draft, condition: value })}
        className="calculator-form-whole"
      />
      <Button type="submit" busy={busy} className="calculator-form-whole">
        {texts.submit}
      </Button>
    </form>
  );
}
