import { contentFor } from './content';
import { type Field, template } from './template';

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
