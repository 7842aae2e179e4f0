import { CONSENT_LINK, type ConsentChoice, scopeOfSource } from '@showroom/contracts/entities/consent';
import { inLanguage } from '@showroom/shared-ui/in-language';
import { usePlatform, useSetting } from '@showroom/shared-ui/platform';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Banner, type EarlyAnswer } from './Banner';
import { ACCEPTED_ALL, consentOf, REJECTED } from './choices';
import type { ConsentStore } from './consent-store';
import { followFrames } from './gated-frames';
import type { Provider } from './provider';
import { storeChoice } from './stored-choice';
import { useChoice } from './use-choice';

interface ConsentProps {
  readonly store: ConsentStore;
  readonly early?: EarlyAnswer;
}

const NOTHING: EarlyAnswer = {};

/** What a visitor agreed to, and the question: whoever asks it, it is asked and answered here. */
export function Consent({ store, early = NOTHING }: ConsentProps) {
  const { locale } = usePlatform();
  const strategy = useSetting('cookie_consent.strategy');
  const key = useSetting('cookie_consent.storage_key');
  const content = inLanguage(locale, useSetting('cookie_consent.content'));
  const provider = useRef<Provider>(undefined);
  const choice = useSyncExternalStore(store.subscribe, store.get);
  const [asked, setAsked] = useState<{ readonly by: Element | null }>();
  useChoice(store, content !== undefined, provider);
  useGatedFrames(store);
  // What was pressed in the HTML, of which the page shows nothing more.
  useLayoutEffect(() => {
    if (!early.answer || early.answer === 'choose') return;
    const next = early.answer === 'accept' ? ACCEPTED_ALL : REJECTED;
    storeChoice(key, next);
    store.replace(consentOf('basic', next));
  }, [early, key, store]);
  useEffect(
    () =>
      onAsked((by) => {
        if (strategy === 'basic') setAsked({ by });
        else provider.current?.ask();
      }),
    [strategy],
  );
  if (strategy !== 'basic' || !content) return null;
  if (choice.status !== 'pending' && !asked) return null;

  function close(): void {
    setAsked(undefined);
    const back = asked?.by instanceof HTMLElement && asked.by.isConnected ? asked.by : document.querySelector('main');
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  }
  function decide(next: ConsentChoice): void {
    storeChoice(key, next);
    store.replace(consentOf('basic', next));
    close();
  }
  return (
    <Banner
      content={content}
      choice={choice}
      early={early}
      isReopened={asked !== undefined}
      onDecide={decide}
      onClose={choice.status === 'pending' ? undefined : close}
    />
  );
}

function useGatedFrames(store: ConsentStore): void {
  const gated = useSetting('cookie_consent.gated_origins');
  useEffect(() => {
    const frames = followFrames((address) => store.get().allows([scopeOfSource('frame', address, gated)]));
    const stop = store.subscribe(frames.update);
    return () => {
      stop();
      frames.stop();
    };
  }, [store, gated]);
}

/** Calls for every press of a link to the choice, and where the page's address is one. */
function onAsked(ask: (by: Element | null) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest(`a[href$="${CONSENT_LINK}"]`) : null;
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    ask(link);
  };
  const onHash = () => window.location.hash === CONSENT_LINK && ask(null);
  // Before the page's own following of links, and React.
  window.addEventListener('click', onClick, { capture: true });
  window.addEventListener('hashchange', onHash);
  onHash();
  return () => {
    window.removeEventListener('click', onClick, { capture: true });
    window.removeEventListener('hashchange', onHash);
  };
}
