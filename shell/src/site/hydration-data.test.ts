/** @jest-environment node */
import { hydrationIdIn, splitPage } from './hydration-data';

const STYLES = '.card{color:red}.dialog{color:blue}';
const SETTINGS = '{"app.name":"Showroom"}';

function pageWith({ styles = STYLES, settings = SETTINGS, text = 'A car' }) {
  return [
    `<head><style data-precedence="remotes" data-href="a.css" nonce="n">${styles}</style></head>`,
    `<body><p class="card">${text}</p>`,
    `<script id="page-state" type="application/json">{"market":"au","settings":${settings}}</script></body>`,
  ].join('');
}

test('a page is sent with the rules that it uses, and names where its state and all rules are', () => {
  const split = splitPage(pageWith({}), SETTINGS);
  const id = split?.id ?? '';
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(split?.html).toBe(
    [
      '<head><style data-precedence="remotes" data-href="a.css" nonce="n">.card{color:red}</style></head>',
      '<body><p class="card">A car</p>',
      `<script id="page-state" type="application/json" data-hydration="/site-map/hydration/${id}"></script></body>`,
    ].join(''),
  );
  expect(JSON.parse(split?.data ?? '')).toEqual({
    id,
    styles: ['.card{color:red}'.length, '.dialog{color:blue}'],
    state: { market: 'au', settings: { 'app.name': 'Showroom' } },
  });
  expect(hydrationIdIn(split?.html ?? '')).toBe(id);
});

test('its id changes with rules and state, and not with the settings, which are put in when it is sent', () => {
  const idOf = (page: Parameters<typeof pageWith>[0]) => splitPage(pageWith(page), page.settings ?? SETTINGS)?.id;
  expect(idOf({ settings: '{"app.name":"Cars"}' })).toBe(idOf({}));
  expect(idOf({ styles: '.card{color:green}' })).not.toBe(idOf({}));
  // The same rules and state, of which another page uses others.
  expect(idOf({ text: '<b class="dialog">A car</b>' })).not.toBe(idOf({}));
});

test('a page without state or style rules stays as it is', () => {
  expect(splitPage('<p>Away</p>', SETTINGS)).toBeUndefined();
  expect(hydrationIdIn(pageWith({}))).toBeUndefined();
});
