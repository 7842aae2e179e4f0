import type { CallOutput } from '@showroom/contracts/calls/call';
import type { sendInquiryEmail } from '@showroom/contracts/calls/inquiries';
import { vehicleTitle } from '@showroom/contracts/entities/vehicle-title';
import type { Output } from '@showroom/contracts/schema/schema';
import { sql } from 'drizzle-orm';
import { titleMessagesFor } from '../../contract-messages';
import type { Executor } from '../../database/database';
import { run } from '../../database/sql';
import { queueMail } from '../kernel/outbox';
import { Refusal } from '../kernel/refusal';
import { findSubject, findVehicle, type StockVehicle } from '../order-store/vehicle';
import type { BuyOnline } from '../payments/services';

type Body = Output<(typeof sendInquiryEmail)['body']>;

/** Nobody fills a retailer's mailbox: so many inquiries of one visitor in an hour. */
export const MOST_AN_HOUR = 5;

/**
 * Writes an inquiry down for the retailer of the vehicle; it is sent soon, and the visitor does not
 * wait for it.
 */
export async function sendInquiry(
  services: BuyOnline,
  visitorId: string,
  body: Body,
): Promise<CallOutput<typeof sendInquiryEmail>> {
  const { db } = services.database;
  const stock = await subjectOf(services, body);
  const recipients = await recipientsOf(services, stock, body.recipients);
  const [locale] = stock.market.locales;
  const { first_name, last_name, email, phone, message } = body.customer_data;
  const id = await db.transaction(async (transaction) => {
    await checkCount(transaction, visitorId);
    return queueMail(transaction, {
      kind: 'inquiry',
      order: null,
      recipients,
      content: {
        locale,
        customer: { first_name, last_name, email, phone, message },
        vehicle: {
          title: vehicleTitle(stock.vehicle, titleMessagesFor(locale)),
          vin: stock.vehicle.vin,
          config_url: stock.configUrl,
        },
      },
      askedBy: visitorId,
    });
  });
  return { data: { id, type: 'inquiry', attributes: { recipients: recipients.length } } };
}

function subjectOf({ database: { db } }: BuyOnline, { vehicle_data }: Body): Promise<StockVehicle> {
  const { vehicle_id, config_url, company_uuid = '' } = vehicle_data;
  if (vehicle_id !== undefined) return findVehicle(db, vehicle_id, null);
  if (config_url !== undefined) return findSubject(db, { config_url }, company_uuid);
  throw new Refusal(422, 'Name the vehicle that the inquiry is about.', [
    { path: 'vehicle_data.vehicle_id', message: 'name a vehicle or a configuration' },
  ]);
}

/**
 * Only addresses that are the retailer's or the market's own: the platform writes to nobody else on
 * a visitor's word.
 */
async function recipientsOf(
  { settingsOf }: BuyOnline,
  { retailer, market }: StockVehicle,
  asked: readonly string[],
): Promise<string[]> {
  const { 'order_online.inquiry_recipients': configured } = await settingsOf(market.code);
  const own = [retailer.email, ...configured].filter((address) => address !== '').map((one) => one.toLowerCase());
  const wanted = asked.length > 0 ? [...new Set(asked.map((address) => address.toLowerCase()))] : own.slice(0, 1);
  if (wanted.length > 0 && wanted.every((address) => own.includes(address))) return wanted;
  throw new Refusal(422, 'Inquiries go to the retailer of the vehicle only.', [
    { path: 'recipients', message: 'is not an address of the retailer or the market' },
  ]);
}

/** Of two inquiries at once both may pass, which is harmless. */
async function checkCount(db: Executor, visitorId: string): Promise<void> {
  const rows = await run(
    db,
    sql`select 1 from mails where kind = 'inquiry' and asked_by = ${visitorId} and asked_at > now() - interval '1 hour'`,
  );
  if (rows >= MOST_AN_HOUR) throw new Refusal(429, 'You have sent many inquiries. Please try again later.');
}
