import type { ReleaseOverview } from '@showroom/contracts/entities/release-overview';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import type { AuditPage, ReleaseChange } from '../data/release-calls';
import { ChoiceLinks } from '../layout/ChoiceLinks';
import { EditorFrame } from '../layout/EditorFrame';
import { mayChange } from '../layout/may-change';
import { PageHead } from '../layout/PageHead';
import { useTask } from '../layout/use-task';
import { ActiveReleases } from './ActiveReleases';
import { AuditTable } from './AuditTable';
import { ReleaseDialog } from './ReleaseDialog';
import { RemoteVersions } from './RemoteVersions';
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
  const { task, setTask, done, onDone } = useTask<ReleaseChange>();
  const ask = mayChange(person) ? setTask : undefined;
  const { name } = MARKETS[market];

  return (
    <EditorFrame place="releases">
      <PageHead title={`Releases of ${name}`} />
      <ChoiceLinks label="Markets" choices={MARKET_CHOICES} current={market} />
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

const MARKET_CHOICES = Object.values(MARKETS).map(({ code, name }) => ({
  id: code,
  label: name,
  href: `/admin/releases?market=${code}`,
}));
