import { withBasePath } from '@showroom/contracts/base-path';
import { contentFor } from '@showroom/contracts/blocks/content';
import { governedBlocks, shownBlocks } from '@showroom/contracts/blocks/governed';
import { upgradeContent } from '@showroom/contracts/blocks/upgrade';
import { getPageByPath } from '@showroom/contracts/calls/content';
import { positionsInOrder } from '@showroom/contracts/entities/blocks-in-order';
import type { Page, PageBlock, PageRedirect } from '@showroom/contracts/entities/page';
import { isSafeRedirect, withQuery } from '@showroom/contracts/entities/redirect-target';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { localPath } from '@showroom/shared-ui/local-path';
import { redirect, redirectDocument } from '@showroom/shared-ui/router';
import type { SiteMap } from '../federation/pins';
import { loadBlock, withDeadline } from '../federation/remotes';
import { elementId } from './Block';
import type { ShellContext } from './context';
import { formBlock, formPage, formPathOf } from './form-page';
import { ANY_PARAMETER, type BlockView, blockKey, type PageData } from './page-data';
import { siteData } from './site-data';

/**
 * A block that has not loaded its code and data by then leaves its place to a notice, or stays as
 * it is shown. Milliseconds of a browser; servers have their own limit. A page of many blocks takes
 * some seconds on a slow phone, under a bar that says so.
 */
const BLOCK_DEADLINE = 8000;

/** What a view is made from; content without a version is the template's own. */
type StoredBlock = Pick<PageBlock, 'id' | 'template' | 'content'> & Partial<Pick<PageBlock, 'template_version'>>;

export interface LoadPageInput {
  readonly shell: ShellContext;
  readonly url: URL;
  readonly path: string;
  readonly signal: AbortSignal;
  /** Blocks of the same page and content: those that came without data stay as they are. */
  readonly keep?: ReadonlyMap<string, BlockView>;
}

/**
 * A page with its blocks' code and data; a redirect that stands at its path is thrown as the
 * answer.
 */
export async function loadPage(input: LoadPageInput): Promise<PageData> {
  const { shell, path, signal } = input;
  if (path === undefined) throw new ShowroomError('content.path-missing');
  const form = formPathOf(path);
  if (form) return formPage(form, await loadBlockView(input, formBlock(form)));
  const { client, market, locale } = shell.platform;
  const answer = await client.send(
    getPageByPath,
    { params: { path: pathParameter(path) }, query: { market: market.code, locale } },
    { signal },
  );
  if (!answer.data) throw new ShowroomError('content.response-missing');
  if (answer.data.type === 'redirect') throw redirectTo(input, answer.data);
  if (answer.data.attributes.link_new_window && isOpened(input, input.url.href)) throw stay();
  return pageOf(input, answer.data);
}

/** A path as calls name it. */
export const pathParameter = (path: string) => path.replace(/^\/|\/$/g, '') || '~home';

/** A page of the API with its blocks' code and data. */
export async function pageOf(input: LoadPageInput, { id, attributes }: Page): Promise<PageData> {
  const { blocks: stored, ...rest } = attributes;
  const map = await mapInTime(input.shell);
  const offered = map?.blocks ?? {};
  const placed = positionsInOrder(stored);
  const governable = placed.map(({ block }) => {
    const template = offered[block.template]?.template;
    const content = template ? upgradeContent(block.content, block.template_version, template) : block.content;
    return { template, content };
  });
  const isShown = placed.map((one) => one.isShown);
  const { shown, governed } = shownBlocks(governedBlocks(governable), isShown);
  const blocks = shown.flatMap((index) => placed[index]?.block ?? []);
  const queryOf = ({ template }: Pick<StoredBlock, 'template'>) => offered[template]?.template?.query;
  // HTML that was made for another query is not kept.
  const { keep, ...afresh } = input;
  const views = await Promise.all(blocks.map((block) => loadBlockView(queryOf(block)?.length ? afresh : input, block)));
  const query = new Set(views.flatMap((view) => queryOf(view) ?? (hasData(view) ? [ANY_PARAMETER] : [])));
  return {
    id,
    attributes: rest,
    blocks: views,
    ...(governed.length > 0 && { governed }),
    ...(query.size > 0 && { query: [...query] }),
    ...(rest.path === '/' && { structuredData: siteData(input.shell, map?.mounts ?? []) }),
  };
}

const hasData = (view: BlockView) => view.status === 'ready' && view.data !== undefined;

