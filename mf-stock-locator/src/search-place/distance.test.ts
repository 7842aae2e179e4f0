import { writeDistance } from './distance';

test.each([
  [3.4, 'km', '3.4 km'],
  [3, 'mi', '3 mi'],
  [9.96, 'km', '10.0 km'],
  [88.2, 'km', '88 km'],
  [1234.5, 'mi', '1,235 mi'],
])('%d %s away is written "%s"', (distance, unit, text) => expect(writeDistance(distance, unit, 'en-GB')).toBe(text));
