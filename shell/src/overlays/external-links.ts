/** One address a line; blank lines are none. */
function entriesOf(list: string): URL[] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (line.includes('://') ? line : `https://${line}`))
    .flatMap((address) => (URL.canParse(address) ? [new URL(address)] : []));
}

/** An entry stands for its address and for all below it. */
function covers(entry: URL, { host, pathname }: URL): boolean {
  const base = entry.pathname.replace(/\/+$/, '');
  return entry.host === host && (pathname === base || pathname.startsWith(`${base}/`));
}

/**
 * Whether visitors are asked before they follow a link: to another site, unless one of the lists
 * has it. The specification lets both lists pass, the white one and the black one.
 */
export function isExitAsked(href: string, origin: string, lists: readonly string[]): boolean {
  if (!URL.canParse(href)) return false;
  const url = new URL(href);
  if (!['http:', 'https:'].includes(url.protocol) || url.origin === origin) return false;
  return !lists.flatMap(entriesOf).some((entry) => covers(entry, url));
}
