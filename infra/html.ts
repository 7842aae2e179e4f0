const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that can stand in HTML and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

export interface PageParts {
  readonly title: string;
  readonly body: string;
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/** A whole page; `body` is HTML, everything else is text. */
export function htmlPage({ title, body, styles = [], scripts = [], lang = 'en', dir = 'ltr' }: PageParts): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('');
  const tags = scripts.map((src) => `<script src="${escapeHtml(src)}" defer></script>`).join('');
  return (
    `<!doctype html><html lang="${escapeHtml(lang)}" dir="${dir}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(title)}</title><link rel="icon" href="data:,">${links}${tags}</head><body>${body}</body></html>`
  );
}
