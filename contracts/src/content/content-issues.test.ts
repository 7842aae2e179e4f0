import { contentFor } from '../blocks/content';
import { template } from '../blocks/template';
import { contentIssuesOf, pathOfValue } from './content-issues';
import { block, contentOf, LOCALES, TEMPLATES, teaser } from './examples-in-tests';
import texts from './messages/en.json';
import type { ContentBlock, PageContent } from './page-content';

const issuesOf = (content: PageContent, isWhole: boolean) =>
  contentIssuesOf(content, { texts, templates: TEMPLATES, locales: LOCALES, isWhole, stored: contentOf([]) });
const whole = { values: { columns: 2 }, texts: { 'en-AE': { title: 'Go' } } };
const titled = { texts: { 'en-AE': { title: 'Home' } } };
const pageOf = (...blocks: readonly ContentBlock[]) => contentOf(blocks, titled);
const group = (id: string, name: string) => ({ id, values: {}, texts: { 'en-AE': { name } } });

test('a draft may be unfinished, what is published may not', () => {
  const empty = contentOf([block('a', 1, { groups: [{ id: 'g', values: {}, texts: {} }] })]);
  expect(issuesOf(empty, false)).toEqual([]);
  expect(issuesOf(empty, true)).toEqual([
    { path: 'texts.en-AE.title', message: 'Title is required.' },
    { path: 'blocks.0.texts.en-AE.title', message: 'Title is required.' },
    { path: 'blocks.0.values.columns', message: 'Columns is required.' },
    { path: 'blocks.0.groups.0.texts.en-AE.name', message: 'Name is required.' },
  ]);
});

test.each(['', null, undefined])('%j is missing', (title) => {
  const content = pageOf(block('a', 1, { ...whole, texts: { 'en-AE': { title } } }));
  expect(issuesOf(content, true)).toEqual([{ path: 'blocks.0.texts.en-AE.title', message: 'Title is required.' }]);
});

test('what is required is not required in a further language', () => {
  expect(issuesOf(pageOf(block('a', 1, whole)), true)).toEqual([]);
});

test.each<[string, Partial<ContentBlock>, string, string]>([
  ['a number', { values: { columns: '2' } }, 'values.columns', 'Columns must be of the kind Number.'],
  ['not too small', { values: { columns: 0 } }, 'values.columns', 'Columns is at least 1.'],
  ['not too large', { values: { columns: 5 } }, 'values.columns', 'Columns is at most 4.'],
  ['a text', { texts: { 'en-AE': { title: 1 } } }, 'texts.en-AE.title', 'Title must be of the kind String.'],
  [
    'not too long in any language',
    { texts: { 'en-AE': { title: 'Go' }, 'ar-AE': { title: 'more than ten' } } },
    'texts.ar-AE.title',
    'Title has at most 10 characters.',
  ],
])('also in a draft a value is %s', (_, more, path, message) => {
  const issue = { path: `blocks.0.${path}`, message };
  expect(issuesOf(pageOf(block('a', 1, { ...whole, ...more })), false)).toEqual([issue]);
});

test.each<[string, ContentBlock, string]>([
  [
    'more groups than there may be',
    block('a', 1, { groups: ['x', 'y', 'z'].map((id) => group(id, id)) }),
    'At most 2 groups are allowed.',
  ],
  [
    'groups where there are none',
    block('a', 1, { template: 'code', groups: [group('x', 'x')] }),
    'The template has no groups.',
  ],
])('%s are named', (_, wrong, message) => {
  expect(issuesOf(pageOf(wrong), false)).toEqual([{ path: 'blocks.0.groups', message }]);
});

test('two blocks of one id are named at the second', () => {
  expect(issuesOf(pageOf(block('a', 1), block('a', 2)), false)).toEqual([
    { path: 'blocks.1.id', message: 'Two blocks have the same id.' },
  ]);
});

test('a block whose template is gone keeps nothing from being published', () => {
  const gone = block('a', 1, { template: 'gone', values: { columns: 'x' }, groups: [group('g', '')] });
  expect(issuesOf(pageOf(gone), true)).toEqual([]);
});

test('what stands already and no longer fits a newer template keeps nobody from saving or publishing', () => {
  const three = ['x', 'y', 'z'].map((id) => group(id, id));
  const stored = pageOf(block('a', 1, { ...whole, values: { columns: 9 }, groups: three }));
  const rules = { texts, templates: TEMPLATES, locales: LOCALES, stored };
  expect(contentIssuesOf(stored, { ...rules, isWhole: false })).toEqual([]);
  expect(contentIssuesOf(stored, { ...rules, isWhole: true })).toEqual([]);
  const other = pageOf(block('a', 1, { ...whole, values: { columns: 8 }, groups: three }));
  expect(contentIssuesOf(other, { ...rules, isWhole: false })).toEqual([
    { path: 'blocks.0.values.columns', message: 'Columns is at most 4.' },
  ]);
});

test('an id for links is one that an element may have, and of one block', () => {
  const withId = (id: string, sequence: number, block_scroll_id: unknown) =>
    block(id, sequence, { ...whole, values: { columns: 2, block_scroll_id } });
  const content = pageOf(withId('a', 1, 'offers'), withId('b', 2, ''), withId('c', 3, 'offers'), withId('d', 4, '1st'));
  expect(issuesOf(content, true)).toEqual([
    { path: 'blocks.2.values.block_scroll_id', message: 'Two blocks have the Block Scroll ID offers.' },
    {
      path: 'blocks.3.values.block_scroll_id',
      message: expect.stringMatching(/^Block Scroll ID begins with a letter/),
    },
  ]);
});

test.each([
  ['title', 'blocks.0.texts.ar-AE.title'],
  ['columns', 'blocks.0.values.columns'],
])('the value of %s stands at %s', (symbol, path) => {
  const field = teaser.fields.find((one) => one.symbol === symbol);
  expect(field && pathOfValue('blocks.0.', field, 'ar-AE')).toBe(path);
});

test('a link that opens a form needs no address, and is not published before it says which form', () => {
  const link = { link_text: 'Ask us', type: 'form' };
  const fields = [
    { symbol: 'link', label: 'Link', field_type: 'Link' },
    { symbol: 'links', label: 'Links', field_type: 'LinksCollection' },
  ] as const;
  const linked = template({ ...teaser, key: 'linked', fields: [...fields] });
  const templates = new Map([['linked', linked]]);
  const content = (rdx_forms_form_id?: string) => {
    const own = { ...link, ...(rdx_forms_form_id && { rdx_forms_form_id }) };
    return pageOf(block('a', 1, { template: 'linked', values: { link: own, links: [own] } }));
  };
  const found = (form: string | undefined, isWhole: boolean) =>
    contentIssuesOf(content(form), { texts, templates, locales: LOCALES, isWhole, stored: contentOf([]) });
  expect(found('contact', true)).toEqual([]);
  expect(found(undefined, false)).toEqual([]);
  const message = 'Choose the form that the link opens.';
  expect(found(undefined, true)).toEqual([
    { path: 'blocks.0.values.link.rdx_forms_form_id', message },
    { path: 'blocks.0.values.links.0.rdx_forms_form_id', message },
  ]);
  expect(contentFor(linked, { link: { ...link, rdx_forms_form_id: 'contact' } })).toMatchObject({ link: { url: '' } });
});
