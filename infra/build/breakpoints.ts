import { BREAKPOINTS, type Breakpoint, belowWidth, fromWidth } from '@showroom/contracts/breakpoints';
import { type Plugin, parse } from 'postcss';

const isBreakpoint = (name: string): name is Breakpoint => name in BREAKPOINTS;

const DEFINITIONS = Object.keys(BREAKPOINTS)
  .filter(isBreakpoint)
  .map((name) => `@custom-media --from-${name} ${fromWidth(name)};@custom-media --below-${name} ${belowWidth(name)};`)
  .join('');

/** Gives each style sheet the site's breakpoints, for the plugin that resolves them. */
export function breakpoints(): Plugin {
  return {
    postcssPlugin: 'breakpoints',
    Once(root) {
      root.prepend(parse(DEFINITIONS));
    },
  };
}
