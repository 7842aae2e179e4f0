import { SEARCH_KINDS, type SearchKind, type Suggestion } from '@showroom/contracts/entities/search-result';
import { fillText } from '@showroom/contracts/fill-text';
import { formatNumber } from '@showroom/contracts/number-text';
import { Container } from '@showroom/shared-ui/container';
import { Heading } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { Pagination } from '@showroom/shared-ui/pagination';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import { Pieces } from '@showroom/shared-ui/search-pieces';
import { SiteSearch } from '@showroom/shared-ui/site-search';
import { useId } from 'react';
import searchMessages from './messages/en.json';
import { ResultCard } from './ResultCard';
import { isSearchData, type SearchData } from './search-data';
import { searchHref } from './search-query';
import './SearchPage.css';

type Found = Extract<SearchData, { status: 'found' }>;

/** `/search`: what was found of the site, by kind. */
export function SearchPage() {
  const data: unknown = useLoaderData();
  const texts = useMessages(searchMessages);
  const { locale } = usePageLocale();
  if (!isSearchData(data)) return null;
  const title =
    data.status === 'found'
      ? fillText(texts.title, { resultNumber: formatNumber(data.total, locale), searchValue: data.text })
      : texts.search;
  return (
    <Container className="search-page">
      <Heading level={1} size="l" className="search-title">
        {title}
      </Heading>
      <SiteSearch key={data.text} text={data.text} className="search-field" />
      {data.status === 'failed' && (
        <Notice kind="error" actions={<SiteLink href={searchHref(data)}>{texts.again}</SiteLink>}>
          {texts.failed}
        </Notice>
      )}
      {data.status === 'empty' && <Ways popular={data.popular} />}
      {data.status === 'found' && <Results data={data} />}
    </Container>
  );
}

function Results({ data }: { readonly data: Found }) {
  const texts = useMessages(searchMessages);
  const found = SEARCH_KINDS.filter((kind) => data.counts[kind] > 0);
  return (
    <>
      {found.length > 0 && <Kinds data={data} found={found} />}
      {data.match === 'some' && data.results.length > 0 && <p className="search-note">{texts.some}</p>}
      {data.results.length === 0 ? (
        <>
          <Notice>{texts.none}</Notice>
          <Ways popular={data.popular} />
        </>
      ) : (
        found
          .filter((kind) => data.kind === undefined || kind === data.kind)
          .map((kind) => <Group key={kind} kind={kind} data={data} />)
      )}
      {data.kind && (
        <Pagination page={data.page} pages={data.pages} hrefFor={(page) => searchHref({ ...data, page })} />
      )}
    </>
  );
}

/** Which kinds there are, with how many of each; each is an address of its own. */
function Kinds({ data, found }: { readonly data: Found; readonly found: readonly SearchKind[] }) {
  const texts = useMessages(searchMessages);
  const { locale } = usePageLocale();
  const all = SEARCH_KINDS.reduce((sum, kind) => sum + data.counts[kind], 0);
  const choices = [undefined, ...found].map((kind) => ({
    kind,
    label: kind ? texts.kinds[kind] : texts.all,
    count: kind ? data.counts[kind] : all,
  }));
  return (
    <nav aria-label={texts.filter}>
      <ul className="search-kinds">
        {choices.map(({ kind, label, count }) => (
          <li key={label}>
            <SiteLink
              look="plain"
              className="search-kind"
              href={searchHref({ text: data.text, kind, page: 1 })}
              aria-current={kind === data.kind ? 'page' : undefined}
            >
              {label} <span className="search-count">{formatNumber(count, locale)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ kind, data }: { readonly kind: SearchKind; readonly data: Found }) {
  const texts = useMessages(searchMessages);
  const headingId = useId();
  const own = data.results.filter(({ attributes }) => attributes.kind === kind);
  const isCut = data.kind === undefined && data.counts[kind] > own.length;
  return (
    <section aria-labelledby={headingId} className="search-group">
      <Heading level={2} size="m" id={headingId}>
        {texts.kinds[kind]}
      </Heading>
      <ul className="search-results">
        {own.map((result) => (
          <li key={result.id}>
            <ResultCard result={result} />
          </li>
        ))}
      </ul>
      {isCut && (
        <SiteLink
          look="standalone"
          href={searchHref({ text: data.text, kind, page: 1 })}
          aria-label={`${texts.showAll}: ${texts.kinds[kind]}`}
        >
          {texts.showAll}
        </SiteLink>
      )}
    </section>
  );
}

/** Where to go on from nothing. */
function Ways({ popular }: { readonly popular: readonly Suggestion[] }) {
  const texts = useMessages(searchMessages);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="search-group">
      <Heading level={2} size="m" id={headingId}>
        {texts.popular}
      </Heading>
      <ul className="search-ways">
        {popular.map(({ id, attributes: { path, title } }) => (
          <li key={id}>
            <SiteLink look="plain" className="search-kind" href={path}>
              <Pieces of={title} />
            </SiteLink>
          </li>
        ))}
      </ul>
      <SiteLink look="standalone" href="/stock">
        {texts.stock}
      </SiteLink>
    </section>
  );
}
