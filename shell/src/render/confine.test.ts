/** @jest-environment node */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

interface Seen {
  readonly sent: readonly string[];
  readonly planted: { readonly found: readonly string[] };
  readonly around: { readonly looked: number; readonly found: readonly string[] };
}

let seen: Seen;
beforeAll(async () => {
  const script = join(import.meta.dirname, 'confine.testing.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', '--import', 'tsx', script], {
    timeout: 60_000,
  });
  seen = JSON.parse(stdout);
}, 120_000);

test('nothing that code of a release can get hold of leads to a socket, the process or any stream of it', () => {
  // The walk sees such things.
  expect(seen.planted.found).toEqual(['a socket at planted.deep.entry.deref()']);
  expect(seen.around.looked).toBeGreaterThan(10_000);
  expect(seen.around.found).toEqual([]);
});

test('the API is sent what a page sends it, and answers can be copied', () => {
  expect(seen.sent).toEqual(['said', 'said']);
});
