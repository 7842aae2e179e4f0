import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/package-info';
import { obtainPostgres } from '../checks/postgres-server';
import { freePort } from '../free-port';
import { registryConfig } from '../registry/config';
import { keysOf } from '../registry/keys/keys-of';
import { type BucketServer, startBucket } from './bucket';
import { CHECK_EVERY, startBalancer } from './haproxy';
import { type Pooler, startPgBouncer } from './pgbouncer';
import { type ReplicatedPostgres, startReplicated, untilTrue } from './postgres';
import { type Program, startProgram } from './program';
import { type RedisServer, startRedis } from './redis';

const FILES = {
  site: 'shell/src/site/main.ts',
  api: 'infra/api/main.ts',
  registry: 'infra/registry/main.ts',
} as const;
type Kind = keyof typeof FILES;

export interface ClusterOptions {
  readonly folder: string;
  /** How many there are of each. */
  readonly sizes: Readonly<Record<Kind, number>>;
  readonly env?: NodeJS.ProcessEnv;
  /** Where the sites are found. Default: any free port. */
  readonly port?: number;
  /** Called before the first API is there: a database with a page is not filled with examples. */
  readonly prepare?: (postgres: ReplicatedPostgres) => Promise<void>;
  /** Called before the sites are there: they need releases. */
  readonly release?: (env: NodeJS.ProcessEnv) => Promise<void>;
}

export interface Member {
  readonly name: string;
  readonly kind: Kind;
  readonly url: string;
  readonly program: Program;
  ready(): Promise<void>;
}

