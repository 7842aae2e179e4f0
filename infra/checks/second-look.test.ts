import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secondLook } from './second-look';

const folder = mkdtempSync(join(tmpdir(), 'showroom-second-look-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Status = 'passed' | 'failed' | 'pending' | 'skipped';

function report(
  ...files: readonly { readonly name: string; readonly status: Status; readonly tests: Status[] }[]
): string {
  const file = join(folder, 'report.json');
  const testResults = files.map(({ name, status, tests }) => ({
    name,
    status,
    assertionResults: tests.map((status) => ({ status })),
  }));
  writeFileSync(file, JSON.stringify({ testResults }));
  return file;
}
const failed = (name: string) => ({ name, status: 'failed' as const, tests: [] });

test('the files that failed are looked at again, and the tests of the others stay counted', () => {
  const file = report(
    { name: '/a.test.ts', status: 'passed', tests: ['passed', 'passed', 'pending'] },
    { name: '/b.test.ts', status: 'failed', tests: ['passed', 'failed'] },
    failed('/does-not-compile.test.ts'),
    { name: '/not-here.test.ts', status: 'skipped', tests: ['pending'] },
  );
  expect(secondLook(file)).toEqual({
    files: ['/b.test.ts', '/does-not-compile.test.ts'],
    others: { passed: 2, failed: 0 },
  });
});

test('nothing is looked at again when all passed, when much failed, or without a report', () => {
  expect(secondLook(report({ name: '/a.test.ts', status: 'passed', tests: ['passed'] }))).toBeUndefined();
  expect(secondLook(report(...['/a', '/b', '/c', '/d', '/e'].map(failed)))).toBeUndefined();
  expect(secondLook(join(folder, 'none.json'))).toBeUndefined();
});
