import type { exportOrders, listOrders } from '@showroom/contracts/calls/orders';
import type { PaymentStatus } from '@showroom/contracts/entities/order-states';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import type { Output } from '@showroom/contracts/schema/schema';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../../database/database';
import { ATTEMPT_STATES, type AttemptState } from '../../../database/schema/buy-online';
import { oneOf, query, queryOne } from '../../../database/sql';
import { LAST_STATE, REFUNDED } from '../../payments/ledger/attempts';
import { hasGivenUp } from '../../payments/ledger/given-up';
import { SHOWN_STATUSES } from '../present-order';

type Query = Output<(typeof listOrders)['query']>;
type Choice = Output<(typeof exportOrders)['query']>;

const ITEMS = 20;
/** More words than that narrow nothing down. */
const WORDS = 8;

interface FoundOrders {
  /** In the order that was asked for. */
  readonly numbers: readonly string[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly items: number;
}

/** Orders of these markets that a person looks for. */
export async function findOrders(
  database: Database,
  query: Query,
  markets: readonly MarketCode[],
): Promise<FoundOrders> {
  const { page = 1, items = ITEMS, sort = '-created_at' } = query;
  const where = sql.join(conditions(query, markets), sql` and `);
  const { total } = await queryOne(
    database.db,
    z.object({ total: z.coerce.number() }),
    sql`select count(*) as total from orders o where ${where}`,
  );
  const numbers = await numbersOf(
    database,
    sql`where ${where} order by ${inOrder(sort)} limit ${items} offset ${(page - 1) * items}`,
  );
  return { numbers, total, page, pages: Math.ceil(total / items), items };
}

/** The next orders of a list after one of it: orders that are placed meanwhile move nothing. */
export function ordersAfter(
  database: Database,
  { after, sort = '-created_at', ...query }: Choice,
  markets: readonly MarketCode[],
  items: number,
): Promise<string[]> {
  const where = sql.join(
    [...conditions(query, markets), ...(after === undefined ? [] : [comesAfter(after, sort)])],
    sql` and `,
  );
  return numbersOf(database, sql`where ${where} order by ${inOrder(sort)} limit ${items}`);
}

async function numbersOf(database: Database, rest: SQL): Promise<string[]> {
  const rows = await query(database.db, z.object({ number: z.string() }), sql`select o.number from orders o ${rest}`);
  return rows.map(({ number }) => number);
}

type Sort = NonNullable<Query['sort']>;

/** Columns that never change once an order is placed. */
const SORTS = {
  '-created_at': { column: sql`created_at`, way: sql`desc`, beyond: sql`<` },
  created_at: { column: sql`created_at`, way: sql`asc`, beyond: sql`>` },
  '-amount': { column: sql`amount`, way: sql`desc`, beyond: sql`<` },
  amount: { column: sql`amount`, way: sql`asc`, beyond: sql`>` },
} as const satisfies Record<Sort, Record<'column' | 'way' | 'beyond', SQL>>;

function inOrder(sort: Sort): SQL {
  const { column, way } = SORTS[sort];
  return sql`o.${column} ${way}, o.number`;
}

function comesAfter(number: string, sort: Sort): SQL {
  const { column, beyond } = SORTS[sort];
  const reached = sql`(select ${column} from orders where number = ${number})`;
  return sql`(o.${column} ${beyond} ${reached} or (o.${column} = ${reached} and o.number > ${number}))`;
}

function conditions(query: Choice, markets: readonly MarketCode[]): SQL[] {
  const { search = '', state, payment_status, refund, from, to } = query;
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, WORDS);
  return [
    sql`o.listing in (${oneOf(markets.map((code) => MARKETS[code].listing))})`,
    ...(state === undefined ? [] : [sql`o.state = ${state}`]),
    ...(showsVisits(query) ? [] : [sql`o.customer is not null`]),
    ...words.map((word) => sql`${SEARCHED} like ${`%${escaped(word.toLowerCase())}%`}`),
    ...(payment_status === undefined ? [] : [hasStatus(payment_status)]),
    ...(refund === undefined ? [] : [hasGivenUp(sql`o.number`)]),
    ...(from === undefined ? [] : [sql`${LOCAL_DAY} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${LOCAL_DAY} <= ${to}`]),
  ];
}

/**
 * A visit that ends before anybody said who they are expires like an order: only the customer tells
 * them apart. Money that did not go back is shown whoever it is of.
 */
function showsVisits({ visits, state, refund }: Choice): boolean {
  return visits === 'included' || state === 'initialized' || refund !== undefined;
}

/**
 * Everything that a person may remember of an order, in lower case; Japanese names are also written
 * in one.
 */
const SEARCHED = sql`lower(concat_ws(' ', o.number, concat(o.customer->>'last_name', o.customer->>'first_name'), o.customer->>'first_name', o.customer->>'last_name', o.customer->>'email',
  o.customer->>'phone', o.subject->'vehicle'->>'title', o.subject->'vehicle'->>'vin', o.subject->'retailer'->>'name'))`;

/** The day on which an order was placed, by the clock of its market. */
const LOCAL_DAY = sql`to_char(o.created_at at time zone case o.listing ${sql.join(
  Object.values(MARKETS).map(({ listing, timeZone }) => sql`when ${listing} then ${timeZone}`),
  sql` `,
)} else 'UTC' end, 'YYYY-MM-DD')`;

/** An order's payment is its newest attempt; without one there is none. */
function hasStatus(status: PaymentStatus): SQL {
  const newest = (what: SQL) =>
    sql`(select ${what} from payment_attempts a where a.order_number = o.number order by a.created_at desc, a.id limit 1)`;
  const isPart = sql`${newest(REFUNDED)} > 0`;
  const states = statesShownAs(status === 'partially_refunded' ? 'paid' : status);
  const isIn = sql`${newest(LAST_STATE)} in (${oneOf(states)})`;
  if (status === 'partially_refunded') return sql`${isIn} and ${isPart}`;
  if (status === 'paid') return sql`${isIn} and not ${isPart}`;
  return states.length === 0 ? sql`${newest(LAST_STATE)} is null` : isIn;
}

function statesShownAs(status: PaymentStatus): AttemptState[] {
  return ATTEMPT_STATES.filter((state) => SHOWN_STATUSES[state] === status);
}

/** A word of which nothing is a pattern. */
function escaped(word: string): string {
  return word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}
