import { Button, LinkButton } from '@showroom/shared-ui/button';
import { useRevalidator, useRouteError } from '@showroom/shared-ui/router';
import { useTexts } from '@showroom/shared-ui/texts';
import { useEffect } from 'react';
import { routeFailureOf } from '../data/route-error';
import { JourneyMessage } from './JourneyMessage';
import { STOCK_PATH } from './paths';
import { FAILURE_TEXTS, JOURNEY_TEXTS } from './texts';

const RETRY_EVERY = 5000;

/** Shown where a page could not be loaded: gone for good, or retried until it answers. */
export function JourneyError() {
  const { status, code } = routeFailureOf(useRouteError());
  const texts = useTexts(JOURNEY_TEXTS);
  const failures = useTexts(FAILURE_TEXTS);
  const isGone = status === 404 || status === 410;
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    if (isGone) return;
    const timer = setInterval(() => void revalidate(), RETRY_EVERY);
    return () => clearInterval(timer);
  }, [isGone, revalidate]);

  const goOn = <LinkButton href={STOCK_PATH}>{texts.toStock}</LinkButton>;
  if (isGone) return <JourneyMessage title={failures[code]} actions={goOn} />;
  const again = (
    <Button busy={state === 'loading'} onClick={() => void revalidate()}>
      {texts.tryAgain}
    </Button>
  );
  return <JourneyMessage title={failures[code]} actions={again} />;
}
