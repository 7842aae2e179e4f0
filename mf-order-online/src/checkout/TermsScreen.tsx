import type { ShownTerms } from '@showroom/contracts/entities/accepted-terms';
import { Button } from '@showroom/shared-ui/button';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { useGatedHtml } from '@showroom/shared-ui/gated-html';
import { useMessages } from '@showroom/shared-ui/messages';
import { type FormEvent, useRef, useState } from 'react';
import checkoutMessages from './messages/en.json';
import { ScreenHeading } from './ScreenHeading';

interface TermsScreenProps {
  readonly terms: ShownTerms;
  readonly accepted: boolean;
  readonly onAccept: (accepted: boolean) => void;
  readonly submitLabel: string;
  /** Whether the order can be placed, where nothing follows but that. */
  readonly ready: boolean;
  readonly busy: boolean;
  readonly onDone: () => void;
}

/** What a reservation means by law; nothing goes on without a yes. */
export function TermsScreen({ terms, accepted, onAccept, submitLabel, ready, busy, onDone }: TermsScreenProps) {
  const texts = useMessages(checkoutMessages);
  const html = useGatedHtml(terms.html);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    setMissing(!accepted);
    if (accepted) onDone();
    else box.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="checkout-screen">
      <ScreenHeading>{terms.title}</ScreenHeading>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the API when it answers */}
      <div className="checkout-terms" dangerouslySetInnerHTML={{ __html: html }} />
      <Checkbox
        ref={box}
        name="terms"
        label={terms.label}
        required
        checked={accepted}
        error={isMissing && !accepted ? texts.error_terms : undefined}
        onChange={(event) => onAccept(event.target.checked)}
      />
      <Button type="submit" disabled={!ready} busy={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
