import type { ReleaseOverview } from '@showroom/contracts/entities/release-overview';
import { Button } from '@showroom/shared-ui/button';
import type { ReleaseChange } from '../data/release-calls';
import { Card, CardGrid } from '../layout/Card';
import { Moment } from '../layout/Moment';

interface StandingProps {
  readonly overview: ReleaseOverview;
  readonly timeZone: string;
  /** Missing for those who may only look. */
  readonly ask: ((change: ReleaseChange) => void) | undefined;
}

/** What every visitor gets, and what a share of them gets beside it. */
export function ActiveReleases({ overview: { stable, canary }, timeZone, ask }: StandingProps) {
  return (
    <CardGrid>
      <Card title="Stable">
        <Facts {...stable} timeZone={timeZone} />
        {ask && (
          <p className="editor-actions">
            <Button kind="secondary" size="small" onClick={() => ask({ kind: 'rollback' })}>
              Roll back
            </Button>
          </p>
        )}
      </Card>
      <Card title="Canary">
        {canary ? <Canary canary={canary} timeZone={timeZone} ask={ask} /> : <p>Every visitor gets what is stable.</p>}
      </Card>
    </CardGrid>
  );
}

function Canary({ canary, timeZone, ask }: Omit<StandingProps, 'overview'> & { readonly canary: CanaryStanding }) {
  const { remote, version, share } = canary;
  return (
    <>
      <p>
        <strong>
          {remote} {version}
        </strong>{' '}
        for {share} % of the visitors
      </p>
      <Facts {...canary} timeZone={timeZone} />
      {ask && (
        <p className="editor-actions">
          <Button size="small" onClick={() => ask({ kind: 'promote', remote, version })}>
            Promote
          </Button>
          <Button
            kind="secondary"
            size="small"
            onClick={() => ask({ kind: 'canary', remote, version, share, burnt: false })}
          >
            Change the share
          </Button>
          <Button kind="secondary" size="small" onClick={() => ask({ kind: 'end', remote, version })}>
            End
          </Button>
        </p>
      )}
    </>
  );
}

type CanaryStanding = NonNullable<ReleaseOverview['canary']>;

function Facts({ id, created_at, who, why, timeZone }: ReleaseOverview['stable'] & { readonly timeZone: string }) {
  return (
    <p className="editor-quiet">
      <code>{id}</code> since <Moment at={created_at} timeZone={timeZone} />
      {who && <> by {who}</>}
      <br />
      {why}
    </p>
  );
}
