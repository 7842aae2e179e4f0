import type { PageContent } from '@showroom/contracts/content/page-content';
import { everyField, exampleBlock, exampleContent } from '../examples';
import { canvasTexts, withCanvasText } from './canvas-texts';
import { restricted } from './page-in-tests';

const templates = new Map([everyField, restricted].map((template) => [template.key, template]));
const [locale, source] = ['en-GB', 'en-GB'];
const all = { templates, editing: { locale, source, mayArrange: true }, mayEditRestricted: true };
const french = { ...all, editing: { ...all.editing, locale: 'fr-FR' } };
const translating = { ...french, editing: { ...french.editing, mayArrange: false } };
const link = { url: '/stock', type: 'internal', target: '_self', ui_type: 'primary' };
const block = exampleBlock('b1', 1, {
  values: { body: '<p>One</p>', link: { ...link, link_text: 'See' }, links: [{ ...link, link_text: 'All' }] },
  texts: { 'en-GB': { title: 'Go further', text: 'Two lines' } },
  groups: [{ id: 'g1', values: {}, texts: { 'en-GB': { name: 'First' } } }],
});
const content: PageContent = { ...exampleContent, blocks: [block] };
const said = (texts: ReturnType<typeof canvasTexts>) => texts.map(({ label, kind, value }) => [label, kind, value]);

test('texts, HTML and what links say can be changed where they stand', () => {
  expect(said(canvasTexts(block, all))).toEqual([
    ['Title', 'line', 'Go further'],
    ['Text', 'lines', 'Two lines'],
    ['Body', 'html', '<p>One</p>'],
    ['Link', 'line', 'See'],
    ['Links', 'line', 'All'],
    ['Name', 'line', 'First'],
    ['Size', 'line', 'm'],
  ]);
});

test('in another language only its texts can be: those that stand in for them until then', () => {
  const expected = ['Go further', 'Two lines', 'First'];
  expect(canvasTexts(block, french).map(({ value }) => value)).toEqual(expected);
  expect(canvasTexts(block, translating).map(({ value }) => value)).toEqual(expected);
});

test.each([
  ['for managers, to somebody else', { ...block, template: restricted.key }, { ...all, mayEditRestricted: false }],
  ['whose template is gone', { ...block, template: 'long-gone' }, all],
  ['of another version of its template', { ...block, template_version: 0 }, all],
])('a block %s has no text to change', (_what, other, allowed) => {
  expect(canvasTexts(other, allowed)).toEqual([]);
  const place = { block: 'b1', symbol: 'title' };
  const page = { ...content, blocks: [other] };
  expect(withCanvasText(page, { place, value: 'New' }, allowed)).toBe(page);
});

const first = (changed: PageContent) => changed.blocks[0];

test('a text is changed in the language that is edited, in its group, and in its link', () => {
  const title = withCanvasText(content, { place: { block: 'b1', symbol: 'title' }, value: 'Plus loin' }, french);
  expect(first(title)?.texts).toMatchObject({ 'en-GB': { title: 'Go further' }, 'fr-FR': { title: 'Plus loin' } });
  const name = withCanvasText(content, { place: { block: 'b1', group: 0, symbol: 'name' }, value: 'Last' }, all);
  expect(first(name)?.groups[0]?.texts).toEqual({ 'en-GB': { name: 'Last' } });
  const one = withCanvasText(content, { place: { block: 'b1', symbol: 'link' }, value: 'Look' }, all);
  expect(first(one)?.values).toMatchObject({ link: { url: '/stock', link_text: 'Look' } });
  const many = withCanvasText(content, { place: { block: 'b1', symbol: 'links', index: 0 }, value: 'Look' }, all);
  expect(first(many)?.values).toMatchObject({ links: [{ url: '/stock', link_text: 'Look' }] });
});

test('what is not for a translator stays as it is, whoever asks', () => {
  const place = { block: 'b1', symbol: 'link' };
  expect(withCanvasText(content, { place, value: 'Look' }, translating)).toBe(content);
});
