import { createHash } from 'node:crypto';
import { CHANNELS, type Composition, releaseVersion, remoteName } from '@showroom/contracts/remotes/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { holdsToken } from './admit';
import { RegistryError } from './registry-error';
import type { RegistryWorld } from './world';

const oneMarket = z.object({ market: z.string() });
const oneComposition = z.object({ market: z.string(), id: z.string() });
const oneChannel = z.object({ channel: z.enum(CHANNELS).default('stable') });
/** Who changes something, and why. */
const changeBody = z.object({
  who: z.string().min(1).max(200).default('unknown'),
  reason: z.string().trim().min(1).max(300),
  /** Lets a version back in that burnt its budget. */
  force: z.boolean().optional(),
  confirm: z.string().max(64).optional(),
});
const slotName = z.string().regex(/^[a-z][a-z-]*$/, 'must be a slot such as navigation');
const fillBody = changeBody.extend({ slot: slotName, remote: z.nullable(remoteName) });
const pinBody = changeBody.extend({ remote: remoteName, version: z.nullable(releaseVersion) });

/** What markets are made of: read by people and tools as it is, by sites with its signature. */
export function registerCompositions(app: FastifyInstance, world: RegistryWorld): void {
  registerReadable(app, world);
  registerSigned(app, world);
  registerChanges(app, world);
}

/**
 * Who made a composition and why is for people with the registry's token; what is public can be
 * cached.
 */
function isForPeople({ config }: RegistryWorld, request: FastifyRequest, reply: FastifyReply): boolean {
  const trusted = holdsToken(request, config.token);
  reply.header('vary', 'authorization').header('cache-control', trusted ? 'private, no-cache' : 'no-cache');
  return trusted;
}

/**
 * When the present signature was made and ends belongs to what people see; one that cannot be
 * signed can be read still.
 */
async function dated({ signed }: RegistryWorld, made: Composition): Promise<Composition> {
  const dates = await signed.of(made).catch((error: unknown) => {
    if (error instanceof RegistryError) return undefined;
    throw error;
  });
  return dates ? { ...made, issued_at: dates.issued_at, expires_at: dates.expires_at } : made;
}

function registerReadable(app: FastifyInstance, world: RegistryWorld): void {
  const { compositions } = world;
  app.get('/compositions/:market', async (request, reply) => {
    const made = await compositions.current(oneMarket.parse(request.params).market);
    // The id names what is pinned; where its files lie may change under it.
    const place = createHash('sha256').update(made.origin).digest('hex').slice(0, 8);
    const forPeople = isForPeople(world, request, reply);
    const etag = `"${made.id}-${place}${forPeople ? '-people' : ''}"`;
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return dated(world, forPeople ? made : withoutPeople(made));
  });
  app.get('/compositions/:market/history', async (request, reply) => {
    const forPeople = isForPeople(world, request, reply);
    const made = await compositions.history(oneMarket.parse(request.params).market);
    const data = made.map(({ id, sequence, created_at, who, reason, host, remotes }) => ({
      id,
      sequence,
      created_at,
      ...(forPeople && { who, reason }),
      ...(host && { host: host.version }),
      remotes: Object.fromEntries(remotes.map(({ remote, version }) => [remote, version])),
    }));
    return { data };
  });
  app.get('/compositions/:market/history/:id', async (request, reply) => {
    const { market, id } = oneComposition.parse(request.params);
    const made = await compositions.find(market, id);
    return dated(world, isForPeople(world, request, reply) ? made : withoutPeople(made));
  });
}

function registerSigned(app: FastifyInstance, { compositions, signed }: RegistryWorld): void {
  async function send(request: FastifyRequest, reply: FastifyReply, made: Composition) {
    const { jws, etag } = await signed.of(made);
    // Sites of the version before read here what is signed by now.
    reply.header('etag', etag).header('cache-control', 'no-cache').header('x-release-origin', made.origin);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/jose').send(jws);
  }

  app.get('/compositions/:market/signed', async (request, reply) => {
    const { market } = oneMarket.parse(request.params);
    const { channel } = oneChannel.parse(request.query);
    if (channel === 'stable') return send(request, reply, await compositions.current(market));
    const canary = await compositions.canary(market);
    if (!canary) throw new RegistryError(404, `${market} has no canary now`);
    return send(request, reply, canary);
  });
  app.get('/compositions/:market/history/:id/signed', async (request, reply) => {
    const { market, id } = oneComposition.parse(request.params);
    return send(request, reply, await compositions.find(market, id));
  });
}

function registerChanges(app: FastifyInstance, world: RegistryWorld): void {
  const { compositions } = world;
  app.put('/compositions/:market/pins', async (request) => {
    const { remote, version, reason: why, ...change } = pinBody.parse(request.body);
    const { market } = oneMarket.parse(request.params);
    return dated(world, await compositions.pin(market, remote, version, { ...change, why }));
  });
  app.put('/compositions/:market/slots', async (request) => {
    const { slot, remote, who, reason: why } = fillBody.parse(request.body);
    const { market } = oneMarket.parse(request.params);
    return dated(world, await compositions.fill(market, slot, remote, { who, why }));
  });
  app.post('/compositions/:market/rollback', async (request) => {
    const { reason: why, ...change } = changeBody.parse(request.body);
    const { market } = oneMarket.parse(request.params);
    return dated(world, await compositions.rollback(market, { ...change, why }));
  });
}

function withoutPeople({ who: _, reason: __, ...made }: Composition): Composition {
  return made;
}
