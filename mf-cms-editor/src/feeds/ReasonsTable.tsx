import { withBasePath } from '@showroom/contracts/base-path';
import type { FeedCounts, FeedReason } from '@showroom/contracts/entities/feed';
import { Badge } from '@showroom/shared-ui/badge';
import { buttonClass } from '@showroom/shared-ui/button';
import { formatNumber } from '../layout/format-number';
import { TableSection } from '../layout/TableSection';

interface ReasonsTableProps {
  /** The run's id. */
  readonly run: string;
  readonly counts: FeedCounts;
  readonly reasons: readonly FeedReason[];
}

const KINDS = {
  refused: { label: 'Refused', kind: 'danger' },
  repaired: { label: 'Repaired', kind: 'neutral' },
} as const satisfies Record<FeedReason['kind'], unknown>;

const COLUMNS = ['Reason', 'Result', 'Column', 'Rows', 'First'] as const;

/**
 * Why rows were refused and values repaired, how often, and the first of each; every row can be had
 * as a file.
 */
export function ReasonsTable({ run, counts, reasons }: ReasonsTableProps) {
  return (
    <TableSection
      title="Refused and repaired"
      label="Reasons"
      order="the most frequent first"
      columns={COLUMNS}
      className="feeds-reasons"
      empty={reasons.length === 0 && 'Every row was taken as it stands.'}
      before={reasons.length > 0 && <RowsLinks run={run} counts={counts} />}
    >
      {reasons.map((reason) => (
        <ReasonRow key={`${reason.kind}|${reason.reason}|${reason.field}`} {...reason} />
      ))}
    </TableSection>
  );
}

function ReasonRow({ kind, reason, field, rows, line, value }: FeedReason) {
  return (
    <tr>
      <th scope="row">{reason}</th>
      <td>
        <Badge kind={KINDS[kind].kind}>{KINDS[kind].label}</Badge>
      </td>
      <td>{field === '' ? '–' : <code>{field}</code>}</td>
      <td>{formatNumber(rows)}</td>
      <td>
        Line {formatNumber(line)}
        {value !== '' && (
          <>
            : <code>{value}</code>
          </>
        )}
      </td>
    </tr>
  );
}

function RowsLinks({ run, counts }: Omit<ReasonsTableProps, 'reasons'>) {
  return (
    <p className="editor-actions">
      {counts.refused > 0 && <RowsLink run={run} kind="refused" label="Refused rows (CSV)" />}
      {counts.repaired > 0 && <RowsLink run={run} kind="repaired" label="Repaired rows (CSV)" />}
    </p>
  );
}

interface RowsLinkProps {
  readonly run: string;
  readonly kind: FeedReason['kind'];
  readonly label: string;
}

/** A file of the API, which has no languages: a plain link. */
function RowsLink({ run, kind, label }: RowsLinkProps) {
  return (
    <a
      className={buttonClass({ kind: 'secondary', size: 'small' })}
      href={withBasePath(`/platform/feed-runs/${encodeURIComponent(run)}/rows.csv?kind=${kind}`)}
      download
    >
      {label}
    </a>
  );
}
