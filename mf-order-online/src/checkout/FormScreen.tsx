import { nameOrder } from '@showroom/contracts/entities/full-name';
import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextArea } from '@showroom/shared-ui/text-area';
import { TextField } from '@showroom/shared-ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CustomerField } from './customer-draft';
import checkoutMessages from './messages/en.json';
import { ScreenHeading } from './ScreenHeading';
import type { CustomerForm } from './use-customer';
import type { EmailCheck } from './use-email-check';

const INPUTS = {
  first_name: { type: 'text', autoComplete: 'given-name', maxLength: 80 },
  last_name: { type: 'text', autoComplete: 'family-name', maxLength: 80 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 30 },
} as const;

interface FormScreenProps {
  readonly form: CustomerForm;
  readonly emailCheck: EmailCheck;
  readonly onDone: () => void;
}

/** The customer's form: each field shows its error, and the first invalid one gets the focus. */
export function FormScreen({ form, emailCheck, onDone }: FormScreenProps) {
  const texts = useMessages(checkoutMessages);
  const { locale } = usePlatform();
  const [isChecking, setChecking] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.focus && element.current?.elements.namedItem(form.focus.field);
    if (field instanceof HTMLElement) field.focus();
  }, [form.focus]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isChecking) return;
    setChecking(true);
    try {
      if ((await form.check()) && !(await stopsForDoubt())) onDone();
    } finally {
      setChecking(false);
    }
  }

  /** A doubt is shown once before it can be ignored: Enter leaves no field, so it may be unseen. */
  async function stopsForDoubt(): Promise<boolean> {
    const email = form.draft.email.trim();
    const wasShown = emailCheck.doubtful === email;
    if (wasShown || !(await emailCheck.ask(email))) return false;
    const field = element.current?.elements.namedItem('email');
    if (field instanceof HTMLElement) field.focus();
    return true;
  }

  async function leave(field: CustomerField): Promise<void> {
    const isTaken = await form.leave(field);
    if (field === 'email' && isTaken) void emailCheck.ask(form.draft.email.trim());
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
        {[...nameOrder(locale), 'email' as const, 'phone' as const].map((field) => (
          <TextField
            key={field}
            {...INPUTS[field]}
            name={field}
            label={texts[field]}
            hint={field === 'phone' || field === 'email' ? hints[field] : undefined}
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
      <Button type="submit" busy={isChecking}>
        {texts.toTerms}
      </Button>
    </form>
  );
}
