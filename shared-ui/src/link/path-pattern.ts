/**
 * Whether a path is meant by a pattern of the settings: the path itself, or the beginning of paths
 * when it ends in `*`.
 */
export function matchesPath(pattern: string, path: string): boolean {
  if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1));
  return trimmed(pattern) === trimmed(path);
}

const trimmed = (path: string) => path.replace(/(?!^)\/+$/, '');
