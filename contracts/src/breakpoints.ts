/**
 * Widths of the window, in pixels, at which layouts change. In style sheets they are
 * `@media (--from-m)` and `@media (--below-m)`: the build knows them from here.
 */
export const BREAKPOINTS = {
  '2xs': 480,
  xs: 640,
  s: 741,
  m: 768,
  l: 901,
  xl: 1024,
  '2xl': 1192,
  '3xl': 1280,
  '4xl': 1461,
  '5xl': 1480,
  '6xl': 1920,
} as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** What sticks out of a whole pixel is below the breakpoint, as a zoomed window has it. */
const FRACTION = 0.02;

/** A media condition for windows of that width and wider. */
export function fromWidth(breakpoint: Breakpoint): string {
  return `(min-width: ${BREAKPOINTS[breakpoint]}px)`;
}

/** A media condition for windows that are narrower. */
export function belowWidth(breakpoint: Breakpoint): string {
  return `(max-width: ${BREAKPOINTS[breakpoint] - FRACTION}px)`;
}
