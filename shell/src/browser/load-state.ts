import { type PageState, STATE_ELEMENT } from '../page/page-state';

/**
 * What the server wrote into the page; it stands in the same document, so its shape is that of this
 * build. An id alone proves nothing, for editors name the elements of their blocks, but none of
 * them can put a script into a page. No schema: the first script would bring zod, 10 kB more.
 */
export function loadPageState(): { state: PageState; text: string } {
  const text = document.querySelector(`script#${STATE_ELEMENT}[type="application/json"]`)?.textContent ?? '';
  const state: PageState = JSON.parse(text);
  return { state, text };
}
