import { fillText } from './fill-text';

test.each([
  ['Page {n} of {n}', { n: 0 }, 'Page 0 of 0'],
  ['{a} {b}', { a: '{b}', b: 'x' }, '{b} x'],
  ['{price} left', { price: '$& $1' }, '$& $1 left'],
  ['{known} {unknown}', { known: 'yes' }, 'yes {unknown}'],
  ['{empty}.', { empty: '' }, '.'],
])('"%s" with %j is "%s"', (text, values, expected) => {
  expect(fillText(text, values)).toBe(expected);
});
