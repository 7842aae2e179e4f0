import type { Order } from '@showroom/contracts/entities/order';
import type { FailurePageContent, OrderOnlineConfigType } from '@showroom/contracts/entities/order-online-config';
import type { Platform } from '@showroom/shared-ui/platform';
import { fetchOrderOnlineConfig } from './order-online-config';
import { type Journey, journeyModeOf } from './read-journey';
import { type OrderAddress, readOrder } from './read-order';
import { isHidden } from './route-error';

/** What a page about a placed order shows. */
export interface OrderPageData extends Journey {
  readonly status: 'known';
  readonly order: Order;
}

/** A link that leads to no order (any more), with what the market says then. */
export interface UnconfirmedData {
  readonly status: 'unconfirmed';
  readonly content: FailurePageContent | undefined;
}

const TYPES = [
  'order_online_success_page',
  'order_online_confirmation_error_page',
] as const satisfies readonly OrderOnlineConfigType[];

/** The order with the pages that its journey is configured with. */
export async function readOrderPage(
  platform: Platform,
  address: OrderAddress,
  signal: AbortSignal,
): Promise<OrderPageData> {
  const order = await readOrder(platform.client, address, signal);
  const mode = journeyModeOf({ configUrl: order.attributes.config_url ?? undefined });
  return { status: 'known', order, mode, config: await fetchOrderOnlineConfig(platform, mode, TYPES, signal) };
}

/**
 * As `readOrderPage`, for visitors who come by a link: one that leads nowhere is no error of the
 * address but news for them.
 */
export async function readLinkedOrder(
  platform: Platform,
  address: OrderAddress,
  signal: AbortSignal,
): Promise<OrderPageData | UnconfirmedData> {
  try {
    return await readOrderPage(platform, address, signal);
  } catch (error) {
    if (!address.token || !isHidden(error)) throw error;
    const config = await fetchOrderOnlineConfig(platform, 'standard', TYPES, signal);
    return { status: 'unconfirmed', content: config.order_online_confirmation_error_page };
  }
}
