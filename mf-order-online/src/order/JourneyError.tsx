import { Button, LinkButton } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { useRevalidator, useRouteError } from '@showroom/shared-ui/router';
import { useEffect } from 'react';
import { routeFailureOf } from '../data/route-error';
import { JourneyMessage } from './JourneyMessage';
import journeyMessages from './messages/journey/en.json';
import { STOCK_PATH } from './paths';
import { useFailureMessages } from './use-failure-messages';

const RETRY_EVERY = 5000;

/** Shown where a page could not be loaded: gone for good, or retried until it answers. */
export function JourneyError() {
  const { status, code } = routeFailureOf(useRouteError());
  const texts = useMessages(journeyMessages);
  const failures = useFailureMessages();
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
