import { Notice } from '@showroom/shared-ui/notice';
import { type MouseEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Issue, idOfPath } from './issue';
import './IssueList.css';

interface IssueListProps {
  readonly title: string;
  readonly issues: readonly Issue[];
  /** Shows the field that an issue is about. */
  readonly onIssue: (issue: Issue) => void;
  /** Takes the focus whenever it changes: what was refused last. Default: the issues. */
  readonly refused?: unknown;
}

/** What keeps something from being saved; each line leads to its field. */
export function IssueList({ title, issues, onIssue, refused = issues }: IssueListProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasIssues = issues.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is told, those that are left of it are not
  useEffect(() => {
    if (hasIssues) box.current?.focus();
  }, [refused]);

  /** The router knows no fragments, and warns of them while something is unsaved. */
  function follow(event: MouseEvent, issue: Issue): void {
    event.preventDefault();
    showField(issue, onIssue);
  }

  return (
    <div ref={box} tabIndex={-1} className="editor-issues">
      <Notice kind="error" title={title}>
        <ul>
          {issues.map((issue) => (
            <li key={`${issue.path} ${issue.message}`}>
              <a href={`#${idOfPath(issue.path)}`} onClick={(event) => follow(event, issue)}>
                {issue.message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/** Focuses the control of an issue, once the part of the page that it is in is shown. */
export function showField(issue: Issue, show: (issue: Issue) => void): void {
  flushSync(() => show(issue));
  focusOn(idOfPath(issue.path));
}

/** Frames until another part of the page stands. */
const LONGEST_WAIT = 30;

/** Opens what is folded around a control that is made only then. */
function unfoldAround(id: string): void {
  let [part, around]: [string, HTMLElement | null] = [id, null];
  while (!around && part.includes('-')) {
    part = part.slice(0, part.lastIndexOf('-'));
    around = document.getElementById(part);
  }
  const folded = around?.querySelector('details');
  if (folded && !folded.open) folded.open = true;
  else around?.querySelector<HTMLElement>(':scope [aria-expanded="false"]')?.click();
}

/** Focuses a control, also one that is folded away, or not there before the next frames. */
function focusOn(id: string, frames = 0): void {
  const control = document.getElementById(id);
  if (!control) {
    unfoldAround(id);
    if (frames < LONGEST_WAIT) requestAnimationFrame(() => focusOn(id, frames + 1));
    return;
  }
  for (let folded = control.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null) {
    folded.open = true;
  }
  control.focus();
}
