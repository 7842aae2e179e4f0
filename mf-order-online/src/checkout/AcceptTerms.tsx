import type { ShownTerms } from '@showroom/contracts/entities/accepted-terms';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { useGatedHtml } from '@showroom/shared-ui/gated-html';
import { useMessages } from '@showroom/shared-ui/messages';
import type { Ref } from 'react';
import checkoutMessages from './messages/en.json';

/** The terms as shown, and whether they are accepted. */
export interface TermsChoice {
  readonly shown: ShownTerms;
  readonly accepted: boolean;
  readonly onAccept: (accepted: boolean) => void;
}

interface AcceptTermsProps extends TermsChoice {
  /** The visitor wanted to go on without. */
  readonly isMissing: boolean;
  readonly box: Ref<HTMLInputElement>;
}

/** What a reservation means by law, and the yes to it. */
export function AcceptTerms({ shown, accepted, onAccept, isMissing, box }: AcceptTermsProps) {
  const texts = useMessages(checkoutMessages);
  const html = useGatedHtml(shown.html);
  return (
    <>
      <section
        className="checkout-terms"
        aria-label={shown.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long terms scroll in their box, by keys too
        tabIndex={0}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the API when it answers
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <Checkbox
        ref={box}
        name="terms"
        label={shown.label}
        required
        checked={accepted}
        error={isMissing && !accepted ? texts.error_terms : undefined}
        onChange={(event) => onAccept(event.target.checked)}
      />
    </>
  );
}
