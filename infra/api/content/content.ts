import {
  getPage,
  getPageByPath,
  listNavEntries,
  listPages,
  listSettings,
  listTemplates,
  updatePage,
} from '@showroom/contracts/calls/content';
import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { SETTINGS } from '@showroom/contracts/settings/settings';
import { and, asc, eq } from 'drizzle-orm';
import { type NavEntryRow, navEntries, type PageRow, settings } from '../../database/schema/content';
import type { Api, Caller, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { checkBlocks } from './check-blocks';
import { exchangeRates } from './exchange-rates';
import { allPages, findPage, findPublished, findRedirect, localesOf, pageAnswer, pathOf, savePage } from './pages';
import { templatesFrom } from './templates';

const notFound = () => new ShowroomError('page.not-found', { status: 404 });

function navEntryAnswer({ id, market: _, locale: __, description, image, children, ...entry }: NavEntryRow): NavEntry {
  const attributes = {
    ...entry,
    children: [...children],
    ...(description && { description }),
    ...(image && { image }),
  };
  return { id, type: 'nav_entry', attributes };
}

function serveReads(api: Api, context: Context): void {
  const { db } = context.database;
  const withRate = exchangeRates(api, context);
  const reportRedirect = (market: string) => (problem: Readonly<Record<string, string>>) =>
    api.server.log.warn({ market, ...problem }, 'A redirect is not served');

  implement(api, getPageByPath, async ({ params, query }) => {
    const path = pathOf(params.path);
    const data =
      (await findPublished(db, query.market, query.locale, path)) ??
      (await findRedirect(db, query.market, path, reportRedirect(query.market)));
    if (!data) throw notFound();
    return { data };
  });

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

function serveEditing(api: Api, { config, database: { db } }: Context): void {
  const templatesOf = templatesFrom(config.REGISTRY_URL);
  const frameHosts = config.ALLOWED_FRAME_HOSTS.split(',');

  /** A page of a market that is not theirs is none. */
  async function ownPage(id: string, caller: Caller): Promise<PageRow> {
    const row = await findPage(db, id);
    if (!row || !caller.markets.has(row.market)) throw notFound();
    return row;
  }

  implement(api, listPages, async ({ query }) => {
    const rows = await allPages(db, query.market);
    return {
      data: rows.map(({ id, path, title, published, version, updated_at }) => ({
        id,
        type: 'page' as const,
        attributes: { path, title, published, version, updated_at: updated_at.toISOString() },
      })),
    };
  });

  implement(api, getPage, async ({ params, caller }) => {
    const row = await ownPage(params.id, caller);
    return { data: pageAnswer(row) };
  });

  implement(api, listTemplates, async ({ query }) => {
    const templates = await templatesOf(query.market);
    return {
      data: [...templates.values()].map((one) => ({ id: one.key, type: 'template' as const, attributes: one })),
    };
  });

  implement(api, updatePage, async ({ params, body, caller }) => {
    const stored = await ownPage(params.id, caller);
    if (stored.version !== body.version) throw new ShowroomError('page.changed', { status: 409 });
    const templates = await templatesOf(stored.market);
    const { blocks, issues: found } = checkBlocks(body.blocks, { templates, frameHosts, stored: stored.blocks });
    const issues = [...found];
    if (blocks.length === 0 && stored.blocks.length > 0) {
      const message = 'A page keeps at least one block: there is no version to go back to.';
      issues.push({ path: 'blocks', message });
    }
    if (issues.length > 0) throw new Refusal(422, 'The content does not fit its templates.', issues);
    const { version, title, meta_title, meta_description } = body;
    const saved = await savePage(db, params.id, version, { title, meta_title, meta_description, blocks });
    if (!saved) throw new ShowroomError('page.changed', { status: 409 });
    return { data: pageAnswer(saved) };
  });
}

/** Serves pages, navigation and settings, and lets editors save pages. */
export function content(api: Api, context: Context): void {
  serveReads(api, context);
  serveEditing(api, context);
}
