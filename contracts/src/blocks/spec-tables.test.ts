import { contentIssues } from './content';
import { specsFault } from './spec-tables';
import { template } from './template';

const row = { key: 'top_speed', value: 191, unit: 'km/h' };
const tables = [{ title: 'Performance', rows: [row, { name: 'Tyres', value: 'All-season' }] }];

test.each([
  ['tables', tables],
  ['none', []],
  ['tables of engines', { engines: [{ key: 'd300', name: 'D300', tables }] }],
  ['text', JSON.stringify(tables)],
])('%s are a specification', (_, value) => expect(specsFault(value)).toBeUndefined());

test.each([
  [7, 'must be a list of tables, or {"engines": [{"name", "tables"}]}'],
  ['{', 'must be a list of tables, or {"engines": [{"name", "tables"}]}'],
  [{ tables }, 'must be a list of tables, or {"engines": [{"name", "tables"}]}'],
  [[7], 'is wrong at table 1: there must be an object with its parts'],
  [[{ title: 'Tank' }], 'is wrong at table 1, rows: there must be a list of at most 60 rows'],
  [
    [...tables, { rows: [row, { key: 'tank', value: { html: '<script>' } }] }],
    'is wrong at table 2, row 2, value: there must be a number or a text of at most 120 characters',
  ],
  [
    { engines: [{ name: 'D300', tables: [{ rows: [{ value: 'x'.repeat(121) }] }] }] },
    'is wrong at engine 1, table 1, row 1, value: there must be a number or a text of at most 120 characters',
  ],
  [{ engines: [{ tables }] }, 'is wrong at engine 1, name: there must be a text of at most 120 characters'],
  [Array.from({ length: 21 }, () => tables[0]), 'must be a list of at most 20 tables'],
])('%j is none, and it is said where', (value, fault) => expect(specsFault(value)).toBe(fault));

test('a field that holds specifications is saved with nothing else', () => {
  const cars = template({
    ...{ key: 'cars', name: 'Cars', description: '', short_description: '', group: 'Models', list_priority: 0 },
    ...{ hydrate: 'never', version: 1 },
    fields: [{ symbol: 'specs', label: 'Specifications', field_type: 'Json', attrs: { holds: 'specs' } }],
  });
  expect(contentIssues(cars, { specs: tables })).toEqual([]);
  expect(contentIssues(cars, { specs: [7] })).toEqual([
    { path: 'specs', message: 'Specifications is wrong at table 1: there must be an object with its parts.' },
  ]);
});
