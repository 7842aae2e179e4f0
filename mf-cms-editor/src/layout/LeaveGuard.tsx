import { Button } from '@showroom/shared-ui/button';
import { Dialog } from '@showroom/shared-ui/dialog';
import { useBlocker } from '@showroom/shared-ui/router';
import { useEffect } from 'react';

interface LeaveGuardProps {
  readonly unsaved: boolean;
  /** Another query is another thing as well. */
  readonly withSearch?: boolean;
}

/** Asks before a change that was not saved is left behind, inside the site and out of it. */
export function LeaveGuard({ unsaved, withSearch = false }: LeaveGuardProps) {
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
      title="Leave without saving?"
      footer={
        <>
          <Button onClick={() => isAsking && blocker.reset()}>Stay here</Button>
          <Button kind="secondary" onClick={() => isAsking && blocker.proceed()}>
            Leave without saving
          </Button>
        </>
      }
    >
      <p>What you changed on this page is not saved.</p>
    </Dialog>
  );
}
