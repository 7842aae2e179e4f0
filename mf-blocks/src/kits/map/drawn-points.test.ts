import { drawnPoints } from './drawn-points';

const point = (id: string, latitude: number, longitude: number, detail = id) => ({
  ...{ id, name: id, detail, latitude, longitude },
});

test('points lie to each other as on a map, the outermost at its edges, north at the top', () => {
  const [west, middle, east] = drawnPoints([point('West', 0, -10), point('Middle', 0, 0), point('East', 1, 10)]);
  expect(west).toMatchObject({ x: -1.2, name: 'West' });
  expect(middle).toMatchObject({ x: 0, name: 'Middle' });
  expect(east?.x).toBe(1.2);
  expect(east?.y).toBeLessThan(west?.y ?? 0);
  expect(east?.y).toBeCloseTo(-0.06, 2);
});

test('what is tall fills the height', () => {
  const [south, north] = drawnPoints([point('South', -30, 0), point('North', 30, 0)]);
  expect([south?.y, north?.y]).toEqual([0.85, -0.85]);
});

test('a single point stands in the middle', () => {
  expect(drawnPoints([point('Oslo', 59.9, 10.7)])).toEqual([{ name: 'Oslo', x: 0, y: 0 }]);
});

test('a town is named once, and no name covers another', () => {
  const names = drawnPoints([
    point('a', 50, 0, 'London'),
    point('b', 50.3, 0.1, 'London'),
    point('c', 50.1, 0.2, 'Dartford'),
    point('d', 60, 20, 'Turku'),
  ]).map(({ name }) => name);
  expect(names.filter((name) => name === 'London').length).toBeLessThanOrEqual(1);
  expect(names).toContain('Turku');
  expect(names).not.toContain('Dartford');
});

test('two retailers at one address are one mark', () => {
  expect(drawnPoints([point('a', 50, 0), point('b', 50, 0)])).toHaveLength(1);
});
