import { isForRetailer, ORDER_MAILS, type OrderMail } from '@showroom/contracts/entities/order-record';
import { MARKETS, marketOfListing } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import type { Transporter } from 'nodemailer';
import * as z from 'zod';
import type { ApiConfig } from '../../api-config';
import type { OrderRow } from '../../database/schema/buy-online';
import { query, run } from '../../database/sql';
import { emailContent, inquiry } from '../kernel/outbox';
import { findMarketSettings } from '../market/market-settings';
import { acceptedTermsOf } from '../order-store/accepted-terms';
import { findOrder } from '../order-store/find-order';
import type { BuyOnline } from '../payments/services';
import { amountFormatter } from './amount-formatter';
import { type Mail, mailOf } from './email';
import { inquiryEmail } from './inquiry-email';
import { moneyBackOf, whereMoneyIs } from './money-back';
import { orderAddress, siteOf } from './order-address';
import { orderEmail } from './order-email';
import { retailerEmail } from './retailer-email';

interface Post {
  readonly config: Pick<ApiConfig, 'SITE_ORIGIN' | 'MAIL_FROM'>;
  readonly services: BuyOnline;
  readonly transport: Pick<Transporter, 'sendMail'>;
}

const waiting = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(ORDER_MAILS),
    order_number: z.string(),
    recipients: z.array(z.string()),
  }),
  z.object({ kind: z.literal('inquiry'), recipients: z.array(z.string()), content: inquiry }),
  z.object({ kind: z.literal('plain'), recipients: z.array(z.string()), content: emailContent }),
]);
type Waiting = z.output<typeof waiting>;

interface Outgoing extends Mail {
  readonly replyTo?: string;
}

/**
 * Sends a mail that was written down; its message id is its own, so that a second sending is seen
 * as the same mail.
 */
export async function sendMail(post: Post, id: string): Promise<void> {
  const { database } = post.services;
  const [asked] = await query(
    database.db,
    waiting,
    sql`select kind, order_number, recipients, content from mails where id = ${id} and sent_at is null`,
  );
  if (asked === undefined) return;
  const mail = await write(post, asked);
  if (!mail) return;
  await post.transport.sendMail({
    ...mail,
    from: post.config.MAIL_FROM,
    to: [...asked.recipients],
    messageId: `<${id}@${new URL(post.config.SITE_ORIGIN).hostname}>`,
    headers: { 'auto-submitted': 'auto-generated' },
  });
  // What somebody asked is the retailer's from here on.
  await run(database.db, sql`update mails set sent_at = now(), content = null where id = ${id}`);
}

async function write({ config, services }: Post, asked: Waiting): Promise<Outgoing | undefined> {
  if (asked.kind === 'inquiry') {
    return { ...mailOf(inquiryEmail(asked.content)), replyTo: asked.content.customer.email };
  }
  if (asked.kind === 'plain') {
    const { reply_to, ...written } = asked.content;
    const mail = mailOf({ ...written, button: null, photo: null });
    return reply_to === null ? mail : { ...mail, replyTo: reply_to };
  }
  const order = await findOrder(services.database.db, asked.order_number);
  if (!order) throw new Error(`The order ${asked.order_number} is gone`);
  return writeAbout(order, asked.kind, { config, services });
}

async function writeAbout(
  order: OrderRow,
  kind: OrderMail,
  { config, services }: Pick<Post, 'config' | 'services'>,
): Promise<Outgoing | undefined> {
  const { db } = services.database;
  const { code, locales } = marketOfListing(order.listing) ?? MARKETS.international;
  const settings = await findMarketSettings(services.database)(code);
  const photo = photoAddress(siteOf(config.SITE_ORIGIN, order.listing), order);
  if (isForRetailer(kind)) {
    const own = { ...order, locale: locales[0] };
    const email = retailerEmail(kind, own, { writeAmount: amountFormatter(own, settings), photo });
    return email && { ...mailOf(email), ...(order.customer && { replyTo: order.customer.email }) };
  }
  const letter = orderEmail(kind, order, {
    writeAmount: amountFormatter(order, settings),
    address: orderAddress(config.SITE_ORIGIN, order, services.orderLinkSecret),
    photo,
    moneyBack: await moneyBackOf(db, order),
    money: await whereMoneyIs(db, order),
    terms: await acceptedTermsOf(db, order.number),
  });
  return letter && mailOf(letter);
}

function photoAddress(site: string, { subject }: OrderRow): string | null {
  const { photo } = subject.vehicle;
  if (photo === null) return null;
  return photo.startsWith('/') ? `${site}${photo}-960x540.webp` : photo;
}
