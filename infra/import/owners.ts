import { eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { retailers } from '../database/schema/retailers';
import type { Row } from './csv/rows';
import type { Note } from './interpret';
import type { Mapping } from './mapping';

/** Whose vehicle a row is, or why nobody's. */
export type Owners = (row: Row) => { readonly owner: string } | { readonly refusal: Note };

/** Retailers of the listing by the code in a column, or one retailer for the whole feed, made when it is not there yet. */
export async function ownersOf(
  db: Db,
  { mapping, listing }: { readonly mapping: Mapping; readonly listing: string },
): Promise<Owners> {
  const { dealer: column, name, retailer } = mapping;
  if (column === undefined) {
    const owner = `feed-${listing}-${name}`;
    const code = `FEED-${name.toUpperCase()}`;
    await db
      .insert(retailers)
      .values({ id: owner, listing, dealer_code: code, brands: [], ...retailer })
      .onConflictDoNothing();
    return () => ({ owner });
  }
  const rows = await db
    .select({ id: retailers.id, code: retailers.dealer_code })
    .from(retailers)
    .where(eq(retailers.listing, listing));
  const byCode = new Map(rows.map(({ id, code }) => [code, id]));
  return (row) => {
    const code = (row[column] ?? '').trim();
    const owner = byCode.get(code);
    if (owner !== undefined) return { owner };
    return { refusal: { reason: 'no retailer has this code', field: column, value: code.slice(0, 80) } };
  };
}
