import { withBasePath } from '@showroom/contracts/base-path';
import type { SearchResult } from '@showroom/contracts/entities/search-result';
import { formatCount } from '@showroom/shared-ui/format-count';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { Pieces } from '@showroom/shared-ui/search-pieces';
import searchMessages from './messages/en.json';

/** One result: its picture, its title as a link, and where the words stand. */
export function ResultCard({ result: { attributes } }: { readonly result: SearchResult }) {
  const texts = useMessages(searchMessages);
  const { locale } = usePageLocale();
  const { title, path, picture, excerpt, vehicles } = attributes;
  return (
    <article className="search-result">
      {picture === '' ? (
        <span className="search-no-picture" />
      ) : (
        <img
          src={withBasePath(picture)}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
          className="search-picture"
        />
      )}
      <div className="search-result-text">
        <h3 className="search-result-title">
          <SiteLink look="plain" href={path} className="search-result-link">
            <Pieces of={title} />
          </SiteLink>
        </h3>
        <p className="search-excerpt">
          {vehicles === undefined ? <Pieces of={excerpt} /> : formatCount(vehicles, texts.vehicles, locale)}
        </p>
      </div>
    </article>
  );
}
