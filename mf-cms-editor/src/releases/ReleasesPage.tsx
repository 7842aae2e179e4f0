import type { ReleaseOverview } from '@showroom/contracts/entities/release-overview';
import { fillText } from '@showroom/contracts/fill-text';
import { MARKET_CODES, MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import type { AuditPage, ReleaseChange } from '../data/release-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { Moment } from '../layout/Moment';
import { mayChange } from '../layout/may-change';
import { ChoiceLinks, PageHead } from '../layout/PageHead';
import { TableSection } from '../layout/TableSection';
import { useMarketName } from '../layout/use-market-name';
import { useTask } from '../layout/use-task';
import { ActiveReleases } from './ActiveReleases';
import { ReleaseDialog } from './ReleaseDialog';
import { RemoteVersions } from './RemoteVersions';
import { useReleaseLanguage } from './use-release-language';
import './Releases.css';

export interface ReleasesData {
  readonly market: MarketCode;
  readonly overview: ReleaseOverview;
  readonly audit: AuditPage;
}

/**
 * What stands in a market, what could, how it does, and who changed it; whoever may, changes it
 * here.
 */
export function ReleasesPage() {
  const { market, overview, audit } = useLoaderData<ReleasesData>();
  const { person } = usePlatform();
  const { texts } = useReleaseLanguage();
  const { task, setTask, done, onDone } = useTask<ReleaseChange>();
  const ask = mayChange(person) ? setTask : undefined;
  const marketName = useMarketName();
  const name = marketName(market);
  const choices = MARKET_CODES.map((code) => ({
    id: code,
    label: marketName(code),
    href: `/admin/releases?market=${code}`,
  }));

  return (
    <EditorFrame place="releases">
      <PageHead title={fillText(texts.title, { market: name })} />
      <ChoiceLinks label={texts.markets} choices={choices} current={market} />
      {done && <Notice kind="success">{done}</Notice>}
      <ActiveReleases overview={overview} timeZone={MARKETS[market].timeZone} ask={ask} />
      {overview.remotes.map((remote) => (
        <RemoteVersions key={remote.remote} {...remote} market={name} ask={ask} />
      ))}
      <AuditTable audit={audit} market={market} />
      {task && <ReleaseDialog change={task} market={market} onClose={() => setTask(undefined)} onDone={onDone} />}
    </EditorFrame>
  );
}

interface AuditTableProps {
  readonly audit: AuditPage;
  readonly market: MarketCode;
}

/** Who changed what and why, newest first. */
function AuditTable({ audit: { entries, page, pages }, market }: AuditTableProps) {
  const { timeZone } = MARKETS[market];
  const name = useMarketName()(market);
  const { changes, log } = useReleaseLanguage().texts;
  const { when, who, what, why, composition } = log;
  return (
    <TableSection
      title={log.title}
      label={fillText(log.label, { market: name })}
      order={log.order}
      columns={[when, who, what, why, composition]}
      className="releases-log"
      pages={{
        page,
        pages,
        label: log.pages,
        hrefFor: (number) => `/admin/releases?market=${market}&log=${number}`,
      }}
    >
      {entries.map((entry) => (
        <tr key={entry.number}>
          <td>
            <Moment at={entry.at} timeZone={timeZone} />
          </td>
          <td>{entry.who}</td>
          <td>
            {changes[entry.what]}
            <br />
            <code>{[entry.remote, entry.version].filter(Boolean).join(' ')}</code>
          </td>
          <td>{entry.why}</td>
          <td>
            <code dir="ltr">
              {entry.before ?? '–'} → {entry.after ?? '–'}
            </code>
          </td>
        </tr>
      ))}
    </TableSection>
  );
}
