import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/package-info';
import { findChanges, journeysOf } from './changes';

let folder: string;
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
const save = (file: string, text: string) => writeFileSync(join(folder, file), text);

/** A clone whose origin has one commit. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changes-'));
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.email', 'team@showroom.test');
  git('config', 'user.name', 'Team');
  save('listing.ts', '1');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a fresh clone has no changes, so everything is checked', async () => {
  expect(await findChanges(folder)).toBeUndefined();
});

test('a clone without an origin is checked whole', async () => {
  git('update-ref', '-d', 'refs/remotes/origin/main');
  save('listing.ts', '2');
  expect(await findChanges(folder)).toBeUndefined();
});

test('changes are what was committed, what was not, and what git does not know yet', async () => {
  save('committed.ts', '1');
  git('add', '.');
  git('commit', '--quiet', '--message', 'second');
  save('listing.ts', '2');
  save('new.ts', '1');
  expect((await findChanges(folder))?.files).toEqual(['committed.ts', 'listing.ts', 'new.ts']);
});

test('other packages of npm mean that everything is checked', async () => {
  save('package-lock.json', '{}');
  expect(await findChanges(folder)).toBeUndefined();
});

test('a change in one remote reaches its own journeys and those of every page', () => {
  const journeys = journeysOf(['mf-order-online/src/order/Order.tsx']);
  expect(journeys).toContain('site/checkout');
  expect(journeys).toContain('site/accessibility');
  expect(journeys).not.toContain('site/listing');
});

test('a change in the shell or in contracts reaches every journey', () => {
  expect(journeysOf(['mf-blocks/src/a.ts', 'shell/src/a.ts'])).toEqual([]);
  expect(journeysOf(['contracts/src/a.ts'])).toEqual([]);
});

test('a change in a unit test reaches no journey', () => {
  expect(journeysOf(['shell/src/site/site.test.ts', 'README.md'])).toBeUndefined();
});

test('a changed journey is run, and one that was deleted is not', () => {
  expect(journeysOf(['infra/e2e/site/listing.spec.ts', 'infra/e2e/site/gone.spec.ts'])).toEqual([
    'site/listing.spec.ts',
  ]);
});

test('every journey that a folder names is there', () => {
  const specs = readdirSync(join(ROOT, 'infra/e2e'), { recursive: true, encoding: 'utf8' });
  const folders = ['mf-stock-locator', 'mf-order-online', 'mf-blocks', 'mf-navigation', 'mf-cms-editor'];
  const parts = ['orders', 'stock-locator', 'leads', 'content'].map((name) => `infra/api/${name}`);
  const others = ['import', 'sandbox', 'identity', 'registry'].map((name) => `infra/${name}`);
  const named = [...folders, ...parts, ...others].flatMap((name) => journeysOf([`${name}/a.ts`]) ?? []);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !specs.some((spec) => spec.includes(name)))).toEqual([]);
});
