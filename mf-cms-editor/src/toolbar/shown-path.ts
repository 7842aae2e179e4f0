const PREVIEW = '/disabled-preview';

/** The page of the site that an address shows, and whether it shows the page's draft. */
export function shownPath(pathname: string): { readonly path: string; readonly isPreview: boolean } {
  const isPreview = pathname.startsWith(`${PREVIEW}/`);
  const path = isPreview ? pathname.slice(PREVIEW.length) : pathname;
  return { path: path.replace(/(?<=.)\/+$/, ''), isPreview };
}

/** Where the draft of a page is shown. */
export const previewOf = (path: string) => `${PREVIEW}${path}`;