/** Nothing where the map does not come in time: each block says so in its place, and asks again. */
function mapInTime({ remotes }: ShellContext): Promise<SiteMap | undefined> {
  return withDeadline(BLOCK_DEADLINE, 'The site map', () => remotes.map()).catch(() => undefined);
}

/**
 * What is not a page of the site is opened by the browser itself: a file, or an address elsewhere.
 */
function redirectTo(input: LoadPageInput, { attributes }: PageRedirect): Response {
  const { http_code, link_type, link_new_window } = attributes;
  if (!isSafeRedirect(attributes)) throw new ShowroomError('content.redirect-unsafe', { status: 404 });
  const { url } = input;
  const { market, locale } = input.shell.platform;
  const to = withQuery(attributes.to, url.search);
  const address = link_type === 'internal' ? localPath(to, locale, market) : to;
  if (link_new_window && isOpened(input, address)) return stay();
  if (link_type === 'internal') return redirect(to, http_code);
  // A file has no language: the router would put that of the page before its path.
  const isOfLanguage = to.startsWith('/') && locale !== market.locales[0];
  return redirectDocument(isOfLanguage ? url.origin + withBasePath(to) : to, http_code);
}

/**
 * Opens what a link leads to in a new window, where a browser goes there from another page and
 * allows it.
 */
function isOpened({ shell, keep }: LoadPageInput, address: string): boolean {
  if (shell.side === 'server' || keep) return false;
  const opened = window.open('', '_blank');
  if (!opened) return false;
  opened.opener = null;
  opened.location.href = address;
  return true;
}

/** The page that the visitor came from is loaded again instead of being left. */
const stay = () => redirect(window.location.href);

/**
 * A page that is shown already, for another query: its blocks, or those with some element ids, are
 * asked anew, and one that fails stays as it is.
 */
export async function reloadBlocks(
  input: Omit<LoadPageInput, 'keep'>,
  page: PageData,
  only?: ReadonlySet<string>,
): Promise<PageData> {
  const reloaded = page.blocks.map(async (view, index) => {
    if (view.status !== 'ready' || only?.has(elementId(view, index + 1)) === false) return view;
    const { id, template, content } = view;
    const next = await loadBlockView(input, { id, template, content });
    return next.status === 'failed' ? view : next;
  });
  return { ...page, blocks: await Promise.all(reloaded) };
}

/**
 * One block with its code and data, or the news that they did not come in time; a navigation that
 * is overtaken gives its blocks up.
 */
export async function loadBlockView(
  {
    shell,
    url,
    keep,
    signal: overtaken,
  }: Pick<LoadPageInput, 'shell' | 'url' | 'keep'> & Partial<Pick<LoadPageInput, 'signal'>>,
  block: StoredBlock,
): Promise<BlockView> {
  const kept = keep?.get(block.id);
  if (kept && kept.status !== 'failed' && !hasData(kept)) return kept;
  const scrollId = typeof block.content['block_scroll_id'] === 'string' ? block.content['block_scroll_id'] : '';
  const common = { id: block.id, template: block.template, scrollId };
  try {
    return await withDeadline(shell.remotes.deadlines?.load ?? BLOCK_DEADLINE, `Block ${block.template}`, (late) =>
      readyBlock(shell, url, block, scrollId, overtaken ? AbortSignal.any([overtaken, late]) : late),
    );
  } catch (cause) {
    if (overtaken?.aborted) throw cause;
    reportBlock(block, cause);
    return { status: 'failed', ...common };
  }
}

async function readyBlock(
  shell: ShellContext,
  url: URL,
  block: StoredBlock,
  scrollId: string,
  signal: AbortSignal,
): Promise<BlockView> {
  const { remotes, platform } = shell;
  const { module, template, remote, hydrate } = await loadBlock(remotes, block.template);
  const { template_version: version = template.version } = block;
  const content = contentFor(template, upgradeContent(block.content, version, template));
  shell.modules.put(blockKey(remote, block.template, block.id), module);
  const data = await module.load?.({ platform, url, content, signal });
  return {
    status: 'ready',
    id: block.id,
    template: block.template,
    remote,
    hydrate: module.hydrate?.(content) ?? hydrate,
    scrollId,
    content,
    data,
  };
}

function reportBlock(block: StoredBlock, cause: unknown): void {
  console.error(`Block ${block.template} ${block.id} shows its fallback:`, cause);
}
