import type { ReactNode } from 'react';
import { CommonIcon } from '../icon/CommonIcon';
import './Notice.css';

/** How serious the message is, and what it says. */
export interface NoticeProps {
  readonly kind?: 'info' | 'success' | 'warning' | 'error' | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons or links that help. */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A message about what happened: errors are announced at once, the others when the reader pauses.
 */
export function Notice({ kind = 'info', title, children, actions, className }: NoticeProps) {
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={['ui-notice', `ui-notice-${kind}`, className].filter(Boolean).join(' ')}
    >
      <CommonIcon name={kind} className="ui-notice-icon" />
      <div className="ui-notice-body">
        {title && <p className="ui-notice-title">{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className="ui-notice-actions">{actions}</div>}
      </div>
    </div>
  );
}
