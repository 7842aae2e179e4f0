import type { AuditEntry } from '@showroom/contracts/entities/release-audit';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { writeDateTime } from '@showroom/shared-ui/dates';
import { Heading } from '@showroom/shared-ui/heading';
import { Pagination } from '@showroom/shared-ui/pagination';
import type { AuditPage } from '../data/release-calls';
import { TableBox } from '../layout/TableBox';

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

/** Who changed what and why, newest first. */
export function AuditTable({ audit: { entries, page, pages }, market }: AuditTableProps) {
  const { name, timeZone } = MARKETS[market];
  return (
    <section aria-labelledby="releases-log" className="releases-log">
      <Heading level={2} size="m" id="releases-log">
        Log
      </Heading>
      <TableBox label={`Changes in ${name}`}>
        <table className="editor-table releases-table">
          <caption className="ui-visually-hidden">Changes in {name}, newest first</caption>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">Why</th>
              <th scope="col">Composition</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.number}>
                <td>
                  <time dateTime={entry.at}>{writeDateTime(entry.at, timeZone)}</time>
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
          </tbody>
        </table>
      </TableBox>
      <Pagination
        page={page}
        pages={pages}
        label="Pages of the log"
        hrefFor={(number) => `/admin/releases?market=${market}&log=${number}`}
      />
    </section>
  );
}
