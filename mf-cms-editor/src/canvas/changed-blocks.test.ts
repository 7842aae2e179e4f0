import type { ContentBlock, PageContent } from '@showroom/contracts/content/page-content';
import { everyField, exampleBlock } from '../examples';
import { changedBlocks, plainChanges } from './changed-blocks';

const templates = new Map([[everyField.key, everyField]]);
const block = (id: string, rest: Partial<ContentBlock> = {}) => exampleBlock(id, 1, rest);
const [one, two] = [block('one'), block('two')];
const page: PageContent = { values: {}, texts: {}, blocks: [one, two] };
const withBlocks = (...blocks: readonly ContentBlock[]): PageContent => ({ ...page, blocks: [...blocks] });

test('a block with another text is the only one that changed', () => {
  const typed = { ...two, texts: { 'en-GB': { title: 'New' } } };
  expect(changedBlocks(page, withBlocks(one, typed), templates)).toEqual([typed]);
  expect(changedBlocks(page, page, templates)).toEqual([]);
});

test.each([
  ['added', withBlocks(one, two, block('three'))],
  ['removed', withBlocks(one)],
  ['moved', withBlocks(two, one)],
  ['hidden', withBlocks(one, { ...two, active_positions: [] })],
  ['named for links to it', withBlocks(one, { ...two, values: { block_scroll_id: 'two' } })],
  ['shown to one language alone', withBlocks(one, { ...two, languages: ['fr-FR'] })],
])('a block that is %s changes the whole page', (_what, after) => {
  expect(changedBlocks(page, after, templates)).toBeUndefined();
});

test("a page's own texts change the whole page", () => {
  expect(changedBlocks(page, { ...page, texts: { 'en-GB': { title: 'New' } } }, templates)).toBeUndefined();
});

test('a block that takes others into its groups changes the whole page: they may stand elsewhere', () => {
  const tabs = { ...everyField, governs: { by: 'count', field: 'size', label: 'name' } } as const;
  const typed = { ...two, values: { columns: 2 } };
  expect(changedBlocks(page, withBlocks(one, typed), new Map([[tabs.key, tabs]]))).toBeUndefined();
});

const group = (id: string, name: string) => ({ id, values: {}, texts: { 'en-GB': { name } } });
const inFrench = { templates, languages: { own: 'fr-FR', fallback: 'en-GB' } };
const inEnglish = { templates, languages: { own: 'en-GB', fallback: 'en-GB' } };
const former = block('one', {
  texts: { 'en-GB': { title: 'Stock' }, 'fr-FR': { title: 'Le stock' } },
  groups: [group('g1', 'First'), group('g2', 'Second')],
});

test('plain values that changed are known with where they stand', () => {
  const values = { columns: 2, wide: true };
  const after = { ...former, values, groups: [former.groups[0], group('g2', 'Last')].flatMap((one) => one ?? []) };
  expect(plainChanges([former], [after], inEnglish)).toEqual([
    { place: { block: 'one', symbol: 'columns' }, value: 2 },
    { place: { block: 'one', symbol: 'wide' }, value: true },
    { place: { block: 'one', group: 1, symbol: 'name' }, value: 'Last' },
  ]);
});

test('a text that is emptied in a language is the one that stands in for it', () => {
  const after = { ...former, texts: { ...former.texts, 'fr-FR': { title: '' } } };
  expect(plainChanges([former], [after], inFrench)).toEqual([
    { place: { block: 'one', symbol: 'title' }, value: 'Stock' },
  ]);
});

test.each([
  ['HTML, which is cleaned', { values: { body: '<p>New' } }],
  ['a picture of the library', { values: { image: { media: 'm1' } } }],
  ['a value that its field does not take', { values: { theme: 'pink' } }],
  ['a field that the template has no more', { values: { gone: 1 } }],
  ['a group more', { groups: [...former.groups, group('g3', 'Third')] }],
  ['content of another version of the template', { template_version: 0, values: { columns: 2 } }],
])('%s is rendered by the API', (_what, change) => {
  expect(plainChanges([former], [{ ...former, ...change }], inEnglish)).toBeUndefined();
});
