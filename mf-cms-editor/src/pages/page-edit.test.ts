import fc from 'fast-check';
import { everyField } from '../examples';
import {
  canAddGroup,
  draftIssues,
  groupsOf,
  headlineOf,
  idOfPath,
  issueAt,
  newGroup,
  shownValue,
  withContent,
  withGroups,
  withValue,
} from './page-edit';

test.each([
  [undefined, 3],
  [null, null],
  [4, 4],
])('a field with the default 3 that is set to %s shows %s', (value, shown) => {
  const columns = everyField.fields.find(({ symbol }) => symbol === 'columns');
  expect(columns && shownValue(columns, withValue({ columns: 2 }, 'columns', value))).toBe(shown);
});

test('a new group starts with the defaults of its fields', () => {
  expect(newGroup(everyField.field_groups_template ?? [])).toEqual({ size: 'm' });
});

test.each([
  [2, true],
  [3, false],
])('with %d groups another one can be added: %s', (count, expected) => {
  expect(canAddGroup(everyField, { groups: Array.from({ length: count }, () => ({})) })).toBe(expected);
});

test('a block is known by its first text', () => {
  expect(headlineOf(everyField, { title: '', text: 'Hello' })).toBe('Hello');
  expect(headlineOf(undefined, { title: 'x' })).toBe('');
});

test.each([
  [undefined, 0],
  ['none', 0],
  [{ name: 'x' }, 0],
  [[{ name: 'x' }, 'text', null, [1], {}], 2],
])('groups that were stored as %j are %d', (groups, count) => expect(groupsOf({ groups })).toHaveLength(count));

test('a value that is set is there, one that is taken out is not, and nothing else changes', () => {
  const values = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.jsonValue());
  fc.assert(
    fc.property(values, fc.jsonValue(), (before, value) => {
      const after = withValue(before, 'THE_FIELD', value);
      expect(after['THE_FIELD']).toBe(value);
      expect(withValue(after, 'THE_FIELD', undefined)).toEqual(before);
    }),
  );
});

test('content takes the place of the block at its place only', () => {
  const block = (id: string) => ({ id, template: 't', content: { id } });
  const draft = { title: 'T', meta_title: '', meta_description: '', blocks: ['a', 'b', 'c'].map(block) };
  const { blocks } = withContent(draft, 1, withGroups({ x: 1 }, []));
  expect(blocks).toEqual([block('a'), { id: 'b', template: 't', content: { x: 1, groups: [] } }, block('c')]);
});

test('each issue has the path of its field, and a template that is gone has none', () => {
  const block = (template: string) => ({ id: template, template, content: {} });
  const draft = { title: ' ', meta_title: '', meta_description: '', blocks: [block('gone'), block('every-field')] };
  expect(draftIssues(draft, new Map([[everyField.key, everyField]]))).toEqual([
    { path: 'title', message: 'Title is required.' },
    { path: 'blocks.1.content.title', message: 'Title is required.' },
  ]);
});

const ISSUES = [
  { path: 'blocks.0.content.link.url', message: 'Not an address.' },
  { path: 'blocks.0.content.links', message: 'Too many.' },
];
test.each([
  ['blocks.0.content.link', [], 'Not an address.'],
  ['blocks.0.content.link', ['url'], undefined],
  ['blocks.0.content.links', ['0.url'], 'Too many.'],
  ['blocks.0.content.lin', [], undefined],
])('at %s, whose parts %j tell their own, stands: %s', (path, own, message) => {
  expect(issueAt(ISSUES, path, own)).toBe(message);
});

test('the id of a path is one that a link can lead to', () => {
  const id = idOfPath('blocks.2.content.groups.0.image.src');
  expect(id).toBe('field-blocks-2-content-groups-0-image-src');
  expect(document.createElement('div').querySelector(`#${id}`)).toBeNull();
});
