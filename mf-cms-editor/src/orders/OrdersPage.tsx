import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { useLoaderData } from '@showroom/shared-ui/router';
import type { FoundOrders, OrderQuery } from '../data/order-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { ChoiceLinks, PageHead } from '../layout/PageHead';
import { useFresh } from '../layout/use-task';
import { OrderExport } from './OrderExport';
import { OrderFilters } from './OrderFilters';
import { OrdersTable } from './OrdersTable';
import { ordersHref } from './order-query';
import './Orders.css';

export interface OrdersData {
  readonly query: OrderQuery;
  readonly found: FoundOrders;
}

const EVERYWHERE = 'everywhere';

/**
 * The orders of the person's markets. What is looked for stands in the address, so that it works
 * without scripts and survives the way back.
 */
export function OrdersPage() {
  const { query, found } = useLoaderData<OrdersData>();
  useFresh(true);
  return (
    <EditorFrame place="orders">
      <PageHead title={query.market ? `Orders of ${MARKETS[query.market].name}` : 'Orders'} />
      {found.markets.length > 1 && (
        <ChoiceLinks
          label="Markets"
          choices={marketChoices(query, found.markets)}
          current={query.market ?? EVERYWHERE}
        />
      )}
      <OrderFilters key={ordersHref(query)} query={query} />
      <OrderExport query={query} total={found.total} />
      <OrdersTable query={query} found={found} />
    </EditorFrame>
  );
}

/** Another market keeps what is looked for, and begins at its first page. */
function marketChoices({ page: _page, market: _market, ...query }: OrderQuery, markets: readonly MarketCode[]) {
  return [
    { id: EVERYWHERE, label: 'All', href: ordersHref(query) },
    ...markets.map((market) => ({ id: market, label: MARKETS[market].name, href: ordersHref({ ...query, market }) })),
  ];
}
