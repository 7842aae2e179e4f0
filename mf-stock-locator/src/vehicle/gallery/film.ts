import { safeHref } from '@showroom/shared-ui/safe-href';

/**
 * A film of our own plays on the page; one from elsewhere is a link, for pages send no visitor's
 * request to others.
 */
export type Film = { readonly kind: 'own' | 'foreign'; readonly src: string };

export function filmOf(address: string | null): Film | undefined {
  const src = safeHref(address?.trim() || undefined);
  if (!src || /^(mailto|tel|sms):/i.test(src)) return undefined;
  const isOwn = src.startsWith('/') && !src.startsWith('//');
  return { kind: isOwn ? 'own' : 'foreign', src };
}
