import { type PageState, STATE_ELEMENT } from '../page/page-state';

declare global {
  interface Window {
    /** Of a page that had left it to its scripts (`render/start-script`). */
    hydrationState?: PageState;
  }
}

/**
 * What the server wrote into the page or beside it; it is of the same render, so its shape is that
 * of this build. An id alone proves nothing, for editors name the elements of their blocks, but
 * none of them can put a script into a page. No schema: the first script would bring zod, 10 kB
 * more.
 */
export function loadPageState(): { state: PageState; text: string } {
  const script = document.querySelector<HTMLElement>(`script#${STATE_ELEMENT}[type="application/json"]`);
  const text = script?.textContent ?? '';
  // Only then the name is the script's own: an element may be called so, too.
  if (script?.dataset['hydration'] !== undefined && window.hydrationState)
    return { state: window.hydrationState, text };
  const state: PageState = JSON.parse(text);
  return { state, text };
}
