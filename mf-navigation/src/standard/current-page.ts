/** Whether an entry's address is the page at hand. */
export function isCurrent(url: string, pathname: string): boolean {
  const path = url.split(/[?#]/)[0] ?? '';
  return path !== '' && trimmed(path) === trimmed(pathname);
}

const trimmed = (path: string) => path.replace(/(?!^)\/+$/, '');
