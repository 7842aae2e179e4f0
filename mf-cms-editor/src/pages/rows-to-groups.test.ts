import type { Field } from '@showroom/contracts/blocks/template';
import issueTexts from '@showroom/contracts/content/messages/en.json';
import pasteMessages from './messages/paste/en.json';
import { columnsOf, groupsFromRows } from './rows-to-groups';
import { tableFromHtml, tableFromText, textOfTable } from './table-text';

const FIELDS: readonly Field[] = [
  { symbol: 'title', label: 'Title', field_type: 'String', translatable: true, attrs: { max_length: 6 } },
  { symbol: 'image', label: 'Image', field_type: 'Image' },
  { symbol: 'body', label: 'Text', field_type: 'Markdown', translatable: true, attrs: { language: 'html' } },
  { symbol: 'columns', label: 'Columns', field_type: 'Number', default_value: 3, attrs: { max: 4 } },
  { symbol: 'wide', label: 'Wide', field_type: 'Bool' },
  {
    symbol: 'theme',
    label: 'Theme',
    field_type: 'Select',
    attrs: { options: [{ label: 'Very dark', value: 'dark' }] },
  },
];

test('cells of a spreadsheet may have tabs, lines and quotation marks', () => {
  const text = 'A\t"two\nlines"\t"a ""b"""\r\n\t\t\r\nC\t\tD';
  const table = [
    ['A', 'two\nlines', 'a "b"'],
    ['C', '', 'D'],
  ];
  expect(tableFromText(text)).toEqual(table);
  expect(tableFromText(textOfTable(table))).toEqual(table);
});

test('a table of a page gives its text alone', () => {
  const html = '<table><tr><th colspan="2">A</th><td>x<br> y <script>z()</script></td></tr><tr><td></td></tr></table>';
  expect(tableFromHtml(html)).toEqual([['A', '', 'x\n y z()']]);
  expect(tableFromHtml('<p>No table</p>')).toBeUndefined();
});

test('columns are found by name, by symbol, or else by their order', () => {
  expect(columnsOf([['text', 'Nothing', ' TITLE '], ['a']], FIELDS)).toEqual({
    hasNames: true,
    columns: ['body', undefined, 'title'],
  });
  expect(columnsOf([['a', 'b', 'c']], FIELDS)).toEqual({ hasNames: false, columns: ['title', 'body', 'columns'] });
});

test('a row becomes a group with defaults where its cells are empty, and says what does not fit', () => {
  const columns = ['title', 'body', 'columns', 'wide', 'theme'];
  const rows = [
    ['One', 'a < b\nc', '', 'yes', 'very DARK'],
    ['Much too long', '<p>c</p>', '9', 'perhaps', ''],
  ];
  const { groups, faults } = groupsFromRows(rows, {
    columns,
    fields: FIELDS,
    locale: 'en-GB',
    texts: pasteMessages,
    issueTexts,
  });
  expect(groups).toEqual([
    {
      id: expect.any(String),
      values: { columns: 3, wide: true, theme: 'dark' },
      texts: { 'en-GB': { title: 'One', body: '<p>a &lt; b</p><p>c</p>' } },
    },
    {
      id: expect.any(String),
      values: { columns: 9 },
      texts: { 'en-GB': { title: 'Much too long', body: '<p>c</p>' } },
    },
  ]);
  expect(faults).toEqual([
    'Row 2: Title has at most 6 characters.',
    'Row 2: Columns is at most 4.',
    'Row 2: “perhaps” is nothing for Wide, and is left out.',
  ]);
});
