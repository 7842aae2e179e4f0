import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import session from '@fastify/session';
import fastifyStatic from '@fastify/static';
import { setBasePath, withBasePath, withoutBasePath } from '@showroom/contracts/base-path';
import type { Change } from '@showroom/contracts/calls/site';
import { answerFrameworkError, closeWithProblem } from '@showroom/contracts/http/framework-problems';
import { idleDeadline, requestDeadline } from '@showroom/contracts/http/request-deadline';
import { answeredLine, requestIdOf, serverLog } from '@showroom/contracts/http/server-log';
import { traceRequests } from '@showroom/contracts/http/tracing';
import { MARKET_CODES, type MarketCode } from '@showroom/contracts/markets';
import type { Settings } from '@showroom/contracts/settings/settings';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import pino from 'pino';
import { LANGUAGE_PREFIXES } from '../addresses/locale-of';
import { GUARDED_PREFIXES, isPreview, PREVIEW_TOKEN } from '../addresses/page-address';
import type { Development, DevelopmentOptions } from '../development/development';
import { changedKeys } from '../settings/changed-keys';
import { followChanges } from './changes';
import { storeCanaryShares } from './channels';
import { CompositionPoller } from './compositions';
import type { SiteConfig } from './config';
import { cookieName, cookieOptions } from './cookies';
import { registerForms } from './forms';
import { registerForwards, registerNavigationService } from './forward';
import { registerHealth } from './health';
import { registerHydration } from './hydration-route';
import { LoginWall } from './login-wall';
import { settingsLoader } from './market-settings';
import { metrics, registry } from './metrics';
import { NavigationChanges } from './navigation-changes';
import { shareLimits } from './network-limit';
import { createPageCache } from './page-cache';
import { type PageServer, pageRouteOf } from './page-reply';
import { answerPage } from './pages';
import { registerPictures } from './pictures';
import { registerPolicyReports } from './policy-reports';
import { answerProblems } from './problems';
import { reportReleases } from './release-reports';
import { RenderMetrics } from './render-metrics';
import { Renderer } from './renderer';
import { RequestSessions } from './request-sessions';
import { registerRobots } from './robots';
import { registerSecurityText } from './security-text';
import { createSessionStore, SESSION_HOURS } from './sessions';
import { registerSettingsNow } from './settings-now';
import { staleSettings, staleTags } from './settings-tags';
import { loadShellBuild, type ShellBuild, shellBuilds } from './shell-build';
import { registerSignIn, signedIn } from './sign-in';
import { registerSiteMaps } from './site-maps';
import { registerSitemaps, Sitemaps } from './sitemaps';
import { registerSlotsNow } from './slots-now';

/**
 * Lines of the log are written together, at the latest after some milliseconds: a write for each
 * would cost as much as a cached page.
 */
const LOG_BYTES = 8192;
const LOG_EVERY = 100;

/** Milliseconds: an API that is away keeps no site from starting. */
const SETTINGS_AWAITED = 1500;

/** What the parts of a site are made with. */
interface Parts {
  readonly app: FastifyInstance;
  readonly config: SiteConfig;
  readonly build: ShellBuild;
  readonly renderer: Renderer;
  readonly server: PageServer;
  readonly settings: Map<MarketCode, Settings>;
  readonly canaryShares: Map<string, number>;
  readonly development: Development | undefined;
  readonly sessions: RequestSessions;
  readonly wall: LoginWall;
  readonly navigation: NavigationChanges;
  readonly sitemaps: Sitemaps;
  readonly log: (message: string) => void;
  readonly stopping: AbortSignal;
}

/**
 * The site: pages, assets, sign-in, and the API behind one origin. The caller listens and closes;
 * from its signal on the site is not ready any more.
 */
export async function createSite(
  config: SiteConfig,
  storedAt: string,
  stopping: AbortSignal,
): Promise<FastifyInstance> {
  setBasePath(config.siteOrigin);
  const build = loadShellBuild(config.shellBuilds ?? shellBuilds(config.workshopUrl !== undefined));
  const app = createApp(config, stopping);
  const stopSharing = config.redisUrl && (await shareLimits(config.redisUrl, (line) => app.log.warn(line)));
  const parts = await createParts(app, config, build, stopping);
  const poller = await startCompositions(parts, storedAt);
  const stopChanges = await followApi(parts);
  app.addHook('onClose', async () => {
    poller.stop();
    stopChanges();
    if (stopSharing) stopSharing();
    await parts.renderer.close();
  });
  await registerPublic(parts, poller);
  await app.register((scope) => registerPrivate(scope, parts));
  app.get('/*', async (request, reply) => {
    const who = await parts.wall.admit(request, reply);
    if (!who) return reply;
    return answerPage(parts.server, request, reply, who === 'anybody' ? undefined : who);
  });
  return app;
}

