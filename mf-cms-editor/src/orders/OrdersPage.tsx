import { fillText } from '@showroom/contracts/fill-text';
import { useLoaderData } from '@showroom/shared-ui/router';
import type { FoundOrders, OrderQuery } from '../data/order-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { MarketLinks, PageHead } from '../layout/PageHead';
import { useMarketName } from '../layout/use-market-name';
import { useFresh } from '../layout/use-task';
import { OrderExport } from './OrderExport';
import { OrderFilters } from './OrderFilters';
import { OrdersTable } from './OrdersTable';
import { ordersHref } from './order-query';
import { useOrderLanguage } from './use-order-language';
import './Orders.css';

export interface OrdersData {
  readonly query: OrderQuery;
  readonly found: FoundOrders;
}

/**
 * The orders of the person's markets. What is looked for stands in the address, so that it works
 * without scripts and survives the way back.
 */
export function OrdersPage() {
  const marketName = useMarketName();
  const { query, found } = useLoaderData<OrdersData>();
  const { texts } = useOrderLanguage();
  // Another market keeps what is looked for, and begins at its first page.
  const { page: _page, ...lookedFor } = query;
  useFresh(true);
  return (
    <EditorFrame place="orders">
      <PageHead title={query.market ? fillText(texts.title_of, { market: marketName(query.market) }) : texts.title} />
      <MarketLinks
        markets={found.markets}
        current={query.market}
        hrefFor={(market) => ordersHref({ ...lookedFor, market })}
      />
      <OrderFilters key={ordersHref(query)} query={query} />
      <OrderExport query={query} total={found.total} />
      <OrdersTable query={query} found={found} />
    </EditorFrame>
  );
}
