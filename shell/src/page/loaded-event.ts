/** Tells that one of the loaders of the page that is on its way has answered. */
export const LOADED = 'showroom:loaded';

/** Percent of the progress that one loader is worth, alone or beside another. */
const ALONE = 45;
const OF_SEVERAL = 30;

export function announceLoaded(loaders: number): void {
  window.dispatchEvent(new CustomEvent(LOADED, { detail: loaders > 1 ? OF_SEVERAL : ALONE }));
}

export function shareOf(event: Event): number {
  return event instanceof CustomEvent && typeof event.detail === 'number' ? event.detail : 0;
}
