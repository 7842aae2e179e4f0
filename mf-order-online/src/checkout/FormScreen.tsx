import { Button } from '@showroom/shared-ui/button';
import { TextArea } from '@showroom/shared-ui/text-area';
import { TextField } from '@showroom/shared-ui/text-field';
import { useTexts } from '@showroom/shared-ui/texts';
import { type FormEvent, useEffect, useRef } from 'react';
import type { CustomerField } from './customer-draft';
import { ScreenHeading } from './ScreenHeading';
import { CHECKOUT_TEXTS } from './texts';
import type { CustomerForm } from './use-customer';
import type { EmailCheck } from './use-email-check';

const LINES = [
  { field: 'first_name', type: 'text', autoComplete: 'given-name' },
  { field: 'last_name', type: 'text', autoComplete: 'family-name' },
  { field: 'email', type: 'email', autoComplete: 'email' },
  { field: 'phone', type: 'tel', autoComplete: 'tel' },
] as const satisfies readonly { field: CustomerField; type: string; autoComplete: string }[];

const LONGEST = { first_name: 80, last_name: 80, email: 254, phone: 30 } as const;

interface FormScreenProps {
  readonly form: CustomerForm;
  readonly emailCheck: EmailCheck;
  readonly onDone: () => void;
}

/** Who reserves: each field says what is wrong with it, and the first wrong one gets the cursor. */
export function FormScreen({ form, emailCheck, onDone }: FormScreenProps) {
  const texts = useTexts(CHECKOUT_TEXTS);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.focus && element.current?.elements.namedItem(form.focus.field);
    if (field instanceof HTMLElement) field.focus();
  }, [form.focus]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await form.check()) onDone();
  }

  async function leave(field: CustomerField): Promise<void> {
    const isTaken = await form.leave(field);
    if (field === 'email' && isTaken) emailCheck.ask(form.draft.email.trim());
  }

  const errorOf = (field: CustomerField) => (form.broken.includes(field) ? texts[`error_${field}`] : undefined);
  const hints = {
    phone: texts.phoneHint,
    email: emailCheck.doubtful === form.draft.email.trim() ? texts.emailDoubtful : undefined,
  };
  return (
    <form ref={element} noValidate onSubmit={(event) => void submit(event)} className="checkout-screen">
      <ScreenHeading>{texts.screen_form}</ScreenHeading>
      <div className="checkout-fields">
        {LINES.map(({ field, ...input }) => (
          <TextField
            key={field}
            {...input}
            name={field}
            label={texts[field]}
            hint={field === 'phone' || field === 'email' ? hints[field] : undefined}
            maxLength={LONGEST[field]}
            required
            value={form.draft[field]}
            error={errorOf(field)}
            onChange={(event) => form.change(field, event.target.value)}
            onBlur={() => void leave(field)}
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
      <p role="status" className="checkout-hint">
        {hints.email}
      </p>
      <Button type="submit">{texts.toTerms}</Button>
    </form>
  );
}
