import { Notice } from '@showroom/shared-ui/notice';
import { useEffect, useRef } from 'react';
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

  return (
    <div ref={box} tabIndex={-1} className="editor-issues">
      <Notice kind="error" title={title}>
        <ul>
          {issues.map((issue) => (
            <li key={`${issue.path} ${issue.message}`}>
              {/* The field is there before the browser follows the link to it. */}
              <a href={`#${idOfPath(issue.path)}`} onClick={() => flushSync(() => onIssue(issue))}>
                {issue.message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