function createApp(config: SiteConfig, stopping: AbortSignal): FastifyInstance {
  const app = fastify({
    logger: {
      ...serverLog('site'),
      stream: pino.destination({ sync: false, minLength: LOG_BYTES, periodicFlush: LOG_EVERY }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    clientErrorHandler: closeWithProblem,
    frameworkErrors: answerFrameworkError,
    trustProxy: config.trustedProxies,
    // Who has a connection was sent here before the closing began: a refusal would be a failure
    // that nobody caused.
    return503OnClosing: false,
    // The name of a site map has every remote that a version from before stands in for.
    routerOptions: { maxParamLength: 2000 },
    // Routes know nothing of the base path; a proxy may send it along or not.
    rewriteUrl: ({ url = '/' }) => withoutBasePath(url),
    ...requestDeadline(),
    ...idleDeadline(),
  });
  traceRequests(app, {
    continues: false,
    attributesOf(request, reply) {
      const [page, cache] = [pageRouteOf(request), reply.getHeader('x-cache')];
      return {
        ...(page !== undefined && { 'showroom.page': page }),
        ...(typeof cache === 'string' && { 'showroom.cache': cache }),
      };
    },
  });
  answerProblems(app);
  app.addHook('onSend', async (_request, reply) => {
    // A connection that is kept alive would keep the site from closing.
    if (stopping.aborted) reply.header('connection', 'close');
    const location = reply.getHeader('location');
    if (typeof location === 'string') reply.header('location', withBasePath(location));
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/health')) return;
    const page = pageRouteOf(request);
    request.log.info({ ...answeredLine(request, reply), ...(page !== undefined && { page }) }, 'answered');
  });
  return app;
}

async function createParts(
  app: FastifyInstance,
  config: SiteConfig,
  build: ShellBuild,
  stopping: AbortSignal,
): Promise<Parts> {
  const log = (message: string) => app.log.warn(message);
  const createRenderer = (size: number, counted?: RenderMetrics) =>
    new Renderer({
      file: build.workerFile,
      apiUrl: config.apiUrl,
      siteOrigin: config.siteOrigin,
      entry: build.entry,
      size,
      limits: config.remoteLimits,
      entryDeadline: config.entryDeadline,
      memory: config.workerMemory,
      user: config.workerUser,
      ...(counted && { metrics: counted }),
      log,
    });
  const renderMetrics = new RenderMetrics(registry, () => ({
    health: renderer.health(),
    generations: renderer.generations,
  }));
  const renderer = createRenderer(config.workers, renderMetrics);
  const cache = createPageCache(config.pageCacheBytes);
  const settings = new Map<MarketCode, Settings>();
  const development = await developmentOf(config, {
    settings,
    createRenderer: () => createRenderer(1),
    health: () => renderer.health(),
    log,
  });
  const canaryShares = new Map<string, number>();
  const server: PageServer = { config, renderer, cache, settings, canaryShares, ...(development && { development }) };
  const sessions = new RequestSessions(config);
  const wall = new LoginWall({ settings, signedIn: (request) => sessions.whoOf(request) });
  return {
    app,
    config,
    build,
    renderer,
    server,
    settings,
    canaryShares,
    development,
    sessions,
    wall,
    navigation: new NavigationChanges(),
    sitemaps: new Sitemaps({ config, settings, wall }),
    log,
    stopping,
  };
}

/** Takes the present compositions into service, and each that follows. */
async function startCompositions(parts: Parts, storedAt: string): Promise<CompositionPoller> {
  const { config, build, renderer, server, canaryShares, development, log } = parts;
  const poller = new CompositionPoller({
    registryUrl: config.registryUrl,
    trustedKeys: config.trustedKeys,
    host: build.version,
    storedAt,
    every: config.compositionPoll,
    log,
    async onChange(compositions) {
      // What cannot serve in one market keeps the others from nothing.
      await renderer.use(compositions).finally(() => {
        storeCanaryShares(canaryShares, compositions);
        server.cache.invalidate();
      });
      development?.use(compositions);
      metrics.swaps.inc();
    },
  });
  const first = await poller.first();
  await renderer.use(first);
  storeCanaryShares(canaryShares, first);
  development?.use(first);
  poller.start();
  return poller;
}

/**
 * Reads every market's settings, and follows what changes in the API. Returns the way to stop, once
 * the settings are there: without them nobody knows which markets ask for sign-in.
 */
async function followApi({
  config,
  renderer,
  server,
  settings,
  navigation,
  sitemaps,
  log,
}: Parts): Promise<() => void> {
  const { apiUrl, siteToken } = config;
  const readSettings = settingsLoader({
    apiUrl,
    siteToken,
    log,
    onRead(market, values) {
      const before = settings.get(market);
      settings.set(market, values);
      renderer.setSettings(market, values);
      // Pages may have been made and cached while the answer was under way.
      server.cache.invalidate(staleSettings(market, before && changedKeys(before, values)));
      sitemaps.invalidate();
    },
  });
  const read = Promise.all(MARKET_CODES.map(readSettings));
  await Promise.race([read, pause(SETTINGS_AWAITED, undefined, { ref: false })]);
  /** Default: everything may have changed. */
  function invalidate(change?: Change): void {
    renderer.invalidate();
    server.cache.invalidate(change && staleTags(change));
    navigation.record(change);
    sitemaps.invalidate(change);
    for (const market of MARKET_CODES) {
      if (change?.tags.includes(`settings:${market}`) !== false) void readSettings(market);
    }
  }
  return followChanges({ apiUrl, siteToken, log, onChange: invalidate, onGap: () => invalidate() });
}

/** Everything that does not ask who somebody is. */
async function registerPublic(parts: Parts, poller: CompositionPoller): Promise<void> {
  const { app, config, build, renderer, development, wall, log, stopping } = parts;
  await app.register(cookie);
  development?.register(app);
  registerHealth(app, { config, renderer, registry, compositions: () => poller.states(), stopping });
  await registerAssets(app, build);
  registerSiteMaps(app, config, (id) => renderer.siteMap(id) ?? development?.siteMap(id));
  registerSecurityText(app, config);
  registerRobots(app, parts);
  registerSitemaps(app, parts.sitemaps);
  registerSlotsNow(app, config, renderer);
  registerSettingsNow(app, parts);
  registerHydration(app, parts);
  registerPictures(app, config);
  await app.register((scope) => registerNavigationService(scope, config, wall));
  await reportReleases(app, { config, renderer, log });
  await app.register((scope) =>
    registerPolicyReports(scope, {
      perMinute: config.beaconsPerMinute,
      onViolation: (violation) => metrics.policyViolations.inc(violation),
    }),
  );
}

async function registerAssets(app: FastifyInstance, { webFolders }: ShellBuild): Promise<void> {
  await app.register(fastifyStatic, {
    root: [...webFolders],
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
    setHeaders: (reply) => void reply.header('vary', 'accept-encoding'),
  });
  app.get('/favicon.svg', (_request, reply) =>
    reply.sendFile('favicon.svg', join(import.meta.dirname, '../../public')),
  );
}

/** What a site of developers does beside; nothing of it is even read where visitors come. */
async function developmentOf(
  { workshopUrl }: SiteConfig,
  options: Omit<DevelopmentOptions, 'workshopUrl'>,
): Promise<Development | undefined> {
  if (workshopUrl === undefined) return undefined;
  const { Development } = await import('../development/development');
  return new Development({ workshopUrl, ...options });
}

/** A link to a draft that carries its own right; the API checks it. */
function isPreviewLink(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  return isPreview(pathname) && searchParams.has(PREVIEW_TOKEN);
}

/** Everything that may ask who is signed in. */
async function registerPrivate(app: FastifyInstance, { config, server, sessions, wall }: Parts): Promise<void> {
  await app.register(session, {
    secret: config.sessionSecret,
    cookieName: cookieName('session', config),
    cookie: { ...cookieOptions(config), maxAge: SESSION_HOURS * 3_600_000 },
    saveUninitialized: false,
    rolling: false,
    store: createSessionStore(config.apiUrl, config.siteToken),
  });
  sessions.inScope(app);
  registerSignIn(app, config);
  await app.register((scope) => registerForwards(scope, config, wall));
  await app.register((scope) => registerForms(scope, { server, wall }));
  for (const prefix of ['', ...LANGUAGE_PREFIXES].flatMap((language) =>
    GUARDED_PREFIXES.map((path) => language + path),
  )) {
    for (const path of [prefix, `${prefix}/*`]) {
      app.get(path, async (request, reply) => {
        const who = signedIn(request);
        if (!who && isPreviewLink(request.url)) return answerPage(server, request, reply);
        if (!who) return reply.redirect(`/auth/login?to=${encodeURIComponent(request.url)}`, 302);
        if (who.person.roles.length === 0) return reply.redirect('/sign-in-error?type=noPermissions', 302);
        return answerPage(server, request, reply, who);
      });
    }
  }
}
