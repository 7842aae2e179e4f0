import { type Composition, composition, releaseVersion, remoteName } from '@showroom/contracts/remotes/release';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import * as z from 'zod';
import { brokenAnswer, FAULTS, type FileAnswer, isFault } from '../../drills/faults';
import { Composer, diskOf, parseSegment, sourceOf, type Wish } from './compose';

const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;
const MAX_BODY = 20 * 1024 * 1024;
const byRemote = z.record(z.string(), z.string());
const wish = z.object({ base: composition, overrides: byRemote, faults: byRemote });
const oneRemote = z.object({ remote: remoteName });
const oneFile = z.object({ segment: z.string(), remote: remoteName, version: releaseVersion, '*': z.string() });
const releases = z.object({ data: z.array(z.object({ remote: z.string(), versions: z.array(z.string()) })) });

interface WorkshopOptions {
  readonly registryUrl: string;
  /** Own address; known once it listens. */
  readonly url: () => string;
}

/**
 * Makes compositions for the site of developers, and serves their files: from the registry, from
 * disk, or broken. The caller listens and closes.
 */
export function createWorkshop(options: WorkshopOptions): FastifyInstance {
  const composer = new Composer(options);
  const app = fastify({ bodyLimit: MAX_BODY });
  // A page of another site that found a name for this address gets nothing.
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (!LOOPBACK.test(headers.host ?? ''))
      return reply.code(403).send({ status: 403, title: 'For this machine only' });
  });
  app.get('/health/ready', () => ({ status: 'ready' }));
  serveCompositions(app, composer, options);
  serveFiles(app, composer, options);
  app.setErrorHandler((error, _request, reply) => {
    const isWrong = error instanceof z.core.$ZodError;
    const title = isWrong ? z.prettifyError(error) : error instanceof Error ? error.message : String(error);
    return reply
      .code(isWrong ? 422 : 500)
      .type('application/problem+json')
      .send({ status: isWrong ? 422 : 500, title });
  });
  return app;
}

function serveCompositions(app: FastifyInstance, composer: Composer, { registryUrl }: WorkshopOptions): void {
  /** For every browser, by `npm run fault`; what a browser chose for itself goes first. */
  const faults = new Map<string, string>();
  /** Development servers that run, by remote. */
  const disks = new Map<string, string>();
  const wholeWish = (body: unknown): Wish => {
    const parsed = wish.parse(body);
    return { ...parsed, faults: { ...Object.fromEntries(faults), ...parsed.faults } };
  };

  app.post('/compositions', async ({ body }, reply) => {
    const made = await composer.compose(wholeWish(body));
    return made ?? reply.code(204).send();
  });
  app.post('/overview', async ({ body }) => {
    const wanted = wholeWish(body);
    const [made, known] = await Promise.all([composer.compose(wanted), versionsOf(registryUrl)]);
    return overviewOf(wanted, made ?? wanted.base, disks, known);
  });
  app.put('/faults/:remote', async ({ params, body }, reply) => {
    const { remote } = oneRemote.parse(params);
    const { fault } = z.object({ fault: z.string().refine((text) => text === 'none' || isFault(text)) }).parse(body);
    if (fault === 'none') faults.delete(remote);
    else faults.set(remote, fault);
    return reply.code(204).send();
  });
  app.put('/disks/:remote', async ({ params, body }, reply) => {
    disks.set(oneRemote.parse(params).remote, z.object({ url: z.url() }).parse(body).url);
    return reply.code(204).send();
  });
  app.delete('/disks/:remote', async ({ params }, reply) => {
    disks.delete(oneRemote.parse(params).remote);
    return reply.code(204).send();
  });
}

/** Every remote that a browser gets, that runs from disk or that is wished for. */
function overviewOf(
  { base, overrides, faults }: Wish,
  { id, remotes }: Composition,
  disks: ReadonlyMap<string, string>,
  known: Readonly<Record<string, string[]>>,
) {
  const names = new Set([...remotes.map(({ remote }) => remote), ...disks.keys(), ...Object.keys(overrides)]);
  return {
    composition: id,
    faults: Object.entries(FAULTS).map(([name, sentence]) => ({ name, sentence })),
    remotes: [...names].sort().map((remote) => ({
      remote,
      version: remotes.find((release) => release.remote === remote)?.version ?? null,
      released: base.remotes.find((release) => release.remote === remote)?.version ?? null,
      versions: known[remote] ?? [],
      override: overrides[remote] ?? null,
      disk: disks.get(remote) ?? null,
      fault: faults[remote] ?? null,
    })),
  };
}

function serveFiles(app: FastifyInstance, composer: Composer, { registryUrl }: WorkshopOptions): void {
  app.get('/files/:segment/releases/:remote/:version/*', async ({ params }, reply) => {
    const { segment, remote, version, '*': path } = oneFile.parse(params);
    const right = await rightAnswer(composer, registryUrl, remote, version, path);
    const fault = parseSegment(segment, remote);
    if (!fault) return send(reply, right, diskOf(version) === undefined);
    const { wait, answer } = brokenAnswer(fault, right);
    if (wait > 0) await untilClosed(reply, wait);
    if (!answer) {
      reply.hijack();
      return reply.raw.destroy();
    }
    return send(reply, answer, false);
  });
}

function send(reply: FastifyReply, { status, type, body }: FileAnswer, isForEver: boolean): FastifyReply {
  return reply
    .code(status)
    .type(type)
    .headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': isForEver ? 'public, max-age=31536000, immutable' : 'no-store',
    })
    .send(Buffer.from(body));
}

async function rightAnswer(
  composer: Composer,
  registryUrl: string,
  remote: string,
  version: string,
  path: string,
): Promise<FileAnswer> {
  const spoilt = composer.files.get(`${remote}/${version}/${path}`);
  if (spoilt) return { status: 200, type: path.endsWith('.css') ? 'text/css' : 'text/javascript', body: spoilt };
  const response = await fetch(sourceOf(registryUrl, remote, version, path));
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? 'application/octet-stream',
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

async function versionsOf(registryUrl: string): Promise<Record<string, string[]>> {
  const response = await fetch(`${registryUrl}/releases`).catch(() => undefined);
  const known = response?.ok ? releases.safeParse(await response.json()) : undefined;
  return Object.fromEntries((known?.data?.data ?? []).map(({ remote, versions }) => [remote, versions]));
}

/** Waits, unless who asked goes away before. */
function untilClosed({ raw }: FastifyReply, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    raw.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
