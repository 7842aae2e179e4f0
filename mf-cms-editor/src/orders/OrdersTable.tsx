import { MARKETS } from '@showroom/contracts/markets';
import { Badge } from '@showroom/shared-ui/badge';
import { formatCount } from '@showroom/shared-ui/format-count';
import { SiteLink } from '@showroom/shared-ui/link';
import type { FoundOrders, ListedOrder, OrderQuery } from '../data/order-calls';
import { Moment } from '../layout/Moment';
import { TableSection } from '../layout/TableSection';
import { useMarketName } from '../layout/use-market-name';
import { formatMoney, paymentOf, STATE_KINDS } from './format';
import { ordersHref, SORTS } from './order-query';
import { useOrderLanguage } from './use-order-language';

interface OrdersTableProps {
  readonly query: OrderQuery;
  readonly found: FoundOrders;
}

/** Orders, one on each line. */
export function OrdersTable({ query, found: { orders, total, page, pages } }: OrdersTableProps) {
  const { texts, locale } = useOrderLanguage();
  const { order, customer, vehicle, state, payment, fee } = texts.columns;
  return (
    <TableSection
      title={formatCount(total, texts.found, locale)}
      label={texts.title}
      order={texts.sorted[query.sort ?? SORTS[0]]}
      columns={[order, customer, vehicle, state, payment, fee]}
      className="orders-table"
      empty={orders.length === 0 && texts.none}
      pages={{
        page,
        pages,
        label: texts.pages,
        hrefFor: (number) => ordersHref({ ...query, page: String(number) }),
      }}
    >
      {orders.map((one) => (
        <OrderRow key={one.number} order={one} />
      ))}
    </TableSection>
  );
}

function OrderRow({ order }: { readonly order: ListedOrder }) {
  const marketName = useMarketName();
  const { number, market, created_at, customer, vehicle, retailer, state } = order;
  const language = useOrderLanguage();
  const { texts } = language;
  const payment = paymentOf(order, language);
  return (
    <tr>
      <th scope="row">
        <SiteLink href={`/admin/orders/${number}`}>{number}</SiteLink>
        <br />
        <span className="editor-quiet">
          <Moment at={created_at} timeZone={MARKETS[market].timeZone} />
          <br />
          {marketName(market)}
        </span>
      </th>
      <td>
        {customer ? (
          <>
            <bdi>{customer.name}</bdi>
            <br />
            <span className="editor-quiet">{customer.email}</span>
          </>
        ) : (
          <span className="editor-quiet">{texts.customer_unknown}</span>
        )}
      </td>
      <td>
        <bdi>{vehicle.title}</bdi>
        <br />
        <span className="editor-quiet">
          <bdi>{retailer}</bdi>
        </span>
      </td>
      <td>
        <Badge kind={STATE_KINDS[state]}>{texts.states[state]}</Badge>
      </td>
      <td>
        <Badge kind={payment.kind}>{payment.label}</Badge>
        {order.refund_given_up && <Badge kind="danger">{texts.refund_given_up}</Badge>}
        {order.payment_vendor && (
          <span className="editor-quiet orders-vendor">{texts.vendors[order.payment_vendor]}</span>
        )}
      </td>
      <td>{formatMoney(order.amount, order.currency, language)}</td>
    </tr>
  );
}
