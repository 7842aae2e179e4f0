import type { AuditEntry } from '@showroom/contracts/entities/release-audit';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import type { AuditPage } from '../data/release-calls';
import { Moment } from '../layout/Moment';
import { TableSection } from '../layout/TableSection';

interface AuditTableProps {
  readonly audit: AuditPage;
  readonly market: MarketCode;
}

const WHAT = {
  pin: 'Made stable',
  rollback: 'Rolled back',
  fill: 'Filled a slot',
  'canary-start': 'Canary started',
  'canary-share': 'Share changed',
  'canary-follow': 'Canary followed',
  'canary-end': 'Canary ended',
  promote: 'Promoted',
  burn: 'Budget burnt',
  exceeded: 'Budget exceeded',
  budget: 'Budget set',
  drop: 'Dropped',
  repair: 'Log repaired',
} as const satisfies Record<AuditEntry['what'], string>;

const COLUMNS = ['When', 'Who', 'What', 'Why', 'Composition'] as const;

/** Who changed what and why, newest first. */
export function AuditTable({ audit: { entries, page, pages }, market }: AuditTableProps) {
  const { name, timeZone } = MARKETS[market];
  return (
    <TableSection
      title="Log"
      label={`Changes in ${name}`}
      order="newest first"
      columns={COLUMNS}
      className="releases-log"
      pages={{
        page,
        pages,
        label: 'Pages of the log',
        hrefFor: (number) => `/admin/releases?market=${market}&log=${number}`,
      }}
    >
      {entries.map((entry) => (
        <tr key={entry.number}>
          <td>
            <Moment at={entry.at} timeZone={timeZone} />
          </td>
          <td>{entry.who}</td>
          <td>
            {WHAT[entry.what]}
            <br />
            <code>{[entry.remote, entry.version].filter(Boolean).join(' ')}</code>
          </td>
          <td>{entry.why}</td>
          <td>
            <code dir="ltr">
              {entry.before ?? '–'} → {entry.after ?? '–'}
            </code>
          </td>
        </tr>
      ))}
    </TableSection>
  );
}
