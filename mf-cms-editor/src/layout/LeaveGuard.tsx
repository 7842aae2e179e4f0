import { Button } from '@showroom/shared-ui/button';
import { Dialog } from '@showroom/shared-ui/dialog';
import { useMessages } from '@showroom/shared-ui/messages';
import { useBlocker } from '@showroom/shared-ui/router';
import { useEffect } from 'react';
import messages from './messages/en.json';

interface LeaveGuardProps {
  readonly unsaved: boolean;
  /** Another query is another thing as well. */
  readonly withSearch?: boolean;
}

/** Asks before a change that was not saved is left behind, inside the site and out of it. */
export function LeaveGuard({ unsaved, withSearch = false }: LeaveGuardProps) {
  const texts = useMessages(messages);
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next }) => {
    const isElsewhere = here.pathname !== next.pathname || (withSearch && here.search !== next.search);
    return unsaved && isElsewhere;
  });
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const isAsking = blocker.state === 'blocked';
  return (
    <Dialog
      open={isAsking}
      onClose={() => isAsking && blocker.reset()}
      title={texts.leave_title}
      footer={
        <>
          <Button onClick={() => isAsking && blocker.reset()}>{texts.stay}</Button>
          <Button kind="secondary" onClick={() => isAsking && blocker.proceed()}>
            {texts.leave}
          </Button>
        </>
      }
    >
      <p>{texts.leave_text}</p>
    </Dialog>
  );
}
