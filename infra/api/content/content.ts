import { listNavEntries, listSettings } from '@showroom/contracts/calls/content';
import { SETTINGS } from '@showroom/contracts/settings/settings';
import { asc, eq } from 'drizzle-orm';
import { settings } from '../../database/schema/content';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { exchangeRates } from './exchange-rates';
import { navEntriesOf } from './nav-entries';

/** Serves navigation and settings. */
export function content(api: Api, context: Context): void {
  const { db } = context.database;
  const withRate = exchangeRates(api, context);

  implement(api, listNavEntries, async ({ query: { market, locale } }) => ({
    data: await navEntriesOf(db, market, locale),
  }));

  implement(api, listSettings, async ({ query, caller }) => {
    const rows = await db.select().from(settings).where(eq(settings.market, query.market)).orderBy(asc(settings.key));
    const open = new Set<string>(SETTINGS.filter(({ audience }) => audience === 'public').map(({ key }) => key));
    const shown = caller.site ? await withRate(query.market, rows) : rows.filter(({ key }) => open.has(key));
    return { data: shown.map(({ key, value }) => ({ id: key, type: 'setting' as const, attributes: { key, value } })) };
  });
}
