import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/database';
import { type SettingState, settings, settingsHistory } from '../../database/schema/content';
import { logChange } from '../pages/content-log';

export interface StoredSetting {
  readonly key: string;
  /** Nothing where the market has no value of its own. */
  readonly stored: { readonly value: unknown } | undefined;
  readonly revision: number;
  readonly author: string | null;
  readonly saved_at: string | null;
}

const LATEST = sql`(select max(revision) from settings_history as later
  where later.market = ${settingsHistory.market} and later.key = ${settingsHistory.key})`;

/** What a market has stored or had stored once, by key. */
export async function storedSettings(db: Db, market: string): Promise<Map<string, StoredSetting>> {
  const [rows, changes] = await Promise.all([
    db.select().from(settings).where(eq(settings.market, market)).orderBy(settings.key),
    db
      .select()
      .from(settingsHistory)
      .where(and(eq(settingsHistory.market, market), eq(settingsHistory.revision, LATEST))),
  ]);
  const values = new Map(rows.map(({ key, value }) => [key, { value }]));
  const latest = new Map(changes.map((change) => [change.key, change]));
  return new Map(
    [...new Set([...values.keys(), ...latest.keys()])].map((key) => {
      const { revision = 0, who: author = null, at: saved_at = null } = latest.get(key) ?? {};
      return [key, { key, stored: values.get(key), revision, author, saved_at }];
    }),
  );
}

interface SettingChange {
  readonly market: string;
  readonly key: string;
  /** The revision that it was made from. */
  readonly revision: number;
  readonly who: string;
  /** Nothing is the default. */
  readonly to: { readonly value: unknown } | undefined;
  /** Its values stand in no history. */
  readonly isSecret: boolean;
}

function stateOf(set: { readonly value: unknown } | undefined, isSecret: boolean): SettingState {
  if (!set) return null;
  return isSecret ? { is_secret: true } : { value: set.value };
}

/**
 * Changes a setting, unless it has been changed since the revision that the change was made from:
 * of several at once the one that writes the next revision wins. Answers whether it did.
 */
export function changeSetting(db: Db, { market, key, revision, who, to, isSecret }: SettingChange): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const own = and(eq(settings.market, market), eq(settings.key, key));
    const [before] = await transaction.select().from(settings).where(own);
    if ((await latestRevision(transaction, market, key)) !== revision) return false;
    const added = await transaction
      .insert(settingsHistory)
      .values({
        ...{ market, key, revision: revision + 1, who },
        from_state: stateOf(before, isSecret),
        to_state: stateOf(to, isSecret),
      })
      .onConflictDoNothing()
      .returning({ revision: settingsHistory.revision });
    if (added.length === 0) return false;
    await writeValue(transaction, { market, key, to });
    await logChange(transaction, {
      who,
      market,
      path: key,
      action: 'setting.change',
      from: revision,
      to: revision + 1,
    });
    return true;
  });
}

async function latestRevision(transaction: Transaction, market: string, key: string): Promise<number> {
  const [found] = await transaction
    .select({ revision: sql<number>`coalesce(max(${settingsHistory.revision}), 0)` })
    .from(settingsHistory)
    .where(and(eq(settingsHistory.market, market), eq(settingsHistory.key, key)));
  return Number(found?.revision ?? 0);
}

async function writeValue(
  transaction: Transaction,
  { market, key, to }: Pick<SettingChange, 'market' | 'key' | 'to'>,
): Promise<void> {
  if (!to) {
    await transaction.delete(settings).where(and(eq(settings.market, market), eq(settings.key, key)));
    return;
  }
  await transaction
    .insert(settings)
    .values({ market, key, value: to.value })
    .onConflictDoUpdate({ target: [settings.market, settings.key], set: { value: to.value } });
}

const MOST_CHANGES = 100;

export function changesOf(db: Db, market: string, key: string) {
  return db
    .select()
    .from(settingsHistory)
    .where(and(eq(settingsHistory.market, market), eq(settingsHistory.key, key)))
    .orderBy(desc(settingsHistory.revision))
    .limit(MOST_CHANGES);
}
