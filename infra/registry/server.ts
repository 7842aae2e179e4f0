import { createHash, timingSafeEqual } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import { releaseManifest, releaseVersion, remoteName } from '@showroom/contracts/remotes/release';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import * as z from 'zod';
import { Compositions } from './compositions';
import type { RegistryConfig } from './config';
import { RegistryError, ReleaseStorage } from './storage';

const MAX_FILE = 20 * 1024 * 1024;
const oneRelease = z.object({ remote: remoteName, version: releaseVersion });
const oneMarket = z.object({ market: z.string() });
const pinBody = z.object({
  remote: remoteName,
  version: z.nullable(releaseVersion),
  reason: z.string().min(1).max(300),
});
const rollbackBody = z.object({ reason: z.string().min(1).max(300) });

/** The registry of releases and compositions; the caller listens and closes. */
export async function createRegistry(config: RegistryConfig, logger: boolean): Promise<FastifyInstance> {
  const storage = new ReleaseStorage(config.folder);
  const compositions = new Compositions(config.folder, config.url, storage);
  await storage.clean();
  const app = fastify({ logger, bodyLimit: MAX_FILE });

  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error, _request, reply) => {
    const status = statusOf(error);
    if (status === 500) app.log.error(error);
    const title =
      error instanceof z.core.$ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : 'failed';
    return reply.code(status).type('application/problem+json').send({ status, title });
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isAllowed(request, config.token)) {
      throw new RegistryError(401, 'A registry token is needed (REGISTRY_TOKEN)');
    }
  });

  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', () => ({ status: 'ready' }));
  app.get('/releases', async () => {
    const remotes = await storage.remotes();
    return {
      data: await Promise.all(remotes.map(async (remote) => ({ remote, versions: await storage.versions(remote) }))),
    };
  });
  app.put('/uploads/:remote/:version/*', async (request, reply) => {
    const { remote, version } = oneRelease.parse(request.params);
    const path = z.object({ '*': z.string().min(1) }).parse(request.params)['*'];
    await storage.stage(remote, version, path, z.instanceof(Buffer).parse(request.body));
    return reply.code(204).send();
  });
  app.post('/releases', async (request, reply) => {
    const manifest = releaseManifest.parse(request.body);
    const outcome = await storage.seal(manifest);
    return reply.code(outcome === 'published' ? 201 : 200).send({ outcome });
  });
  app.get('/compositions/:market', async (request, reply) => {
    const made = await compositions.current(oneMarket.parse(request.params).market);
    // The id names what is pinned; where its files lie may change under it.
    const etag = `"${made.id}-${createHash('sha256').update(made.origin).digest('hex').slice(0, 8)}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : made;
  });
  app.get('/compositions/:market/history', async (request) => {
    const made = await compositions.history(oneMarket.parse(request.params).market);
    const data = made.map(({ id, created_at, reason, remotes }) => ({
      id,
      created_at,
      reason,
      remotes: Object.fromEntries(remotes.map(({ remote, version }) => [remote, version])),
    }));
    return { data };
  });
  app.get('/compositions/:market/history/:id', async (request) => {
    const { market, id } = z.object({ market: z.string(), id: z.string() }).parse(request.params);
    return compositions.find(market, id);
  });
  app.put('/compositions/:market/pins', async (request) => {
    const { remote, version, reason } = pinBody.parse(request.body);
    return compositions.pin(oneMarket.parse(request.params).market, remote, version, reason);
  });
  app.post('/compositions/:market/rollback', async (request) => {
    return compositions.rollback(oneMarket.parse(request.params).market, rollbackBody.parse(request.body).reason);
  });
  await app.register(fastifyStatic, {
    root: storage.releases,
    prefix: '/releases/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    setHeaders: (reply) => void reply.setHeader('vary', 'accept-encoding'),
  });
  return app;
}

function statusOf(error: unknown): number {
  if (error instanceof RegistryError) return error.status;
  if (error instanceof z.core.$ZodError) return 422;
  const own: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined;
  return typeof own === 'number' && own < 500 ? own : 500;
}

function isAllowed(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
