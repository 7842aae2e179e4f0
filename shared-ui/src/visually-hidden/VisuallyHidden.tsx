import type { HTMLAttributes } from 'react';
import './VisuallyHidden.css';

/** Text for screen readers alone. */
export function VisuallyHidden({ className, ...rest }: HTMLAttributes<HTMLSpanElement>) {
  return <span {...rest} className={['ui-visually-hidden', className].filter(Boolean).join(' ')} />;
}
