import type { HOLD_SIGNS } from '@showroom/contracts/calls/holds';
import { MARKETS } from '@showroom/contracts/markets';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { SiteLink } from '@showroom/shared-ui/link';
import type { ListedHold, OpenHolds } from '../data/hold-calls';
import { formatVehicles } from '../layout/format-number';
import { Moment } from '../layout/Moment';
import { TableSection } from '../layout/TableSection';

interface HoldsTableProps {
  readonly open: OpenHolds;
  /** Asks before holds are released; undefined for whoever may only look. */
  readonly ask: ((holds: readonly ListedHold[]) => void) | undefined;
}

const SIGNS = {
  network: 'Many from one place',
  extended: 'Renewed without a name',
} as const satisfies Record<(typeof HOLD_SIGNS)[number], string>;

const COLUMNS = ['Vehicle', 'Held', 'From', 'Signs', 'Order'] as const;

/** Holds that run, one on each line, the suspicious ones first. */
export function HoldsTable({ open: { holds, total }, ask }: HoldsTableProps) {
  return (
    <TableSection
      title={holds.length < total ? `${formatVehicles(holds.length)} of ${total}` : formatVehicles(total)}
      label="Held vehicles"
      order="suspicious first"
      columns={ask ? [...COLUMNS, 'Release'] : COLUMNS}
      className="holds-table"
      empty={holds.length === 0 && 'Nobody is reserving a vehicle at the moment.'}
    >
      {holds.map((hold) => (
        <HoldRow key={hold.id} hold={hold} ask={ask} />
      ))}
    </TableSection>
  );
}

interface HoldRowProps extends Pick<HoldsTableProps, 'ask'> {
  readonly hold: ListedHold;
}

function HoldRow({ hold, ask }: HoldRowProps) {
  const { vehicle, market, taken_at, expires_at, extended, network, of_network, signs } = hold;
  const { timeZone, name } = MARKETS[market];
  return (
    <tr>
      <th scope="row">
        <bdi>{vehicle.title}</bdi>
        <br />
        <span className="editor-quiet">
          {vehicle.vin ?? 'To be built'}, {name}
        </span>
      </th>
      <td>
        <Moment at={taken_at} timeZone={timeZone} />
        <br />
        <span className="editor-quiet">
          until <Moment at={expires_at} timeZone={timeZone} />
          {extended > 0 && `, renewed ${extended === 1 ? 'once' : `${extended} times`}`}
        </span>
      </td>
      <td>
        {network ? (
          <>
            <code>{network}</code>
            <br />
            <span className="editor-quiet">{formatVehicles(of_network)} at once</span>
          </>
        ) : (
          <span className="editor-quiet">This machine</span>
        )}
      </td>
      <td>
        {signs.map((sign) => (
          <Badge key={sign} kind="warning">
            {SIGNS[sign]}
          </Badge>
        ))}
        {signs.length === 0 && <span className="editor-quiet">None</span>}
      </td>
      <td>
        <SiteLink href={`/admin/orders/${hold.order_number}`}>{hold.order_number}</SiteLink>
        <br />
        <span className="editor-quiet">{wayOf(hold)}</span>
      </td>
      {ask && (
        <td>
          <Button kind="secondary" onClick={() => ask([hold])}>
            Release<span className="ui-visually-hidden"> {vehicle.title}</span>
          </Button>
        </td>
      )}
    </tr>
  );
}

/** How far its visitor has come. */
function wayOf({ is_paying, is_named }: ListedHold): string {
  if (is_paying) return 'Paying';
  return is_named ? 'Named' : 'No name yet';
}
