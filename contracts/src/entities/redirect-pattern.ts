const END = '/*';

/** Whether a redirect is for everything below a path (`/old/*`) instead of for one path. */
export function isPattern(path: string): boolean {
  return path.endsWith(END);
}

/** The patterns that a path is below, the longest first: `/a/b` is below `/a/*` and `/*`. */
export function patternsOver(path: string): string[] {
  if (path === '/') return [];
  const parts = path.split('/');
  return parts
    .slice(1)
    .map((_, index) => parts.slice(0, index + 1).join('/') + END)
    .reverse();
}

/** A redirect as far as it leads from one path to another. */
export interface Leading {
  readonly path: string;
  readonly to: string;
}

/**
 * Where a redirect leads from a path that it is for: a pattern whose target ends with `/*` takes
 * what is below it along, any other one leads to its target.
 */
export function targetFrom({ path, to }: Leading, asked: string): string {
  if (!isPattern(path) || !isPattern(to)) return to;
  const below = asked.slice(path.length - 1).split('/');
  return to.slice(0, -1) + below.map(encodeURIComponent).join('/');
}
