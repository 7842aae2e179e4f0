import { fillText } from '@showroom/contracts/fill-text';
import { CommonIcon } from '../icon/CommonIcon';
import { SiteLink } from '../link/SiteLink';
import { useMessages } from '../texts/messages';
import paginationMessages from './messages/en.json';
import { pageWindow } from './page-window';
import './Pagination.css';

/** Pages are links: their addresses come from the owner. */
export interface PaginationProps {
  /** Counted from one. */
  readonly page: number;
  readonly pages: number;
  readonly hrefFor: (page: number) => string;
  /**
   * Where another page begins: the query alone scrolls nothing. Default: the top of the page's
   * content.
   */
  readonly place?: string;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Pages of a list as links, so that each has an address; nothing when there is only one. */
export function Pagination({ page, pages, hrefFor, place = '#content', label, className }: PaginationProps) {
  const texts = useMessages(paginationMessages);
  if (pages <= 1) return null;
  const hrefOf = (other: number) => hrefFor(other) + place;
  return (
    <nav aria-label={label ?? texts.label} className={['ui-pagination', className].filter(Boolean).join(' ')}>
      <ul className="ui-pagination-list">
        {page > 1 && (
          <li>
            <SiteLink
              look="plain"
              className="ui-pagination-link"
              href={hrefOf(page - 1)}
              rel="prev"
              aria-label={texts.previous}
            >
              <CommonIcon name="arrow-start" size={18} />
            </SiteLink>
          </li>
        )}
        {pageWindow(page, pages).map((entry) => (
          <li key={entry.key}>
            {entry.page === undefined ? (
              <span className="ui-pagination-gap">…</span>
            ) : (
              <SiteLink
                look="plain"
                className="ui-pagination-link"
                href={hrefOf(entry.page)}
                aria-label={fillText(texts.page, { n: entry.page })}
                aria-current={entry.page === page ? 'page' : undefined}
              >
                {entry.page}
              </SiteLink>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <SiteLink
              look="plain"
              className="ui-pagination-link"
              href={hrefOf(page + 1)}
              rel="next"
              aria-label={texts.next}
            >
              <CommonIcon name="arrow-end" size={18} />
            </SiteLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
