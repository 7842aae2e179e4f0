import { fillText } from '@showroom/contracts/fill-text';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale, usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData, useNavigate } from '@showroom/shared-ui/router';
import { TextField } from '@showroom/shared-ui/text-field';
import type { ContentLog } from '../data/page-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { FilterForm, useFilters } from '../layout/FilterForm';
import { Moment } from '../layout/Moment';
import { PageHead } from '../layout/PageHead';
import { TableSection } from '../layout/TableSection';
import { useMarketName } from '../layout/use-market-name';
import messages from './messages/en.json';
import './ContentLog.css';

export interface ContentLogData {
  readonly q: string;
  readonly log: ContentLog;
}

const LIST = '/admin/content-log';

/** What visitors saw before and see since then. */
function versionsOf(from: number | null, to: number | null, texts: typeof messages): string {
  if (from === null) return to === null ? '–' : fillText(texts.from_none, { to });
  if (to === null) return fillText(texts.to_none, { from });
  return fillText(from === to ? texts.version : texts.from_to, { from, to });
}

/** Who did what with the content of the market, searched by what the address says. */
export function ContentLogPage() {
  const marketName = useMarketName();
  const { q, log } = useLoaderData<ContentLogData>();
  const { market } = usePlatform();
  const { locale } = usePageLocale();
  const texts = useMessages(messages);
  const { when, who, what, page, seen } = texts.columns;
  const actions: Readonly<Record<string, string>> = texts.actions;
  const navigate = useNavigate();
  const { field, typed } = useFilters<'q'>({ q });
  const hrefFor = (page: number) => `${LIST}?${new URLSearchParams({ ...(q && { q }), page: String(page) })}`;
  return (
    <EditorFrame place="log">
      <PageHead title={fillText(texts.title, { market: marketName() })} />
      <FilterForm list={LIST} clearHref={LIST} onFind={() => void navigate(`${LIST}?${typed()}`)}>
        <TextField {...field('q')} type="search" label={texts.search} maxLength={200} />
      </FilterForm>
      <TableSection
        title={formatCount(log.total, texts.found, locale)}
        label={texts.label}
        order={texts.order}
        columns={[when, who, what, page, seen]}
        className="content-log"
        empty={log.lines.length === 0 && texts.none}
        pages={{ page: log.page, pages: log.pages, hrefFor, label: texts.pages }}
      >
        {log.lines.map(({ id, attributes: { at, who: person, action, path, from_version, to_version, reason } }) => (
          <tr key={id}>
            <td>
              <Moment at={at} timeZone={market.timeZone} />
            </td>
            <td>{person}</td>
            <td>
              {actions[action] ?? action}
              {reason && <p className="editor-quiet">{reason}</p>}
            </td>
            <td>
              <code>{path}</code>
            </td>
            <td>{versionsOf(from_version, to_version, texts)}</td>
          </tr>
        ))}
      </TableSection>
    </EditorFrame>
  );
}
