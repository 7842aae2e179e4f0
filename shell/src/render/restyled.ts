/**
 * How a page's used style rules become all of them, step by step: so many characters stay (above
 * zero), so many go (below), or this text comes.
 */
export type StylePatch = readonly (number | string)[];

/**
 * All style rules of a page; nothing where the used ones are not those that the patch is for. Its
 * text stands in the page's inline script, so it calls nothing.
 */
export function restyled(used: string, patch: StylePatch): string | undefined {
  let at = 0;
  let all = '';
  for (const step of patch) {
    if (typeof step === 'string') all += step;
    else {
      if (step > 0) all += used.slice(at, at + step);
      at += Math.abs(step);
    }
  }
  return at === used.length ? all : undefined;
}
