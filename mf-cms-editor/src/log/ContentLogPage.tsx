import { formatDateTime } from '@showroom/shared-ui/dates';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData, useNavigate } from '@showroom/shared-ui/router';
import { TextField } from '@showroom/shared-ui/text-field';
import type { ContentLog } from '../data/page-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { FilterForm, useFilters } from '../layout/FilterForm';
import { PageHead } from '../layout/PageHead';
import { TableSection } from '../layout/TableSection';
import './ContentLog.css';

export interface ContentLogData {
  readonly q: string;
  readonly log: ContentLog;
}

const LIST = '/admin/content-log';

/** What was done, as people say it. */
const ACTIONS: Readonly<Record<string, string>> = {
  'page.create': 'Page begun',
  'page.save': 'Draft saved',
  'page.move': 'Page moved',
  'page.publish': 'Page published',
  'page.unpublish': 'Page disabled',
  'page.discard': 'Draft discarded',
  'page.restore': 'Version restored',
  'page.delete': 'Page deleted',
  'metahead.create': 'Metahead added',
  'metahead.change': 'Metahead changed',
  'metahead.delete': 'Metahead deleted',
  'redirect.create': 'Redirect added',
  'redirect.change': 'Redirect changed',
  'redirect.delete': 'Redirect deleted',
  'navigation.save': 'Navigation saved',
  'dealer.create': 'Dealer added',
  'dealer.change': 'Dealer changed',
  'dealer.delete': 'Dealer deleted',
  'setting.change': 'Setting changed',
  'form.create': 'Form added',
  'form.save': 'Form changed',
  'form.integrations': 'Systems of a form changed',
  'form.discard': 'Discarded the draft of a form',
  'form.retention': 'How long leads of a form are retained',
  'form.erase-leads': 'Leads of a form erased',
  'form.delete': 'Form deleted',
  'location.create': 'Location added',
  'location.change': 'Location changed',
  'location.delete': 'Location deleted',
  'forms_setting.create': 'Setting of forms added',
  'forms_setting.delete': 'Setting of forms deleted',
  'media.upload': 'Picture added',
  'media.save': 'Picture described',
  'media.replace': 'Picture replaced',
  'media.delete': 'Picture deleted',
};

function versionsOf(from: number | null, to: number | null): string {
  if (from === to) return to === null ? '–' : `version ${to}`;
  return `${from === null ? 'none' : `version ${from}`} to ${to === null ? 'none' : `version ${to}`}`;
}

/** Who did what with the content of the market, searched by what the address says. */
export function ContentLogPage() {
  const { q, log } = useLoaderData<ContentLogData>();
  const { market } = usePlatform();
  const navigate = useNavigate();
  const { field, typed } = useFilters<'q'>({ q });
  const hrefFor = (page: number) => `${LIST}?${new URLSearchParams({ ...(q && { q }), page: String(page) })}`;
  return (
    <EditorFrame place="log">
      <PageHead title={`Changes of content in ${market.name}`} />
      <FilterForm list={LIST} clearHref={LIST} onFind={() => void navigate(`${LIST}?${typed()}`)}>
        <TextField {...field('q')} type="search" label="Address, person or action" maxLength={200} />
      </FilterForm>
      <TableSection
        title={log.total === 1 ? '1 change' : `${log.total} changes`}
        label="Changes of content"
        order="the latest first"
        columns={['When', 'Who', 'What', 'Page', 'What visitors see']}
        className="content-log"
        empty={log.lines.length === 0 && 'Nothing was found.'}
        pages={{ page: log.page, pages: log.pages, hrefFor, label: 'Pages of the log' }}
      >
        {log.lines.map(({ id, attributes: { at, who, action, path, from_version, to_version, reason } }) => (
          <tr key={id}>
            <td>{formatDateTime(at, market.timeZone)}</td>
            <td>{who}</td>
            <td>
              {ACTIONS[action] ?? action}
              {reason && <p className="editor-quiet">{reason}</p>}
            </td>
            <td>
              <code>{path}</code>
            </td>
            <td>{versionsOf(from_version, to_version)}</td>
          </tr>
        ))}
      </TableSection>
    </EditorFrame>
  );
}
