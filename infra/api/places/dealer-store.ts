import type { DealerPlan } from '@showroom/contracts/calls/dealers';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { partOf } from '@showroom/contracts/schema/part-of';
import { and, asc, count, eq, getTableColumns, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/database';
import { type RetailerRow, retailers } from '../../database/schema/retailers';
import { vehicles } from '../../database/schema/vehicles';
import { errorCode } from '../../error-code';
import { Refusal } from '../kernel/refusal';
import { literally, logChange } from '../pages/content-log';

export interface FoundDealer extends RetailerRow {
  readonly revision: string;
  readonly vehicles: number;
}

export const ITEMS = 50;

/** Every change of a dealer has its own moment, down to the microsecond. */
const REVISION: SQL<string> = sql`(extract(epoch from ${retailers.updated_at}) * 1000000)::bigint::text`;

const foundDealers = (db: Db) =>
  db
    .select({
      ...getTableColumns(retailers),
      revision: REVISION,
      vehicles: db.$count(vehicles, eq(vehicles.owner_id, retailers.id)),
    })
    .from(retailers);

export async function findDealer(db: Db, id: string): Promise<FoundDealer | undefined> {
  const [found] = await foundDealers(db).where(eq(retailers.id, id));
  return found;
}

/** A page of the dealers of a market whose name, city or code has the text. */
export async function searchDealers(db: Db, market: MarketCode, text: string, page: number) {
  const like = `%${literally(text)}%`;
  const columns = [retailers.name, retailers.city, retailers.dealer_code];
  const isWanted = text === '' ? undefined : or(...columns.map((column) => ilike(column, like)));
  const where = and(eq(retailers.listing, MARKETS[market].listing), isWanted);
  const [counted] = await db.select({ total: count() }).from(retailers).where(where);
  const rows = await foundDealers(db)
    .where(where)
    .orderBy(asc(retailers.name), asc(retailers.id))
    .limit(ITEMS)
    .offset((page - 1) * ITEMS);
  return { total: counted?.total ?? 0, rows };
}

const codeTaken = () =>
  new Refusal(409, 'There is a dealer with this code.', [
    { path: 'dealer_code', message: 'Another dealer of the market has this code.' },
  ]);

/** What PostgreSQL says of a value that another row has, and of a row that others belong to. */
const IS_TAKEN = '23505';
const IS_NEEDED = '23503';

const codeOf = (error: unknown) => errorCode(partOf(error, 'cause'));

/** Under what the log finds a dealer. */
const nameInLog = ({ name, dealer_code }: Pick<RetailerRow, 'name' | 'dealer_code'>) => `${name} (${dealer_code})`;

async function present(transaction: Transaction, id: string): Promise<FoundDealer> {
  const found = await findDealer(transaction, id);
  if (!found) throw new ShowroomError('page.not-found', { status: 404 });
  return found;
}

export function addDealer(db: Db, market: MarketCode, plan: DealerPlan, who: string): Promise<FoundDealer> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(retailers)
      .values({ ...plan, listing: MARKETS[market].listing })
      .onConflictDoNothing()
      .returning({ id: retailers.id });
    if (!row) throw codeTaken();
    await logChange(transaction, { who, market, action: 'dealer.create', path: nameInLog(plan) });
    return present(transaction, row.id);
  });
}

/** A dealer that was found, at the revision that somebody has seen, and who they are. */
export interface SeenDealer {
  readonly row: FoundDealer;
  readonly market: MarketCode;
  readonly revision: string;
  readonly who: string;
}

const asSeen = ({ row, revision }: SeenDealer) => and(eq(retailers.id, row.id), sql`${REVISION} = ${revision}`);
const changed = () => new ShowroomError('dealer.changed', { status: 412 });

/** Throws 412 when somebody else was first. */
export async function updateDealer(db: Db, seen: SeenDealer, plan: DealerPlan): Promise<FoundDealer> {
  const { market, who } = seen;
  try {
    return await db.transaction(async (transaction) => {
      const [row] = await transaction
        .update(retailers)
        .set({ ...plan, updated_at: sql`clock_timestamp()` })
        .where(asSeen(seen))
        .returning({ id: retailers.id });
      if (!row) throw changed();
      await logChange(transaction, { who, market, action: 'dealer.change', path: nameInLog(plan) });
      return present(transaction, row.id);
    });
  } catch (error) {
    throw codeOf(error) === IS_TAKEN ? codeTaken() : error;
  }
}

/** Throws 412 when somebody else was first, and 409 while the dealer has vehicles. */
export async function removeDealer(db: Db, seen: SeenDealer): Promise<void> {
  const { market, who, row } = seen;
  try {
    await db.transaction(async (transaction) => {
      const removed = await transaction.delete(retailers).where(asSeen(seen)).returning({ id: retailers.id });
      if (removed.length === 0) throw changed();
      await logChange(transaction, { who, market, action: 'dealer.delete', path: nameInLog(row) });
    });
  } catch (error) {
    if (codeOf(error) !== IS_NEEDED) throw error;
    throw new Refusal(409, 'This dealer has vehicles for sale. They belong to another one or are gone first.');
  }
}
