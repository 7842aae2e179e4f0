import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { CommonIcon } from '../icon/CommonIcon';
import './Disclosure.css';

/** Takes all attributes of `details`. */
export interface DisclosureProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'title' | 'onToggle'> {
  readonly title: ReactNode;
  /** At the other end of the title's line, e.g. the chosen values. */
  readonly detail?: ReactNode;
  /** Disclosures of one name close each other. */
  readonly name?: string | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
}

/**
 * A title that shows and hides its content: native `details`, so it works before and without
 * scripts, and find-in-page opens it.
 */
export function Disclosure({ title, detail, onToggle, className, children, ...rest }: DisclosureProps) {
  return (
    <details
      {...rest}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
      className={['ui-disclosure', className].filter(Boolean).join(' ')}
    >
      <summary className="ui-disclosure-summary">
        <span className="ui-disclosure-title">{title}</span>
        {detail && <span className="ui-disclosure-detail">{detail}</span>}
        <CommonIcon name="chevron-down" size={18} className="ui-disclosure-icon" />
      </summary>
      <div className="ui-disclosure-content">{children}</div>
    </details>
  );
}
