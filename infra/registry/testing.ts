import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type AnyManifest, HOST, type HostManifest, type ReleaseManifest } from '@showroom/contracts/remotes/release';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { hostIntegrity } from '../build/host-integrity';
import type { Database } from '../database/database';
import { testDatabase } from '../database/testing';
import type { StoreBytes } from '../files';
import { integrityOf } from '../integrity';
import type { Bucket } from '../object-storage/s3-storage';
import { registryClient } from './client';
import type { RegistryConfig } from './config';
import { KeyFolder } from './keys/key-folder';
import { createRegistry } from './server';
import { signText } from './signing';
import type { RegistryPart } from './world';

export const TOKEN = 'the-token-of-these-tests';
export const SITE_TOKEN = 'the-site-token-of-these-tests';
export const ORIGIN = 'https://cdn.showroom.test';

export interface TestRegistry {
  readonly app: FastifyInstance;
  readonly url: string;
  /** Where it stores its files. */
  readonly folder: string;
  readonly keys: KeyFolder;
  readonly database: Database;
  readonly client: ReturnType<typeof registryClient>;
  /** A manifest as its publisher signs it. */
  signed(manifest: AnyManifest): Promise<string>;
  close(): Promise<void>;
}

interface TestRegistryOptions {
  readonly parts?: readonly RegistryPart[];
  /** What another registry has, which closes it. Default: one of its own. */
  readonly database?: Database;
  readonly write?: StoreBytes;
  /** Default: releases lie in the folder. */
  readonly bucket?: Bucket;
  readonly lifetime?: number;
  /** The API that knows what pages use. */
  readonly apiUrl?: string;
}

/** The configuration of a registry over this folder. */
function testConfig(folder: string, lifetime = 3600, apiUrl?: string): RegistryConfig {
  return {
    port: 0,
    url: ORIGIN,
    ...(apiUrl && { apiUrl }),
    token: TOKEN,
    siteToken: SITE_TOKEN,
    folder,
    keysFolder: join(folder, 'keys'),
    lifetime,
    production: false,
  };
}

/** Making a database takes longer than a test: the next registry of a file gets it again, empty. */
const free: Database[] = [];
let isOver = false;
afterAll(async () => {
  isOver = true;
  await Promise.all(free.splice(0).map((database) => database.close()));
});

async function giveBack(database: Database): Promise<void> {
  if (isOver) return database.close();
  const tables = await database.rows(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename like 'registry\_%'`,
  );
  await database.rows(
    sql`truncate ${sql.join(
      tables.map(({ name }) => sql.identifier(String(name))),
      sql`, `,
    )}`,
  );
  free.push(database);
}

/** A registry that listens. Default: in a folder of its own. */
export async function testRegistry(
  folder = mkdtempSync(join(tmpdir(), 'registry-')),
  { lifetime, apiUrl, bucket, database: shared, ...options }: TestRegistryOptions = {},
): Promise<TestRegistry> {
  mkdirSync(join(folder, 'releases'), { recursive: true });
  const config = { ...testConfig(folder, lifetime, apiUrl), bucket };
  const keys = new KeyFolder(config.keysFolder);
  await keys.ensure();
  const database = shared ?? free.pop() ?? (await testDatabase());
  const app = await createRegistry(config, { database, logger: false, ...options });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    url,
    folder,
    keys,
    database,
    client: registryClient({ url, token: TOKEN, keysFolder: config.keysFolder, who: 'a test' }),
    signed: async (manifest) => signText('release', JSON.stringify(manifest), await keys.signing('release')),
    async close() {
      await app.close();
      if (shared) return;
      await giveBack(database);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As if what is being uploaded had begun two hours ago. */
export function ageUploads(folder: string): void {
  const staging = join(folder, 'staging');
  const then = Date.now() / 1000 - 7200;
  for (const name of existsSync(staging) ? readdirSync(staging) : []) utimesSync(join(staging, name), then, then);
}

/** A build's folder on disk with its manifest, as small as one can be. */
export interface TestBuild {
  readonly manifest: ReleaseManifest;
  readonly folder: string;
  readonly files: Readonly<Record<string, string>>;
}

const folders: string[] = [];

/** Removes the folders of all test builds. */
export function dropTestBuilds(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

export function testBuild(
  remote: string,
  version: string,
  files: Readonly<Record<string, string>> = {},
  values: Partial<ReleaseManifest> = {},
): TestBuild {
  const all = { 'web/remoteEntry.js': `web of ${version}`, 'node/remoteEntry.js': `node of ${version}`, ...files };
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const assets = (side: string) =>
    Object.entries(all)
      .filter(([path]) => path.startsWith(`${side}/`))
      .map(([path, text]) => ({
        path,
        integrity: integrityOf(text),
        bytes: Buffer.byteLength(text),
      }));
  const manifest: ReleaseManifest = {
    remote,
    version,
    container: `${remote}_${version}`.replaceAll(/\W/g, '_'),
    contracts: '1.0.0',
    shared: [],
    uses: { events: [], settings: [] },
    web: { entry: 'web/remoteEntry.js', assets: assets('web') },
    node: { entry: 'node/remoteEntry.js', assets: assets('node') },
    exposes: [],
    mounts: [],
    slots: [],
    templates: [],
    examples: [],
    ...values,
  };
  return { manifest, folder, files: all };
}

/** A build of the shell, as small as one can be. */
export function testHost(version: string): { readonly manifest: HostManifest; readonly folder: string } {
  const files = { 'web/main.js': `host ${version}`, 'node/worker.cjs': `worker ${version}` };
  const { manifest, folder } = testBuild('shell', version, files);
  const assets = { web: manifest.web.assets, node: manifest.node.assets };
  return {
    folder,
    manifest: {
      remote: HOST,
      version,
      integrity: hostIntegrity([...assets.web, ...assets.node]),
      contracts: '1.0.0',
      provides: [{ name: 'react', version: '19.3.1' }],
      supports: { routes: [1], blocks: [1], block: [1, 2], slot: [1] },
      events: [],
      settings: [],
      web: {
        entry: 'web/main.js',
        assets: assets.web,
        scripts: ['web/main.js'],
        styles: [],
        federation: [],
      },
      node: { entry: 'node/worker.cjs', assets: assets.node },
    },
  };
}
