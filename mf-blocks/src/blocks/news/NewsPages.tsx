import { SiteLink } from '@showroom/shared-ui/link';
import { useTexts } from '@showroom/shared-ui/texts';
import { pageHref } from './pages';
import { texts } from './texts';

interface NewsPagesProps {
  readonly page: number;
  readonly pages: number;
  /** `%` stands for the number of pages. */
  readonly text: string;
}

export function NewsPages({ page, pages, text }: NewsPagesProps) {
  const { label, previous, next } = useTexts(texts);
  if (pages < 2) return null;
  return (
    <nav className="news-pages" aria-label={label}>
      {page > 1 && (
        <SiteLink href={pageHref(page - 1)} rel="prev">
          {previous}
        </SiteLink>
      )}
      <span className="news-position">{`${page} ${text.replaceAll('%', String(pages))}`}</span>
      {page < pages && (
        <SiteLink href={pageHref(page + 1)} rel="next">
          {next}
        </SiteLink>
      )}
    </nav>
  );
}
