import { statfs } from 'node:fs/promises';
import { BlockList, isIPv6 } from 'node:net';
import { dirname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import * as z from 'zod/mini';
import type { CompositionState } from './compositions';
import type { SiteConfig } from './config';
import type { Renderer } from './renderer';

const apiState = z.object({ status: z.union([z.string(), z.number()]), detail: z.optional(z.string()) });

const OWN_NETWORK = new BlockList();
for (const [address, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  OWN_NETWORK.addSubnet(address, bits);
}
OWN_NETWORK.addAddress('::1', 'ipv6');
OWN_NETWORK.addSubnet('fc00::', 7, 'ipv6');

interface HealthOptions {
  readonly config: Pick<SiteConfig, 'trustedProxies' | 'apiUrl' | 'folder'>;
  readonly renderer: Pick<Renderer, 'ready' | 'health' | 'generations'>;
  readonly registry: Registry;
  readonly compositions: () => readonly CompositionState[];
  readonly stopping: AbortSignal;
}

const API_DEADLINE = 2500;

/** What the API says of itself and its database: `ready`, `degraded`, or why it is neither. */
async function stateOfApi(apiUrl: string): Promise<string> {
  try {
    const answer = await fetch(`${apiUrl}/health/ready`, { signal: AbortSignal.timeout(API_DEADLINE) });
    const { status, detail } = apiState.parse(await answer.json());
    return typeof status === 'string' ? status : (detail ?? 'not ready');
  } catch {
    return 'The API cannot be reached.';
  }
}

/**
 * `/health/*` and `/metrics`; what reports versions and failures is for the site's own network.
 */
export function registerHealth(
  app: FastifyInstance,
  { config, renderer, registry, compositions, stopping }: HealthOptions,
): void {
  async function ownNetworkOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // Without a proxy that we trust, a forwarded request has come through one that we know nothing
    // of.
    const isForwarded = request.headers['x-forwarded-for'] !== undefined && config.trustedProxies === false;
    const isOwn = OWN_NETWORK.check(request.ip, isIPv6(request.ip) ? 'ipv6' : 'ipv4');
    if (!isOwn || isForwarded) await reply.code(404).send({ status: 404, title: 'Not found' });
  }

  app.get('/health/live', { logLevel: 'silent' }, () => ({ status: 'live' }));
  app.get('/health/ready', { logLevel: 'silent' }, async (_request, reply) => {
    const [api, room] = await Promise.all([stateOfApi(config.apiUrl), hasRoom(config.folder)]);
    if (stopping.aborted) return reply.code(503).send({ status: 'stopping' });
    const state = { api, room: room ? 'enough' : 'none', compositions: compositions() };
    if (!renderer.ready)
      return reply
        .code(503)
        .header('retry-after', '2')
        .send({ status: 'starting', ...state });
    // Cached pages are served without API and disk: a site that is taken away for them takes
    // everything away.
    return { status: api === 'ready' && room ? 'ready' : 'degraded', ...state };
  });
  app.get('/health/remotes', { logLevel: 'silent', preHandler: ownNetworkOnly }, () => {
    const remotes = renderer.health();
    const isWell = remotes.every(
      ({ version_wanted, version_served, breaker }) => version_wanted === version_served && breaker === 'closed',
    );
    return { status: isWell ? 'well' : 'degraded', generations: renderer.generations, remotes };
  });
  app.get('/metrics', { logLevel: 'silent', preHandler: ownNetworkOnly }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

const LEAST_ROOM = 32 * 1024 * 1024;

/**
 * Whether the disk of a folder, or of the nearest one above it that is there, takes what is written
 * in an ordinary minute.
 */
async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= LEAST_ROOM;
  } catch {
    const above = dirname(folder);
    return above !== folder && hasRoom(above);
  }
}
