import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './package-info';
import { remoteConfig } from './remote-config';
import { runWebpack } from './run-webpack';

const SOURCES = {
  'package.json': '{"name":"mf-two","version":"1.0.0"}',
  // Both share what only the shell brings: a chunk without a file of its own.
  'src/expose/one.tsx':
    "import { useState } from 'react';\nimport './one.css';\nexport const one = () => import('../later').then(() => useState);\n",
  'src/expose/two.tsx': "import { useState } from 'react';\nexport const two = () => useState;\n",
  'src/expose/one.css': '.one { color: red }',
  'src/later.ts': "export const later = 'later';\n",
};
const folder = mkdtempSync(join(tmpdir(), 'chunk-integrity-'));
const output = join(folder, 'out');

beforeAll(async () => {
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(folder, 'mf-two', path)), { recursive: true });
    writeFileSync(join(folder, 'mf-two', path), text);
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const common = { folder: join(folder, 'mf-two'), name: 'mf-two', build: '00000000', mode: 'production' } as const;
  const config = remoteConfig({ ...common, side: 'web', output });
  await runWebpack({ ...config, cache: false });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the entry holds the hash of every script that it may load, and of nothing else', () => {
  const scripts = readdirSync(output).filter((file) => file.endsWith('.js'));
  const entry = scripts.find((file) => file.startsWith('remoteEntry.')) ?? '';
  const named = readFileSync(join(output, entry), 'utf8').match(/sha256-[A-Za-z0-9+/=]+/g) ?? [];
  const others = scripts.filter((file) => file !== entry);
  const hashes = others.map(
    (file) =>
      `sha256-${createHash('sha256')
        .update(readFileSync(join(output, file)))
        .digest('base64')}`,
  );
  expect(others.length).toBeGreaterThanOrEqual(3);
  expect([...named].sort()).toEqual(hashes.sort());
});

test('what has no file has no hash', () => {
  for (const file of readdirSync(output).filter((name) => name.endsWith('.js'))) {
    expect(readFileSync(join(output, file), 'utf8')).not.toContain('CHUNK-SRI-HASH');
  }
});

test('a script that stands in the page is not taken for a chunk', () => {
  const texts = readdirSync(output)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(output, file), 'utf8'));
  expect(texts.some((text) => text.includes('createElement("script")'))).toBe(true);
  expect(texts.some((text) => text.includes('document.getElementsByTagName("script")'))).toBe(false);
});

test('a copied checkout does not build with what was cached for the one it was copied from', () => {
  const versions = ['/first', '/copied'].map((checkout) => {
    const { cache } = remoteConfig({
      folder: `${checkout}/mf-two`,
      name: 'mf-two',
      build: '00000000',
      mode: 'production',
      side: 'web',
      output: `${checkout}/out`,
    });
    return typeof cache === 'object' && cache.type === 'filesystem' ? cache.version : undefined;
  });
  expect(versions[0]).toBeDefined();
  expect(versions[0]).not.toBe(versions[1]);
});
