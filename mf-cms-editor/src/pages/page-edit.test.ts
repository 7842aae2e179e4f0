import type { Field } from '@showroom/contracts/blocks/template';
import type { ContentBlock, PageContent } from '@showroom/contracts/content/page-content';
import fc from 'fast-check';
import { everyField, exampleBlock } from '../examples';
import { idOfPath } from '../layout/issue';
import {
  canAddGroup,
  headlineOf,
  isShown,
  issueAt,
  languageOfIssue,
  newBlock,
  newGroup,
  shownValue,
  withBlock,
  withBlockAt,
  withBlockCopied,
  withBlockMoved,
  withoutBlock,
  withShown,
  withValue,
} from './page-edit';

const fieldOf = (symbol: string) => everyField.fields.filter((field) => field.symbol === symbol);
const EMPTY = { values: {}, texts: {} };

test.each([
  [undefined, 3],
  [null, null],
  [4, 4],
])('a field with the default 3 that is set to %s shows %s', (value, shown) => {
  const [columns] = fieldOf('columns');
  const part = { values: { columns: 2 }, texts: {} };
  expect(columns && shownValue(columns, withValue(part, columns, 'en-GB', value), 'en-GB')).toBe(shown);
});

test('a new group starts with the defaults of its fields', () => {
  expect(newGroup(everyField.field_groups_template ?? [], 'en-GB')).toEqual({
    id: expect.any(String),
    values: { size: 'm' },
    texts: { 'en-GB': {} },
  });
});

test.each([
  [2, true],
  [3, false],
])('with %d groups another one can be added: %s', (count, expected) => {
  const groups = Array.from({ length: count }, (_, index) => ({ id: `g${index}`, ...EMPTY }));
  expect(canAddGroup(everyField, exampleBlock('a', 1, { groups }))).toBe(expected);
});

test('a block is known by its first text in the language', () => {
  const block = exampleBlock('a', 1, {
    values: { block_scroll_id: 'not-a-text' },
    texts: { 'en-GB': { title: '', text: 'Hello' } },
  });
  expect(headlineOf(everyField.fields, block, 'en-GB')).toBe('Hello');
  expect(headlineOf(everyField.fields, block, 'fr-FR')).toBe('');
  expect(headlineOf([], block, 'en-GB')).toBe('');
});

const plain = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.jsonValue(), { noNullPrototype: true });
const part = fc.record({ values: plain, texts: fc.record({ 'en-GB': plain, 'ar-AE': plain }) });

test.each([
  ['for all languages', false],
  ['in its language', true],
])('a value that is set %s is there, one that is taken out is not, and nothing else changes', (_, translatable) => {
  const field: Field = { symbol: 'THE_FIELD', label: 'The field', field_type: 'Json', translatable };
  fc.assert(
    fc.property(part, fc.jsonValue(), (before, value) => {
      const after = withValue(before, field, 'ar-AE', value);
      expect(shownValue(field, after, 'ar-AE')).toBe(value);
      expect(shownValue(field, after, 'en-GB')).toBe(translatable ? undefined : value);
      expect(withValue(after, field, 'ar-AE', undefined)).toEqual(before);
    }),
  );
});

/** Blocks that stand once each, in their form. */
const contentOf = (ids: readonly string[]): PageContent => ({
  ...EMPTY,
  blocks: ids.map((id, index) => exampleBlock(id, index + 1)),
});
const idsOf = ({ blocks }: PageContent) => blocks.map(({ id }) => id);
const sequencesOf = ({ blocks }: PageContent) =>
  blocks.flatMap(({ positions }) => positions.map(({ sequence }) => sequence)).toSorted((one, other) => one - other);
const isWhole = (content: PageContent) =>
  expect(sequencesOf(content)).toEqual(sequencesOf(content).map((_, at) => at + 1));

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 1, maxLength: 8 });
const twoPlaces = ids.chain((all) => fc.tuple(fc.constant(all), fc.nat(all.length - 1), fc.nat(all.length - 1)));

test('a block that is moved stands where it was moved to, and moving it back changes nothing', () => {
  fc.assert(
    fc.property(twoPlaces, ([all, from, to]) => {
      const content = contentOf(all);
      const after = withBlockMoved(content, from, to);
      expect(after.blocks[to]?.id).toBe(all[from]);
      isWhole(after);
      expect(withBlockMoved(after, to, from)).toEqual(content);
    }),
  );
});

test.each([
  [0, 9],
  [9, 0],
  [1, 1],
])('a move from %d to %d changes nothing', (from, to) => {
  const content = contentOf(['a', 'b']);
  expect(withBlockMoved(content, from, to)).toBe(content);
});

