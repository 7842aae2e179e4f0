import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownEvents, usesOf } from './uses';

const folder = mkdtempSync(join(tmpdir(), 'uses-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a build is known by the events that it declares and the settings that it names', () => {
  for (const side of ['web', 'node']) mkdirSync(join(folder, side));
  writeFileSync(
    join(folder, 'web/1.js'),
    'let e=a({name:"analytics:event",version:2,detail:d}),n=(0,p.useSetting)("price.rounding")',
  );
  writeFileSync(
    join(folder, 'node/remoteEntry.js'),
    `const e = { name: 'own:moved', version: 9 }; const keys = { symbol: 'price.symbol' };`,
  );
  expect(usesOf(folder)).toEqual({
    events: ['analytics:event@2', 'own:moved@9'],
    settings: ['price.rounding', 'price.symbol'],
  });
});

test('a host knows each event in every version that it can convert from', async () => {
  expect(await knownEvents()).toEqual(
    expect.arrayContaining(['analytics:event@1', 'analytics:event@2', 'settings:changed@1']),
  );
});
