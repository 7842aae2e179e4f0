import { assertNever } from '@showroom/contracts/errors/assert-never';
import { ERROR_TEXTS } from '@showroom/contracts/errors/catalogue';
import { Notice } from '@showroom/shared-ui/notice';
import type { ReactNode } from 'react';
import { IssueList } from '../layout/IssueList';
import type { Issue } from '../layout/issue';
import { SignInAgain } from '../layout/SignInAgain';
import type { Failure, SaveState } from './edit-store';

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
  switch (save.status) {
    case 'unchanged':
      return null;
    case 'saving':
      return save.retried ? <SaveFailure {...save.retried} /> : <p role="status">Saving…</p>;
    case 'changed':
      return <p role="status">Not saved yet.</p>;
    case 'saved':
      return <p role="status">The draft is saved. Visitors see it when you publish it.</p>;
    case 'published':
      return <Notice kind="success">Published. Visitors see it now.</Notice>;
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
  return (
    <Notice kind="error" title={ERROR_TEXTS[code]}>
      {message}
    </Notice>
  );
}
