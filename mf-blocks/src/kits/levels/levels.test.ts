import { levelInside } from './levels';

test.each([
  ['2', 'Design', 3],
  ['6', 'Design', 6],
  ['2', '', 2],
])('inside a block with the tag %s and the title "%s" titles are of level %d', (tag, title, level) => {
  expect(levelInside(tag, title)).toBe(level);
});
