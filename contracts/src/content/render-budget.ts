/**
 * Milliseconds that the blocks of a page may take of a browser's main thread, measured where they
 * are composed: a phone has about a fourth of that speed.
 */
export const RENDER_BUDGET = 200;
