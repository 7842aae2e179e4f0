import { navigationParcelProps } from './navigation-parcel';

const props = { site: 'https://au.showroom.example', market: 'au', locale: 'en-AU', entries: [] } as const;
const issuesOf = (value: unknown) =>
  navigationParcelProps.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a host says where the site is, whose it is and what stands in the navigation; the rest has defaults', () => {
  expect(navigationParcelProps.parse({ ...props, name: 'parcel-1', singleSpa: {} })).toEqual({
    ...props,
    path: '/',
    settings: {},
  });
});

test.each([
  ['a locale of another market', { ...props, locale: 'ar-AE' }, ['locale: must be one of the locales of the market']],
  ['a page without a slash', { ...props, path: 'stock' }, ['path: must be a path such as /stock']],
  [
    'a site that is no address',
    { ...props, site: 'javascript:alert(1)' },
    ['site: must be an http or https address without credentials'],
  ],
  ['a callback that is none', { ...props, navigate: '/stock' }, ['navigate: must be a function']],
])('%s is named with its place', (_what, value, issues) => {
  expect(issuesOf(value)).toEqual(issues);
});

test('an entry that breaks its schema is named down to the field', () => {
  const entry = { id: 'main-1', type: 'nav_entry', attributes: { place: 'main', sequence: 1, children: [] } };
  expect(issuesOf({ ...props, entries: [entry] })?.[0]).toMatch(/^entries\.0\.attributes\.label: /);
});
