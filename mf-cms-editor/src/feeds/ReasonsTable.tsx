import { withBasePath } from '@showroom/contracts/base-path';
import type { FeedCounts, FeedReason } from '@showroom/contracts/entities/feed';
import { formatNumber } from '@showroom/contracts/number-text';
import { Badge } from '@showroom/shared-ui/badge';
import { buttonClass } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { fillNodes } from '../layout/fill-nodes';
import { TableSection } from '../layout/TableSection';
import messages from './messages/en.json';

interface ReasonsTableProps {
  /** The run's id. */
  readonly run: string;
  readonly counts: FeedCounts;
  readonly reasons: readonly FeedReason[];
}

const KINDS = {
  refused: 'danger',
  repaired: 'neutral',
} as const satisfies Record<FeedReason['kind'], string>;

/**
 * Why rows were refused and values repaired, how often, and the first of each; every row can be had
 * as a file.
 */
export function ReasonsTable({ run, counts, reasons }: ReasonsTableProps) {
  const { title, label, order, none, reason, result, column, rows, first } = useMessages(messages).reasons;
  return (
    <TableSection
      title={title}
      label={label}
      order={order}
      columns={[reason, result, column, rows, first]}
      className="feeds-reasons"
      empty={reasons.length === 0 && none}
      before={reasons.length > 0 && <RowsLinks run={run} counts={counts} />}
    >
      {reasons.map((one) => (
        <ReasonRow key={`${one.kind}|${one.reason}|${one.field}`} {...one} />
      ))}
    </TableSection>
  );
}

function ReasonRow({ kind, reason, field, rows, line, value }: FeedReason) {
  const { locale } = usePageLocale();
  const texts = useMessages(messages);
  const first = value === '' ? texts.reasons.line : texts.reasons.line_value;
  return (
    <tr>
      <th scope="row">{reason}</th>
      <td>
        <Badge kind={KINDS[kind]}>{texts.reason_kinds[kind]}</Badge>
      </td>
      <td>{field === '' ? '–' : <code>{field}</code>}</td>
      <td>{formatNumber(rows, locale)}</td>
      <td>{fillNodes(first, { line: formatNumber(line, locale), value: <code>{value}</code> })}</td>
    </tr>
  );
}

function RowsLinks({ run, counts }: Omit<ReasonsTableProps, 'reasons'>) {
  const { refused, repaired } = useMessages(messages).row_files;
  return (
    <p className="editor-actions">
      {counts.refused > 0 && <RowsLink run={run} kind="refused" label={refused} />}
      {counts.repaired > 0 && <RowsLink run={run} kind="repaired" label={repaired} />}
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
