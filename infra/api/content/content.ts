import { listNavEntries, listSettings } from '@showroom/contracts/calls/content';
import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import { SETTINGS } from '@showroom/contracts/settings/settings';
import { and, asc, eq } from 'drizzle-orm';
import { type NavEntryRow, navEntries, settings } from '../../database/schema/content';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { localesOf } from '../market/locales';
import { exchangeRates } from './exchange-rates';

function navEntryAnswer({ id, market: _, locale: __, description, image, children, ...entry }: NavEntryRow): NavEntry {
  const attributes = {
    ...entry,
    children: [...children],
    ...(description && { description }),
    ...(image && { image }),
  };
  return { id, type: 'nav_entry', attributes };
}

/** Serves navigation and settings. */
export function content(api: Api, context: Context): void {
  const { db } = context.database;
  const withRate = exchangeRates(api, context);

  implement(api, listNavEntries, async ({ query }) => {
    const { own, fallback } = localesOf(query.market, query.locale);
    const inLocale = (locale: string) =>
      db
        .select()
        .from(navEntries)
        .where(and(eq(navEntries.market, query.market), eq(navEntries.locale, locale)))
        .orderBy(asc(navEntries.place), asc(navEntries.sequence));
    const rows = await inLocale(own);
    return { data: (rows.length > 0 ? rows : await inLocale(fallback)).map(navEntryAnswer) };
  });

  implement(api, listSettings, async ({ query, caller }) => {
    const rows = await db.select().from(settings).where(eq(settings.market, query.market)).orderBy(asc(settings.key));
    const open = new Set<string>(SETTINGS.filter(({ audience }) => audience === 'public').map(({ key }) => key));
    const shown = caller.site ? await withRate(query.market, rows) : rows.filter(({ key }) => open.has(key));
    return { data: shown.map(({ key, value }) => ({ id: key, type: 'setting' as const, attributes: { key, value } })) };
  });
}
