import { BREAKPOINTS, type Breakpoint, belowWidth, fromWidth } from '@showroom/contracts/breakpoints';
import postcss, { type Plugin, parse } from 'postcss';
import customMedia from 'postcss-custom-media';

const isBreakpoint = (name: string): name is Breakpoint => name in BREAKPOINTS;

const DEFINITIONS = Object.keys(BREAKPOINTS)
  .filter(isBreakpoint)
  .map((name) => `@custom-media --from-${name} ${fromWidth(name)};@custom-media --below-${name} ${belowWidth(name)};`)
  .join('');

/** The text of a style sheet with widths in the place of breakpoints, as a build makes it. */
export function withWidths(css: string): string {
  return postcss([breakpoints(), customMedia()]).process(css, { from: undefined }).css;
}

/** Gives each style sheet the site's breakpoints, for the plugin that resolves them. */
export function breakpoints(): Plugin {
  return {
    postcssPlugin: 'breakpoints',
    Once(root) {
      root.prepend(parse(DEFINITIONS));
    },
  };
}
