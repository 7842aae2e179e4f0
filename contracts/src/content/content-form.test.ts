import fc from 'fast-check';
import { inForm } from './content-form';
import { block, contentOf, LOCALES, TEMPLATES } from './examples-in-tests';

const formed = (content: Parameters<typeof inForm>[0]) => inForm(content, TEMPLATES, LOCALES);

test('a text that was written for all languages becomes the text of each that has none', () => {
  const before = block('a', 1, { values: { title: 'Go' }, texts: { 'ar-AE': { title: 'انطلق' } } });
  const [after] = formed(contentOf([before])).blocks;
  expect(after).toEqual({ ...before, values: {}, texts: { 'en-AE': { title: 'Go' }, 'ar-AE': { title: 'انطلق' } } });
});

test.each([
  ['that of the first language', { 'ar-AE': { columns: 2 }, 'en-AE': { columns: 3 } }, {}, 3],
  ['that of a further one where the first has none', { 'ar-AE': { columns: 2 } }, {}, 2],
  ['that of a language that the market no longer has', { 'fr-AE': { columns: 4 } }, {}, 4],
  ['the common one where there is one', { 'en-AE': { columns: 3 } }, { columns: 1 }, 1],
])('a value that was written by language becomes %s', (_, texts, values, columns) => {
  const [after] = formed(contentOf([block('a', 1, { texts, values })])).blocks;
  expect(after).toMatchObject({ values: { columns }, texts: {} });
});

test('groups and the page itself are put into form like blocks', () => {
  const groups = [{ id: 'g', values: { name: 'One' }, texts: { 'en-AE': { size: 'm' } } }];
  const page = { values: { title: 'Home' }, texts: { 'en-AE': { theme: 'dark-theme' } } };
  const { values, texts, blocks } = formed(contentOf([block('a', 1, { groups })], page));
  expect(blocks[0]?.groups).toEqual([
    { id: 'g', values: { size: 'm' }, texts: { 'en-AE': { name: 'One' }, 'ar-AE': { name: 'One' } } },
  ]);
  expect(values).toEqual({ theme: 'dark-theme' });
  expect(texts).toEqual({ 'en-AE': { title: 'Home' }, 'ar-AE': { title: 'Home' } });
});

test('a block whose template is gone keeps all that it says', () => {
  const gone = block('a', 1, { template: 'gone', values: { title: 'Go' }, texts: { 'en-AE': {} } });
  expect(formed(contentOf([gone])).blocks).toEqual([gone]);
});

test('positions are numbered from 1 across blocks, which stand in the order of their first', () => {
  const twice = block('a', 0, {
    positions: [
      { id: 'a-late', sequence: 90 },
      { id: 'a-early', sequence: 20 },
    ],
    active_positions: ['gone', 'a-late', 'a-early'],
  });
  const { blocks } = formed(contentOf([twice, block('b', 50), block('c', -3)]));
  expect(blocks.map(({ id, positions, active_positions }) => [id, positions, active_positions])).toEqual([
    ['c', [{ id: 'c-1', sequence: 1 }], ['c-1']],
    [
      'a',
      [
        { id: 'a-early', sequence: 2 },
        { id: 'a-late', sequence: 4 },
      ],
      ['a-early', 'a-late'],
    ],
    ['b', [{ id: 'b-1', sequence: 3 }], ['b-1']],
  ]);
});

const symbol = fc.constantFrom('title', 'columns', 'name', 'size', 'theme', 'html', 'other');
const values = fc.dictionary(symbol, fc.jsonValue({ maxDepth: 1 }), { noNullPrototype: true });
const texts = fc.dictionary(fc.constantFrom('en-AE', 'ar-AE', 'fr-AE'), values, { noNullPrototype: true });
const group = fc.record({ id: fc.stringMatching(/^[a-z]{1,3}$/), values, texts });
const place = fc.record({ id: fc.constantFrom('p', 'q', 'r'), sequence: fc.integer({ min: -5, max: 5 }) });
const anyBlock = fc.record({
  id: fc.stringMatching(/^[a-z]{1,3}$/),
  template: fc.constantFrom('teaser', 'code', 'gone'),
  template_version: fc.constant(1),
  positions: fc.uniqueArray(place, { minLength: 1, maxLength: 3, selector: ({ id }) => id }),
  active_positions: fc.array(fc.constantFrom('p', 'q', 'r', 'x')),
  values,
  texts,
  groups: fc.array(group, { maxLength: 2 }),
});
const blocks = fc.uniqueArray(anyBlock, { maxLength: 4, selector: ({ id }) => id });

test('what is in its form stays as it is', () => {
  fc.assert(
    fc.property(fc.record({ values, texts, blocks }), (content) => {
      const once = formed(content);
      expect(formed(once)).toEqual(once);
    }),
  );
});

test('sequences are 1 to as many places as there are, and no block is lost', () => {
  fc.assert(
    fc.property(fc.record({ values, texts, blocks }), (content) => {
      const after = formed(content).blocks;
      const sequences = after.flatMap(({ positions }) => positions.map(({ sequence }) => sequence));
      expect(sequences.toSorted((one, other) => one - other)).toEqual(sequences.map((_, index) => index + 1));
      expect(new Set(after.map(({ id }) => id))).toEqual(new Set(content.blocks.map(({ id }) => id)));
    }),
  );
});
