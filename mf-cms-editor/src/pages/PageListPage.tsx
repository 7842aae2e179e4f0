import { Badge } from '@showroom/shared-ui/badge';
import { formatDateTime } from '@showroom/shared-ui/dates';
import { Heading } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData, useSearchParams } from '@showroom/shared-ui/router';
import { TextField } from '@showroom/shared-ui/text-field';
import type { PageSummary } from '../data/content-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { TableBox } from '../layout/TableSection';
import './Pages.css';

/**
 * All pages of the market. The search stands in the address, so that it works without scripts and
 * survives the way back.
 */
export function PageListPage() {
  const pages = useLoaderData<PageSummary[]>();
  const { market } = usePlatform();
  const [query, setQuery] = useSearchParams();
  const text = query.get('q') ?? '';
  const found = foundPages(pages, text);
  return (
    <EditorFrame place="pages">
      <Heading level={1} size="xl">
        Pages
      </Heading>
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
              <th scope="col">Updated</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ id, attributes }) => (
              <tr key={id}>
                <th scope="row">
                  <SiteLink href={`/cms/pages/${encodeURIComponent(id)}`}>{attributes.title}</SiteLink>
                </th>
                <td>
                  <code>{attributes.path}</code>
                </td>
                <td>{formatDateTime(attributes.updated_at, market.timeZone)}</td>
                <td>
                  <Badge kind={attributes.published ? 'success' : 'neutral'}>
                    {attributes.published ? 'Published' : 'Draft'}
                  </Badge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </EditorFrame>
  );
}

/** Pages whose path or title has every word of the text, in their own order. */
export function foundPages(pages: readonly PageSummary[], text: string): readonly PageSummary[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return pages.filter(({ attributes }) => {
    const searched = `${attributes.path} ${attributes.title}`.toLocaleLowerCase();
    return words.every((word) => searched.includes(word));
  });
}
