/** Path prefixes that only signed-in people with a role may open. */
export const GUARDED_PREFIXES = ['/cms', '/admin', '/lrdx-navigation-test', '/disabled-preview'] as const;

export function isGuarded(path: string): boolean {
  return GUARDED_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