export interface Cluster {
  readonly urls: Readonly<Record<Kind, string>>;
  readonly members: readonly Member[];
  readonly postgres: ReplicatedPostgres;
  readonly poolers: readonly Pooler[];
  readonly redis: RedisServer;
  readonly bucket: BucketServer;
  readonly balancer: Program;
  /** As every process of ours has it. */
  readonly env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

const at = (port: number) => `http://127.0.0.1:${port}`;
const ports = (count: number) => Promise.all(Array.from({ length: count }, freePort));

/** Everything that several machines would be, as processes of this one. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, sizes } = options;
  mkdirSync(folder, { recursive: true });
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755);
  const ending: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of ending.splice(0).reverse()) await end().catch(() => undefined);
  };
  try {
    return await open(options, ending, stop, {
      site: await ports(sizes.site),
      api: await ports(sizes.api),
      registry: await ports(sizes.registry),
    });
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What ours share, and what stands before them. */
async function openShared(options: ClusterOptions, ending: (() => Promise<void>)[], own: Record<Kind, number[]>) {
  const { folder } = options;
  const programs = (await obtainPostgres(() => undefined)) ?? '';
  const postgres = await startReplicated(join(folder, 'postgres'));
  ending.push(postgres.stop);
  const redis = await startRedis(folder);
  ending.push(() => redis.program.stop());
  const bucket = await startBucket(folder);
  ending.push(() => bucket.program.stop());
  const [api = 0, registry = 0, site = 0, write = 0, read = 0, pooled = 0] = await ports(6);
  const poolers = await Promise.all(['pooler-1', 'pooler-2'].map((name) => startPgBouncer(join(folder, name), write)));
  ending.push(async () => void (await Promise.all(poolers.map(({ program }) => program.stop('SIGINT')))));
  const nodes = [postgres.primary.port, postgres.replica.port];
  const faces = { api, registry, site: options.port ?? site, write, read, pooled };
  const balancer = startBalancer({
    folder: join(folder, 'haproxy'),
    postgres: programs,
    faces: [
      { name: 'write', port: write, servers: nodes, kind: 'primary' },
      { name: 'read', port: read, servers: nodes.toReversed(), kind: 'postgres' },
      { name: 'pooled', port: pooled, servers: poolers.map(({ port }) => port) },
      ...(['api', 'registry', 'site'] as const)
        .filter((kind) => own[kind].length > 0)
        .map((kind) => ({
          name: kind,
          port: faces[kind],
          servers: own[kind],
          kind: kind === 'api' ? ('api' as const) : ('http' as const),
        })),
    ],
  });
  ending.push(() => balancer.stop());
  return { postgres, redis, bucket, poolers, balancer, faces };
}

type Shared = Awaited<ReturnType<typeof openShared>>;

function environmentOf({ folder, env = process.env }: ClusterOptions, { faces, redis, bucket }: Shared) {
  const database = (port: number) => `postgres://showroom@127.0.0.1:${port}/postgres`;
  const s3 = (name: string) => ({
    [`${name}_BUCKET`]: bucket.bucket,
    [`${name}_S3_URL`]: bucket.url,
    [`${name}_S3_ACCESS_KEY_ID`]: bucket.accessKeyId,
    [`${name}_S3_SECRET_ACCESS_KEY`]: bucket.secretAccessKey,
  });
  return {
    ...env,
    DATABASE_URL: database(faces.pooled),
    DATABASE_DIRECT_URL: database(faces.write),
    DATABASE_READ_URL: database(faces.read),
    REDIS_URL: redis.url,
    ...s3('MEDIA'),
    ...s3('REGISTRY'),
    API_URL: at(faces.api),
    REGISTRY_URL: at(faces.registry),
    REGISTRY_PUBLIC_URL: at(faces.registry),
    SITE_ORIGIN: `http://localhost:${faces.site}`,
    KEYS_FOLDER: join(folder, 'keys'),
    TRUSTED_KEYS: join(folder, 'keys/trusted.json'),
    TRUSTED_PROXIES: 'loopback',
    // Long enough for the balancer to notice.
    STOP_DELAY: String(CHECK_EVERY * 8),
    RENDER_WORKERS: '1',
    RELEASE_COMPRESSION: 'fast',
    LOG_LEVEL: 'warn',
  };
}

async function open(
  options: ClusterOptions,
  ending: (() => Promise<void>)[],
  stop: () => Promise<void>,
  own: Record<Kind, number[]>,
): Promise<Cluster> {
  const { folder, prepare, release } = options;
  const shared = await openShared(options, ending, own);
  const env: NodeJS.ProcessEnv = environmentOf(options, shared);
  await keysOf(registryConfig(env), ['release', 'composition']);
  await untilTrue('The primary behind HAProxy', async () => (await fetchRows(shared.postgres)).length === 1);
  await prepare?.(shared.postgres);
  const members: Member[] = [];
  ending.push(async () => void (await Promise.all(members.map(({ program }) => program.stop()))));
  const start = (kind: Kind) => {
    const added = own[kind].map((port, index) => member(kind, { index, port, folder, env }));
    members.push(...added);
    return added;
  };
  // The first one to be ready migrates; the others find it done.
  await Promise.all([...start('api'), ...start('registry')].map((one) => one.ready()));
  await release?.(env);
  await Promise.all(start('site').map((one) => one.ready()));
  const { postgres, poolers, redis, bucket, balancer, faces } = shared;
  const urls = { api: at(faces.api), registry: at(faces.registry), site: `http://localhost:${faces.site}` };
  return { urls, members, postgres, poolers, redis, bucket, balancer, env, stop };
}

const fetchRows = (postgres: ReplicatedPostgres) => postgres.query(postgres.primary, 'select 1');

interface MemberOptions {
  readonly index: number;
  readonly port: number;
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

/** One process of ours, with nothing of its own but a folder that may be lost. */
function member(kind: Kind, { index, port, folder, env }: MemberOptions): Member {
  const name = `${kind}-${index + 1}`;
  const own = join(folder, name);
  mkdirSync(own, { recursive: true });
  const program = startProgram({
    command: process.execPath,
    args: ['--import', 'tsx', join(ROOT, FILES[kind])],
    cwd: ROOT,
    log: join(folder, `${name}.log`),
    env: {
      ...env,
      [`${kind.toUpperCase()}_PORT`]: String(port),
      DATA_FOLDER: join(own, 'database'),
      MEDIA_FOLDER: join(own, 'media'),
      REGISTRY_FOLDER: join(own, 'registry'),
      SITE_FOLDER: join(own, 'site'),
    },
  });
  const ready = () =>
    untilTrue(
      `${name} (its log is ${join(folder, `${name}.log`)})`,
      async () => (await fetch(`${at(port)}/health/ready`)).ok,
      300_000,
    );
  return { name, kind, url: at(port), program, ready };
}
