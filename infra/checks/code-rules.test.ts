import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/package-info';

const folder = mkdtempSync(join(tmpdir(), 'showroom-code-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the project's own rules beside those of Biome report about a file. */
function reportOn(source: string): string {
  const plugins = ['keys-of-properties', 'functions-in-browser'].map((name) => join(ROOT, `infra/checks/${name}.grit`));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins }));
  writeFileSync(join(folder, 'file.ts'), `${source}\n`);
  const { stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin/biome'), ['lint', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test.each(["expect({}).not.toHaveProperty('filter[price]');", 'expect({}).toHaveProperty("filter[price]", 3);'])(
  'a key with brackets that Jest would read as a path is refused: %s',
  (source) => {
    expect(reportOn(source)).toContain('toHaveProperty reads a string as a path');
  },
);

test.each(["expect({}).not.toHaveProperty(['filter[price]']);", "expect({}).toHaveProperty('filter.price', 3);"])(
  'a key given as an array, and a real path, are fine: %s',
  (source) => {
    const report = reportOn(source);
    expect(report).not.toContain('toHaveProperty');
    expect(report).toContain('Checked 2 files');
  },
);

test.each([
  'await page.evaluate(async () => { const next = () => 1; next(); });',
  'await page.evaluate(async () => { async function next() { return 1; } await next(); });',
])('a named function that a script sends to the browser is refused: %s', (source) => {
  expect(reportOn(source)).toContain('A browser has no __name');
});

test('a function without a name goes to the browser, and named ones stay here', () => {
  const report = reportOn('export const all = () => page.evaluate(() => [1].map((one) => one + 1));');
  expect(report).not.toContain('__name');
  expect(report).toContain('Checked 2 files');
});
