import { randomUUID } from 'node:crypto';
import { getPageByPath, listTemplates } from '@showroom/contracts/calls/content';
import {
  createPage,
  deletePage,
  discardDraft,
  type EditedPage,
  getPage,
  getPageVersion,
  linkPreview,
  listPages,
  listPageVersions,
  lockPage,
  movePage,
  openPreview,
  previewPage,
  publishPage,
  restorePageVersion,
  schedulePage,
  unlockPage,
  unpublishPage,
  updatePage,
} from '@showroom/contracts/calls/pages';
import { inForm, type Templates } from '@showroom/contracts/content/content-form';
import { contentIssuesOf } from '@showroom/contracts/content/content-issues';
import { type Operation, operationsBetween, operationsOf } from '@showroom/contracts/content/operations';
import type { PageContent } from '@showroom/contracts/content/page-content';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKETS, type Market, type MarketCode } from '@showroom/contracts/markets';
import type { Api, Caller, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { type FieldIssue, Refusal } from '../kernel/refusal';
import { runJobsInside } from '../kernel/run-jobs';
import { localesOf } from '../market/locales';
import { checkContent } from './check-content';
import { completenessOf } from './completeness';
import { serveContentLog } from './content-log';
import { pageJobs } from './page-jobs';
import {
  addPage,
  allPages,
  allVersions,
  claimPage,
  contentOfVersion,
  discard,
  findPage,
  findPageAt,
  movePage as movePageTo,
  type PageChange,
  type Plan,
  publish,
  releasePage,
  removePage,
  type StoredPage,
  saveDraft,
  schedule,
  unpublish,
} from './page-store';
import { pageOfPreview, previewToken } from './preview-link';
import { findPublished, findRedirect, pageAnswer, pathOf } from './published';
import { templatesFrom } from './templates';

const notFound = () => new ShowroomError('page.not-found', { status: 404 });

/** Throws 403 unless the roles allow all of it. */
function requireOperations({ roles }: Caller, operations: Iterable<Operation>): void {
  const allowed = operationsOf(roles);
  const missing = [...operations].filter((one) => !allowed.includes(one));
  if (missing.length === 0) return;
  throw new Refusal(
    403,
    'Your role does not allow this change.',
    missing.map((operation) => ({ path: operation, message: FORBIDDEN[operation] })),
  );
}

const FORBIDDEN: Readonly<Record<Operation, string>> = {
  edit_texts: 'Texts are changed by translators and editors.',
  arrange_blocks: 'Blocks are added, moved and set up by editors.',
  edit_restricted: 'This block is changed by managers and administrators.',
  edit_page: 'Address, colors and search engines are set by managers and administrators.',
  create_page: 'Pages are begun by editors.',
  publish: 'Pages are published by editors.',
  unpublish: 'Pages are disabled by managers and administrators.',
  delete_page: 'Pages are deleted by managers and administrators.',
};

const localesIn = (market: string): readonly string[] => {
  const found: Market | undefined = Object.values(MARKETS).find(({ code }) => code === market);
  return found?.locales ?? [];
};

const marketOf = (market: string): MarketCode => {
  const found: Market | undefined = Object.values(MARKETS).find(({ code }) => code === market);
  if (!found) throw notFound();
  return found.code;
};

function statusOf({ row, hasDraft }: StoredPage) {
  if (row.published_version !== null) return hasDraft || row.scheduled_version !== null ? 'changed' : 'published';
  return row.latest_version === 0 ? 'draft' : 'disabled';
}

function summaryOf(page: StoredPage, templates: Templates) {
  const { path, page_type, revision, published_version, publish_at, unpublish_at, author, saved_at, market } = page.row;
  const locales = localesIn(market);
  const [first = ''] = locales;
  const title = page.content.texts[first]?.['title'] ?? page.content.values['title'];
  return {
    path,
    page_type,
    title: typeof title === 'string' ? title : '',
    status: statusOf(page),
    languages: completenessOf(page.content, templates, locales),
    revision,
    published_version,
    publish_at: publish_at && new Date(publish_at).toISOString(),
    unpublish_at: unpublish_at && new Date(unpublish_at).toISOString(),
    author,
    saved_at: new Date(saved_at).toISOString(),
  } as const;
}

function editedPageOf(page: StoredPage, templates: Templates, { roles }: Caller): EditedPage {
  const market = marketOf(page.row.market);
  const content = inForm(page.content, templates, localesIn(market));
  const attributes = { ...summaryOf(page, templates), market, content, operations: [...operationsOf(roles)] };
  return { id: page.row.id, type: 'page', attributes };
}

/** A copy is another page: its blocks and groups are named anew. */
function withNewIds(content: PageContent): PageContent {
  const blocks = content.blocks.map((block) => {
    const ids = new Map(block.positions.map(({ id }) => [id, randomUUID()]));
    const renamed = (id: string) => ids.get(id) ?? id;
    return {
      ...block,
      id: randomUUID(),
      positions: block.positions.map(({ id, sequence }) => ({ id: renamed(id), sequence })),
      active_positions: block.active_positions.map(renamed),
      groups: block.groups.map((group) => ({ ...group, id: randomUUID() })),
    };
  });
  return { ...content, blocks };
}

const isSameMoment = (one: string | null, other: string | null) =>
  one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other));

