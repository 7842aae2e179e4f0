import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LongestFirst from './longest-first.mjs';

const folder = mkdtempSync(join(tmpdir(), 'showroom-order-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, source: string): { path: string } {
  const path = join(folder, name);
  writeFileSync(path, source);
  return { path };
}

test('files that give themselves the most time come first, then the larger ones', () => {
  const small = file('small', "test('a', () => {});");
  const large = file('large', `// ${'x'.repeat(500)}`);
  const patient = file('patient', "test('a', () => {\n}, 120_000);");
  const wrapped = file('wrapped', "test(\n  'a',\n  () => {\n  },\n  180_000,\n);");
  const most = file('most', "jest.setTimeout(240_000);\ntest('a', () => {\n}, 60_000);");
  expect(new LongestFirst().sort([small, large, patient, wrapped, most])).toEqual([
    most,
    wrapped,
    patient,
    large,
    small,
  ]);
});
