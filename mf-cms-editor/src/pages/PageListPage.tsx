import type { PageSummary } from '@showroom/contracts/calls/pages';
import { operationsOf } from '@showroom/contracts/content/operations';
import { fillText } from '@showroom/contracts/fill-text';
import { formatNumber } from '@showroom/contracts/number-text';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { languageName } from '@showroom/shared-ui/display-names';
import { formatCount } from '@showroom/shared-ui/format-count';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData, useSearchParams } from '@showroom/shared-ui/router';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { EditorFrame } from '../layout/EditorFrame';
import { Moment } from '../layout/Moment';
import { PageHead } from '../layout/PageHead';
import { TableBox } from '../layout/TableSection';
import { useMarketName } from '../layout/use-market-name';
import { ImportDialog } from './ImportDialog';
import listMessages from './messages/list/en.json';
import { NewPageDialog } from './NewPageDialog';
import { StatusBadge, useCompleteness } from './PageStatus';
import './Pages.css';

/**
 * All pages of the market. The search stands in the address, so that it works without scripts and
 * survives the way back.
 */
export function PageListPage() {
  const marketName = useMarketName();
  const pages = useLoaderData<PageSummary[]>();
  const { market, person, locale: language } = usePlatform();
  const texts = useMessages(listMessages);
  const [opened, setOpened] = useState<'new' | 'import'>();
  const others = market.locales.slice(1);
  const [query, setQuery] = useSearchParams();
  const text = query.get('q') ?? '';
  const found = foundPages(pages, text);
  const table = fillText(texts.table, { market: marketName() });
  return (
    <EditorFrame place="pages">
      <PageHead title={texts.heading}>
        {operationsOf(person?.roles ?? []).includes('create_page') && (
          <div className="page-form-buttons">
            <Button kind="secondary" onClick={() => setOpened('import')}>
              {texts.import}
            </Button>
            <Button onClick={() => setOpened('new')}>{texts.new_page}</Button>
          </div>
        )}
      </PageHead>
      <search>
        <form method="get" onSubmit={(event) => event.preventDefault()} className="page-list-search">
          <TextField
            type="search"
            name="q"
            label={texts.search}
            value={text}
            onChange={({ target }) => setQuery(target.value ? { q: target.value } : {}, { replace: true })}
          />
        </form>
      </search>
      <p role="status" className="page-list-count">
        {fillText(formatCount(pages.length, texts.count, language), { found: formatNumber(found.length, language) })}
      </p>
      <TableBox label={table}>
        <table className="editor-table">
          <caption className="ui-visually-hidden">{table}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.title}</th>
              <th scope="col">{texts.path}</th>
              <th scope="col">{texts.changed_at}</th>
              {others.map((locale) => (
                <th key={locale} scope="col">
                  {languageName(locale, language)}
                </th>
              ))}
              <th scope="col">{texts.state}</th>
            </tr>
          </thead>
          <tbody>
            {found.map((page) => (
              <PageRow key={page.id} page={page} isNested={text === ''} />
            ))}
          </tbody>
        </table>
      </TableBox>
      {opened === 'new' && <NewPageDialog pages={pages} onClose={() => setOpened(undefined)} />}
      {opened === 'import' && <ImportDialog onClose={() => setOpened(undefined)} />}
    </EditorFrame>
  );
}

interface PageRowProps {
  readonly page: PageSummary;
  /** Whether it stands below the page that its path begins with. */
  readonly isNested: boolean;
}

function PageRow({ page: { id, attributes }, isNested }: PageRowProps) {
  const { market } = usePlatform();
  const texts = useMessages(listMessages);
  const completeness = useCompleteness();
  return (
    <tr>
      <th scope="row" data-depth={isNested ? depthOf(attributes.path) : 0} className="page-list-title">
        <SiteLink href={`/cms/pages/${encodeURIComponent(id)}`}>{attributes.title}</SiteLink>{' '}
        {attributes.page_type === 'folder' && <Badge kind="neutral">{texts.folder}</Badge>}
      </th>
      <td className="page-list-path">
        <code>{attributes.path}</code>
      </td>
      <td>
        <Moment at={attributes.saved_at} timeZone={market.timeZone} />
      </td>
      {market.locales.slice(1).map((locale) => (
        <td key={locale}>{completeness(attributes.languages[locale])}</td>
      ))}
      <td>
        <StatusBadge status={attributes.status} />
      </td>
    </tr>
  );
}

const DEEPEST = 4;

/** How many folders a page is in, as far as a list shows it. */
function depthOf(path: string): number {
  return Math.min(DEEPEST, Math.max(0, path.split('/').length - 2));
}

/** Pages whose path or title has every word of the text, in their own order. */
export function foundPages(pages: readonly PageSummary[], text: string): readonly PageSummary[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return pages.filter(({ attributes }) => {
    const searched = `${attributes.path} ${attributes.title}`.toLocaleLowerCase();
    return words.every((word) => searched.includes(word));
  });
}
