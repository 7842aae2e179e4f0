import type { ReleaseOverview } from '@showroom/contracts/entities/release-overview';
import { Button } from '@showroom/shared-ui/button';
import { writeDateTime } from '@showroom/shared-ui/dates';
import { Heading } from '@showroom/shared-ui/heading';
import type { ReleaseChange } from '../data/release-calls';

interface StandingProps {
  readonly overview: ReleaseOverview;
  readonly timeZone: string;
  /** Missing for those who may only look. */
  readonly ask: ((change: ReleaseChange) => void) | undefined;
}

/** What every visitor gets, and what a share of them gets beside it. */
export function Standing({ overview: { stable, canary }, timeZone, ask }: StandingProps) {
  return (
    <div className="releases-standing">
      <section aria-labelledby="releases-stable" className="releases-card">
        <Heading level={2} size="m" id="releases-stable">
          Stable
        </Heading>
        <Facts {...stable} timeZone={timeZone} />
        {ask && (
          <p className="releases-actions">
            <Button kind="secondary" size="small" onClick={() => ask({ kind: 'rollback' })}>
              Roll back
            </Button>
          </p>
        )}
      </section>
      <section aria-labelledby="releases-canary" className="releases-card">
        <Heading level={2} size="m" id="releases-canary">
          Canary
        </Heading>
        {canary ? <Canary canary={canary} timeZone={timeZone} ask={ask} /> : <p>Every visitor gets what is stable.</p>}
      </section>
    </div>
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
        <p className="releases-actions">
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
    <p className="releases-facts">
      <code>{id}</code> since <time dateTime={created_at}>{writeDateTime(created_at, timeZone)}</time>
      {who && <> by {who}</>}
      <br />
      {why}
    </p>
  );
}
