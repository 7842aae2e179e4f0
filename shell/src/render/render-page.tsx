import { pathsAbove } from '@showroom/contracts/entities/paths-above';
import { patternsOver } from '@showroom/contracts/entities/redirect-pattern';
import { MARKETS } from '@showroom/contracts/markets';
import { partOf } from '@showroom/contracts/schema/part-of';
import { publicSettings } from '@showroom/contracts/settings/settings';
import { madeOnce } from '@showroom/shared-ui/frozen';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import type { RouteHandle } from '@showroom/shared-ui/remote-modules';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from '@showroom/shared-ui/router-server';
import { renderToPipeableStream } from 'react-dom/server';
import { NOT_FOUND_PATH } from '../addresses/page-address';
import { NO_FILE, pinForPage, type SiteMap } from '../federation/pins';
import type { ServerRemotes } from '../federation/server-remotes';
import { AppearanceScript } from '../page/AppearanceScript';
import { type ShellContext, ShellProvider } from '../page/context';
import { Document } from '../page/Document';
import { type BlockView, blockViewsOf, forBrowser, isPageData } from '../page/page-data';
import { metaheadsOf } from '../page/page-metaheads';
import type { PageState } from '../page/page-state';
import { isRootData } from '../page/RootLayout';
import { isAsComposed } from '../page/slot-view';
import { metaheadElements } from './metahead-elements';
import { pageSink } from './page-sink';
import { pageStart } from './page-start';
import type { PageStyles, Sheet } from './page-styles';
import { type Head, type Output, pagesBelow, type RenderRequest, type ShellFile } from './protocol';
import { requestContext, type World } from './request-context';
import { routeTreeFor } from './route-tree';
import { scriptJson } from './serialized-once';
import { listed, startScript } from './start-script';

/**
 * Answers one request with a page: loaders first, then status and headers, then the stream.
 * Resolves with the remotes that it shows.
 */
export async function renderPage(
  world: World,
  request: RenderRequest,
  out: Output,
  signal: AbortSignal,
): Promise<readonly string[] | undefined> {
  const url = new URL(request.url);
  let isLacking = false;
  const shell = requestContext(world, request, () => {
    isLacking = true;
  });
  const base = request.basename === '/' ? '' : request.basename;
  const path = url.pathname.slice(base.length) || '/';
  const routes = await routeTreeFor(shell, world.remotes.siteMap, path);
  const handler = createStaticHandler(routes, { basename: request.basename });
  const context = await handler.query(new Request(url, { signal }));
  if (context instanceof Response) {
    answerRedirect(context, out);
    return undefined;
  }

  const used = usedExposes(context, world.remotes);
  const styles = stylesOf(world, context, used);
  const { scripts, federation } = world.entry.languages[request.locale.split('-')[0] ?? ''] ?? world.entry;
  const ahead = codeAhead(used, federation, world);
  const state = { ...stateOf(world, request, shell, context, used, styles), ahead };
  const router = createStaticRouter(handler.dataRoutes, context);
  const { settings } = shell.platform;
  const metaheads = Object.values(context.loaderData).flatMap(metaheadsOf);
  const head = headOf(world, request, context, used);
  out.head(isLacking ? { ...head, degraded: true } : head);
  const page = (
    <Document
      locale={request.locale}
      theme={settings.get('app.theme')}
      state={scriptJson(state)}
      styles={styles}
      nonce={request.nonce}
      inHead={
        <>
          <AppearanceScript nonce={request.nonce} />
          {metaheadElements(metaheads, request.nonce, false)}
        </>
      }
      inBody={metaheadElements(metaheads, request.nonce, true)}
    >
      <ShellProvider value={{ ...shell, inlinedStyles: new Set(styles.urls) }}>
        <PlatformProvider value={shell.platform}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </PlatformProvider>
      </ShellProvider>
    </Document>
  );
  const begin = pageStart(context, request.person !== undefined, settings);
  const start = startScript(scripts, begin);
  await stream({ page, start, read: settings.read }, world, request, out, signal);
  return used.map(({ remote }) => remote);
}

