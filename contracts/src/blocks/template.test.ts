import { contentFor } from './content';
import { type Field, template } from './template';
import { templateAttributes } from './template-schema';

const TITLE = { symbol: 'title', label: 'Title', field_type: 'String' } as const satisfies Field;

function declared(key: string) {
  return template({
    key,
    name: key,
    description: '',
    short_description: '',
    group: 'Content',
    list_priority: 0,
    hydrate: 'never',
    fields: [TITLE],
    version: 1,
  });
}

test('every template starts with the field Block Scroll ID', () => {
  expect(declared('snippet').fields.map(({ symbol, label, field_type }) => [symbol, label, field_type])).toEqual([
    ['block_scroll_id', 'Block Scroll ID', 'String'],
    ['title', 'Title', 'String'],
  ]);
});

test.each(['in-page-navigation', 'immersive-hero'])('%s has no Block Scroll ID', (key) => {
  expect(declared(key).fields).toEqual([TITLE]);
});

test('the scroll id of stored content is kept', () => {
  expect(contentFor(declared('snippet'), { block_scroll_id: 'design', title: 'Design' })).toEqual({
    block_scroll_id: 'design',
    title: 'Design',
  });
});

describe('a template that governs others', () => {
  const governing = template({
    ...declared('tabs'),
    hydrate: 'idle',
    field_groups_template: [TITLE, { symbol: 'count', label: 'Blocks', field_type: 'Number' }],
    governs: { by: 'count', field: 'count', label: 'title' },
  });
  const isTemplate = (value: unknown) => templateAttributes.safeParse(value).success;

  test('travels with what it says of them', () => {
    expect(templateAttributes.parse(governing).governs).toEqual(governing.governs);
  });

  test.each([
    ['without code: nothing would bring theirs', { hydrate: 'never' }],
    ['by a field that is not there', { governs: { by: 'count', field: 'gone', label: 'title' } }],
    ['by a count that is a text', { governs: { by: 'count', field: 'title', label: 'title' } }],
    ['by names that are a number', { governs: { by: 'name', field: 'count', label: 'title' } }],
    ['with groups that nothing names', { governs: { by: 'count', field: 'count', label: 'count' } }],
    ['without groups', { field_groups_template: undefined }],
  ])('is refused %s', (_, values) => {
    expect([isTemplate(governing), isTemplate({ ...governing, ...values })]).toEqual([true, false]);
  });
});
