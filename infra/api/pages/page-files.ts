import { exportPages, importPages } from '@showroom/contracts/calls/pages';
import { inForm } from '@showroom/contracts/content/content-form';
import { foreignOrigins } from '@showroom/contracts/content/foreign-origins';
import { operationsBetween } from '@showroom/contracts/content/operations';
import type { PageContent } from '@showroom/contracts/content/page-content';
import { type PageFile, pageFile } from '@showroom/contracts/content/page-file';
import type { MarketCode } from '@showroom/contracts/markets';
import type { Api, Caller } from '../kernel/api';
import { wholeFile, withFiles } from '../kernel/files';
import { implement } from '../kernel/implement';
import { type FieldIssue, Refusal } from '../kernel/refusal';
import { checkContent } from './check-content';
import { withNewIds } from './new-ids';
import { localesIn, summaryOf } from './page-answers';
import { type PageEditing, requireOperations, whoOf } from './page-editing';
import { addPages, findPage, pagesIn, type StoredPage } from './page-store';

/** Bytes of a file of pages: some hundred large ones. */
const MOST_BYTES = 20_000_000;

const NOTHING: PageContent = { values: {}, texts: {}, blocks: [] };

function parsed(bytes: Buffer): PageFile {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new Refusal(422, 'This is no file of pages: it is no JSON.', undefined, { cause });
  }
  const result = pageFile.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  throw new Refusal(422, 'This is no file of pages.', issues);
}

/** The page itself, then all that is in it when it is a folder. */
async function exported(editing: PageEditing, page: StoredPage): Promise<PageFile> {
  const { market, path, page_type } = page.row;
  const inside = page_type === 'folder' ? await pagesIn(editing.db, page.row) : [];
  const found = await Promise.all(inside.map(({ id }) => findPage(editing.db, id)));
  const templates = await editing.templatesOrNone(market);
  const pages = [page, ...found.flatMap((one) => one ?? [])].map(({ row, content }) => ({
    path: row.path === path ? '' : row.path.slice(path === '/' ? 0 : path.length),
    page_type: row.page_type,
    content: inForm(content, templates, localesIn(market)),
  }));
  return { format: 'showroom-pages', version: 1, pages };
}

/** The content of a file as the market's templates take it. Throws 422 with what they do not. */
async function checked(editing: PageEditing, market: MarketCode, { pages }: PageFile, caller: Caller) {
  const rules = {
    templates: await editing.templatesOf(market),
    locales: localesIn(market),
    origins: foreignOrigins(await editing.settingsOf(market)),
    stored: NOTHING,
  };
  const issues: FieldIssue[] = [];
  const clean = pages.map((page, index) => {
    const { content, issues: found } = checkContent(withNewIds(page.content), rules);
    issues.push(...found.map(({ path, message }) => ({ path: `pages.${index}.content.${path}`, message })));
    requireOperations(caller, operationsBetween(NOTHING, content, rules.templates));
    return { ...page, content };
  });
  if (issues.length > 0) throw new Refusal(422, 'The file does not fit the templates of this market.', issues);
  return clean;
}

/** Serves pages as files, for another place, market or site. */
export async function servePageFiles(api: Api, editing: PageEditing): Promise<void> {
  implement(api, exportPages, async ({ params, caller }) =>
    exported(editing, await editing.ownPage(params.id, caller)),
  );

  await withFiles(api, (files) =>
    implement(files, importPages, async ({ query: { market, path }, file, caller }) => {
      const pages = await checked(editing, market, parsed(await wholeFile(MOST_BYTES, file)), caller);
      const root = path === '/' ? '' : path;
      const added = await addPages(
        editing.db,
        pages.map(({ path: below, page_type: pageType, content }) => {
          const address = root + below || '/';
          return { market, path: address, pageType, content, who: whoOf(caller) };
        }),
      );
      const templates = await editing.templatesOrNone(market);
      return {
        data: added.map((page) => ({
          id: page.row.id,
          type: 'page' as const,
          attributes: summaryOf(page, templates),
        })),
      };
    }),
  );
}
