import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/package-info';

const folder = mkdtempSync(join(tmpdir(), 'showroom-promises-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(() => {
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  const compilerOptions = { strict: true, target: 'es2022', module: 'esnext', moduleResolution: 'bundler', types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
});

/** What the rules say of a file. */
function said(source: string): string {
  writeFileSync(join(folder, 'file.ts'), `export const wait = async (): Promise<void> => {};\n${source}\n`);
  return spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), [], { cwd: folder, encoding: 'utf8' }).stdout;
}

test.each([
  ['no-floating-promises', 'export function start() { wait(); }'],
  ['no-misused-promises', 'export const later = (run: () => void) => run();\nlater(wait);'],
  ['await-thenable', 'export async function start() { await 1; }'],
  [
    'switch-exhaustiveness-check',
    "export function name(kind: 'a' | 'b') {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}",
  ],
])('%s is found', (rule, source) => {
  expect(said(source)).toContain(rule);
});

test('a promise that is awaited, and one that is left on purpose, are fine', () => {
  expect(said('export async function start() { void wait(); await wait(); }')).toContain(
    'Found 0 warnings and 0 errors',
  );
});
