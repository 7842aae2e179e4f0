import { type MatchedRoute, pageKindOf, pageNameOf } from './page-kind';

const route = (name: string): MatchedRoute => ({ id: `test/${name}`, handle: { name }, data: { status: 'chosen' } });
const ROOT: MatchedRoute = { id: 'root', handle: {}, data: { navigation: {} } };
const pageWith = (...templates: string[]): MatchedRoute => ({
  id: 'page',
  data: { attributes: { path: '/stock' }, blocks: templates.map((template) => ({ template, status: 'static' })) },
});

test.each([
  ['stock-locator-order-online-details', 'checkout'],
  ['stock-locator-order-online-checkout', 'checkout reservation'],
  ['stock-locator-order-online-success', 'checkout order confirmation'],
  ['stock-locator-preview', 'product detail page'],
  ['stock-locator-order-online-confirmation', 'other'],
])('the page of the route %s is "%s"', (name, kind) => {
  expect(pageKindOf([ROOT, route(name)])).toBe(kind);
});

test.each([
  [['hero-carousel', 'stock-locator'], 'list page'],
  [['stock-locator-carousel'], 'list page'],
  [['hero-carousel', 'news'], 'other'],
  [[], 'other'],
])('a page that holds the blocks %j is "%s"', (templates, kind) => {
  expect(pageKindOf([ROOT, pageWith(...templates)])).toBe(kind);
});

test('a page is named by its path where editors made it, and never by the address of an order', () => {
  expect(pageNameOf([ROOT, pageWith()])).toBe('/stock');
  expect(pageNameOf([ROOT, route('stock-locator-order-online-confirmation')])).toBe(
    'stock-locator-order-online-confirmation',
  );
  expect(pageNameOf([ROOT, { id: 'mf-saved/list' }])).toBe('mf-saved/list');
});
