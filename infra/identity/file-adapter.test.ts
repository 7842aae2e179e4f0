import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileStore } from './file-adapter';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'identity-file-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a full disk costs what a restart would have found, and nobody who is signed in', async () => {
  const file = join(folder, 'sessions.json');
  symlinkSync('/dev/full', `${file}.new`);
  const store = createFileStore(file, () => new Date());
  await store.adapter('Session').upsert('one', { accountId: 'jane' }, 60);
  expect(() => store.flush()).not.toThrow();
  expect(await store.adapter('Session').find('one')).toEqual({ accountId: 'jane' });

  rmSync(`${file}.new`);
  store.flush();
  expect(
    await createFileStore(file, () => new Date())
      .adapter('Session')
      .find('one'),
  ).toEqual({ accountId: 'jane' });
});

test('a file that is no JSON costs the sign-ins, not the start', async () => {
  const file = join(folder, 'sessions.json');
  writeFileSync(file, '{"half');
  expect(
    await createFileStore(file, () => new Date())
      .adapter('Session')
      .find('one'),
  ).toBeUndefined();
});
