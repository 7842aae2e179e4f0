import { randomUUID } from 'node:crypto';
import type { Customer } from '@showroom/contracts/entities/order';
import { MARKETS, type Market } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { retailers } from '../../database/schema/retailers';
import { type NewVehicle, vehicles } from '../../database/schema/vehicles';
import { freePort } from '../../free-port';
import { type Sandbox, startSandbox } from '../../sandbox/server';
import type { Service } from '../kernel/api';
import type { BuyOnline } from '../payments/services';
import { type TestApi, testApi, visitor } from '../testing/harness';
import { buyOnline, createBuyOnline } from './orders';

const JANE: Customer = {
  first_name: 'Jane',
  last_name: 'Doe',
  email: 'jane@example.test',
  phone: '+3212345678',
  message: '',
};

/**
 * The API with buy-online, the sandbox with the card provider and the mailbox, and what tests do
 * with them.
 */
export interface Reserving extends TestApi {
  readonly sandbox: Sandbox;
  readonly services: BuyOnline;
  readonly url: string;
}

/** A listening API and the sandbox that calls it back; the database is of its own. */
export async function startReserving(
  environment: Record<string, string> = {},
  others: readonly Service[] = [],
): Promise<Reserving> {
  const port = await freePort();
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, apiUrl: `http://127.0.0.1:${port}` });
  const api = await testApi([buyOnline, ...others], {
    SANDBOX_PORT: String(sandbox.port),
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
    STRIPE_TIMEOUT: '400',
    PAYPAL_TIMEOUT: '400',
    LIQPAY_TIMEOUT: '400',
    LIQPAY_CALLBACK_URL: `http://127.0.0.1:${port}/webhooks/liqpay`,
    RATE_LIMIT: '100000',
    ...environment,
  });
  const url = await api.server.listen({ port, host: '127.0.0.1' });
  return {
    ...api,
    url,
    sandbox,
    services: createBuyOnline(api.config, api.database),
    close: async () => {
      await sandbox.close();
      await api.close();
    },
  };
}

/** A vehicle of a market that can be reserved for its fee, in minor units. */
export async function addVehicle(
  database: Database,
  market: Market = MARKETS.international,
  fee = 500_00,
): Promise<string> {
  const key = randomUUID();
  await database.db.insert(retailers).values({
    id: key,
    listing: market.listing,
    name: 'Zenith Motors',
    display_name_lr: 'Zenith Land Rover',
    dealer_code: key,
    city: 'Ghent',
    email: 'sales@zenith.test',
  });
  const values: NewVehicle = {
    listing: market.listing,
    feed_source: 'test',
    feed_key: key,
    slug: 'defender-110',
    title: 'Defender 110 X-Dynamic',
    brand: 'Land Rover',
    model: 'Defender 110',
    state: 'new',
    currency: market.currency,
    purchase_price: 90_000_00,
    reservation_fee: fee,
    vin: 'SALEA7AX1L2000001',
    owner_id: key,
    photos: [{ src: '/media/vehicles/defender-110/pangea-green/front', alt: 'Defender' }],
  };
  const [row] = await database.db.insert(vehicles).values(values).returning({ id: vehicles.id });
  if (!row) throw new Error('No vehicle was added');
  return row.id;
}

export interface Answer {
  readonly status: number;
  readonly body: {
    readonly data: { readonly id: string; readonly attributes: Record<string, never> };
    readonly code?: string;
  };
}

/** One visitor's browser: it keeps its hold, order and payment. */
export function browse(
  api: Pick<Reserving, 'config' | 'sandbox'> & { readonly url: string },
  market: Market = MARKETS.international,
  id: string = randomUUID(),
) {
  async function send(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${api.url}${path}`, {
      method,
      headers: { ...visitor(id, api.config), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  const begin = (subject: { vehicle_id: string } | { config_url: string }) =>
    send('POST', '/buy_online/orders/init', { ...subject, company_uuid: market.companyUuid });
  const init = (vehicle_id: string) => begin({ vehicle_id });

  const payment = (vehicle_id: string, changes: Record<string, unknown> = {}) =>
    send('POST', '/buy_online/payment', {
      vehicle_id,
      amount: 500,
      currency: market.currency,
      company_uuid: market.companyUuid,
      ...changes,
    });

  const order = (lock_id: string, changes: Record<string, unknown> = {}) =>
    send('POST', '/buy_online/orders', {
      lock_id,
      finance_option: 'purchase',
      payment_vendor: market.paymentVendors.find((vendor) => vendor !== 'PAYPAL' && vendor !== 'LIQPAY'),
      customer: JANE,
      terms_accepted: true,
      locale: market.locales[0],
      ...changes,
    });

  const confirm = (number: string) => send('PUT', `/buy_online/orders/${number}/confirm`);
  const read = (number: string, token?: string) =>
    send('GET', `/buy_online/orders/${number}${token === undefined ? '' : `?token=${token}`}`);

  /** What the card frame does with the client secret. */
  async function card(clientSecret: string, payment_method = 'pm_card_visa'): Promise<Response> {
    const intent = clientSecret.split('_secret_')[0];
    return fetch(`${api.sandbox.url}/v1/payment_intents/${intent}/confirm`, {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_showroom' },
      body: new URLSearchParams({ client_secret: clientSecret, payment_method }),
    });
  }

  /** Hold, payment and order, up to where the card is typed. */
  async function upToCard(vehicleId: string, changes: Record<string, unknown> = {}): Promise<Journey> {
    const hold = await init(vehicleId);
    if (hold.status !== 200) throw new Error(`The hold was refused: ${JSON.stringify(hold.body)}`);
    const lock = hold.body.data.id;
    const started = await payment(vehicleId, changes);
    if (started.status !== 200) throw new Error(`The payment was refused: ${JSON.stringify(started.body)}`);
    const placed = await order(lock);
    if (placed.status !== 201) throw new Error(`The order was refused: ${JSON.stringify(placed.body)}`);
    return {
      number: placed.body.data.id,
      lock,
      attempt: started.body.data.id,
      secret: String(started.body.data.attributes['client_secret']),
    };
  }

  return { id, send, begin, init, order, payment, confirm, read, card, upToCard };
}

interface Journey {
  readonly number: string;
  readonly lock: string;
  readonly secret: string;
  readonly attempt: string;
}

/** Moves a hold and its history into the past, as waiting would. */
export async function letTimePass(
  { database }: Pick<TestApi, 'database'>,
  vehicleId: string,
  minutes: number,
): Promise<void> {
  await database.db.transaction(async (db) => {
    await db.execute(sql`
      update holds set expires_at = expires_at - make_interval(mins => ${minutes}), max_expires_at = max_expires_at - make_interval(mins => ${minutes})
      where vehicle_id = ${vehicleId}`);
    // History cannot be changed otherwise.
    await db.execute(sql`set local session_replication_role = replica`);
    await db.execute(
      sql`update hold_events set at = at - make_interval(mins => ${minutes}) where vehicle_id = ${vehicleId}`,
    );
  });
}

export async function statusOf({ database }: Pick<TestApi, 'database'>, vehicleId: string): Promise<unknown> {
  const [row] = await database.rows(sql`select status from vehicles where id = ${vehicleId}`);
  return row?.['status'];
}
