import { eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { retailers } from '../database/schema/retailers';
import type { Note } from './interpret';
import type { Mapping } from './mapping';

/** Whose vehicle one with these codes of retailers is, or why nobody's. */
export type Owners = (codes: readonly string[]) => Owned | { readonly refusal: Note };

interface Owned {
  readonly owner: string;
  readonly repair?: Note;
}

const NO_RETAILER = 'no retailer has this code';

/**
 * Retailers of the listing by their codes, or one retailer for what has none, made when it is not
 * there yet.
 */
export async function ownersOf(
  db: Db,
  { mapping, listing }: { readonly mapping: Mapping; readonly listing: string },
): Promise<Owners> {
  const isRaw = 'raw' in mapping;
  const field = mapping.dealer ?? 'owner_dealer_codes';
  if (mapping.dealer === undefined && !isRaw) {
    const owner = await ownRetailer(db, mapping, listing);
    return () => ({ owner });
  }
  const rows = await db
    .select({ id: retailers.id, code: retailers.dealer_code })
    .from(retailers)
    .where(eq(retailers.listing, listing));
  const byCode = new Map(rows.map(({ id, code }) => [code, id]));
  const otherwise = isRaw ? await ownRetailer(db, mapping, listing) : undefined;
  return (codes) => {
    const owner = codes.map((code) => byCode.get(code)).find((id) => id !== undefined);
    if (owner !== undefined) return { owner };
    const value = codes.join(', ').slice(0, 80);
    if (otherwise === undefined) return { refusal: { reason: NO_RETAILER, field, value } };
    const repair = { reason: `${NO_RETAILER}, taken as the feed's own`, field, value };
    return { owner: otherwise, ...(codes.length > 0 && { repair }) };
  };
}

async function ownRetailer(db: Db, { name, retailer }: Mapping, listing: string): Promise<string> {
  const owner = `feed-${listing}-${name}`;
  const code = `FEED-${name.toUpperCase()}`;
  await db
    .insert(retailers)
    .values({ id: owner, listing, dealer_code: code, brands: [], ...retailer })
    .onConflictDoNothing();
  return owner;
}
