import { MARKETS } from '@showroom/contracts/markets';
import { Badge } from '@showroom/shared-ui/badge';
import { SiteLink } from '@showroom/shared-ui/link';
import type { FoundOrders, ListedOrder, OrderQuery } from '../data/order-calls';
import { formatCount } from '../layout/format-number';
import { Moment } from '../layout/Moment';
import { TableSection } from '../layout/TableSection';
import { formatMoney, paymentOf, STATES, VENDORS } from './format';
import { ordersHref, SORTS } from './order-query';

interface OrdersTableProps {
  readonly query: OrderQuery;
  readonly found: FoundOrders;
}

const COLUMNS = ['Order', 'Customer', 'Vehicle', 'State', 'Payment', 'Fee'] as const;

/** Orders, one on each line. */
export function OrdersTable({ query, found: { orders, total, page, pages } }: OrdersTableProps) {
  const sort = SORTS.find(({ value }) => value === query.sort) ?? SORTS[0];
  return (
    <TableSection
      title={formatCount(total, 'order')}
      label="Orders"
      order={sort.label.toLowerCase()}
      columns={COLUMNS}
      className="orders-table"
      empty={orders.length === 0 && 'No order is like this.'}
      pages={{
        page,
        pages,
        label: 'Pages of the orders',
        hrefFor: (number) => ordersHref({ ...query, page: String(number) }),
      }}
    >
      {orders.map((order) => (
        <OrderRow key={order.number} order={order} />
      ))}
    </TableSection>
  );
}

function OrderRow({ order }: { readonly order: ListedOrder }) {
  const { number, market, created_at, customer, vehicle, retailer, state } = order;
  const payment = paymentOf(order);
  return (
    <tr>
      <th scope="row">
        <SiteLink href={`/admin/orders/${number}`}>{number}</SiteLink>
        <br />
        <span className="editor-quiet">
          <Moment at={created_at} timeZone={MARKETS[market].timeZone} />
          <br />
          {MARKETS[market].name}
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
          <span className="editor-quiet">Not known yet</span>
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
        <Badge kind={STATES[state].kind}>{STATES[state].label}</Badge>
      </td>
      <td>
        <Badge kind={payment.kind}>{payment.label}</Badge>
        {order.refund_given_up && <Badge kind="danger">Refund given up</Badge>}
        {order.payment_vendor && <span className="editor-quiet orders-vendor">{VENDORS[order.payment_vendor]}</span>}
      </td>
      <td>{formatMoney(order.amount, order.currency)}</td>
    </tr>
  );
}
