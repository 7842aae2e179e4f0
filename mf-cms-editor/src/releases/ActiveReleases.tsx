import type { ReleaseOverview } from '@showroom/contracts/entities/release-overview';
import { Button } from '@showroom/shared-ui/button';
import type { ReleaseChange } from '../data/release-calls';
import { Card, CardGrid } from '../layout/Card';
import { fillNodes } from '../layout/fill-nodes';
import { Moment } from '../layout/Moment';
import { formatPercent } from './format';
import { useReleaseLanguage } from './use-release-language';

interface StandingProps {
  readonly overview: ReleaseOverview;
  readonly timeZone: string;
  /** Missing for those who may only look. */
  readonly ask: ((change: ReleaseChange) => void) | undefined;
}

/** What every visitor gets, and what a share of them gets beside it. */
export function ActiveReleases({ overview: { stable, canary }, timeZone, ask }: StandingProps) {
  const { texts } = useReleaseLanguage();
  return (
    <CardGrid>
      <Card title={texts.stable}>
        <Facts {...stable} timeZone={timeZone} />
        {ask && (
          <p className="editor-actions">
            <Button kind="secondary" size="small" onClick={() => ask({ kind: 'rollback' })}>
              {texts.roll_back}
            </Button>
          </p>
        )}
      </Card>
      <Card title={texts.canary}>
        {canary ? <Canary canary={canary} timeZone={timeZone} ask={ask} /> : <p>{texts.all_stable}</p>}
      </Card>
    </CardGrid>
  );
}

function Canary({ canary, timeZone, ask }: Omit<StandingProps, 'overview'> & { readonly canary: CanaryStanding }) {
  const { remote, version, share } = canary;
  const language = useReleaseLanguage();
  const { texts } = language;
  return (
    <>
      <p>
        {fillNodes(texts.for_share, {
          version: (
            <strong>
              {remote} {version}
            </strong>
          ),
          share: formatPercent(share, language),
        })}
      </p>
      <Facts {...canary} timeZone={timeZone} />
      {ask && (
        <p className="editor-actions">
          <Button size="small" onClick={() => ask({ kind: 'promote', remote, version })}>
            {texts.promote}
          </Button>
          <Button
            kind="secondary"
            size="small"
            onClick={() => ask({ kind: 'canary', remote, version, share, burnt: false })}
          >
            {texts.change_share}
          </Button>
          <Button kind="secondary" size="small" onClick={() => ask({ kind: 'end', remote, version })}>
            {texts.end}
          </Button>
        </p>
      )}
    </>
  );
}

type CanaryStanding = NonNullable<ReleaseOverview['canary']>;

function Facts({ id, created_at, who, why, timeZone }: ReleaseOverview['stable'] & { readonly timeZone: string }) {
  const { texts } = useReleaseLanguage();
  return (
    <p className="editor-quiet">
      {fillNodes(who ? texts.since_by : texts.since, {
        id: <code>{id}</code>,
        time: <Moment at={created_at} timeZone={timeZone} />,
        who,
      })}
      <br />
      {why}
    </p>
  );
}