test('places stay numbered from 1, however blocks that stand several times are moved, copied and added', () => {
  const change = fc.tuple(fc.constantFrom('move', 'copy', 'add'), fc.nat(9), fc.nat(9));
  const twice = exampleBlock('twice', 1, {
    positions: [
      { id: 'early', sequence: 1 },
      { id: 'late', sequence: 3 },
    ],
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const first: PageContent = { ...EMPTY, blocks: [twice, exampleBlock('a', 2), exampleBlock('b', 4)] };
      const last = changes.reduce((content, [kind, from, to]) => {
        if (kind === 'move') return withBlockMoved(content, from, to);
        return kind === 'copy'
          ? withBlockCopied(content, from)
          : withBlockAt(content, newBlock(everyField, 'en-GB'), from);
      }, first);
      isWhole(last);
      const stands = ({ positions }: ContentBlock) => Math.min(...positions.map(({ sequence }) => sequence));
      const firsts = last.blocks.map(stands);
      expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
    }),
  );
});

test.each([
  [0, ['new', 'a', 'b']],
  [1, ['a', 'new', 'b']],
  [2, ['a', 'b', 'new']],
])('a new block at %d stands there, with the defaults of its fields', (index, order) => {
  const content = withBlockAt(contentOf(['a', 'b']), newBlock(everyField, 'en-GB'), index);
  expect(idsOf(content).map((id) => (['a', 'b'].includes(id) ? id : 'new'))).toEqual(order);
  expect(content.blocks[index]).toMatchObject({
    values: { columns: 3, theme: 'light' },
    groups: [],
    template_version: 1,
  });
  expect(content.blocks[index] && isShown(content.blocks[index])).toBe(true);
  isWhole(content);
});

test('a copy stands behind its block with ids of its own and without the id that links lead to', () => {
  const groups = [{ id: 'g1', ...EMPTY, values: { size: 'l' } }];
  const block = exampleBlock('a', 1, { values: { block_scroll_id: 'offers', wide: true }, groups });
  const after = withBlockCopied({ ...EMPTY, blocks: [block, exampleBlock('b', 2)] }, 0);
  const [own, copy, last] = after.blocks;
  expect([own, last?.id]).toEqual([block, 'b']);
  expect(copy).toMatchObject({ values: { wide: true }, groups: [{ values: { size: 'l' } }] });
  expect(copy?.values).not.toHaveProperty('block_scroll_id');
  const idsIn = (one: ContentBlock | undefined) => [
    one?.id,
    ...(one?.groups ?? []).map(({ id }) => id),
    ...(one?.positions ?? []).map(({ id }) => id),
  ];
  expect(new Set([...idsIn(own), ...idsIn(copy)]).size).toBe(6);
});

test('a copy of a hidden block is hidden, and what is not there is not copied', () => {
  const content = { ...EMPTY, blocks: [exampleBlock('a', 1, { active_positions: [] })] };
  expect(withBlockCopied(content, 0).blocks.map(isShown)).toEqual([false, false]);
  expect(withBlockCopied(content, 1)).toBe(content);
});

test('a block is hidden and shown at all of its places', () => {
  const positions = [
    { id: 'p', sequence: 1 },
    { id: 'q', sequence: 2 },
  ];
  const block = exampleBlock('a', 1, { positions, active_positions: ['q'] });
  expect(withShown(block, false).active_positions).toEqual([]);
  expect(withShown(block, true).active_positions).toEqual(['p', 'q']);
});

test('one block takes the place of another or goes, and the others stay', () => {
  const content = contentOf(['a', 'b', 'c']);
  const [a, b, c] = content.blocks;
  const other = exampleBlock('b', 2, { values: { x: 1 } });
  expect(withBlock(content, 1, () => other).blocks).toEqual([a, other, c]);
  expect(withoutBlock(content, 1).blocks).toEqual([a, c]);
  expect(content.blocks[1]).toBe(b);
});

const ISSUES = [
  { path: 'blocks.0.values.link.url', message: 'Not an address.' },
  { path: 'blocks.0.values.links', message: 'Too many.' },
];
test.each([
  ['blocks.0.values.link', [], 'Not an address.'],
  ['blocks.0.values.link', ['url'], undefined],
  ['blocks.0.values.links', ['0.url'], 'Too many.'],
  ['blocks.0.values.lin', [], undefined],
])('at %s, whose parts %j tell their own, stands: %s', (path, own, message) => {
  expect(issueAt(ISSUES, path, own)).toBe(message);
});

test.each([
  ['texts.ar-AE.title', 'ar-AE'],
  ['blocks.0.groups.1.texts.en-GB.name', 'en-GB'],
  ['blocks.0.values.link.url', undefined],
  ['blocks.0.groups', undefined],
])('the issue at %s is about the language %s', (path, locale) => {
  expect(languageOfIssue({ path, message: '' })).toBe(locale);
});

test('the id of a path is one that a link can lead to', () => {
  const id = idOfPath('blocks.2.groups.0.texts.en-GB.name');
  expect(id).toBe('field-blocks-2-groups-0-texts-en-GB-name');
  expect(document.createElement('div').querySelector(`#${id}`)).toBeNull();
});
