import type { Transporter } from 'nodemailer';
import type { OrderRow } from '../../../database/schema/buy-online';
import type { ApiConfig } from '../../config';
import { findOrder } from '../order/find-order';
import { orderToken } from '../order/order-link';
import { marketOfListing } from '../reservation-fee';
import type { BuyOnline } from '../services';
import { confirmationMail } from './confirmation';

export interface Post {
  readonly config: Pick<ApiConfig, 'SITE_ORIGIN' | 'MAIL_FROM'>;
  readonly services: BuyOnline;
  readonly transport: Pick<Transporter, 'sendMail'>;
}

/** Sends the confirmation of an order; the message's id is the order's, so that a second sending is seen as the same mail. */
export async function sendConfirmation({ config, services, transport }: Post, number: string): Promise<void> {
  const order = await findOrder(services.database.db, number);
  if (order?.state !== 'confirmed') return;
  const site = siteOf(config.SITE_ORIGIN, order);
  const token = orderToken(order.number, services.orderLinkSecret);
  const mail = confirmationMail(order, {
    order: `${site}${languagePath(order)}/showroom-order-online/confirmation/${order.number}?token=${token}`,
    photo: photoAddress(site, order.subject.vehicle.photo),
  });
  const { customer } = order;
  await transport.sendMail({
    ...mail,
    from: config.MAIL_FROM,
    to: { name: `${customer.first_name} ${customer.last_name}`, address: customer.email },
    messageId: `<order-${order.number}@${new URL(site).hostname}>`,
  });
}

/** `http://au.localhost:3000` for the Australian market of `http://localhost:3000`. */
function siteOf(origin: string, { listing }: OrderRow): string {
  const { protocol, host } = new URL(origin);
  const label = marketOfListing(listing)?.hostLabel;
  return `${protocol}//${label ? `${label}.` : ''}${host}`;
}

/** A market's other languages stand under their own path. */
function languagePath({ listing, locale }: OrderRow): string {
  const locales: readonly string[] = marketOfListing(listing)?.locales ?? [];
  return locales.indexOf(locale) > 0 ? `/${locale.slice(0, 2)}` : '';
}

function photoAddress(site: string, photo: string | null): string | null {
  if (photo === null) return null;
  return photo.startsWith('/') ? `${site}${photo}-960x540.webp` : photo;
}
