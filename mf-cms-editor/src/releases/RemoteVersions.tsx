import type { OverviewVersion, ReleaseOverview, VersionHealth } from '@showroom/contracts/entities/release-overview';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { Heading } from '@showroom/shared-ui/heading';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import type { ReleaseChange } from '../data/release-calls';
import { TableBox } from '../layout/TableSection';
import { formatChange, formatShare, formatVital } from './format';
import { Sparkline } from './Sparkline';

type Remote = ReleaseOverview['remotes'][number];
type Ask = ((change: ReleaseChange) => void) | undefined;

interface RemoteVersionsProps extends Remote {
  readonly market: string;
  readonly ask: Ask;
}

const DEFAULT_SHARE = 10;

/**
 * The versions of one remote: where each stands, what its check said, and how it does beside the
 * version before.
 */
export function RemoteVersions({ remote, versions, before, budget, market, ask }: RemoteVersionsProps) {
  const compared = versions.find(({ version }) => version === before)?.health ?? undefined;
  return (
    <TableBox label={`Versions of ${remote} in ${market}`}>
      <table className="editor-table editor-table-fixed releases-versions">
        <caption>
          <Heading level={2} size="m">
            {remote}
          </Heading>
          A version may fail in {formatShare(budget.errors_per_load, 1)} of its loads.
        </caption>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Check</th>
            <th scope="col">Failed loads</th>
            <th scope="col">LCP</th>
            <th scope="col">CLS</th>
            <th scope="col">INP</th>
            {ask && <th scope="col">Change</th>}
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <VersionRow key={version.version} remote={remote} version={version} before={compared} ask={ask} />
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

const GATES = {
  passed: { label: 'Passed', kind: 'success' },
  failed: { label: 'Failed', kind: 'danger' },
  none: { label: 'Not checked', kind: 'neutral' },
} as const;

interface VersionRowProps {
  readonly remote: string;
  readonly version: OverviewVersion;
  readonly before: VersionHealth | undefined;
  readonly ask: Ask;
}

function VersionRow({ remote, version: one, before, ask }: VersionRowProps) {
  const { version, gate, standing, burnt, health } = one;
  return (
    <tr>
      <th scope="row">
        <code>{version}</code> {standing.includes('stable') && <Badge kind="accent">Stable</Badge>}{' '}
        {standing.includes('canary') && <Badge kind="warning">Canary</Badge>}{' '}
        {burnt && <Badge kind="danger">Burnt</Badge>}
        {burnt && (
          <p className="ui-field-hint">
            {burnt.why}, in {burnt.market}
          </p>
        )}
      </th>
      <td>
        <Badge kind={GATES[gate].kind}>{GATES[gate].label}</Badge>
      </td>
      <FailedLoads health={health} />
      {VITALS.map((vital) => (
        <VitalCell key={vital} vital={vital} health={health} before={health === before ? undefined : before} />
      ))}
      {ask && (
        <td className="releases-change">
          <Actions remote={remote} version={one} ask={ask} />
        </td>
      )}
    </tr>
  );
}

const VITALS = ['lcp', 'cls', 'inp'] as const;

function FailedLoads({ health }: { readonly health: VersionHealth | null }) {
  if (!health) return <td className="editor-quiet">No reports yet</td>;
  return (
    <td>
      {formatShare(health.failed, health.loads)} <span className="editor-quiet">of {health.loads}</span>
      <Sparkline minutes={health.minutes} />
    </td>
  );
}

interface VitalCellProps {
  readonly vital: (typeof VITALS)[number];
  readonly health: VersionHealth | null;
  readonly before: VersionHealth | undefined;
}

function VitalCell({ vital, health, before }: VitalCellProps) {
  const value = health?.vitals[vital]?.p75;
  if (value === undefined) return <td className="editor-quiet">–</td>;
  const change = formatChange(value, before?.vitals[vital]?.p75);
  return (
    <td>
      {formatVital(vital, value)}
      {change && (
        <span className="editor-quiet">
          {' '}
          {change}
          <VisuallyHidden> against the version before</VisuallyHidden>
        </span>
      )}
    </td>
  );
}

function Actions({ remote, version: { version, standing, burnt }, ask }: ActionsProps) {
  if (standing.includes('stable')) return null;
  const about = `${remote} ${version}`;
  const change = { remote, version, burnt: burnt !== null };
  return (
    <>
      <Button kind="tertiary" aria-label={`Make stable: ${about}`} onClick={() => ask({ kind: 'pin', ...change })}>
        Make stable
      </Button>
      {!standing.includes('canary') && (
        <Button
          kind="tertiary"
          aria-label={`Try with a share: ${about}`}
          onClick={() => ask({ kind: 'canary', ...change, share: DEFAULT_SHARE })}
        >
          Try with a share
        </Button>
      )}
    </>
  );
}

interface ActionsProps {
  readonly remote: string;
  readonly version: OverviewVersion;
  readonly ask: (change: ReleaseChange) => void;
}
