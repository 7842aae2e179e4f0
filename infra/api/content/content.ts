import { listNavEntries, listSettings } from '@showroom/contracts/calls/content';
import type { Setting } from '@showroom/contracts/settings/setting';
import { SETTINGS } from '@showroom/contracts/settings/settings';
import { asc, eq } from 'drizzle-orm';
import { settings } from '../../database/schema/content';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { predefinedLinks } from '../market/predefined-links';
import { cleanSetting } from './clean-settings';
import { exchangeRates } from './exchange-rates';
import { navEntriesOf } from './nav-entries';

const keysOf = (settings: readonly Setting[]) => new Set<string>(settings.map(({ key }) => key));
const PUBLIC = keysOf(SETTINGS.filter(({ audience }) => audience === 'public'));
/** The site runs code of remotes: what nobody is told is not told there either. */
const SECRET = keysOf([...SETTINGS].filter(({ secret }: Setting) => secret === true));

/** Serves navigation and settings. */
export function content(api: Api, context: Context): void {
  const { reads } = context.database;
  const withRate = exchangeRates(api, context);
  const linksOf = predefinedLinks(context);

  implement(api, listNavEntries, async ({ query: { market, locale } }) => {
    const [links, entries] = await Promise.all([linksOf(market), navEntriesOf(reads, market, locale)]);
    return { data: entries.map((entry) => links.inEntry(entry)) };
  });

  implement(api, listSettings, async ({ query, caller }) => {
    const rows = await reads
      .select()
      .from(settings)
      .where(eq(settings.market, query.market))
      .orderBy(asc(settings.key));
    const shown = caller.site
      ? (await withRate(query.market, rows)).filter(({ key }) => !SECRET.has(key))
      : rows.filter(({ key }) => PUBLIC.has(key));
    return {
      data: shown.map(({ key, value }) => ({
        id: key,
        type: 'setting' as const,
        attributes: { key, value: cleanSetting(key, value) },
      })),
    };
  });
}
