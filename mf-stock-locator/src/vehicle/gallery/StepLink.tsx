import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import type { MouseEvent } from 'react';

interface StepLinkProps {
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
    <a href={href} className={`vehicle-gallery-step vehicle-gallery-${side}`} onClick={step}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={side === 'next' ? 'm9 5 7 7-7 7' : 'm15 5-7 7 7 7'} strokeWidth="1.5" />
      </svg>
    </a>
  );
}
