import type { ReleaseOverview } from '@showroom/contracts/entities/release-overview';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { Heading } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData, useRevalidator } from '@showroom/shared-ui/router';
import { useState } from 'react';
import type { AuditPage, ReleaseChange } from '../data/release-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { useFresh } from '../layout/use-fresh';
import { AuditTable } from './AuditTable';
import { ReleaseDialog } from './ReleaseDialog';
import { RemoteVersions } from './RemoteVersions';
import { Standing } from './Standing';
import { wordsOf } from './writing';
import './Releases.css';

export interface ReleasesData {
  readonly market: MarketCode;
  readonly overview: ReleaseOverview;
  readonly audit: AuditPage;
}

/** What stands in a market, what could, how it does, and who changed it; whoever may, changes it here. */
export function ReleasesPage() {
  const { market, overview, audit } = useLoaderData<ReleasesData>();
  const { person } = usePlatform();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<ReleaseChange>();
  const [done, setDone] = useState('');
  useFresh(asked === undefined);
  const mayChange = person?.roles.some((role) => role === 'market_manager' || role === 'admin') ?? false;
  const ask = mayChange ? setAsked : undefined;
  const { name } = MARKETS[market];

  function onDone(change: ReleaseChange): void {
    setAsked(undefined);
    setDone(wordsOf(change, name).done);
    void revalidate();
  }

  return (
    <EditorFrame place="releases">
      <Heading level={1} size="xl">
        Releases of {name}
      </Heading>
      <MarketLinks current={market} />
      {done && <Notice kind="success">{done}</Notice>}
      <Standing overview={overview} timeZone={MARKETS[market].timeZone} ask={ask} />
      {overview.remotes.map((remote) => (
        <RemoteVersions key={remote.remote} {...remote} market={name} ask={ask} />
      ))}
      <AuditTable audit={audit} market={market} />
      {asked && <ReleaseDialog change={asked} market={market} onClose={() => setAsked(undefined)} onDone={onDone} />}
    </EditorFrame>
  );
}

function MarketLinks({ current }: { readonly current: MarketCode }) {
  return (
    <nav aria-label="Markets" className="editor-frame-nav">
      {Object.values(MARKETS).map(({ code, name }) => (
        <SiteLink
          key={code}
          href={`/admin/releases?market=${code}`}
          look="standalone"
          aria-current={code === current ? 'page' : undefined}
        >
          {name}
        </SiteLink>
      ))}
    </nav>
  );
}
