import type { ConsentChoice, ConsentScope } from '@showroom/contracts/entities/consent';
import type { BannerContent } from '@showroom/contracts/settings/consent';
import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { onDemand } from '@showroom/shared-ui/on-demand';
import {
  type KeyboardEvent,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ACCEPTED_ALL, acceptedWith, isPrivacyControlled, REJECTED } from './choices';
import consentMessages from './messages/en.json';
import { type Answer, AnswerButtons } from './question/AnswerButtons';
import { BannerInside } from './question/BannerInside';

const Scopes = onDemand(async () => {
  const { Scopes } = await import(/* webpackChunkName: "consent-scopes" */ './scopes/Scopes');
  return Scopes;
});

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
  const [isChoosing, setChoosing] = useState(false);
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
  // The question stands as it is until there is something to choose from.
  const expand = useCallback(() => {
    Scopes.load().then(
      () => setChoosing(true),
      (cause: unknown) => console.info('What may be agreed to did not come:', cause),
    );
  }, []);
  useEffect(() => {
    if (early.answer === 'choose') expand();
  }, [early, expand]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose?.();
  };
  const onAnswer = (answer: Answer) => {
    if (answer === 'choose') expand();
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
            <Scopes scopes={scopes} onChange={setScopes} />
          </Suspense>
        )}
      </BannerInside>
    </section>
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
