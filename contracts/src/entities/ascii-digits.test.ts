import { asciiDigits } from './ascii-digits';

test('digits of every script that our markets write become ASCII ones', () => {
  expect(asciiDigits('١٢٣ ۴۵۶ ７８９ 0')).toBe('123 456 789 0');
});
