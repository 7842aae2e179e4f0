import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { Button, LinkButton } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLocation, useNavigate } from '@showroom/shared-ui/router';
import { useState } from 'react';
import { sendTakeHandover } from '../../data/handover-calls';
import { browserStorage } from '../../data/storage';
import { JourneyMessage } from '../JourneyMessage';
import journeyMessages from '../messages/journey/en.json';
import { STOCK_PATH } from '../paths';
import { useFailureMessages } from '../use-failure-messages';
import handoverMessages from './messages/en.json';
import { unpackJourney } from './portable-journey';

type Taking =
  | { readonly status: 'asked' }
  | { readonly status: 'taking' }
  | { readonly status: 'failed'; readonly code: ErrorCode };

/**
 * Where the link of another device leads. It works once, so a click takes it and a preview does
 * not.
 */
export function ContinuePage() {
  const texts = useMessages(handoverMessages);
  const journey = useMessages(journeyMessages);
  const failures = useFailureMessages();
  const { client } = usePlatform();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<Taking>({ status: 'asked' });

  async function take(): Promise<void> {
    setState({ status: 'taking' });
    try {
      const { path, stored } = await sendTakeHandover(client, hash.slice(1));
      unpackJourney({ local: browserStorage('localStorage'), session: browserStorage('sessionStorage') }, stored);
      await navigate(path, { replace: true });
    } catch (error) {
      setState({ status: 'failed', code: error instanceof ShowroomError ? error.code : 'block.failed' });
    }
  }

  const isOver =
    state.status === 'failed' && ['handover.used', 'handover.expired', 'page.not-found'].includes(state.code);
  return (
    <JourneyMessage
      title={texts.title}
      actions={
        isOver ? (
          <LinkButton href={STOCK_PATH}>{journey.toStock}</LinkButton>
        ) : (
          <Button busy={state.status === 'taking'} onClick={() => void take()}>
            {state.status === 'failed' ? journey.tryAgain : texts.here}
          </Button>
        )
      }
    >
      <p>{texts.hereText}</p>
      <div role="status">
        {state.status === 'failed' && (
          <Notice kind="warning">{isOver ? overText(state.code) : failures[state.code]}</Notice>
        )}
      </div>
    </JourneyMessage>
  );

  function overText(code: ErrorCode): string {
    return code === 'handover.used' ? failures['handover.used'] : failures['handover.expired'];
  }
}
