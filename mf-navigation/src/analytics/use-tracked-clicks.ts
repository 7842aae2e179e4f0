import { analyticsEventV1 } from '@showroom/contracts/events/analytics-v1';
import { usePlatform } from '@showroom/shared-ui/platform';
import type { MouseEvent } from 'react';

/**
 * A click handler for an element full of links: tells analytics which link or button was clicked.
 */
export function useTrackedClicks(event: 'header_nav_click' | 'footer_nav_click'): (click: MouseEvent) => void {
  const { bus } = usePlatform();
  return ({ target }) => {
    const clicked = target instanceof Element ? target.closest('a, button, summary') : null;
    if (!clicked) return;
    const label = clicked.getAttribute('aria-label') ?? clicked.textContent.trim();
    bus.emit(analyticsEventV1, { event, parameters: { label, url: clicked.getAttribute('href') ?? '' } });
  };
}
