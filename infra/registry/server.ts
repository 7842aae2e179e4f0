import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import { requestDeadline } from '@showroom/contracts/http/request-deadline';
import type { AnyManifest, Composition } from '@showroom/contracts/remotes/release';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import * as z from 'zod';
import { isSecret } from './admit';
import { registerCompositions } from './composition-routes';
import { type Change, type CompositionChange, Compositions } from './compositions';
import type { RegistryConfig } from './config';
import { type WriteBytes, writeBytes } from './files';
import { KeyFolder } from './keys/key-folder';
import { RegistryError } from './registry-error';
import { registerReleases } from './release-routes';
import { SignedCompositions } from './signed-compositions';
import { ReleaseStorage, SIGNATURE } from './storage';
import { OWN_ACCESS, type RegistryPart, type RegistryWorld } from './world';

const FOR_EVER = 'public, max-age=31536000, immutable';
const MAX_FILE = 20 * 1024 * 1024;

interface RegistryOptions {
  readonly logger: boolean;
  readonly parts?: readonly RegistryPart[];
  /** How bytes get onto the disk. */
  readonly write?: WriteBytes;
}

/** The registry of releases and compositions; the caller listens and closes. */
export async function createRegistry(config: RegistryConfig, options: RegistryOptions): Promise<FastifyInstance> {
  const { logger, parts = [], write = writeBytes } = options;
  const world = createWorld(config, parts, write);
  await Promise.all([world.storage.clean(), world.compositions.clean()]);
  const app = fastify({ logger, bodyLimit: MAX_FILE, ...requestDeadline() });

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
      if (Reflect.get(request.routeOptions.config, OWN_ACCESS) === true) return;
      throw new RegistryError(401, 'A registry token is needed (REGISTRY_TOKEN)');
    }
  });

  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', () => ({ status: 'ready' }));
  registerReleases(app, world);
  registerCompositions(app, world);
  for (const { routes } of parts) await routes?.(app, world);
  await app.register(fastifyStatic, {
    root: world.storage.releases,
    prefix: '/releases/',
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders(reply, path) {
      reply.setHeader('vary', 'accept-encoding');
      // A signature is the one file that can be made anew, when a key is revoked.
      reply.setHeader('cache-control', basename(path) === SIGNATURE ? 'no-cache' : FOR_EVER);
    },
  });
  return app;
}

function createWorld(config: RegistryConfig, parts: readonly RegistryPart[], write: WriteBytes): RegistryWorld {
  const storage = new ReleaseStorage(config.folder, write);
  const keys = new KeyFolder(config.keysFolder);
  const signed = new SignedCompositions({ storage, keys, lifetime: config.lifetime });
  const compositions = new Compositions({
    folder: config.folder,
    origin: config.url,
    storage,
    write,
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
  const world: RegistryWorld = { config, storage, keys, signed, compositions };
  return world;
}

function statusOf(error: unknown): number {
  if (error instanceof RegistryError) return error.status;
  if (error instanceof z.core.$ZodError) return 422;
  const own: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined;
  return typeof own === 'number' && own < 500 ? own : 500;
}

function isAllowed(request: FastifyRequest, token: string): boolean {
  return isSecret(request.headers.authorization, `Bearer ${token}`);
}
