import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import messages from './messages/en.json';
import { pageHref } from './pages';

interface NewsPagesProps {
  readonly page: number;
  readonly pages: number;
  /** `%` stands for the number of pages. */
  readonly text: string;
}

export function NewsPages({ page, pages, text }: NewsPagesProps) {
  const { label, previous, next } = useMessages(messages);
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