/** What is wrong with a plan: the database's clock decides later, this one refuses the past. */
function planIssues({ publish_at, unpublish_at }: Plan): FieldIssue[] {
  const [from, until] = [publish_at, unpublish_at].map((one) => (one === null ? undefined : Date.parse(one)));
  const isPast = (moment: number | undefined) => moment !== undefined && moment <= Date.now();
  return [
    ...(isPast(from) ? [{ path: 'publish_at', message: 'This moment has passed.' }] : []),
    ...(isPast(until) ? [{ path: 'unpublish_at', message: 'This moment has passed.' }] : []),
    ...(from !== undefined && until !== undefined && until <= from
      ? [{ path: 'unpublish_at', message: 'A page is disabled after it was published.' }]
      : []),
  ];
}

const whoOf = ({ subject }: Caller) => subject ?? '';

/** Serves what visitors see, and what people may do with pages of their markets. */
export function pages(api: Api, context: Context): void {
  const { config } = context;
  const { db } = context.database;
  const templatesOf = templatesFrom(config.REGISTRY_URL);
  const frameHosts = config.ALLOWED_FRAME_HOSTS.split(',');

  implement(api, getPageByPath, async ({ params, query: { market, locale } }) => {
    const path = pathOf(params.path);
    const report = (problem: Readonly<Record<string, string>>) =>
      api.server.log.warn({ market, ...problem }, 'A redirect is not served');
    const data = (await findPublished(db, market, locale, path)) ?? (await findRedirect(db, market, path, report));
    if (!data) throw notFound();
    return { data };
  });

  implement(api, listTemplates, async ({ query }) => {
    const templates = await templatesOf(query.market);
    return {
      data: [...templates.values()].map((one) => ({ id: one.key, type: 'template' as const, attributes: one })),
    };
  });

  /** Pages open without a registry as well: then nobody knows how complete they are. */
  const templatesOrNone = (market: string): Promise<Templates> => templatesOf(market).catch(() => new Map());

  /** A page of a market that is not theirs is none. */
  async function ownPage(id: string, caller: Caller): Promise<StoredPage> {
    const page = await findPage(db, id);
    if (!page || !caller.markets.has(page.row.market)) throw notFound();
    return page;
  }

  interface Asked {
    readonly params: { readonly id: string };
    readonly headers: { readonly 'if-match': string };
    readonly caller: Caller;
  }

  /** The page that somebody wants to change, who may, from the revision that they have seen. */
  async function changeOf(
    { params, headers, caller }: Asked,
    operation: Operation,
    action: PageChange['action'],
  ): Promise<PageChange> {
    const page = await ownPage(params.id, caller);
    requireOperations(caller, [operation]);
    return { page, revision: Number(headers['if-match'].slice(1, -1)), who: whoOf(caller), action };
  }

  async function answer(page: StoredPage, caller: Caller): Promise<{ data: EditedPage }> {
    return { data: editedPageOf(page, await templatesOrNone(page.row.market), caller) };
  }

  /** The page in its form. Throws 422 when something is missing that visitors must not miss. */
  async function wholePage(page: StoredPage): Promise<StoredPage> {
    const { market } = page.row;
    const [templates, locales] = [await templatesOf(market), localesIn(market)];
    const content = inForm(page.content, templates, locales);
    const issues = contentIssuesOf(content, { templates, locales, isWhole: true });
    if (issues.length > 0) throw new Refusal(422, 'Something is missing before this can be published.', issues);
    return { ...page, content };
  }

  implement(api, listPages, async ({ query: { market } }) => {
    const templates = await templatesOrNone(market);
    const rows = await allPages(db, market);
    return {
      data: rows.map((page) => ({ id: page.row.id, type: 'page' as const, attributes: summaryOf(page, templates) })),
    };
  });

  implement(api, getPage, async ({ params, caller }) => answer(await ownPage(params.id, caller), caller));

  implement(api, createPage, async ({ body, caller }) => {
    const { market, path, page_type: pageType, title, copy_of: copyOf } = body;
    requireOperations(caller, ['create_page']);
    const source = copyOf === undefined ? undefined : await findPage(db, copyOf);
    if (copyOf !== undefined && source?.row.market !== market) {
      throw new Refusal(422, 'There is no such page to copy.', [
        { path: 'copy_of', message: 'No page of this market.' },
      ]);
    }
    const [first = ''] = localesIn(market);
    const copied: PageContent = source ? withNewIds(source.content) : { values: {}, texts: {}, blocks: [] };
    const content = { ...copied, texts: { ...copied.texts, [first]: { ...copied.texts[first], title } } };
    const page = await addPage(db, { market, path, pageType, content, who: whoOf(caller) });
    if (!page) throw pathTaken();
    return answer(page, caller);
  });

  implement(api, updatePage, async ({ body, ...asked }) => {
    const change = await changeOf(asked, 'edit_texts', 'page.save');
    const { row } = change.page;
    const [templates, locales] = [await templatesOf(row.market), localesIn(row.market)];
    const stored = inForm(change.page.content, templates, locales);
    const { content, issues } = checkContent(body.content, { templates, locales, frameHosts, stored });
    if (issues.length > 0) throw new Refusal(422, 'The content does not fit its templates.', issues);
    requireOperations(asked.caller, operationsBetween(stored, content, templates));
    const { restoredFrom } = change.page;
    return answer(await saveDraft(db, change, { content, restoredFrom }), asked.caller);
  });

  implement(api, movePage, async ({ body: { path }, ...asked }) => {
    const change = await changeOf(asked, 'edit_page', 'page.move');
    const moved = await movePageTo(db, change, path);
    if (!moved) throw pathTaken();
    return answer(moved, asked.caller);
  });

  implement(api, publishPage, async (asked) => {
    const change = await changeOf(asked, 'publish', 'page.publish');
    return answer(await publish(db, { ...change, page: await wholePage(change.page) }), asked.caller);
  });

  implement(api, schedulePage, async ({ body, ...asked }) => {
    const change = await changeOf(asked, 'publish', 'page.schedule');
    if (!isSameMoment(body.unpublish_at, change.page.row.unpublish_at)) requireOperations(asked.caller, ['unpublish']);
    const issues = planIssues(body);
    if (issues.length > 0) throw new Refusal(422, 'This cannot be planned.', issues);
    if (body.publish_at === null) return answer(await schedule(db, change, body), asked.caller);
    const whole = await wholePage(change.page);
    return answer(await schedule(db, { ...change, page: whole }, body), asked.caller);
  });

  implement(api, lockPage, async ({ params, body, caller }) => {
    const { row } = await ownPage(params.id, caller);
    const { holder, until } = await claimPage(db, row.id, whoOf(caller), body.take_over);
    const attributes = { holder, is_mine: holder === whoOf(caller), until: new Date(until).toISOString() };
    return { data: { id: row.id, type: 'page_lock' as const, attributes } };
  });

  implement(api, unlockPage, async ({ params, caller }) => {
    const { row } = await ownPage(params.id, caller);
    await releasePage(db, row.id, whoOf(caller));
    return undefined;
  });

  implement(api, linkPreview, async ({ params, caller }) => {
    const { row } = await ownPage(params.id, caller);
    const { token, ends } = previewToken(row.id, Date.now() / 1000, config.ORDER_LINK_SECRET);
    const path = `/disabled-preview${row.path}?preview=${token}`;
    return { path, expires_at: new Date(ends * 1000).toISOString() };
  });

  implement(api, openPreview, async ({ params, query: { market, locale } }) => {
    const id = pageOfPreview(params.token, Date.now() / 1000, config.ORDER_LINK_SECRET);
    const page = id === undefined ? undefined : await findPage(db, id);
    if (page?.row.market !== market) throw notFound();
    const { latest_version: version, saved_at } = page.row;
    return { data: pageAnswer(page.row, page.content, { version, saved_at }, localesOf(market, locale)) };
  });

  implement(api, unpublishPage, async (asked) => {
    return answer(await unpublish(db, await changeOf(asked, 'unpublish', 'page.unpublish')), asked.caller);
  });

  implement(api, discardDraft, async (asked) => {
    const change = await changeOf(asked, 'arrange_blocks', 'page.discard');
    if (change.page.row.latest_version === 0) {
      throw new Refusal(409, 'This page has no version to go back to. Delete it instead.');
    }
    return answer(await discard(db, change), asked.caller);
  });

  implement(api, restorePageVersion, async ({ body: { version }, ...asked }) => {
    const change = await changeOf(asked, 'arrange_blocks', 'page.restore');
    const content = await contentOfVersion(db, asked.params.id, version).catch(() => {
      throw new Refusal(422, 'There is no such version.', [{ path: 'version', message: 'No version of this page.' }]);
    });
    return answer(await saveDraft(db, change, { content, restoredFrom: version }), asked.caller);
  });

  implement(api, deletePage, async (asked) => {
    const change = await changeOf(asked, 'delete_page', 'page.delete');
    if (change.page.row.published_version !== null) {
      throw new Refusal(409, 'Visitors see this page. Disable it before you delete it.');
    }
    await removePage(db, change);
    return undefined;
  });

  implement(api, listPageVersions, async ({ params, caller }) => {
    const { row } = await ownPage(params.id, caller);
    const versions = await allVersions(db, row.id);
    return {
      data: versions.map(({ version, saved_at, ...rest }) => ({
        id: `${row.id}-${version}`,
        type: 'page_version' as const,
        attributes: {
          ...rest,
          version,
          saved_at: new Date(saved_at).toISOString(),
          published: version === row.published_version,
        },
      })),
    };
  });

  implement(api, getPageVersion, async ({ params, caller }) => {
    const { row } = await ownPage(params.id, caller);
    const version = Number(params.version);
    const stored = await contentOfVersion(db, row.id, version);
    const content = inForm(stored, await templatesOrNone(row.market), localesIn(row.market));
    return { data: { id: `${row.id}-${version}`, type: 'page_version' as const, attributes: { version, content } } };
  });

  implement(api, previewPage, async ({ params, query: { market, locale }, caller }) => {
    const page = await findPageAt(db, market, pathOf(params.path));
    if (!page || !caller.markets.has(market)) throw notFound();
    const { latest_version: version, saved_at } = page.row;
    return { data: pageAnswer(page.row, page.content, { version, saved_at }, localesOf(market, locale)) };
  });

  serveContentLog(api, db);
  runJobsInside(api, context, pageJobs(context.database));
}

const pathTaken = () => new ShowroomError('page.path-taken', { status: 409 });