function answerRedirect(response: Response, out: Output): void {
  // Others are the router's own notes to its browser side.
  const headers = { location: response.headers.get('location') ?? '/' };
  out.head({ status: response.status, headers, private: true, tags: [], degraded: false });
  out.end({ isWhole: true });
}

/** Those of a market are the same for all its pages. */
const settingsForBrowser = madeOnce(publicSettings);

function stateOf(
  world: World,
  request: RenderRequest,
  shell: Pick<ShellContext, 'siteUrl'>,
  context: StaticHandlerContext,
  used: readonly Used[],
  { urls }: PageStyles,
): Omit<PageState, 'ahead'> {
  const inlined = used.flatMap(({ remote, expose }) => world.remotes.files(remote, expose)?.styles ?? []);
  return {
    composition: world.remotes.siteMap.id,
    ...(world.remotes.mapName && { siteMap: world.remotes.mapName }),
    releaseOrigin: world.remotes.siteMap.origin,
    market: request.market,
    locale: request.locale,
    basename: request.basename,
    siteUrl: shell.siteUrl,
    mounts: world.remotes.siteMap.mounts,
    pins: world.remotes.siteMap.pins.flatMap((pin) => {
      const mine = used.filter(({ remote, code }) => code && remote === pin.remote).map(({ expose }) => expose);
      return mine.length > 0 ? [pinForPage(pin, mine, urls)] : [];
    }),
    inlinedStyles: inlined.filter((style) => world.remotes.styleText(style) !== undefined),
    loaderData: Object.fromEntries(
      Object.entries(context.loaderData).map(([id, value]) => [id, lightened(context, id, value)]),
    ),
    errors: serialiseErrors(context.errors),
    ...(request.person && { person: request.person }),
    settings: settingsForBrowser(world.settings),
  };
}

/** Loader data as the browser needs it; a route of the shell may say how (`handle.forBrowser`). */
function lightened({ matches }: StaticHandlerContext, id: string, value: unknown): unknown {
  if (isPageData(value)) return forBrowser(value);
  const handle: unknown = matches.find(({ route }) => route.id === id)?.route.handle;
  if (typeof handle !== 'object' || handle === null || !('forBrowser' in handle)) return value;
  return typeof handle.forBrowser === 'function' ? handle.forBrowser(value) : value;
}

/**
 * The shell's style sheet with those of all that the page shows, but for foreign slots: theirs go
 * when another remote takes the place.
 */
function stylesOf({ entry, remotes, sheets }: World, context: StaticHandlerContext, used: readonly Used[]): PageStyles {
  const foreign = Object.values(context.loaderData)
    .filter(isRootData)
    .flatMap(({ navigation, footer }) => [navigation, footer])
    .flatMap((view) => (view.status === 'ready' && view.html !== undefined ? [`${view.remote} ${view.expose}`] : []));
  const own = used
    .filter(({ remote, expose }) => !foreign.includes(`${remote} ${expose}`))
    .flatMap(({ remote, expose }) => remotes.files(remote, expose)?.styles ?? [])
    .flatMap((url): Sheet[] => {
      const text = remotes.styleText(url);
      return text === undefined ? [] : [{ url, text }];
    });
  return sheets.of([entry.style, ...own]);
}

interface Used {
  readonly remote: string;
  readonly expose: string;
  /** Whether the browser may come to need its code. */
  readonly code: boolean;
  /** Whether it needs it at once; a block's template: wherever one of them is near. */
  readonly atOnce: boolean | string;
}

