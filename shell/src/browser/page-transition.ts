import type { createBrowserRouter } from '@showroom/shared-ui/router';
import { SHOWN } from '../page/shown-event';

type RouterState = ReturnType<typeof createBrowserRouter>['state'];

/** A browser paints nothing while it waits for the next page: at most so many milliseconds. */
const LONGEST = 300;

let isExpected = false;

/** A link whose page and the next one share a picture has `--page-transition: shared` in CSS. */
export function expectTransition(clicked: EventTarget | null): void {
  const link = clicked instanceof Element ? clicked.closest('a') : null;
  isExpected = link !== null && getComputedStyle(link).getPropertyValue('--page-transition').trim() === 'shared';
}

/** Shows a state of the router, the page of a link that shares a picture by a view transition. */
export function showState({ navigation }: Pick<RouterState, 'navigation'>, show: () => void): void {
  const isTransition = isExpected && navigation.state === 'idle';
  if (navigation.state === 'idle') isExpected = false;
  if (!isTransition || !('startViewTransition' in document)) {
    show();
    return;
  }
  const transition = document.startViewTransition(() => {
    show();
    return new Promise<void>((resolve) => {
      window.addEventListener(SHOWN, () => resolve(), { once: true });
      setTimeout(resolve, LONGEST);
    });
  });
  // Whoever leaves before the pictures are ready just sees the page.
  transition.ready.catch(() => {});
}
