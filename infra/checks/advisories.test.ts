import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import * as z from 'zod';
import { ROOT } from '../build/package-info';

const [, ...lines] = readFileSync(join(import.meta.dirname, 'advisories.tsv'), 'utf8')
  .trimEnd()
  .split('\n');
const row = z.tuple([
  z.string().regex(/^(CVE-\d+-\d+|GHSA(-[\da-z]{4}){3})( GHSA(-[\da-z]{4}){3})?$/),
  z.string().min(1),
  z.string().min(1),
  z.enum(['updated', 'not installed', 'does not apply']),
  z.string().min(5),
]);
const advisories = lines.map((line) => row.parse(line.split('\t')));
const lock: { packages: Record<string, { version?: string }> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
);
const versionsOf = (name: string) =>
  Object.entries(lock.packages).flatMap(([path, { version }]) =>
    path.endsWith(`node_modules/${name}`) && version ? [version] : [],
  );

test('every advisory is looked at once', () => {
  const names = advisories.map(([advisory, name]) => `${advisory} ${name}`);
  expect(new Set(names).size).toBe(names.length);
});

test.each(advisories)('%s of %s (%s) is true to its verdict: %s', (_, name, affected, verdict) => {
  const versions = versionsOf(name);
  const hit = versions.filter((version) => satisfies(version, affected));
  if (verdict === 'not installed') expect(versions).toEqual([]);
  if (verdict === 'updated') expect([versions.length > 0, hit]).toEqual([true, []]);
  // Once nothing is affected any more the verdict is out of date.
  if (verdict === 'does not apply') expect(hit).not.toEqual([]);
});
