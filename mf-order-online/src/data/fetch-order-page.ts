import type { Client } from '@showroom/contracts/client/client';
import type { Order } from '@showroom/contracts/entities/order';
import type { FailurePageContent, OrderOnlineConfigType } from '@showroom/contracts/entities/order-online-config';
import type { Platform } from '@showroom/shared-ui/platform';
import { type Journey, journeyModeOf } from './fetch-journey';
import { fetchOrderOnlineConfig } from './order-online-config';
import { isHidden } from './route-error';

export interface OrderAddress {
  readonly number: string;
  /** Of a link that was sent by e-mail. */
  readonly token?: string | undefined;
}

/** What a page about a placed order shows. */
export interface OrderPageData extends Journey {
  readonly status: 'known';
  readonly order: Order;
}

/** A link that leads to no order (any more), with the market's content for that case. */
export interface UnconfirmedData {
  readonly status: 'unconfirmed';
  readonly content: FailurePageContent | undefined;
}

const TYPES = [
  'order_online_success_page',
  'order_online_confirmation_error_page',
] as const satisfies readonly OrderOnlineConfigType[];

/** The order with the pages that its journey is configured with. */
export async function fetchOrderPage(
  platform: Platform,
  address: OrderAddress,
  signal: AbortSignal,
): Promise<OrderPageData> {
  const order = await fetchOrder(platform.client, address, signal);
  const mode = journeyModeOf({ configUrl: order.attributes.config_url ?? undefined });
  return { status: 'known', order, mode, config: await fetchOrderOnlineConfig(platform, mode, TYPES, signal) };
}

/** As `fetchOrderPage`, for visitors with a link: one without an order is a page, not an error. */
export async function fetchLinkedOrder(
  platform: Platform,
  address: OrderAddress,
  signal: AbortSignal,
): Promise<OrderPageData | UnconfirmedData> {
  try {
    return await fetchOrderPage(platform, address, signal);
  } catch (error) {
    if (!address.token || !isHidden(error)) throw error;
    const config = await fetchOrderOnlineConfig(platform, 'standard', TYPES, signal);
    return { status: 'unconfirmed', content: config.order_online_confirmation_error_page };
  }
}

async function fetchOrder(client: Client, { number, token }: OrderAddress, signal: AbortSignal): Promise<Order> {
  const { getOrder } = await import('@showroom/contracts/calls/buy-online');
  return (await client.send(getOrder, { params: { number }, query: token ? { token } : {} }, { signal })).data;
}
