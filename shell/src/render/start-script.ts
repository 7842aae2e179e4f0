import { EARLY_PRESS } from '../federation/early-press';
import { STATE_ELEMENT } from '../page/page-state';
import type { PageStart } from './page-start';
import type { ShellFile } from './protocol';
import { restyled } from './restyled';

/** Addresses of scripts with what they must be, as the inline script reads them. */
export const listed = (files: readonly ShellFile[]) => files.map(({ url, integrity }) => [url, integrity] as const);

/** Milliseconds that scripts wait at most for a browser to say that it painted: some never do. */
const PAINT_WAIT = 2000;

/** Milliseconds after the first paint that scripts wait for the page's first picture at most. */
const PICTURE_WAIT = 500;

/**
 * What somebody does who is there. A page that is restored at its place scrolls, too. A pointer
 * that moves by nothing is a browser that looks what lies below a mouse at rest.
 */
const ACTIVITY = 'pointermove pointerdown touchstart keydown wheel scroll focusin click input';

/** Milliseconds that a page waits for the data of its hydration, each of two times. */
const DATA_WAIT = 20_000;

/**
 * Milliseconds within which a page that was another one than its data is not loaded again, and
 * begins by itself: somebody is there.
 */
const RELOADED_FOR = 60_000;

/** Pixels below the window within which a block counts as seen, as in `federation/deferred`. */
const NEAR = 200;

const BY_ACTIVITY = `
const signs = "${ACTIVITY}".split(" ");
let hasBegun = false;
const beginOnce = (event) => {
  if (hasBegun || (event?.movementX === 0 && event.movementY === 0 && event.type === "pointermove")) return;
  hasBegun = true;
  for (const sign of signs) removeEventListener(sign, beginOnce, true);
  begin();
};
for (const sign of signs) addEventListener(sign, beginOnce, { capture: true, passive: true });
const hasChoices = () => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith("sl_"));
  } catch {
    return false;
  }
};
const isGated = document.querySelector("[data-consent-src],[data-gated-metahead],.ui-consent-note");
if (location.hash || isGated || hasChoices() || wasReloaded()) beginOnce();
else onScreen(() => {
  if (isNear("[data-block][data-hydrate=visible]", ${NEAR})) beginOnce();
});`;

/**
 * Text of the inline script at the end of a page. It fetches the shell's scripts and the code that
 * the state names (`ahead`) when the page is on the screen, so that neither the way nor the
 * processor does anything else before (a frame's callbacks come long before what it draws), and
 * runs the shell's once its first picture is painted too. A page that can wait does so with the
 * visitor's first activity, unless a block is in sight (behind no tab) that begins by itself, the
 * address leads to a place of the page, something there waits for consent, or the visitor has
 * choices (`sl_`) that the page shows. Until then it notes which buttons were pressed and which
 * fields were changed: `federation/deferred` does it again. A page that leaves its state to its
 * scripts (`data-hydration`) gets it before they run, with all style rules; one that has changed
 * since is loaded again. It asks for consent whoever has said nothing, and whose browser says
 * nothing either, and counts lists of the browser where pages have a `StoredCount`.
 */
export function startScript(scripts: readonly ShellFile[], beginning: PageStart): string {
  return `{
const { nonce } = document.currentScript;
const add = (name, values) => {
  const element = Object.assign(document.createElement(name), values, { crossOrigin: "anonymous" });
  document.head.append(element);
  return element;
};
const presses = globalThis.earlyPresses = new Set();
addEventListener("click", ({ target }) => {
  const button = target.closest(${JSON.stringify(EARLY_PRESS)});
  presses.delete(button);
  if (button) presses.add(button);
}, true);
globalThis.earlyChanges = new Set();
addEventListener("input", ({ target }) => globalThis.earlyChanges?.add(target), true);
const question = document.querySelector("[data-consent-key]");
try {
  if (question && !navigator.globalPrivacyControl) question.hidden = localStorage[question.dataset.consentKey] !== undefined;
} catch {}
const count = () => {
  try {
    for (const mark of document.querySelectorAll("[data-stored]")) {
      const { length } = JSON.parse(localStorage.getItem(mark.dataset.stored) ?? "[]");
      mark.dataset.storedCount = length;
      mark.hidden = !length;
    }
  } catch {}
};
count();
addEventListener("storage", count);
const scripts = ${JSON.stringify(listed(scripts))};
const state = document.querySelector("script#${STATE_ELEMENT}");
const { hydration: from } = state.dataset;
const preload = (files) => {
  for (const [href, integrity] of files) {
    add("link", { rel: "preload", as: "script", fetchPriority: "low", href, integrity, nonce });
  }
};
const isNear = (blocks, pixels) =>
  [...document.querySelectorAll(blocks)].some((block) => block.getClientRects()[0]?.top < innerHeight + pixels);
const preloadAhead = (parts) => {
  const needed = parts.filter(({ block }) => !block || isNear('[data-block="' + block + '"]', innerHeight));
  preload(new Map(needed.flatMap(({ files }) => files)));
};
const wasReloaded = () => {
  try {
    return Date.now() - sessionStorage.reloadedAt < ${RELOADED_FOR};
  } catch {}
};
const restyled = ${restyled};
let data;
const fetchData = () => {
  const of = encodeURIComponent(location.pathname + location.search);
  const ask = () =>
    fetch(from + "?of=" + of, { signal: AbortSignal.timeout(${DATA_WAIT}) }).then((answer) => answer.ok ? answer.json() : Promise.reject(answer));
  data ??= ask().catch(ask).then(({ id, styles, state: values }) => {
    if (!from.endsWith(id) && wasReloaded() === false) {
      sessionStorage.reloadedAt = Date.now();
      location.reload();
      return new Promise(() => {});
    }
    const rules = document.querySelector("style[data-precedence=remotes]").firstChild;
    rules.data = restyled(rules.data, styles) ?? rules.data;
    globalThis.hydrationState = values;
    preloadAhead(values.ahead);
  });
  return data;
};
const fetchAhead = () => {
  preload(scripts);
  if (from) fetchData();
  else preloadAhead(JSON.parse(state.text).ahead);
};
const policy = globalThis.trustedTypes?.createPolicy("start", { createScriptURL: (url) => url });
const run = () => {
  for (const [url, integrity] of scripts) {
    const src = policy ? policy.createScriptURL(url) : url;
    add("script", { src, integrity, async: false }).remove();
  }
};
const start = () => from ? fetchData().then(run, () => {}) : run();
const painted = (then) => requestAnimationFrame(() => setTimeout(then));
const onScreen = (then) => {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes("paint")) return painted(then);
  const reported = new Promise((resolve) => {
    setTimeout(resolve, ${PAINT_WAIT});
    new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").length && resolve()).observe({ type: "paint", buffered: true });
  });
  reported.then(then);
};
const startAfterPicture = () => {
  const picture = document.querySelector("img[fetchpriority=high]");
  if (!picture) return start();
  const wait = new Promise((resolve) => setTimeout(resolve, ${PICTURE_WAIT}));
  Promise.race([picture.decode().catch(() => {}), wait]).then(() => painted(start));
};
const begin = () => onScreen(() => {
  fetchAhead();
  startAfterPicture();
});
${beginning === 'paint' ? 'document.hidden ? start() : begin();' : BY_ACTIVITY}
}`.replaceAll(/\n */g, '');
}
