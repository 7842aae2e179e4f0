import { MARKETS, marketOfListing, siteUrlOf } from '@showroom/contracts/markets';
import type { OrderRow } from '../../database/schema/buy-online';
import { orderToken } from '../order-store/order-link';

/** The order's page on its market's site and in its language, opened by the link's token. */
export function orderAddress(origin: string, order: OrderRow, secret: string): string {
  const token = orderToken(order.number, secret);
  const path = `/showroom-order-online/confirmation/${order.number}`;
  return `${siteOf(origin, order.listing)}${languagePath(order)}${path}?token=${token}`;
}

/** `http://au.localhost:3000` for the Australian market of `http://localhost:3000`. */
export function siteOf(origin: string, listing: string): string {
  return siteUrlOf(origin, marketOfListing(listing) ?? MARKETS.international);
}

/** A market's other languages stand under their own path. */
function languagePath({ listing, locale }: OrderRow): string {
  const locales: readonly string[] = marketOfListing(listing)?.locales ?? [];
  return locales.indexOf(locale) > 0 ? `/${locale.slice(0, 2)}` : '';
}
