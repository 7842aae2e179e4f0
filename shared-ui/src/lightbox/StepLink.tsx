import type { MouseEvent } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import './StepLink.css';

/** Where it leads, on which side it stands, and what it is called. */
export interface StepLinkProps {
  readonly href: string;
  readonly side: 'previous' | 'next';
  readonly label: string;
  readonly onStep: () => void;
}

/**
 * To the photo before or after; it moves the photos alone, where a link would also move the page
 * and fill the history.
 */
export function StepLink({ href, side, label, onStep }: StepLinkProps) {
  const step = (event: MouseEvent) => {
    event.preventDefault();
    onStep();
  };
  return (
    <a href={href} className={`ui-lightbox-step ui-lightbox-${side}`} onClick={step}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={side === 'next' ? 'm9 5 7 7-7 7' : 'm15 5-7 7 7 7'} strokeWidth="1.5" />
      </svg>
    </a>
  );
}
