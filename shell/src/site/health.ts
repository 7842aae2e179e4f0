import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { CompositionState } from './compositions';
import type { SiteConfig } from './config';
import type { Renderer } from './renderer';

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
  readonly config: Pick<SiteConfig, 'trustedProxies'>;
  readonly renderer: Pick<Renderer, 'ready' | 'health' | 'generations'>;
  readonly registry: Registry;
  readonly compositions: () => readonly CompositionState[];
}

/** `/health/*` and `/metrics`; what tells of versions and failures is for the site's own network. */
export function registerHealth(
  app: FastifyInstance,
  { config, renderer, registry, compositions }: HealthOptions,
): void {
  async function ownNetworkOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // Without a proxy that we trust, a forwarded request has come through one that we know nothing of.
    const isForwarded = request.headers['x-forwarded-for'] !== undefined && config.trustedProxies === false;
    const isOwn = OWN_NETWORK.check(request.ip, isIPv6(request.ip) ? 'ipv6' : 'ipv4');
    if (!isOwn || isForwarded) await reply.code(404).send({ status: 404, title: 'Not found' });
  }

  app.get('/health/live', { logLevel: 'silent' }, () => ({ status: 'live' }));
  app.get('/health/ready', { logLevel: 'silent' }, (_request, reply) =>
    reply
      .code(renderer.ready ? 200 : 503)
      .send({ status: renderer.ready ? 'ready' : 'starting', compositions: compositions() }),
  );
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
