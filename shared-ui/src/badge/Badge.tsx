import type { HTMLAttributes } from 'react';
import './Badge.css';

/** Takes all attributes of a span. */
export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  readonly kind?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | undefined;
}

/** A short label of a state, e.g. a vehicle's status. */
export function Badge({ kind = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={['ui-badge', `ui-badge-${kind}`, className].filter(Boolean).join(' ')} />;
}
