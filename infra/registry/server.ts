import {
  answerFrameworkError,
  closeWithProblem,
  NOTHING_HERE,
  sendProblem,
} from '@showroom/contracts/http/framework-problems';
import { idleDeadline, requestDeadline } from '@showroom/contracts/http/request-deadline';
import { answeredLine, requestIdOf, serverLog } from '@showroom/contracts/http/server-log';
import { traceRequests } from '@showroom/contracts/http/tracing';
import type { AnyManifest, Composition } from '@showroom/contracts/remotes/release';
import { sql } from 'drizzle-orm';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import * as z from 'zod';
import type { Database } from '../database/database';
import { type StoreBytes, storeBytes } from '../files';
import { outageOf, retryHeaders } from '../outage';
import { hasRoom } from '../room';
import { unstorableTexts } from '../unstorable';
import { holdsToken } from './admit';
import { registerCompositions } from './composition-routes';
import { type Change, type CompositionChange, Compositions } from './compositions';
import type { RegistryConfig } from './config';
import { releaseStorage } from './configured-releases';
import { importFiles } from './import-files';
import { KeyFolder } from './keys/key-folder';
import { RegistryError } from './registry-error';
import { registerReleases } from './release-routes';
import { SignedCompositions } from './signed-compositions';
import { RegistryStore } from './store';
import { OWN_ACCESS, type RegistryPart, type RegistryWorld } from './world';

const MAX_FILE = 20 * 1024 * 1024;

interface RegistryOptions {
  readonly database: Database;
  /** Whether there is a log, and where it goes. Default: to standard output. */
  readonly logger: boolean | DestinationStream;
  readonly parts?: readonly RegistryPart[];
  /** How bytes get onto the disk. */
  readonly write?: StoreBytes;
}

/** The registry of releases and compositions; the caller listens, and closes app and database. */
export async function createRegistry(config: RegistryConfig, options: RegistryOptions): Promise<FastifyInstance> {
  const { logger, parts = [] } = options;
  const world = await createWorld(config, options);
  await world.storage.clean();
  await importFiles(config.folder, world.store);
  const app = fastify({
    logger: logger && { ...serverLog('registry'), ...(logger !== true && { stream: logger }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: MAX_FILE,
    clientErrorHandler: closeWithProblem,
    frameworkErrors: answerFrameworkError,
    ...requestDeadline(),
    ...idleDeadline(),
  });
  traceRequests(app, { continues: true });
  app.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/health/')) request.log.info(answeredLine(request, reply), 'answered');
  });

  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error, _request, reply) => {
    const outage = outageOf(error);
    const status = error instanceof RegistryError ? error.status : (outage?.status ?? statusOf(error));
    if (status === 500 || outage) app.log.error(error);
    const title = outage?.detail ?? (status === 500 ? 'The registry failed: its log says why.' : titleOf(error));
    const needs = error instanceof RegistryError ? error.needs : undefined;
    return reply
      .code(status)
      .headers(retryHeaders(status))
      .type('application/problem+json')
      .send({ status, title, ...needs });
  });
  app.setNotFoundHandler((request, reply) => sendProblem(reply, request, NOTHING_HERE));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    if (request.method !== 'GET' && request.method !== 'HEAD' && !holdsToken(request, config.token)) {
      if (Reflect.get(request.routeOptions.config, OWN_ACCESS) === true) return;
      throw new RegistryError(401, 'A registry token is needed (REGISTRY_TOKEN)');
    }
  });

  app.addHook('preHandler', async ({ params, query, body }) => {
    const issues = [params, query, body].flatMap((part) => unstorableTexts(part));
    if (issues.length > 0)
      throw new RegistryError(422, issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '));
  });

  app.get('/health/live', () => ({ status: 'live' }));
  // Without room nothing new is taken; what there is must go on being served.
  app.get('/health/ready', async () => {
    const [room, database] = await Promise.all([hasRoom(config.folder), isThere(options.database)]);
    const status = room && database ? 'ready' : 'degraded';
    return { status, room: room ? 'enough' : 'none', database: database ? 'there' : 'away' };
  });
  registerReleases(app, world);
  registerCompositions(app, world);
  for (const { routes } of parts) await routes?.(app, world);
  await world.storage.serve(app);
  return app;
}

async function isThere({ rows }: Database): Promise<boolean> {
  return rows(sql`select 1`).then(
    () => true,
    () => false,
  );
}

async function createWorld(
  config: RegistryConfig,
  { parts = [], write = storeBytes, database }: RegistryOptions,
): Promise<RegistryWorld> {
  const store = new RegistryStore(database);
  const storage = await releaseStorage(config, { store, write });
  const keys = new KeyFolder(config.keysFolder);
  const signed = new SignedCompositions({ storage, keys, lifetime: config.lifetime });
  const compositions = new Compositions({
    store,
    origin: config.url,
    storage,
    async assertPromotable(manifest: AnyManifest, market: string) {
      for (const part of parts) await part.assertPromotable?.(world, manifest, market);
    },
    async assertAllowed(before: Composition, after: Composition, change: Change) {
      for (const part of parts) await part.assertAllowed?.(world, before, after, change);
    },
    async onChange(change: CompositionChange) {
      for (const part of parts) await part.onChange?.(world, change);
    },
  });
  const world: RegistryWorld = { config, storage, store, keys, signed, compositions };
  return world;
}

function titleOf(error: unknown): string {
  if (error instanceof z.core.$ZodError) return z.prettifyError(error);
  return error instanceof Error ? error.message : 'failed';
}

function statusOf(error: unknown): number {
  if (error instanceof z.core.$ZodError) return 422;
  const own: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined;
  return typeof own === 'number' && own < 500 ? own : 500;
}
