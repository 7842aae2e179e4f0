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

test('a setting of the servers is used where it is read, not where it is named', () => {
  const other = mkdtempSync(join(tmpdir(), 'uses-'));
  for (const side of ['web', 'node']) mkdirSync(join(other, side));
  writeFileSync(
    join(other, 'web/1.js'),
    'const all=[{key:"company_config.cash"}];settings.get("postcode_search.radius")',
  );
  expect(usesOf(other).settings).toEqual(['postcode_search.radius']);
  rmSync(other, { recursive: true, force: true });
});

test('a host knows each event in every version that it can convert from', async () => {
  expect(await knownEvents()).toEqual(
    expect.arrayContaining(['analytics:event@1', 'analytics:event@2', 'analytics:event@3', 'settings:changed@1']),
  );
});