function usedExposes(context: StaticHandlerContext, remotes: ServerRemotes): Used[] {
  const values = Object.values(context.loaderData);
  const blocks = values.flatMap(blockViewsOf).flatMap((view) =>
    view.status === 'ready'
      ? [
          {
            remote: view.remote,
            expose: `./block/${view.template}`,
            code: view.hydrate !== 'never',
            atOnce: view.hydrate === 'activity' ? view.template : view.hydrate === 'load',
          },
        ]
      : [],
  );
  const slots = values
    .filter(isRootData)
    .flatMap(({ navigation, footer }) =>
      [navigation, footer].flatMap((view) =>
        view.status === 'ready' ? [{ remote: view.remote, expose: view.expose, code: true, atOnce: false }] : [],
      ),
    );
  const mounts = remotes.siteMap.mounts.filter(({ path }) =>
    context.matches.some(({ route }) => route.id === `mount ${path}`),
  );
  return [...slots, ...blocks, ...mounts.map(({ remote, expose }) => ({ remote, expose, code: true, atOnce: true }))];
}

/** All that stands between the page and code that it needs at once. */
function codeAhead(used: readonly Used[], federation: readonly ShellFile[], { remotes }: World): PageState['ahead'] {
  // A build for developers loads its chunks without the attributes that their preloads have.
  if (process.env.NODE_ENV === 'development') return [];
  return used
    .filter(({ atOnce }) => atOnce)
    .map(({ remote, expose, atOnce }) => {
      const own = remotes.entry(remote);
      const { scripts = [], integrity = {} } = remotes.files(remote, expose) ?? {};
      const files = [
        ...federation,
        ...(own ? [{ url: own.entry, integrity: own.integrity }] : []),
        ...scripts.map((url) => ({ url, integrity: integrity[url] || NO_FILE })),
      ];
      return { ...(typeof atOnce === 'string' && { block: atOnce }), files: listed(files) };
    });
}

/** Remotes whose place shows a fallback. */
function missingRemotes({ loaderData, errors }: StaticHandlerContext, { blocks, slots, mounts }: SiteMap): string[] {
  const values = Object.values(loaderData);
  const failed = values.flatMap(blockViewsOf).filter(({ status }) => status === 'failed');
  const empty = values
    .filter(isRootData)
    .flatMap((root) => [
      ...(root.navigation.status === 'failed' ? ['navigation'] : []),
      ...(root.footer.status === 'failed' ? ['footer'] : []),
    ]);
  const away = mounts.filter(({ path }) => Object.hasOwn(errors ?? {}, `away ${path}`));
  return [
    ...failed.flatMap(({ template }) => blocks[template]?.remote ?? []),
    ...empty.flatMap((slot) => slots[slot]?.remote ?? []),
    ...away.map(({ remote }) => remote),
  ];
}

function serialiseErrors(errors: StaticHandlerContext['errors']): PageState['errors'] {
  if (!errors) return null;
  const written = Object.entries(errors).map(([id, error]) => {
    if (typeof error === 'object' && error !== null && 'status' in error && 'data' in error) {
      return [id, { status: error.status, statusText: '', data: error.data, __type: 'RouteErrorResponse' }];
    }
    return [id, { status: 500, statusText: '', data: { message: 'failed' }, __type: 'RouteErrorResponse' }];
  });
  return Object.fromEntries(written);
}

const STATUS_OF = { refused: 422, limited: 429, unproven: 422, failed: 503 } as const;

