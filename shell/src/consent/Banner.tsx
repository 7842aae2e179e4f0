import { CONSENT_SCOPES, type ConsentChoice, type ConsentScope } from '@showroom/contracts/entities/consent';
import type { BannerContent } from '@showroom/contracts/settings/consent';
import { Button } from '@showroom/shared-ui/button';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import checkboxStyles from '@showroom/shared-ui/checkbox.css?url';
import { useMessages } from '@showroom/shared-ui/messages';
import { type KeyboardEvent, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ACCEPTED_ALL, acceptedWith, isPrivacyControlled, REJECTED } from './choices';
import consentMessages from './messages/en.json';
import { type Answer, AnswerButtons } from './question/AnswerButtons';
import { BannerInside } from './question/BannerInside';

/** What a visitor did at the banner of the HTML before its code was there. */
export interface EarlyAnswer {
  readonly answer?: Answer | undefined;
  /** The button that had the focus. */
  readonly focus?: string | undefined;
}

interface BannerProps {
  readonly content: BannerContent;
  readonly choice: ConsentChoice;
  /** Asked for by a press, which takes the focus along. */
  readonly isReopened: boolean;
  readonly onDecide: (choice: ConsentChoice) => void;
  /** What was done at the banner of the HTML. */
  readonly early: EarlyAnswer;
  /** Leaves everything as it is; nothing while no choice was made. */
  readonly onClose: (() => void) | undefined;
}

/**
 * The question at the lower edge of the window. The page stays usable: nothing is trapped, and the
 * banner comes first in the order of the keys.
 */
export function Banner({ content, choice, isReopened, early, onDecide, onClose }: BannerProps) {
  const texts = useMessages(consentMessages);
  const [isChoosing, setChoosing] = useState(early.answer === 'choose');
  const [scopes, setScopes] = useState<readonly ConsentScope[]>(choice.scopes);
  const ref = useRef<HTMLElement>(null);
  useRoom(ref);
  useEffect(() => {
    if (isReopened) ref.current?.focus();
  }, [isReopened]);
  // The banner of the HTML is gone, and the focus with it.
  useLayoutEffect(() => {
    if (early.focus) ref.current?.querySelector<HTMLElement>(`[data-consent-answer=${early.focus}]`)?.focus();
  }, [early]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose?.();
  };
  const onAnswer = (answer: Answer) => {
    if (answer === 'choose') setChoosing(true);
    else onDecide(answer === 'accept' ? ACCEPTED_ALL : REJECTED);
  };
  const actions = (
    <>
      {onClose && (
        <Button kind="tertiary" onClick={onClose}>
          {texts.close}
        </Button>
      )}
      <AnswerButtons content={content} onAnswer={onAnswer}>
        {isChoosing ? (
          <Button key="save" kind="secondary" onClick={() => onDecide(acceptedWith(scopes))}>
            {texts.save}
          </Button>
        ) : undefined}
      </AnswerButtons>
    </>
  );
  return (
    <section ref={ref} className="consent" aria-label={content.title} tabIndex={-1} onKeyDown={onKeyDown}>
      <BannerInside content={content} actions={actions}>
        {isPrivacyControlled() && <p>{texts.privacyControl}</p>}
        {isChoosing && (
          <Suspense fallback={null}>
            <link rel="stylesheet" href={checkboxStyles} precedence="consent" />
            <Scopes scopes={scopes} onChange={setScopes} />
          </Suspense>
        )}
      </BannerInside>
    </section>
  );
}

interface ScopesProps {
  readonly scopes: readonly ConsentScope[];
  readonly onChange: (scopes: readonly ConsentScope[]) => void;
}

function Scopes({ scopes, onChange }: ScopesProps) {
  const texts = useMessages(consentMessages);
  const ref = useRef<HTMLFieldSetElement>(null);
  // The button that brought them is gone, and the focus with it.
  useEffect(() => ref.current?.querySelector<HTMLElement>('input:enabled')?.focus(), []);
  return (
    <fieldset ref={ref} className="consent-scopes">
      <legend>{texts.scopes}</legend>
      {CONSENT_SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          label={texts[scope]}
          hint={texts.hints[scope]}
          checked={scope === 'obligatory' || scopes.includes(scope)}
          disabled={scope === 'obligatory'}
          onChange={({ target }) =>
            onChange(target.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope))
          }
        />
      ))}
    </fieldset>
  );
}

const HEIGHT = '--consent-height';

/** Tells the page how much of its end lies below the banner: footer and focus keep away. */
function useRoom(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${element.offsetHeight}px`));
    observer.observe(element, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [ref]);
}
