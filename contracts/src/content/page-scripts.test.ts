import { block, teaser } from './examples-in-tests';
import { pageScripts } from './page-scripts';

const script = (url: string, bytes: number) => ({ url, bytes });
const templates = new Map([
  ['tabs', { ...teaser, key: 'tabs', scripts: [script('/entry', 500), script('/tabs', 2000)] }],
  ['map', { ...teaser, key: 'map', scripts: [script('/entry', 500), script('/map', 9000)] }],
  ['quote', { ...teaser, key: 'quote', scripts: [] }],
]);

test('each script counts once, and a block adds what no other kind of block needs', () => {
  const blocks = ['tabs', 'map', 'tabs', 'quote', 'gone'].map((template, index) =>
    block(`${index}`, index, { template }),
  );
  const { bytes, added } = pageScripts({ blocks }, templates);
  expect(bytes).toBe(11_500);
  expect([...added]).toEqual([
    ['tabs', 2000],
    ['map', 9000],
    ['quote', 0],
    ['gone', 0],
  ]);
});

test('a hidden block costs nothing', () => {
  const blocks = [block('a', 1, { template: 'map', active_positions: [] })];
  expect(pageScripts({ blocks }, templates).bytes).toBe(0);
});
