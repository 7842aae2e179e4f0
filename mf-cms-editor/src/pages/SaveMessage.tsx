import { assertNever } from '@showroom/contracts/errors/assert-never';
import { ERROR_TEXTS } from '@showroom/contracts/errors/catalogue';
import { Button } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { useEffect, useRef } from 'react';
import type { SaveState } from './edit-store';
import { type Issue, idOfPath } from './page-edit';

interface SaveMessageProps {
  readonly save: SaveState;
  readonly onReload: () => void;
}

/** What happened to the last save, and what can be done about it. */
export function SaveMessage({ save, onReload }: SaveMessageProps) {
  switch (save.status) {
    case 'unchanged':
      return null;
    case 'saving':
      return <p role="status">Saving…</p>;
    case 'changed':
      return <p role="status">Not saved yet.</p>;
    case 'saved':
      return <Notice kind="success">Saved. Visitors see it now.</Notice>;
    case 'refused':
      return <Refused issues={save.issues} />;
    case 'conflict':
      return (
        <Notice
          kind="error"
          title={ERROR_TEXTS['page.changed']}
          actions={
            <Button kind="secondary" size="small" onClick={onReload}>
              Load the newer version
            </Button>
          }
        >
          What you typed is still here until you load it. Copy what you want to keep.
        </Notice>
      );
    case 'failed':
      return (
        <Notice kind="error" title={ERROR_TEXTS[save.code]}>
          Nothing was saved, and nothing that you typed is lost. Please save again.
        </Notice>
      );
    default:
      return assertNever(save);
  }
}

function Refused({ issues }: { readonly issues: readonly Issue[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (issues.length > 0) box.current?.focus();
  }, [issues]);
  return (
    <div ref={box} tabIndex={-1} className="page-form-refused">
      <Notice kind="error" title="Nothing was saved yet. Please correct:">
        <ul>
          {issues.map(({ path, message }) => (
            <li key={path}>
              <a href={`#${idOfPath(path)}`}>{message}</a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
