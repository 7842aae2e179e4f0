import { assertNever } from '@showroom/contracts/errors/assert-never';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import type { ReactNode } from 'react';
import { IssueList } from '../layout/IssueList';
import type { Issue } from '../layout/issue';
import { SignInAgain } from '../layout/SignInAgain';
import { useFailureTexts } from '../layout/use-failure-texts';
import type { Failure, SaveState } from './edit-store';
import pageMessages from './messages/page/en.json';

interface SaveMessageProps {
  readonly save: SaveState;
  /** Stands where somebody else has saved meanwhile. */
  readonly conflict: ReactNode;
  /** Goes on where nobody was signed in. */
  readonly onSignedIn: () => void;
  /** Shows the field that an issue is about. */
  readonly onIssue: (issue: Issue) => void;
}

/** What happened to the last save, and what can be done about it. */
export function SaveMessage({ save, conflict, onSignedIn, onIssue }: SaveMessageProps) {
  const texts = useMessages(pageMessages);
  switch (save.status) {
    case 'unchanged':
      return null;
    case 'saving':
      return save.retried ? <SaveFailure {...save.retried} /> : <p role="status">{texts.saving}</p>;
    case 'changed':
      return <p role="status">{texts.not_saved_yet}</p>;
    case 'saved':
      return <p role="status">{texts.saved}</p>;
    case 'published':
      return <Notice kind="success">{texts.published_now}</Notice>;
    case 'refused':
      return <IssueList title={save.title} issues={save.issues} onIssue={onIssue} />;
    case 'conflict':
      return <>{conflict}</>;
    case 'signed-out':
      return <SignInAgain onSignedIn={onSignedIn} />;
    case 'failed':
      return <SaveFailure {...save} />;
    default:
      return assertNever(save);
  }
}

function SaveFailure({ code, message }: Failure) {
  const failures = useFailureTexts();
  return (
    <Notice kind="error" title={failures[code]}>
      {message}
    </Notice>
  );
}
