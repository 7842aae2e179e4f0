import {
  listBreadcrumbs,
  listNavTrees,
  listNewerNavEntries,
  type NavTree,
  saveNavTree,
} from '@showroom/contracts/calls/nav-trees';
import { foreignOrigins } from '@showroom/contracts/content/foreign-origins';
import { NAV_PLACES } from '@showroom/contracts/entities/nav-entry';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKETS, type Market, type MarketCode } from '@showroom/contracts/markets';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { contentPages } from '../../database/schema/content';
import { navEntriesOf } from '../content/nav-entries';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { revisionIn } from '../kernel/revision';
import { localesOf } from '../market/locales';
import { marketSettings } from '../market/market-settings';
import { publishedSteps, stepsAbove } from '../pages/breadcrumbs';
import { entriesOf, findTree, type Spot, saveTree } from './nav-store';
import { treeIssues } from './tree-issues';

/** What stands at a spot; without anything of its own, what visitors see there instead. */
async function treeAt(db: Db, spot: Spot): Promise<NavTree> {
  const own = await findTree(db, spot);
  const [first] = MARKETS[spot.market].locales;
  const isInherited = !own.isWritten && own.rows.length === 0 && spot.locale !== first;
  const { rows } = isInherited ? await findTree(db, { ...spot, locale: first }) : own;
  const { revision, author } = own;
  const entries = rows.flatMap(entriesOf);
  const attributes = { locale: spot.locale, revision, author, is_inherited: isInherited, entries };
  return { id: spot.place, type: 'nav_tree', attributes };
}

function requireLocale(market: MarketCode, locale: string): void {
  const { locales }: Pick<Market, 'locales'> = MARKETS[market];
  if (locales.some((one) => one === locale)) return;
  throw new Refusal(422, 'The market has no such language.', [{ path: 'locale', message: locales.join(', ') }]);
}

/** Serves navigation and footer to whoever writes them, and the way to a page. */
export function navigation(api: Api, context: Context): void {
  const { db } = context.database;
  const settingsOf = marketSettings(context);

  implement(api, listNavTrees, async ({ query: { market, locale } }) => {
    requireLocale(market, locale);
    return { data: await Promise.all(NAV_PLACES.map((place) => treeAt(db, { market, locale, place }))) };
  });

  implement(api, saveNavTree, async ({ body: { market, locale, place, entries }, headers, caller }) => {
    requireLocale(market, locale);
    const spot = { market, locale, place };
    const [settings, before] = [await settingsOf(market), await treeAt(db, spot)];
    const issues = treeIssues(entries, {
      place,
      origins: foreignOrigins(settings),
      before: before.attributes.entries,
    });
    if (issues.length > 0) throw new Refusal(422, 'The navigation cannot be saved like this.', issues);
    const revision = revisionIn(headers);
    await saveTree(db, spot, { entries, revision, who: caller.subject ?? '' });
    return { data: await treeAt(db, spot) };
  });

  implement(api, listNewerNavEntries, async ({ query: { market, locale } }) => {
    const entries = await navEntriesOf(db, market, locale);
    return { data: entries.filter(({ attributes: { place } }) => place === 'main' || place === 'utility') };
  });

  implement(api, listBreadcrumbs, async ({ params: { id }, query: { market, locale } }) => {
    const [found] = await db
      .select({ path: contentPages.path })
      .from(contentPages)
      .where(and(eq(contentPages.market, market), eq(contentPages.id, id)));
    const languages = localesOf(market, locale);
    const [page] = found ? await publishedSteps(db, market, [found.path], languages) : [];
    if (!page) throw new ShowroomError('page.not-found', { status: 404 });
    const home = page.url === '/' ? [] : await publishedSteps(db, market, ['/'], languages);
    const steps = [...home, ...(await stepsAbove(db, market, page.url, languages)), page];
    return { data: steps.map((step) => ({ id: step.url, type: 'breadcrumb' as const, attributes: step })) };
  });
}
