import { type PageState, STATE_ELEMENT } from '../render/page-state';

/** What the server wrote into the page; it stands in the same document, so its shape is that of this build. */
export function readPageState(): { state: PageState; text: string } {
  const text = document.getElementById(STATE_ELEMENT)?.textContent ?? '';
  const state: PageState = JSON.parse(text);
  return { state, text };
}