function headOf(world: World, request: RenderRequest, context: StaticHandlerContext, used: readonly Used[]): Head {
  const handles = context.matches.map(({ route }): { handle: RouteHandle; data: unknown } => ({
    handle: route.handle ?? {},
    data: context.loaderData[route.id ?? ''],
  }));
  const pages = Object.values(context.loaderData).filter(isPageData);
  const roots = Object.values(context.loaderData).filter(isRootData);
  const tags = new Set([`navigation:${request.market}`, `settings:${request.market}`]);
  for (const { handle, data } of handles) for (const tag of handle.tags?.(data) ?? []) tags.add(tag);
  if (pages.length > 0) tags.add(`metaheads:${request.market}`);
  for (const page of pages) {
    const { path } = page.attributes;
    // A page says what it is below, and what comes to stand there.
    for (const one of [path, ...pathsAbove(path)]) tags.add(`page:${request.market}${one}`);
    if (page.blocks.some((block) => block.status === 'ready' && block.data !== undefined)) {
      tags.add(`listing:${MARKETS[request.market].listing}`);
      tags.add(`forms:${request.market}`);
      tags.add(pagesBelow(request.market, path));
    }
  }
  if (context.statusCode === 404) {
    // Whatever comes to stand here makes the answer stale: a page, a vehicle, or a redirect, which
    // may be for everything below a path.
    const path = `/${context.matches.find(({ route }) => route.id === 'page')?.params['*'] ?? ''}`.replace(/\/$/, '');
    for (const one of [path, ...patternsOver(path), `/${NOT_FOUND_PATH}`]) tags.add(`page:${request.market}${one}`);
    tags.add(`listing:${MARKETS[request.market].listing}`);
    tags.add(`forms:${request.market}`);
  }
  const degraded =
    context.statusCode >= 500 ||
    pages.some(({ blocks }) => blocks.some(isDegraded)) ||
    roots.some(({ navigation, footer }) => !isAsComposed(navigation) || !isAsComposed(footer));
  const standIns = world.remotes.standIns.filter((one) => used.some(({ remote }) => remote === one));
  const short = new Set([...standIns, ...missingRemotes(context, world.remotes.siteMap)]);
  const extra = Object.values(context.loaderHeaders).flatMap((headers) => [...headers]);
  const { filled } = request;
  return {
    // A page that answers a form without scripts says what became of it.
    status: filled && context.statusCode === 200 ? STATUS_OF[filled.outcome] : context.statusCode,
    route: pages[0]?.attributes.path ?? patternOf(context),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'x-composition': world.remotes.siteMap.id,
      ...(short.size > 0 && { 'x-degraded': [...short].join(', ') }),
      ...Object.fromEntries(extra),
      ...(context.statusCode === 503 && { 'retry-after': '30' }),
    },
    private:
      request.person !== undefined ||
      request.filled !== undefined ||
      pages.some(({ blocks }) => blocks.some(isPrivate)) ||
      handles.some(({ handle }) => handle.private === true),
    tags: [...tags],
    degraded,
    ...(standIns.length > 0 && { standIn: true }),
  };
}

/** A block that is not shown, or whose data says that something of it could not be had. */
function isDegraded(block: BlockView): boolean {
  return block.status === 'failed' || (block.status === 'ready' && partOf(block.data, 'degraded') === true);
}

/** A block whose data were made for one visitor, such as an address in the link of an e-mail. */
function isPrivate(block: BlockView): boolean {
  return block.status === 'ready' && [block.data].flat().some((data) => partOf(data, 'private') === true);
}

function patternOf({ matches }: StaticHandlerContext): string {
  return matches.flatMap(({ route }) => route.path ?? []).join('/');
}

interface Rendered {
  readonly page: React.ReactNode;
  readonly start: string;
  /** The settings that were read, and will have been when all of it is rendered. */
  readonly read: ReadonlySet<string>;
}

function stream(
  { page, start, read }: Rendered,
  { remotes }: World,
  request: RenderRequest,
  out: Output,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let isWhole = true;
    let isLate = false;
    const isTraced = request.apiHeaders['traceparent'] !== undefined;
    const sink = pageSink(out, () => ({
      isWhole,
      settings: [...read],
      ...(isTraced && { works: remotes.works }),
    }));
    sink.once('finish', resolve);
    sink.once('error', reject);
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: { script: request.nonce, style: request.nonce },
      bootstrapScriptContent: start,
      // Large parts would otherwise be held back behind a script, which a page without scripts
      // never runs.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () => pipe(sink),
      onShellError: reject,
      onError(error, { componentStack }) {
        isWhole = false;
        if (!signal.aborted) remotes.broke(error, componentStack ?? '', isLate);
        console.error(`While rendering a page of ${request.market}:`, error);
      },
    });
    const timer = setTimeout(() => {
      isLate = true;
      abort(new Error('The page took too long'));
    }, remotes.renderDeadline);
    sink.on('close', () => clearTimeout(timer));
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}
