import type { PageSummary } from '@showroom/contracts/calls/pages';
import { operationsOf } from '@showroom/contracts/content/operations';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { formatDateTime } from '@showroom/shared-ui/dates';
import { SiteLink } from '@showroom/shared-ui/link';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData, useSearchParams } from '@showroom/shared-ui/router';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { EditorFrame } from '../layout/EditorFrame';
import { languageName } from '../layout/language-name';
import { PageHead } from '../layout/PageHead';
import { TableBox } from '../layout/TableSection';
import { ImportDialog } from './ImportDialog';
import { NewPageDialog } from './NewPageDialog';
import { completeness, StatusBadge } from './PageStatus';
import './Pages.css';

/**
 * All pages of the market. The search stands in the address, so that it works without scripts and
 * survives the way back.
 */
export function PageListPage() {
  const pages = useLoaderData<PageSummary[]>();
  const { market, person } = usePlatform();
  const [opened, setOpened] = useState<'new' | 'import'>();
  const others = market.locales.slice(1);
  const [query, setQuery] = useSearchParams();
  const text = query.get('q') ?? '';
  const found = foundPages(pages, text);
  return (
    <EditorFrame place="pages">
      <PageHead title="Pages">
        {operationsOf(person?.roles ?? []).includes('create_page') && (
          <div className="page-form-buttons">
            <Button kind="secondary" onClick={() => setOpened('import')}>
              Import
            </Button>
            <Button onClick={() => setOpened('new')}>New page</Button>
          </div>
        )}
      </PageHead>
      <search>
        <form method="get" onSubmit={(event) => event.preventDefault()} className="page-list-search">
          <TextField
            type="search"
            name="q"
            label="Search by path or title"
            value={text}
            onChange={({ target }) => setQuery(target.value ? { q: target.value } : {}, { replace: true })}
          />
        </form>
      </search>
      <p role="status" className="page-list-count">
        {found.length} of {pages.length} pages
      </p>
      <TableBox label={`Pages of ${market.name}`}>
        <table className="editor-table">
          <caption className="ui-visually-hidden">Pages of {market.name}</caption>
          <thead>
            <tr>
              <th scope="col">Title</th>
              <th scope="col">Path</th>
              <th scope="col">Changed</th>
              {others.map((locale) => (
                <th key={locale} scope="col">
                  {languageName(locale)}
                </th>
              ))}
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ id, attributes }) => (
              <tr key={id}>
                <th scope="row" data-depth={text === '' ? depthOf(attributes.path) : 0} className="page-list-title">
                  <SiteLink href={`/cms/pages/${encodeURIComponent(id)}`}>{attributes.title}</SiteLink>{' '}
                  {attributes.page_type === 'folder' && <Badge kind="neutral">Folder</Badge>}
                </th>
                <td className="page-list-path">
                  <code>{attributes.path}</code>
                </td>
                <td>{formatDateTime(attributes.saved_at, market.timeZone)}</td>
                {others.map((locale) => (
                  <td key={locale}>{completeness(attributes.languages[locale])}</td>
                ))}
                <td>
                  <StatusBadge status={attributes.status} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {opened === 'new' && <NewPageDialog pages={pages} onClose={() => setOpened(undefined)} />}
      {opened === 'import' && <ImportDialog onClose={() => setOpened(undefined)} />}
    </EditorFrame>
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
