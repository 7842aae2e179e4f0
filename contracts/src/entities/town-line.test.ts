import { townLine } from './town-line';

test.each([
  ['1620', 'Drogenbos', '1620 Drogenbos'],
  ['00000', 'Dubai', 'Dubai'],
  ['', 'Dubai', 'Dubai'],
  [' ', 'Dubai', 'Dubai'],
  ['0800', 'Darwin', '0800 Darwin'],
  ['100-0001', '', '100-0001'],
])('"%s" and "%s" are written "%s"', (postcode, town, expected) => {
  expect(townLine(postcode, town)).toBe(expected);
});
