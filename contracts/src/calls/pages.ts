import * as z from 'zod/mini';
import { OPERATIONS, rolesFor } from '../content/operations';
import { pageContent } from '../content/page-content';
import { pageFile } from '../content/page-file';
import { page } from '../entities/page';
import { CONTENT_ROLES } from '../entities/role';
import { MARKET_CODES } from '../markets';
import { integerText, list, locale, resource, single } from '../schema/schema';
import { call } from './call';
import { revisionHeaders } from './revision';

const market = z.enum(MARKET_CODES);
const params = z.object({ id: z.string() });

/** Where a page is between being begun and being seen. */
export const PAGE_STATUSES = ['draft', 'published', 'changed', 'disabled'] as const;

/** What editors see of a page in lists. */
const summary = {
  path: z.string(),
  page_type: z.enum(['page', 'folder']),
  /** In the market's first language. */
  title: z.string(),
  /** `draft` was never published, `changed` has a draft beside what visitors see. */
  status: z.enum(PAGE_STATUSES),
  /** Share of translatable texts that each language has, from 0 to 1. */
  languages: z.record(z.string(), z.number()),
  /** Grows with every change; a change names the one that it was made from in `if-match`. */
  revision: z.int(),
  published_version: z.nullable(z.int()),
  /** When a version that waits is published, and when visitors stop seeing the page. */
  publish_at: z.nullable(z.string()),
  unpublish_at: z.nullable(z.string()),
  /** Who changed it last. */
  author: z.string(),
  saved_at: z.string(),
} as const;

/** A page of a market in a list for editors. */
export const pageSummary = resource('page', z.string(), z.object(summary));

/** A page with everything that editors write on it. */
export const editedPage = resource(
  'page',
  z.string(),
  z.object({
    ...summary,
    market,
    content: pageContent,
    /** What the caller may do with it. */
    operations: z.array(z.enum(OPERATIONS)),
  }),
);

/** A page as an editor opens it. */
export type EditedPage = z.output<typeof editedPage>;
/** A page of a market in a list for editors. */
export type PageSummary = z.output<typeof pageSummary>;

const path = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(/^\/(?:[\p{L}\p{N}._~-]+(?:\/[\p{L}\p{N}._~-]+)*)?$/u, 'begins with / and has words between slashes'),
  );

/** The pages and folders of a market without their content, or the one at a path, for editors. */
export const listPages = call({
  method: 'GET',
  path: '/pages',
  summary: 'All pages of a market, or the one at a path, for editors.',
  access: CONTENT_ROLES,
  query: z.object({
    market,
    /** Default: every page. */
    path: z.optional(z.string().check(z.maxLength(300))),
  }),
  answer: z.object({ data: z.array(pageSummary) }),
});

/** Something of a market's site that links may lead to. */
export const linkTarget = z.object({
  /** What a link has as its address: a path, or a name for an address. */
  url: z.string(),
  /** For people: a title, or where a name leads. */
  label: z.string(),
});
/** Something of a market's site that links may lead to. */
export type LinkTarget = z.output<typeof linkTarget>;

/** Pages, parts that remotes serve, and names for addresses: what a link of a page can lead to. */
export const listLinkTargets = call({
  method: 'GET',
  path: '/link_targets',
  summary: 'What links of a market can lead to, for editors.',
  access: rolesFor('edit_texts'),
  query: z.object({ market }),
  answer: z.object({ data: z.array(linkTarget) }),
});

/** Begins a page, empty or with the content of another one of the market, as a draft. */
export const createPage = call({
  method: 'POST',
  path: '/pages',
  summary: 'Begins a page as a draft, empty or as a copy.',
  access: rolesFor('create_page'),
  body: z.object({
    market,
    path,
    page_type: z.enum(['page', 'folder']),
    title: z.string().check(z.minLength(1), z.maxLength(200)),
    /** The page whose content is copied, with ids made anew. */
    copy_of: z.optional(z.string()),
  }),
  status: 201,
  answer: single(editedPage),
});

/** A page, or a folder with all that is in it, as a file. */
export const exportPages = call({
  method: 'GET',
  path: '/pages/:id/export',
  summary: 'A page or a folder with its pages as one file.',
  access: CONTENT_ROLES,
  params,
  answer: pageFile,
});

