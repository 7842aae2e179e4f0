import { Button } from '@showroom/shared-ui/button';
import { type FormEvent, useRef, useState } from 'react';
import { AcceptTerms, type TermsChoice } from './AcceptTerms';
import { ScreenHeading } from './ScreenHeading';

interface TermsScreenProps {
  readonly terms: TermsChoice;
  readonly submitLabel: string;
  /** Whether the order can be placed, where nothing follows but that. */
  readonly ready: boolean;
  readonly busy: boolean;
  readonly onDone: () => void;
}

/** The terms on a screen of their own; nothing goes on without a yes. */
export function TermsScreen({ terms, submitLabel, ready, busy, onDone }: TermsScreenProps) {
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    setMissing(!terms.accepted);
    if (terms.accepted) onDone();
    else box.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="checkout-screen">
      <ScreenHeading>{terms.shown.title}</ScreenHeading>
      <AcceptTerms {...terms} isMissing={isMissing} box={box} />
      <Button type="submit" disabled={!ready} busy={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
