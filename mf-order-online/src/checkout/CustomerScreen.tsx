import type { Customer } from '@showroom/contracts/entities/order';
import { Button } from '@showroom/shared-ui/button';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { Disclosure } from '@showroom/shared-ui/disclosure';
import { Heading } from '@showroom/shared-ui/heading';
import { TextArea } from '@showroom/shared-ui/text-area';
import { TextField } from '@showroom/shared-ui/text-field';
import { useTexts } from '@showroom/shared-ui/texts';
import { type FormEvent, useEffect, useRef } from 'react';
import type { CustomerField } from './customer-draft';
import { CHECKOUT_TEXTS } from './texts';
import type { CustomerForm, FormField } from './use-customer';

const LINES = [
  { field: 'first_name', type: 'text', autoComplete: 'given-name' },
  { field: 'last_name', type: 'text', autoComplete: 'family-name' },
  { field: 'email', type: 'email', autoComplete: 'email' },
  { field: 'phone', type: 'tel', autoComplete: 'tel' },
] as const satisfies readonly { field: CustomerField; type: string; autoComplete: string }[];

const LONGEST = { first_name: 80, last_name: 80, email: 254, phone: 30 } as const;

interface CustomerScreenProps {
  readonly form: CustomerForm;
  readonly submitLabel: string;
  /** Nothing can be sent before the vehicle is held. */
  readonly ready: boolean;
  readonly busy: boolean;
  readonly onCustomer: (customer: Customer) => void;
}

/** Who reserves: each field says what is wrong with it, and the first wrong one gets the cursor. */
export function CustomerScreen({ form, submitLabel, ready, busy, onCustomer }: CustomerScreenProps) {
  const texts = useTexts(CHECKOUT_TEXTS);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.focus && element.current?.elements.namedItem(form.focus.field);
    if (field instanceof HTMLElement) field.focus();
  }, [form.focus]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const customer = await form.check();
    if (customer) onCustomer(customer);
  }

  const errorOf = (field: FormField) => (form.broken.includes(field) ? texts[`error_${field}`] : undefined);
  return (
    <form ref={element} noValidate onSubmit={(event) => void submit(event)} className="checkout-form">
      <Heading level={2} size="l">
        {texts.yourDetails}
      </Heading>
      <div className="checkout-fields">
        {LINES.map(({ field, ...input }) => (
          <TextField
            key={field}
            {...input}
            name={field}
            label={texts[field]}
            hint={field === 'phone' ? texts.phoneHint : undefined}
            maxLength={LONGEST[field]}
            required
            value={form.draft[field]}
            error={errorOf(field)}
            onChange={(event) => form.change(field, event.target.value)}
            onBlur={() => void form.leave(field)}
          />
        ))}
        <TextArea
          name="message"
          label={texts.message}
          optional
          maxLength={1000}
          value={form.draft.message}
          error={errorOf('message')}
          onChange={(event) => form.change('message', event.target.value)}
        />
      </div>
      <Disclosure title={texts.termsTitle}>
        <p>{texts.termsText}</p>
      </Disclosure>
      <Checkbox
        name="terms"
        label={texts.terms}
        required
        checked={form.terms}
        error={errorOf('terms')}
        onChange={(event) => form.accept(event.target.checked)}
      />
      <Button type="submit" disabled={!ready} busy={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
