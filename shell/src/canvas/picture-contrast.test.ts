import { neededContrast, worstContrast } from './picture-contrast';

const pixels = (...colours: readonly (readonly [number, number, number])[]) => ({
  data: new Uint8ClampedArray(colours.flatMap((colour) => [...colour, 255])),
});
const times = <T>(count: number, one: T) => Array.from({ length: count }, () => one);
const [white, black, grey] = [
  [255, 255, 255],
  [0, 0, 0],
  [119, 119, 119],
] as const;

test.each([
  ['white on black', [255, 255, 255, 1], black, 21],
  ['black on white', [0, 0, 0, 1], white, 21],
  ['white on white', [255, 255, 255, 1], white, 1],
  ['white on a grey', [255, 255, 255, 1], grey, 4.48],
  ['half a white on black', [255, 255, 255, 0.5], black, 5.32],
] as const)('%s has the contrast that WCAG says', (_what, colour, behind, expected) => {
  expect(worstContrast(colour, pixels(...times(20, behind)))).toBeCloseTo(expected, 1);
});

test('a text is as readable as where it is hardest to read; few bright points are no matter', () => {
  const onWhite = [255, 255, 255, 1] as const;
  expect(worstContrast(onWhite, pixels(...times(95, black), ...times(5, white)))).toBeCloseTo(21, 1);
  expect(worstContrast(onWhite, pixels(...times(80, black), ...times(20, white)))).toBeCloseTo(1, 1);
});

test.each([
  [16, 400, 4.5],
  [16, 700, 4.5],
  [19, 700, 3],
  [24, 400, 3],
])('a text of %d pixels and weight %d needs %d', (size, weight, needed) => {
  expect(neededContrast(size, weight)).toBe(needed);
});
