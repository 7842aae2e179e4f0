import type { OverviewVersion, ReleaseOverview, VersionHealth } from '@showroom/contracts/entities/release-overview';
import { fillText } from '@showroom/contracts/fill-text';
import { formatNumber } from '@showroom/contracts/number-text';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { Heading } from '@showroom/shared-ui/heading';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import type { ReleaseChange } from '../data/release-calls';
import { TableBox } from '../layout/TableSection';
import { formatChange, formatShare, formatVital } from './format';
import { Sparkline } from './Sparkline';
import { useReleaseLanguage } from './use-release-language';

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
  const language = useReleaseLanguage();
  const { texts } = language;
  const compared = versions.find(({ version }) => version === before)?.health ?? undefined;
  return (
    <TableBox label={fillText(texts.versions_of, { remote, market })}>
      <table className="editor-table editor-table-fixed releases-versions">
        <caption>
          <Heading level={2} size="m">
            {remote}
          </Heading>
          {fillText(texts.budget, { share: formatShare(budget.errors_per_load, 1, language) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.columns.version}</th>
            <th scope="col">{texts.columns.check}</th>
            <th scope="col">{texts.columns.failed}</th>
            <th scope="col">LCP</th>
            <th scope="col">CLS</th>
            <th scope="col">INP</th>
            {ask && <th scope="col">{texts.columns.change}</th>}
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
  passed: 'success',
  failed: 'danger',
  none: 'neutral',
} as const;

interface VersionRowProps {
  readonly remote: string;
  readonly version: OverviewVersion;
  readonly before: VersionHealth | undefined;
  readonly ask: Ask;
}

function VersionRow({ remote, version: one, before, ask }: VersionRowProps) {
  const { version, gate, standing, burnt, health } = one;
  const { texts } = useReleaseLanguage();
  return (
    <tr>
      <th scope="row">
        <code>{version}</code> {standing.includes('stable') && <Badge kind="accent">{texts.stable}</Badge>}{' '}
        {standing.includes('canary') && <Badge kind="warning">{texts.canary}</Badge>}{' '}
        {burnt && <Badge kind="danger">{texts.burnt}</Badge>}
        {burnt && <p className="ui-field-hint">{fillText(texts.burnt_in, { why: burnt.why, market: burnt.market })}</p>}
      </th>
      <td>
        <Badge kind={GATES[gate]}>{texts.gates[gate]}</Badge>
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
  const language = useReleaseLanguage();
  const { texts, locale } = language;
  if (!health) return <td className="editor-quiet">{texts.no_reports}</td>;
  return (
    <td>
      {formatShare(health.failed, health.loads, language)}{' '}
      <span className="editor-quiet">{fillText(texts.of_loads, { loads: formatNumber(health.loads, locale) })}</span>
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
  const language = useReleaseLanguage();
  const value = health?.vitals[vital]?.p75;
  if (value === undefined) return <td className="editor-quiet">–</td>;
  const change = formatChange(value, before?.vitals[vital]?.p75, language);
  return (
    <td>
      {formatVital(vital, value, language)}
      {change && (
        <span className="editor-quiet">
          {' '}
          {change}
          <VisuallyHidden> {language.texts.against_before}</VisuallyHidden>
        </span>
      )}
    </td>
  );
}

function Actions({ remote, version: { version, standing, burnt }, ask }: ActionsProps) {
  const { texts } = useReleaseLanguage();
  if (standing.includes('stable')) return null;
  const about = `${remote} ${version}`;
  const change = { remote, version, burnt: burnt !== null };
  return (
    <>
      <Button
        kind="tertiary"
        aria-label={fillText(texts.make_stable_one, { version: about })}
        onClick={() => ask({ kind: 'pin', ...change })}
      >
        {texts.make_stable}
      </Button>
      {!standing.includes('canary') && (
        <Button
          kind="tertiary"
          aria-label={fillText(texts.try_share_one, { version: about })}
          onClick={() => ask({ kind: 'canary', ...change, share: DEFAULT_SHARE })}
        >
          {texts.try_share}
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
