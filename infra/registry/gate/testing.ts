import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Template } from '@showroom/contracts/blocks/template';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import { loadRemote } from '../../build/build';
import { buildIdOf } from '../../build/build-id';
import { componentOf, ROOT } from '../../build/package-info';
import type { BuiltRemote } from '../../checks/first-load';
import { integrityOf } from '../../integrity';

const folders: string[] = [];

/** Removes everything that these tests have put on the disk. */
export function dropTestRemotes(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

function emptyFolder(name: string): string {
  const workspace = mkdtempSync(join(tmpdir(), 'showroom-gate-'));
  folders.push(workspace);
  symlinkSync(join(ROOT, 'node_modules'), join(workspace, 'node_modules'));
  const folder = join(workspace, name);
  mkdirSync(folder);
  return folder;
}

/** A block of a test's remote: its module's source, and the content of its one example. */
export interface TestBlock {
  readonly source: string;
  readonly content?: Readonly<Record<string, unknown>>;
}

const TITLE = { symbol: 'title', label: 'Title', field_type: 'String' } as const;

function templateOf(key: string): Template {
  const texts = { name: key, description: '', short_description: '', group: 'Content' };
  return { key, ...texts, list_priority: 0, hydrate: 'load', fields: [TITLE], version: 1 };
}

/**
 * Builds a remote with these blocks and further files as its team would, from a folder outside of
 * the workspace.
 */
export function buildTestRemote(
  name: string,
  blocks: Readonly<Record<string, TestBlock>>,
  files: Readonly<Record<string, string>> = {},
  showroom: object = {},
): BuiltRemote & { readonly folder: string } {
  const folder = emptyFolder(name);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', JSON.stringify({ name, version: '1.0.0', type: 'module', showroom }));
  if (Object.keys(blocks).length > 0)
    write('src/expose/blocks.ts', readFileSync(join(ROOT, 'mf-blocks/src/expose/blocks.ts'), 'utf8'));
  for (const [key, { source, content = { title: 'Hello' } }] of Object.entries(blocks)) {
    write(`src/blocks/${key}/template.ts`, `export const template = ${JSON.stringify(templateOf(key))};\n`);
    write(`src/blocks/${key}/${componentOf(key)}.tsx`, source);
    write(`src/blocks/${key}/examples.ts`, `export const examples = { plain: ${JSON.stringify(content)} };\n`);
  }
  for (const [path, text] of Object.entries(files)) write(path, text);
  const done = spawnSync(process.execPath, ['--import', 'tsx', join(ROOT, 'infra/build/main.ts')], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(`${name} could not be built:\n${done.stderr}`);
  const output = join(folder, 'dist', buildIdOf(folder));
  return { folder, output, manifest: loadRemote(output) };
}

/** A copy of a build with other text in some of its files, true to the last hash. */
export function altered(
  { manifest, output }: BuiltRemote,
  change: Readonly<Record<string, (text: string) => string>>,
  values: Partial<ReleaseManifest> = {},
): BuiltRemote {
  const copy = mkdtempSync(join(tmpdir(), 'showroom-gate-'));
  folders.push(copy);
  cpSync(output, copy, { recursive: true });
  const rehashed = (side: 'web' | 'node') => ({
    ...manifest[side],
    assets: manifest[side].assets.map((asset) => {
      const changed = change[asset.path]?.(readFileSync(join(copy, asset.path), 'utf8'));
      if (changed === undefined) return asset;
      writeFileSync(join(copy, asset.path), changed);
      return { ...asset, integrity: integrityOf(changed), bytes: Buffer.byteLength(changed) };
    }),
  });
  return { output: copy, manifest: { ...manifest, web: rehashed('web'), node: rehashed('node'), ...values } };
}
