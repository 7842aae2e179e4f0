import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vehicles } from '../../database/schema/vehicles';
import { type SendOptions, sendToApi } from '../../import/send';
import { csv, rows } from '../../import/testing';
import { type TestApi, testApi } from '../testing/harness';
import { imports } from './imports';

jest.setTimeout(60_000);

const path = join(tmpdir(), `feed-${process.pid}.csv`);
let api: TestApi;
let options: SendOptions;

beforeAll(async () => {
  writeFileSync(path, csv(...rows(1500)));
  api = await testApi([imports]);
  options = {
    api: await api.server.listen({ host: '127.0.0.1', port: 0 }),
    siteToken: api.config.SITE_TOKEN,
    path,
    file: 'feed.csv',
    listing: 'test',
    mapping: 'uk-used',
    allowRemovals: false,
    maxRemovals: 0.2,
    progress: () => {},
  };
});
afterAll(async () => {
  rmSync(path);
  await api.close();
});

test('a file goes through the API that has the database, with progress and the same report', async () => {
  const seen: number[] = [];
  const report = await sendToApi({ ...options, progress: (read) => seen.push(read) });
  expect(report).toMatchObject({ status: 'done', file: 'feed.csv', counts: { read: 1500, inserted: 1500 } });
  expect(seen.at(0)).toBe(0);
  expect(seen.at(-1)).toBe(1500);
  expect(await api.database.db.$count(vehicles)).toBe(1500);
});

test('nobody but the site may import', async () => {
  await expect(sendToApi({ ...options, siteToken: 'not-the-token-at-all' })).rejects.toThrow('401');
});

test('an unknown mapping is refused', async () => {
  await expect(sendToApi({ ...options, mapping: 'none' })).rejects.toThrow('There is no mapping');
});

test('when no API answers, the sentence says what to do', async () => {
  await expect(sendToApi({ ...options, api: 'http://127.0.0.1:1' })).rejects.toThrow('no API answers');
});