/** Begins the pages of a file as drafts below a path, all of them or none. */
export const importPages = call({
  method: 'POST',
  path: '/pages/import',
  summary: 'Begins the pages of a file as drafts, with ids made anew.',
  access: rolesFor('create_page'),
  query: z.object({ market, path }),
  sends: 'file',
  status: 201,
  answer: z.object({ data: z.array(pageSummary) }),
});

/** One page by its id: its draft or, without one, its latest version. */
export const getPage = call({
  method: 'GET',
  path: '/pages/:id',
  summary: 'One page with its content in every language, for editors.',
  access: CONTENT_ROLES,
  params,
  answer: single(editedPage),
});

/** Stores the draft of a page; visitors go on seeing what is published. */
export const updatePage = call({
  method: 'PUT',
  path: '/pages/:id',
  summary: 'Saves the draft of a page: checked against the templates, cleaned.',
  access: CONTENT_ROLES,
  params,
  headers: revisionHeaders,
  body: z.object({ content: pageContent }),
  answer: single(editedPage),
});

/** What visitors of a language would get of content that is not saved. */
export const renderDraft = call({
  method: 'POST',
  path: '/pages/:id/rendition',
  summary: 'Unsaved content, or some of its blocks, as visitors would get it: cleaned, in one language.',
  access: rolesFor('edit_texts'),
  params,
  body: z.object({ locale: z.string().check(z.maxLength(20)), content: pageContent }),
  answer: single(page),
});

/** Moves a page at once; where visitors have seen it, they are sent on. */
export const movePage = call({
  method: 'POST',
  path: '/pages/:id/move',
  summary: 'Moves a page to another address.',
  access: rolesFor('edit_page'),
  params,
  headers: revisionHeaders,
  body: z.object({ path }),
  answer: single(editedPage),
});

/** Removes a page that visitors do not see, with its versions. */
export const deletePage = call({
  method: 'DELETE',
  path: '/pages/:id',
  summary: 'Deletes a page that is not published.',
  access: rolesFor('delete_page'),
  params,
  headers: revisionHeaders,
  status: 204,
  answer: z.undefined(),
});

/** Why it is published in spite of what was found on it; the log has it. */
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));

/**
 * Makes the draft a version that never changes, and shows it to visitors; refused without a reason
 * where something is found on it.
 */
export const publishPage = call({
  method: 'POST',
  path: '/pages/:id/publish',
  summary: 'Publishes the draft of a page.',
  access: rolesFor('publish'),
  params,
  headers: revisionHeaders,
  body: z.optional(z.object({ reason })),
  answer: single(editedPage),
});

/** What visitors of the draft would miss: links that lead nowhere, texts that a language lacks. */
export const listPageFindings = call({
  method: 'GET',
  path: '/pages/:id/findings',
  summary: 'What is found on the draft of a page before it is published.',
  access: CONTENT_ROLES,
  params,
  query: z.object({ locale: z.optional(locale) }),
  answer: z.object({ data: z.array(z.object({ path: z.string(), message: z.string() })) }),
});

const moment = z.nullable(z.iso.datetime({ offset: true }));

/**
 * Publishes what stands now later, takes the page from visitors later, or forgets both: what is
 * null is not planned. What is edited meanwhile is another draft.
 */
export const schedulePage = call({
  method: 'POST',
  path: '/pages/:id/schedule',
  summary: 'Plans when a page is published and when it is disabled.',
  access: rolesFor('publish'),
  params,
  headers: revisionHeaders,
  body: z.object({ publish_at: moment, unpublish_at: moment, reason: z.optional(reason) }),
  answer: single(editedPage),
});

/** Who edits a page now. */
export const pageLock = resource(
  'page_lock',
  z.string(),
  z.object({ holder: z.string(), is_mine: z.boolean(), until: z.string() }),
);
/** Who edits a page now. */
export type PageLock = z.output<typeof pageLock>;

/**
 * Says that the caller edits a page, for a minute: answers whose it is. It is the caller's when
 * nobody else has it or the caller takes it over.
 */
export const lockPage = call({
  method: 'POST',
  path: '/pages/:id/lock',
  summary: 'Claims a page for editing, renews the claim, or takes it over.',
  access: CONTENT_ROLES,
  params,
  body: z.object({ take_over: z.boolean() }),
  answer: single(pageLock),
});

/** Ends the caller's claim; nothing happens to one of somebody else. */
export const unlockPage = call({
  method: 'DELETE',
  path: '/pages/:id/lock',
  summary: 'Gives a page back that was claimed for editing.',
  access: CONTENT_ROLES,
  params,
  status: 204,
  answer: z.undefined(),
});

