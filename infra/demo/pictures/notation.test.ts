import { line, rowsOf } from './bodies/rows';
import { points, pointsAt, stops } from './notation';

test('points are noted as SVG lists them, corners with a third number', () => {
  expect(points('104,340,50 -40,0.5')).toEqual([
    [104, 340, 50],
    [-40, 0.5],
  ]);
});

test('points count from an origin in units of their own, and their corners keep their size', () => {
  expect(pointsAt('1,2,30 -1,0', [100, 10], [50, 5])).toEqual([
    [150, 20, 30],
    [50, 10],
  ]);
});

test('stops of a gradient are an offset, a colour and perhaps an opacity', () => {
  expect(stops('0 #fff 0.4, 1 #123456')).toEqual([
    [0, '#fff', 0.4],
    [1, '#123456', undefined],
  ]);
});

test.each(['', '1', '1,2,3,4', '1,2  3,4', '1,x', '1 2', '1,2 '])('"%s" is refused as points', (text) => {
  expect(line.safeParse(text).success).toBe(false);
});

test('a row takes over from the one that it extends what it does not say itself', () => {
  expect(rowsOf({ saloon: { tyre: 340, rim: 248 }, estate: { extends: 'saloon', rim: 260 } })).toEqual({
    saloon: { tyre: 340, rim: 248 },
    estate: { tyre: 340, rim: 260 },
  });
});
