import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Composition, ReleaseManifest } from '@showroom/contracts/remotes/release';
import { ROOT } from '../../build/package-info';
import { registryClient } from '../../registry/client';
import { registryConfig } from '../../registry/config';
import type { Site } from './site';

export function registryOf(site: Site) {
  return registryClient(registryConfig(site.env));
}

/** What a market's site is made of now. */
export function compositionOf(site: Site, market = 'international'): Promise<Composition> {
  return registryOf(site).current(market);
}

/** A copy of a remote's sources that can be changed and built without touching the checkout. */
export function copyRemote(name: string): string {
  const folder = emptyRemote(name);
  const leaveOut = /\/(dist|node_modules)(\/|$)/;
  cpSync(join(ROOT, name), folder, { recursive: true, filter: (source) => !leaveOut.test(source.slice(ROOT.length)) });
  return folder;
}

function emptyRemote(name: string): string {
  const workspace = mkdtempSync(join(tmpdir(), 'showroom-remote-'));
  symlinkSync(join(ROOT, 'node_modules'), join(workspace, 'node_modules'));
  const folder = join(workspace, name);
  mkdirSync(folder);
  return folder;
}

/** Runs `npm run release` of a remote's folder as its team would. */
export async function release(site: Site, folder: string, ...options: string[]): Promise<string> {
  const command = join(ROOT, 'infra/registry/release-cli.ts');
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), command, ...options], {
    cwd: folder,
    env: site.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (status !== 0) throw new Error(`The release failed:\n${output}`);
  return /(\d+\.\d+\.\d+-[0-9a-f]+)/.exec(output)?.[1] ?? '';
}

/** Set in the browser, it ends what a throwing remote does. */
export const HEALED = 'showroomHealed';

const FRAGILE = `export function Fragile() {
  if (!Reflect.get(globalThis, '${HEALED}')) throw new Error('Broken on purpose');
  return 'Standing again';
}
`;

const SOURCES = {
  routes: `const paths = [':one', ':one/:two'];
export const createRoutes = () => [...paths.map((path) => ({ path, Component: Fragile })), { index: true, Component: Fragile }];
`,
  slot: `export const kind = 'react';\nexport const Component = Fragile;\n`,
  block: `export const Component = Fragile;\n`,
} as const;

/** Sources of a remote that offers what a release offers, and throws wherever it is rendered. */
export function throwingRemote({ remote, exposes, mounts, slots, templates }: ReleaseManifest): string {
  const folder = emptyRemote(remote);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const showroom = {
    mounts: Object.fromEntries(mounts.map(({ path, expose }) => [path, expose])),
    slots: Object.fromEntries(slots.map(({ slot, expose }) => [slot, expose])),
  };
  write('package.json', JSON.stringify({ name: remote, version: '9.0.0', type: 'module', showroom }));
  write('src/fragile.ts', FRAGILE);
  for (const { name, kind } of exposes) {
    if (kind === 'blocks') write('src/expose/blocks.ts', `export const templates = ${JSON.stringify(templates)};\n`);
    else if (kind === 'block') {
      write(
        `src/blocks/${name.slice('./block/'.length)}/block.ts`,
        `import { Fragile } from '../../fragile';\n${SOURCES.block}`,
      );
    } else write(`src/expose/${name.slice(2)}.ts`, `import { Fragile } from '../fragile';\n${SOURCES[kind]}`);
  }
  return folder;
}
