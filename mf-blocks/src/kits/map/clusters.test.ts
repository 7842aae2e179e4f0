import { clusters } from './clusters';

const point = (id: string, x: number, y = 0) => ({ id, x, y });
const ids = (groups: ReturnType<typeof clusters>) => groups.map((group) => group.map(({ id }) => id).join('+'));

test.each([
  ['points far from each other stand alone', [point('a', 0), point('b', 80)], ['a', 'b']],
  ['points that would cover each other are one', [point('a', 0), point('b', 20), point('c', 90)], ['a+b', 'c']],
  ['a long row is more than one', [point('a', 0), point('b', 30), point('c', 60)], ['a+b', 'c']],
  ['no points, no groups', [], []],
])('%s', (_, points, groups) => {
  expect(ids(clusters(points))).toEqual(groups);
});

test('the chosen point is never hidden in a group, wherever it stands', () => {
  const points = [point('a', 0), point('b', 5), point('c', 10)];
  expect(ids(clusters(points, 'a'))).toEqual(['a', 'b+c']);
  expect(ids(clusters(points, 'b'))).toEqual(['a+c', 'b']);
});
