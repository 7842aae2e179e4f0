import { createFormsSetting, deleteFormsSetting, listFormsSettings } from '@showroom/contracts/calls/forms';
import type { MarketCode } from '@showroom/contracts/markets';
import { and, asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../database/database';
import { formsSettings } from '../../database/schema/forms';
import type { Api } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { logChange } from '../pages/content-log';

type Row = typeof formsSettings.$inferSelect;
type Key = Row['key'];

/** What a value may be, and what is said of another one. */
const VALUES: Readonly<Record<Key, { readonly schema: z.ZodType; readonly sentence: string }>> = {
  retention_days: {
    schema: z.coerce.number().int().min(1).max(3650),
    sentence: 'must be a number of days, at most 3650',
  },
  reply_to: { schema: z.email(), sentence: 'must be an e-mail address' },
};

/** What a market has set, or undefined. */
export async function formsSettingOf(db: Db, market: MarketCode, key: Key): Promise<string | undefined> {
  const [row] = await db
    .select({ value: formsSettings.value })
    .from(formsSettings)
    .where(and(eq(formsSettings.market, market), eq(formsSettings.key, key)));
  return row?.value;
}

function settingAnswer({ id, market, key, value, saved_at }: Row) {
  const attributes = { market, key, value, saved_at: new Date(saved_at).toISOString() };
  return { id, type: 'forms_setting' as const, attributes };
}

/** Serves settings of the forms service: one is deleted before it is written again. */
export function serveFormsSettings(api: Api, db: Db): void {
  implement(api, listFormsSettings, async ({ query: { market }, caller }) => {
    const markets = caller.markets.own().filter((code) => market === undefined || code === market);
    const rows = await db
      .select()
      .from(formsSettings)
      .where(inArray(formsSettings.market, markets))
      .orderBy(asc(formsSettings.market), asc(formsSettings.key));
    return { data: rows.map(settingAnswer) };
  });

  implement(api, createFormsSetting, async ({ body: { market, key, value }, caller }) => {
    const { schema, sentence } = VALUES[key];
    if (!schema.safeParse(value).success) {
      throw new Refusal(422, 'This setting cannot have that value.', [{ path: 'value', message: sentence }]);
    }
    const who = caller.subject ?? '';
    const stored = await db.transaction(async (transaction) => {
      const [row] = await transaction
        .insert(formsSettings)
        .values({ market, key, value, author: who })
        .onConflictDoNothing()
        .returning();
      if (row) await logChange(transaction, { who, market, action: 'forms_setting.create', path: key });
      return row;
    });
    if (stored) return { data: settingAnswer(stored) };
    throw new Refusal(409, 'This setting has a value.', [{ path: 'key', message: 'has a value: delete it first' }]);
  });

  implement(api, deleteFormsSetting, async ({ params, caller }) => {
    const who = caller.subject ?? '';
    const mine = and(eq(formsSettings.id, params.id), inArray(formsSettings.market, [...caller.markets.own()]));
    await db.transaction(async (transaction) => {
      const [gone] = await transaction.delete(formsSettings).where(mine).returning();
      if (!gone) throw new Refusal(404, 'There is no such setting.');
      await logChange(transaction, { who, market: gone.market, action: 'forms_setting.delete', path: gone.key });
    });
    return undefined;
  });
}
