import { fillText } from '@showroom/contracts/fill-text';
import { MARKETS } from '@showroom/contracts/markets';
import { formatNumber } from '@showroom/contracts/number-text';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { formatCount } from '@showroom/shared-ui/format-count';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import type { ListedHold, OpenHolds } from '../data/hold-calls';
import { fillNodes } from '../layout/fill-nodes';
import { Moment } from '../layout/Moment';
import { TableSection } from '../layout/TableSection';
import { useMarketName } from '../layout/use-market-name';
import messages from './messages/en.json';

interface HoldsTableProps {
  readonly open: OpenHolds;
  /** Asks before holds are released; undefined for whoever may only look. */
  readonly ask: ((holds: readonly ListedHold[]) => void) | undefined;
}

/** Holds that run, one on each line, the suspicious ones first. */
export function HoldsTable({ open: { holds, total }, ask }: HoldsTableProps) {
  const { locale } = usePageLocale();
  const texts = useMessages(messages);
  const { vehicle, held, from, signs, order } = texts.columns;
  const columns = [vehicle, held, from, signs, order];
  const some = formatCount(holds.length, texts.vehicles_of, locale);
  return (
    <TableSection
      title={
        holds.length < total
          ? fillText(some, { total: formatNumber(total, locale) })
          : formatCount(total, texts.vehicles, locale)
      }
      label={texts.title}
      order={texts.order}
      columns={ask ? [...columns, texts.release] : columns}
      className="holds-table"
      empty={holds.length === 0 && texts.none}
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
  const { timeZone } = MARKETS[market];
  const name = useMarketName()(market);
  const { locale } = usePageLocale();
  const texts = useMessages(messages);
  const until = extended === 0 ? texts.until : formatCount(extended, texts.until_renewed, locale);
  return (
    <tr>
      <th scope="row">
        <bdi>{vehicle.title}</bdi>
        <br />
        <span className="editor-quiet">
          {fillText(texts.vehicle_and_market, { vin: vehicle.vin ?? texts.to_be_built, market: name })}
        </span>
      </th>
      <td>
        <Moment at={taken_at} timeZone={timeZone} />
        <br />
        <span className="editor-quiet">
          {fillNodes(until, { time: <Moment at={expires_at} timeZone={timeZone} /> })}
        </span>
      </td>
      <td>
        {network ? (
          <>
            <code>{network}</code>
            <br />
            <span className="editor-quiet">{formatCount(of_network, texts.at_once, locale)}</span>
          </>
        ) : (
          <span className="editor-quiet">{texts.this_machine}</span>
        )}
      </td>
      <td>
        {signs.map((sign) => (
          <Badge key={sign} kind="warning">
            {texts.signs[sign]}
          </Badge>
        ))}
        {signs.length === 0 && <span className="editor-quiet">{texts.no_signs}</span>}
      </td>
      <td>
        <SiteLink href={`/admin/orders/${hold.order_number}`}>{hold.order_number}</SiteLink>
        <br />
        <span className="editor-quiet">{texts.ways[wayOf(hold)]}</span>
      </td>
      {ask && (
        <td>
          <Button
            kind="secondary"
            aria-label={fillText(texts.release_one, { vehicle: vehicle.title })}
            onClick={() => ask([hold])}
          >
            {texts.release}
          </Button>
        </td>
      )}
    </tr>
  );
}

/** How far its visitor has come. */
function wayOf({ is_paying, is_named }: ListedHold): keyof typeof messages.ways {
  if (is_paying) return 'paying';
  return is_named ? 'named' : 'unnamed';
}