/** Makes a link to what a page says now, for people without an account. */
export const linkPreview = call({
  method: 'POST',
  path: '/pages/:id/preview_links',
  summary: 'Makes a signed link to the draft of a page, which ends after a week.',
  access: rolesFor('arrange_blocks'),
  params,
  status: 201,
  answer: z.object({ path: z.string(), expires_at: z.string() }),
});

/** The draft of a page for whoever has a link to it that has not ended. */
export const openPreview = call({
  method: 'GET',
  path: '/public_api/pages/previews/:token',
  summary: 'The draft of a page by a signed link.',
  access: 'anyone',
  params: z.object({ token: z.string().check(z.maxLength(200)) }),
  query: z.object({ market, locale: z.optional(z.string().check(z.maxLength(20))) }),
  answer: single(page),
});

/** Takes a page from visitors: its address answers 404, its content stays. */
export const unpublishPage = call({
  method: 'POST',
  path: '/pages/:id/unpublish',
  summary: 'Disables a page for visitors.',
  access: rolesFor('unpublish'),
  params,
  headers: revisionHeaders,
  answer: single(editedPage),
});

/** Drops what was changed since the latest version. */
export const discardDraft = call({
  method: 'POST',
  path: '/pages/:id/discard',
  summary: 'Drops the draft of a page.',
  access: rolesFor('arrange_blocks'),
  params,
  headers: revisionHeaders,
  answer: single(editedPage),
});

/** One version of a page in its history. */
export const pageVersion = resource(
  'page_version',
  z.string(),
  z.object({
    version: z.int(),
    author: z.string(),
    saved_at: z.string(),
    /** Whether visitors see this one. */
    published: z.boolean(),
    /** The version that it brought back. */
    restored_from: z.nullable(z.int()),
  }),
);
/** One version of a page in its history. */
export type PageVersion = z.output<typeof pageVersion>;

/** The versions of a page, the latest first. */
export const listPageVersions = call({
  method: 'GET',
  path: '/pages/:id/versions',
  summary: 'The history of a page.',
  access: CONTENT_ROLES,
  params,
  answer: z.object({ data: z.array(pageVersion) }),
});

/** What a version of a page said. */
export const getPageVersion = call({
  method: 'GET',
  path: '/pages/:id/versions/:version',
  summary: 'One version of a page with its content.',
  access: CONTENT_ROLES,
  params: z.object({ id: z.string(), version: z.string().check(z.regex(/^\d{1,9}$/)) }),
  answer: single(resource('page_version', z.string(), z.object({ version: z.int(), content: pageContent }))),
});

/** Makes the content of a version the draft; publishing it makes it a new version. */
export const restorePageVersion = call({
  method: 'POST',
  path: '/pages/:id/restore',
  summary: 'Takes an earlier version of a page as its draft.',
  access: rolesFor('arrange_blocks'),
  params,
  headers: revisionHeaders,
  body: z.object({ version: z.int() }),
  answer: single(editedPage),
});

/** A page as it would be published, in one language: for people who may edit it. */
export const previewPage = call({
  method: 'GET',
  path: '/pages/by_path/:path/preview',
  summary: 'The draft of a page at a path of a market, as visitors would see it.',
  access: CONTENT_ROLES,
  params: z.object({ path: z.string().check(z.maxLength(500)) }),
  query: z.object({ market, locale: z.optional(z.string().check(z.maxLength(20))) }),
  answer: single(page),
});

/** One line of what was done with content: lines are added, never changed. */
export const contentLogLine = resource(
  'content_log',
  z.string(),
  z.object({
    at: z.string(),
    who: z.string(),
    market,
    /** e.g. `page.publish`. */
    action: z.string(),
    path: z.string(),
    from_version: z.nullable(z.int()),
    to_version: z.nullable(z.int()),
    /** Why it was done in spite of something; empty for most. */
    reason: z.string(),
  }),
);
/** One line of what was done with content. */
export type ContentLogLine = z.output<typeof contentLogLine>;

/** Who did what with the content of a market, the latest first. */
export const listContentLog = call({
  method: 'GET',
  path: '/content_log',
  summary: 'The log of changes of content.',
  access: ['market_manager', 'admin'],
  query: z.object({
    market,
    /** Part of a path, a person or an action. */
    q: z.optional(z.string().check(z.maxLength(200))),
    page: z.optional(integerText(1, 100_000)),
  }),
  answer: list(contentLogLine),
});
