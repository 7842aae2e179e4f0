const PREVIEW = '/disabled-preview';

/** What stands around pages of the editor itself has these links already. */
const EDITOR = /^\/(cms|admin)(\/|$)/;

interface ShownPath {
  readonly path: string;
  /** Whether the page's draft is shown. */
  readonly isPreview: boolean;
}

/** The page of the site that an address shows; undefined for pages of the editor. */
export function shownPath(pathname: string): ShownPath | undefined {
  if (EDITOR.test(pathname)) return undefined;
  const isPreview = pathname.startsWith(`${PREVIEW}/`);
  const path = isPreview ? pathname.slice(PREVIEW.length) : pathname;
  return { path: path.replace(/(?<=.)\/+$/, ''), isPreview };
}

/** Where the draft of a page is shown. */
export const previewOf = (path: string) => `${PREVIEW}${path}`;
