import { formatDistance } from './distance-text';

test.each([
  [3.4, 'km', '3.4\u00a0km'],
  [3, 'mi', '3\u00a0mi'],
  [9.94, 'km', '9.9\u00a0km'],
  [9.96, 'km', '10\u00a0km'],
  [43.46, 'km', '43\u00a0km'],
  [88.2, 'km', '88\u00a0km'],
  [1234.5, 'mi', '1,235\u00a0mi'],
])('%d %s away is written "%s", in one line', (distance, unit, text) => {
  expect(formatDistance(distance, unit, 'en-GB')).toBe(text);
});
