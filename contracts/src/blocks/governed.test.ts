import fc from 'fast-check';
import { type GovernableBlock, type Governed, governedBlocks, governorsOf, shownBlocks } from './governed';
import { type Template, template } from './template';

const common = { description: '', short_description: '', group: '', list_priority: 0, hydrate: 'idle', version: 1 };
const tabs: Template = template({
  ...common,
  key: 'tabs',
  name: 'Tabs',
  hydrate: 'idle',
  fields: [],
  field_groups_template: [
    { symbol: 'label', label: 'Label', field_type: 'String' },
    { symbol: 'blocks_count', label: 'Blocks', field_type: 'Number', default_value: 1 },
  ],
  max_field_groups: 5,
  governs: { by: 'count', field: 'blocks_count', label: 'label' },
});
const menu: Template = template({
  ...common,
  key: 'menu',
  name: 'Menu',
  hydrate: 'idle',
  fields: [],
  field_groups_template: [{ symbol: 'ids', label: 'Blocks', field_type: 'String' }],
  governs: { by: 'name', field: 'ids', label: 'ids' },
});
const quote: Template = template({ ...common, key: 'quote', name: 'Quote', hydrate: 'never', fields: [] });

const plain = (id = ''): GovernableBlock => ({ template: quote, content: { block_scroll_id: id } });
const counting = (...counts: readonly unknown[]): GovernableBlock => ({
  template: tabs,
  content: { groups: counts.map((count) => (count === undefined ? {} : { blocks_count: count })) },
});
const naming = (id: string, ...ids: readonly string[]): GovernableBlock => ({
  template: menu,
  content: { block_scroll_id: id, groups: ids.map((one) => ({ ids: one })) },
});

describe('a block that counts', () => {
  test('takes as many of those that follow as its groups say, one where they say nothing', () => {
    const page = [plain(), counting(2, undefined), plain(), plain(), plain(), plain()];
    expect(governedBlocks(page)).toEqual([{ by: 1, groups: [[2, 3], [4]] }]);
  });

  test.each([
    ['more than there are', 9, [1, 2]],
    ['none', 0, []],
    ['less than none', -2, []],
    ['a part of one', 1.9, [1]],
    ['no number', 'all', [1]],
  ])('takes what is there when its group says %s', (_, count, taken) => {
    expect(governedBlocks([counting(count), plain(), plain()])).toEqual([{ by: 0, groups: [taken] }]);
  });

  test('at the end of the page has empty groups', () => {
    expect(governedBlocks([plain(), counting(1, 1)])).toEqual([{ by: 1, groups: [[], []] }]);
  });

  test('counts one that counts, with all that it takes, as one', () => {
    const page = [counting(1, 1), counting(1, 1), plain(), plain(), plain(), plain()];
    expect(governedBlocks(page)).toEqual([
      { by: 0, groups: [[1], [4]] },
      { by: 1, groups: [[2], [3]] },
    ]);
  });

  test('has no more groups than its template allows', () => {
    const page = [counting(1, 1, 1, 1, 1, 1), ...Array.from({ length: 6 }, () => plain())];
    expect(governedBlocks(page)[0]?.groups).toHaveLength(5);
  });

  test('that no remote offers any more governs nothing', () => {
    expect(governedBlocks([{ ...counting(1), template: undefined }, plain()])).toEqual([]);
  });
});

describe('a block that names', () => {
  test('takes those with the ids of its groups, wherever they stand', () => {
    const page = [plain('design'), naming('', 'design, price', 'none'), plain('price')];
    expect(governedBlocks(page)).toEqual([{ by: 1, groups: [[0, 2], []] }]);
  });

  test.each([
    ['itself', [naming('a', 'a')], [[[]]]],
    ['one that stands around it', [naming('a', 'b'), naming('b', 'a')], [[[1]], [[]]]],
    ['one that another one named before', [naming('', 'x'), naming('', 'x'), plain('x')], [[[2]], [[]]]],
    ['one that is counted', [counting(1), plain('x'), naming('', 'x')], [[[1]], [[]]]],
    [
      'one that counts it',
      [{ ...counting(1), content: { block_scroll_id: 'x', groups: [{}] } }, naming('', 'x')],
      [[[1]], [[]]],
    ],
    ['one for want of a name', [naming('', '', ' , '), plain('')], [[[], []]]],
  ])('does not take %s', (_, page, groups) => {
    expect(governedBlocks(page).map((one) => one.groups)).toEqual(groups);
  });
});

describe('what is hidden', () => {
  const page = [counting(2, 1), plain(), plain(), plain(), plain()];

  test('is counted, so that the others stay in their groups', () => {
    expect(shownBlocks(governedBlocks(page), [true, false, true, true, true])).toEqual({
      shown: [0, 2, 3, 4],
      governed: [{ by: 0, groups: [[1], [2]] }],
    });
  });

  test('takes with it what it governs', () => {
    expect(shownBlocks(governedBlocks(page), [false, true, true, true, true])).toEqual({ shown: [4], governed: [] });
  });
});

const anyBlock = fc.oneof(
  fc.constantFrom('a', 'b', 'c').map(plain),
  fc.array(fc.integer({ min: -1, max: 4 }), { maxLength: 3 }).map((counts) => counting(...counts)),
  fc
    .tuple(fc.constantFrom('a', 'b', 'c'), fc.array(fc.constantFrom('a', 'b c', 'c a'), { maxLength: 3 }))
    .map(([id, ids]) => naming(id, ...ids)),
);

/** A block and all that stands in it. */
function reached(governed: readonly Governed[], index: number): readonly number[] {
  const groups = governed.find(({ by }) => by === index)?.groups ?? [];
  return [index, ...groups.flat().flatMap((one) => reached(governed, one))];
}

test('each block stands at exactly one place, whatever governs what', () => {
  fc.assert(
    fc.property(fc.array(anyBlock, { maxLength: 12 }), fc.array(fc.boolean(), { minLength: 12 }), (page, visible) => {
      const governed = governedBlocks(page);
      const free = page.flatMap((_, index) => (governorsOf(governed).has(index) ? [] : [index]));
      const placed = free.flatMap((index) => reached(governed, index));
      expect(placed.toSorted((one, other) => one - other)).toEqual([...page.keys()]);
      const seen = shownBlocks(
        governed,
        page.map((_, index) => visible[index] === true),
      );
      expect(seen.shown.every((index) => visible[index])).toBe(true);
      expect(
        seen.governed.flatMap(({ by, groups }) => [by, ...groups.flat()]).every((at) => at < seen.shown.length),
      ).toBe(true);
    }),
  );
});
