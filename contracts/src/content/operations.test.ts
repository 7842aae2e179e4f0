import { block, contentOf, TEMPLATES } from './examples-in-tests';
import { OPERATIONS, type Operation, operationsBetween, operationsOf, rolesFor } from './operations';
import type { ContentBlock, ContentGroup, PageContent } from './page-content';

const groups: ContentGroup[] = [
  { id: 'g1', values: { size: 'm' }, texts: { 'en-AE': { name: 'One' } } },
  { id: 'g2', values: {}, texts: { 'en-AE': { name: 'Two' } } },
];
const first = block('a', 1, { values: { columns: 2 }, texts: { 'en-AE': { title: 'Go' } }, groups });
const restricted = block('b', 2, { template: 'code', texts: { 'en-AE': { html: '<p>' } } });
const before = contentOf([first, restricted], {
  values: { theme: 'white-theme' },
  texts: { 'en-AE': { title: 'Home', canonical_url: '/home' } },
});

const withFirst = (more: Partial<ContentBlock>) => ({ ...before, blocks: [{ ...first, ...more }, restricted] });
const withSecond = (more: Partial<ContentBlock>) => ({ ...before, blocks: [first, { ...restricted, ...more }] });
const withPage = (more: Partial<PageContent>) => ({ ...before, ...more });
const withGroup = (more: Partial<ContentGroup>) =>
  withFirst({ groups: groups.map((group, index) => (index === 0 ? { ...group, ...more } : group)) });

test.each<[string, PageContent, readonly Operation[]]>([
  ['nothing', structuredClone(before), []],
  ['a title of the page', withPage({ texts: { 'en-AE': { title: 'House', canonical_url: '/home' } } }), ['edit_texts']],
  ['colors of the page', withPage({ values: { theme: 'dark-theme' } }), ['edit_page']],
  [
    'the day that it tells news of',
    withPage({ values: { ...before.values, news_date: '2026-11-02' } }),
    ['arrange_blocks'],
  ],
  [
    'where search engines are sent',
    withPage({ texts: { 'en-AE': { title: 'Home', canonical_url: '/house' } } }),
    ['edit_page', 'edit_texts'],
  ],
  ['a text of a block', withFirst({ texts: { 'en-AE': { title: 'Stay' } } }), ['edit_texts']],
  [
    'a text in a further language',
    withFirst({ texts: { ...first.texts, 'ar-AE': { title: 'انطلق' } } }),
    ['edit_texts'],
  ],
  ['a text of a group', withGroup({ texts: { 'en-AE': { name: '1' } } }), ['edit_texts']],
  ['a value of a block', withFirst({ values: { columns: 3 } }), ['arrange_blocks']],
  ['a value of a group', withGroup({ values: { size: 'l' } }), ['arrange_blocks']],
  ['a hidden block', withFirst({ active_positions: [] }), ['arrange_blocks']],
  ['a moved block', withFirst({ positions: [{ id: 'a-1', sequence: 3 }] }), ['arrange_blocks']],
  ['languages of a block', withFirst({ languages: ['ar-AE'] }), ['arrange_blocks']],
  ['an added block', contentOf([...before.blocks, block('c', 3)], before), ['arrange_blocks']],
  ['a removed block', withPage({ blocks: [restricted] }), ['arrange_blocks']],
  ['a restricted text', withSecond({ texts: { 'en-AE': { html: '<b>' } } }), ['edit_restricted', 'edit_texts']],
  ['a restricted block that is hidden', withSecond({ active_positions: [] }), ['arrange_blocks', 'edit_restricted']],
  [
    'a restricted block that others made room for',
    withSecond({ positions: [{ id: 'b-1', sequence: 1 }] }),
    ['arrange_blocks'],
  ],
  [
    'a restricted block that stands once more',
    withSecond({ positions: [...restricted.positions, { id: 'b-2', sequence: 3 }] }),
    ['arrange_blocks', 'edit_restricted'],
  ],
  ['a restricted block that is removed', withPage({ blocks: [first] }), ['arrange_blocks', 'edit_restricted']],
  [
    'a restricted block that is added',
    withPage({ blocks: [first, restricted, { ...restricted, id: 'c' }] }),
    ['arrange_blocks', 'edit_restricted'],
  ],
  ['a block that becomes a restricted one', withFirst({ template: 'code' }), ['arrange_blocks', 'edit_restricted']],
  [
    'a restricted block that becomes another one',
    withSecond({ template: 'teaser' }),
    ['arrange_blocks', 'edit_restricted'],
  ],
])('%s is found, and nothing else', (_, after, operations) => {
  expect([...operationsBetween(before, after, TEMPLATES)].toSorted()).toEqual(operations);
});

test('removed and added groups arrange, and their texts are texts', () => {
  const after = withFirst({ groups: groups.slice(0, 1) });
  expect(operationsBetween(before, after, TEMPLATES)).toEqual(new Set(['arrange_blocks', 'edit_texts']));
});

test('the order of keys says nothing', () => {
  const after = withPage({ texts: { 'en-AE': { canonical_url: '/home', title: 'Home' } } });
  expect(operationsBetween(before, after, TEMPLATES)).toEqual(new Set());
});

test('a list is no record with the same keys', () => {
  const [list, record] = [withFirst({ values: { x: ['a'] } }), withFirst({ values: { x: { 0: 'a' } } })];
  expect(operationsBetween(list, record, TEMPLATES)).toEqual(new Set(['arrange_blocks']));
});

test.each([
  ['translator', ['edit_texts']],
  ['editor', ['edit_texts', 'arrange_blocks', 'create_page', 'publish']],
  ['market_manager', OPERATIONS],
  ['admin', OPERATIONS],
] as const)('a %s may %j', (role, operations) => expect(operationsOf([role])).toEqual(operations));

test('roles add up, and nobody may do nothing', () => {
  expect(operationsOf(['translator', 'editor'])).toEqual(operationsOf(['editor']));
  expect(operationsOf([])).toEqual([]);
});

test('each operation has those who may do it', () => {
  expect(rolesFor('unpublish').toSorted()).toEqual(['admin', 'market_manager']);
  expect(rolesFor('publish').toSorted()).toEqual(['admin', 'editor', 'market_manager']);
  expect(rolesFor('edit_texts').toSorted()).toEqual(['admin', 'editor', 'market_manager', 'translator']);
});
