/** An address that an editor or a feed gave, or nothing when its scheme could run code. */
export function safeHref(href: string | undefined): string | undefined {
  if (href === undefined) return undefined;
  // Browsers drop control characters and blanks before they read the scheme.
  const bare = [...href].filter((character) => character > ' ').join('');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto', 'tel', 'sms'].includes(scheme) ? href : undefined;
}
