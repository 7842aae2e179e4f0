import { type AskedPage, pageOf, rawList } from './raw-list';

const asked: AskedPage = { page: 1, items: 2, withFacets: true, exclude: undefined };
const vehicles = ['1', '2', '3', '4', '5'].map((id) => ({ id }));
const facets = { options: { models: [{ value: 'XF', label: 'XF', count: 1 }] }, bounds: {} };

const page = (data: readonly unknown[], meta: unknown, changes: Partial<AskedPage> = {}) =>
  pageOf(rawList.parse({ data, meta }), { ...asked, ...changes });

test.each([
  ['its own numbers', { total: 40, page: 3, pages: 20, items: 2 }, { total: 40, page: 3, pages: 20, items: 2 }],
  [
    'other names',
    { total_count: '40', current_page: 3, total_pages: 20, per_page: 2 },
    { total: 40, page: 3, pages: 20 },
  ],
  ['a total alone', { total: 5 }, { total: 5, page: 1, pages: 3, items: 2 }],
  ['nothing', undefined, { total: 2, page: 1, pages: 1, items: 2 }],
  ['nonsense', { total: 'many', page: -1 }, { total: 2, page: 1, pages: 1 }],
  ['no meta', 'none', { total: 2, page: 1, pages: 1 }],
])('with %s the page is worked out', (_, meta, expected) => {
  expect(page(vehicles.slice(0, 2), meta).meta).toMatchObject(expected);
});

test('a service without pages answers all at once: the page is cut out', () => {
  const { records, meta } = page(vehicles, undefined, { page: 2 });
  expect([records, meta]).toEqual([
    [{ id: '3' }, { id: '4' }],
    { total: 5, page: 2, pages: 3, items: 2, facets: { options: {}, bounds: {} } },
  ]);
});

test.each([
  ['its own facets', { facets }, true, facets],
  ['facets of another form', { facets: [{ name: 'model' }] }, true, { options: {}, bounds: {} }],
  ['none asked', { facets }, false, null],
])('facets: %s', (_, meta, withFacets, expected) => {
  expect(page(vehicles.slice(0, 1), meta, { withFacets }).meta.facets).toEqual(expected);
});

test('the vehicle at hand is left out, whether its id is a number or a text', () => {
  expect(page([{ id: 1 }, { id: '2' }], undefined, { exclude: '1' }).records).toEqual([{ id: '2' }]);
});
