import type { FeedCounts, FeedReason } from '@showroom/contracts/entities/feed';
import { Badge } from '@showroom/shared-ui/badge';
import { buttonClass } from '@showroom/shared-ui/button';
import { Heading } from '@showroom/shared-ui/heading';
import { TableBox } from '../layout/TableBox';
import { writeNumber } from './writing';

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

/** Why rows were refused and values repaired, how often, and the first of each; every row can be had as a file. */
export function ReasonsTable({ run, counts, reasons }: ReasonsTableProps) {
  return (
    <section aria-labelledby="feeds-reasons" className="feeds-history">
      <Heading level={2} size="m" id="feeds-reasons">
        Refused and repaired
      </Heading>
      {reasons.length === 0 ? (
        <p className="feeds-quiet">Every row was taken as it stands.</p>
      ) : (
        <>
          <p className="feeds-actions">
            {counts.refused > 0 && <RowsLink run={run} kind="refused" label="Refused rows (CSV)" />}
            {counts.repaired > 0 && <RowsLink run={run} kind="repaired" label="Repaired rows (CSV)" />}
          </p>
          <TableBox label="Reasons">
            <table className="editor-table feeds-table feeds-reasons">
              <caption className="ui-visually-hidden">Reasons, the most frequent first</caption>
              <thead>
                <tr>
                  <th scope="col">Reason</th>
                  <th scope="col">Result</th>
                  <th scope="col">Column</th>
                  <th scope="col">Rows</th>
                  <th scope="col">First</th>
                </tr>
              </thead>
              <tbody>
                {reasons.map(({ kind, reason, field, rows, line, value }) => (
                  <tr key={`${kind}|${reason}|${field}`}>
                    <th scope="row">{reason}</th>
                    <td>
                      <Badge kind={KINDS[kind].kind}>{KINDS[kind].label}</Badge>
                    </td>
                    <td>{field === '' ? '–' : <code>{field}</code>}</td>
                    <td>{writeNumber(rows)}</td>
                    <td>
                      Line {writeNumber(line)}
                      {value !== '' && (
                        <>
                          : <code>{value}</code>
                        </>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableBox>
        </>
      )}
    </section>
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
      href={`/platform/feed-runs/${encodeURIComponent(run)}/rows.csv?kind=${kind}`}
      download
    >
      {label}
    </a>
  );
}
