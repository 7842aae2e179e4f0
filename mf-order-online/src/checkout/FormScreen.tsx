import { nameOrder } from '@showroom/contracts/entities/full-name';
import type { Customer } from '@showroom/contracts/entities/order';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { Disclosure } from '@showroom/shared-ui/disclosure';
import { Heading } from '@showroom/shared-ui/heading';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextArea } from '@showroom/shared-ui/text-area';
import { TextField } from '@showroom/shared-ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AcceptTerms, type TermsChoice } from './AcceptTerms';
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

interface FieldsProps {
  readonly form: CustomerForm;
  readonly emailCheck: EmailCheck;
}

interface FormScreenProps extends FieldsProps {
  /** Undefined where they have a screen of their own. */
  readonly terms: TermsChoice | undefined;
  readonly submitLabel: string;
  /** Whether the order can be placed, where nothing follows but that. */
  readonly ready: boolean;
  readonly busy: boolean;
  readonly onDone: (customer: Customer) => void;
}

/** The customer's form: each field shows its error, and the first invalid one gets the focus. */
export function FormScreen(props: FormScreenProps) {
  const { form, emailCheck, terms, submitLabel, ready, busy } = props;
  const texts = useMessages(checkoutMessages);
  const element = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { isChecking, lacksTerms, submit } = useSubmit(props, element, box);
  useEffect(() => {
    const field = form.focus && element.current?.elements.namedItem(form.focus.field);
    if (field instanceof HTMLElement) field.focus();
  }, [form.focus]);
  return (
    <form ref={element} noValidate onSubmit={(event) => void submit(event)} className="checkout-screen">
      <ScreenHeading>{texts.screen_form}</ScreenHeading>
      <Fields form={form} emailCheck={emailCheck} />
      {terms && (
        <div className="checkout-accept">
          <Heading level={3} size="s">
            {terms.shown.title}
          </Heading>
          <AcceptTerms {...terms} isMissing={lacksTerms} box={box} />
        </div>
      )}
      <Button type="submit" disabled={!ready} busy={isChecking || busy}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** Goes on when all fields are taken, a doubt was seen once, and the terms are accepted. */
function useSubmit(
  { form, emailCheck, terms, busy, onDone }: FormScreenProps,
  element: { readonly current: HTMLFormElement | null },
  box: { readonly current: HTMLInputElement | null },
) {
  const [isChecking, setChecking] = useState(false);
  const [lacksTerms, setLacksTerms] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isChecking || busy) return;
    setChecking(true);
    try {
      await goOn();
    } finally {
      setChecking(false);
    }
  }

  async function goOn(): Promise<void> {
    const isAccepted = terms === undefined || terms.accepted;
    setLacksTerms(!isAccepted);
    const customer = await form.check();
    if (!customer || (await stopsForDoubt())) return;
    if (isAccepted) onDone(customer);
    else box.current?.focus();
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

  return { isChecking, lacksTerms, submit };
}

/** Four fields, and a message for those who open it. */
function Fields({ form, emailCheck }: FieldsProps) {
  const texts = useMessages(checkoutMessages);
  const { locale, market } = usePlatform();
  const [isOpen, setOpen] = useState(false);

  async function leave(field: CustomerField): Promise<void> {
    const isTaken = await form.leave(field);
    if (field === 'email' && isTaken) void emailCheck.ask(form.draft.email.trim());
  }

  const errorOf = (field: CustomerField) => (form.broken.includes(field) ? texts[`error_${field}`] : undefined);
  const hints = {
    phone: fillText(texts.phoneHint, { number: market.phoneExample }),
    email: emailCheck.doubtful === form.draft.email.trim() ? texts.emailDoubtful : undefined,
  };
  const { message } = form.draft;
  return (
    <>
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
      </div>
      <p role="status" className="checkout-hint">
        {hints.email}
      </p>
      <Disclosure title={texts.addMessage} open={isOpen || message !== ''} onToggle={setOpen}>
        <TextArea
          name="message"
          label={texts.message}
          optional
          maxLength={1000}
          value={message}
          error={errorOf('message')}
          onChange={(event) => form.change('message', event.target.value)}
        />
      </Disclosure>
    </>
  );
}
