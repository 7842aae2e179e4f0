/** Letters and digits of any script, `-` and `_`; begins with a letter. */
const SHAPE = /^\p{L}[\p{L}\p{M}\p{N}_-]{0,63}$/u;

/** What the site's own code looks up by an id, and names under which vendors' scripts are found: an element's id is a name of the window, too. */
const RESERVED =
  /^(?:page-state|content|(?:slot|component|vehicle|field)-.*|stripe|paypal|liqpaycheckout|grecaptcha|datalayer|google.*|earlypress)$/i;

/** Whether an editor may give this id to a block: hash links reach it, and nothing of the site is taken for it. */
export function isScrollId(value: string): boolean {
  return SHAPE.test(value) && !RESERVED.test(value);
}
