import { everyField } from '../examples';
import { canAddGroup, headlineOf, newGroup, shownValue, withValue } from './page-edit';

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
