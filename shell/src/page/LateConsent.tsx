import { inLanguage } from '@showroom/shared-ui/in-language';
import { usePlatform, useSetting } from '@showroom/shared-ui/platform';
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Answer } from '../consent/question/AnswerButtons';
import type { VisitProps } from '../consent/Visit';
import { useShell } from './context';
import '../consent/question/Banner.css';

interface Loaded extends Pick<VisitProps, 'early'> {
  readonly Visit: ComponentType<VisitProps>;
}

/**
 * What asks a visitor for consent, and counts the visit, comes after the page; it stands first in
 * the document, and so in the order of the keys. Until it is there the question of the HTML stands.
 */
export function LateConsent() {
  const { consent, counted } = useShell();
  const answer = useRef<Answer>(undefined);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(
    () =>
      void import(/* webpackChunkName: "consent" */ '../consent/Visit').then(
        ({ Visit }) => setLoaded({ Visit, early: { answer: answer.current, focus: focusedAnswer() } }),
        (cause: unknown) => console.info('Nobody asks for consent on this page:', cause),
      ),
    [],
  );
  if (loaded) return <loaded.Visit consent={consent} counted={counted} early={loaded.early} />;
  return (
    <FirstBanner
      onAnswer={(pressed) => {
        answer.current = pressed;
      }}
    />
  );
}

interface FirstBannerProps {
  readonly onAnswer: (answer: Answer) => void;
}

/**
 * The question as it stands in the page's HTML, the same for everybody: hidden, until the inline
 * script of the page finds no choice under its key. So a visitor is asked without any code, and
 * none comes for what stands in it; what they press is done once there is some.
 */
function FirstBanner({ onAnswer }: FirstBannerProps) {
  const { FirstQuestion } = useShell();
  const { locale } = usePlatform();
  const strategy = useSetting('cookie_consent.strategy');
  const key = useSetting('cookie_consent.storage_key');
  const content = inLanguage(locale, useSetting('cookie_consent.content'));
  if (strategy !== 'basic' || !content) return null;
  const onClick = ({ target }: MouseEvent) => {
    const pressed =
      target instanceof Element && target.closest('[data-consent-answer]')?.getAttribute('data-consent-answer');
    if (pressed === 'accept' || pressed === 'reject' || pressed === 'choose') onAnswer(pressed);
  };
  const section = {
    ...{ className: 'consent', tabIndex: -1, 'aria-label': content.title, 'data-consent-key': key },
    ...{ hidden: true, suppressHydrationWarning: true, onClick },
  };
  if (FirstQuestion) return <section {...section}>{<FirstQuestion content={content} />}</section>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves what the server wrote
  return <section {...section} dangerouslySetInnerHTML={{ __html: '' }} />;
}

function focusedAnswer(): string | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? activeElement.dataset['consentAnswer'] : undefined;
}
