import type { NumberedRecord } from '../data/order-calls';
import { Moment } from '../layout/Moment';
import { TableSection } from '../layout/TableSection';
import { formatEvent, isShown } from './format';

interface HistoryTableProps {
  readonly order: NumberedRecord;
  readonly timeZone: string;
}

const COLUMNS = ['When', 'What', 'Details'] as const;

/** Everything that happened to an order, by the clock of its market. */
export function HistoryTable({ order: { history, payments }, timeZone }: HistoryTableProps) {
  return (
    <TableSection
      title="History"
      label="History of the order"
      order="oldest first"
      columns={COLUMNS}
      className="orders-history"
    >
      {history
        .filter((event) => isShown(event, payments))
        .map((event, index) => {
          const { what, details } = formatEvent(event, payments);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows at its end, and what happened has no other name
            <tr key={index}>
              <td>
                <Moment at={event.at} timeZone={timeZone} />
              </td>
              <th scope="row">{what}</th>
              <td>
                <bdi>{details}</bdi>
              </td>
            </tr>
          );
        })}
    </TableSection>
  );
}
