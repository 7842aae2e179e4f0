import { chosenBy, parseFaults, parseOverrides, serializeFaults, serializeOverrides, withoutChoices } from './choices';

const NOTHING = { overrides: {}, faults: {} };

test.each([
  ['mf-blocks@1.0.0-3f9a2c1b', { 'mf-blocks': '1.0.0-3f9a2c1b' }],
  ['mf-blocks@http://127.0.0.1:3100', { 'mf-blocks': 'http://127.0.0.1:3100' }],
  ['mf-blocks@http://localhost:3100/', { 'mf-blocks': 'http://localhost:3100' }],
  ['mf-a@1.0.0,mf-b@http://[::1]:9', { 'mf-a': '1.0.0', 'mf-b': 'http://[::1]:9' }],
])('%s is an override', (text, overrides) => {
  expect(parseOverrides(text)).toEqual(overrides);
  expect(parseOverrides(serializeOverrides(overrides))).toEqual(overrides);
});

test.each([
  'mf-blocks@http://evil.test',
  'mf-blocks@https://127.0.0.1:3100',
  'mf-blocks@http://127.0.0.1.evil.test:80',
  'mf-blocks@http://127.0.0.1:3100/path',
  'mf-blocks@http://user@127.0.0.1:3100',
  'mf-blocks@javascript:alert(1)',
  'mf-blocks@../../1.0.0',
  '__proto__@1.0.0',
  'Mf@1.0.0',
  '@1.0.0',
  'mf-blocks',
  '',
])('%s is no override', (text) => {
  expect(parseOverrides(text)).toEqual({});
});

test.each([
  ['mf-blocks:slow', { 'mf-blocks': 'slow' }],
  ['mf-blocks:404-html,mf-a:down', { 'mf-blocks': '404-html', 'mf-a': 'down' }],
  ['mf-blocks:<b>', {}],
])('%s names faults', (text, faults) => {
  expect(parseFaults(text)).toEqual(faults);
  expect(parseFaults(serializeFaults(faults))).toEqual(faults);
});

test('a query adds to what was chosen before, and takes back by "none"', () => {
  const before = { overrides: { 'mf-a': '1.0.0', 'mf-b': '1.0.0' }, faults: { 'mf-a': 'slow' } };
  expect(chosenBy(new URLSearchParams('mf=mf-a@2.0.0'), before)).toEqual({
    overrides: { 'mf-a': '2.0.0', 'mf-b': '1.0.0' },
    faults: { 'mf-a': 'slow' },
  });
  expect(chosenBy(new URLSearchParams('mf=mf-a@none&mf-fault=mf-a:none'), before)).toEqual({
    overrides: { 'mf-b': '1.0.0' },
    faults: {},
  });
  expect(chosenBy(new URLSearchParams('mf=none&mf-fault=none'), before)).toEqual(NOTHING);
});

test('a query that chooses nothing changes nothing', () => {
  expect(chosenBy(new URLSearchParams('page=2'), NOTHING)).toBeUndefined();
});

test('the address of a page stays as it was without the choice', () => {
  expect(withoutChoices(new URL('http://localhost/stock?page=2&mf=none&mf-fault=mf-a:slow'))).toBe('/stock?page=2');
  expect(withoutChoices(new URL('http://localhost/stock?mf=none'))).toBe('/stock');
});
