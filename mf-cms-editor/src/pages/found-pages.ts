import type { PageSummary } from '../data/content-calls';

/** Pages whose path or title has every word of the text, in their own order. */
export function foundPages(pages: readonly PageSummary[], text: string): readonly PageSummary[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return pages.filter(({ attributes }) => {
    const searched = `${attributes.path} ${attributes.title}`.toLocaleLowerCase();
    return words.every((word) => searched.includes(word));
  });
}
