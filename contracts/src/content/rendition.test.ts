import { block, contentOf } from './examples-in-tests';
import { renditionOf, valuesIn } from './rendition';

const ARABIC = { own: 'ar-AE', fallback: 'en-AE' };
const ENGLISH = { own: 'en-AE', fallback: 'en-AE' };

test.each([
  ['a text of the own language', { 'en-AE': { title: 'Go' }, 'ar-AE': { title: 'انطلق' } }, 'انطلق'],
  ['the fallback language where the own one has nothing', { 'en-AE': { title: 'Go' } }, 'Go'],
  ['the fallback language for an empty text', { 'en-AE': { title: 'Go' }, 'ar-AE': { title: '' } }, 'Go'],
  ['the fallback language for null', { 'en-AE': { title: 'Go' }, 'ar-AE': { title: null } }, 'Go'],
  ['what all languages share where none has a text', {}, 'Common'],
])('visitors get %s', (_, texts, title) => {
  expect(valuesIn({ values: { title: 'Common' }, texts }, ARABIC)).toEqual({ title });
});

test('a text that was emptied in the fallback language is empty there', () => {
  expect(valuesIn({ values: { title: 'Common' }, texts: { 'en-AE': { title: '' } } }, ENGLISH)).toEqual({ title: '' });
});

test('zero and false are given', () => {
  const texts = { 'en-AE': { wide: true, columns: 3 }, 'ar-AE': { wide: false, columns: 0 } };
  expect(valuesIn({ values: {}, texts }, ARABIC)).toEqual({ wide: false, columns: 0 });
});

test('a block for some languages is hidden in the others, without its content', () => {
  const arabic = block('arabic', 2, { languages: ['ar-AE'], values: { columns: 2 } });
  const content = contentOf([block('all', 1), arabic]);
  const shownIn = (languages: typeof ARABIC) =>
    renditionOf(content, languages).blocks.map(({ id, active_positions, content: own }) => [id, active_positions, own]);
  expect(shownIn(ENGLISH)).toEqual([
    ['all', ['all-1'], {}],
    ['arabic', [], {}],
  ]);
  expect(shownIn(ARABIC)).toEqual([
    ['all', ['all-1'], {}],
    ['arabic', ['arabic-1'], { columns: 2 }],
  ]);
});

test('a block has its groups in the language, and none where it has no group', () => {
  const groups = [{ id: 'g', values: { size: 'm' }, texts: { 'en-AE': { name: 'One' } } }];
  const { blocks } = renditionOf(contentOf([block('a', 1, { groups, values: { columns: 2 } }), block('b', 2)]), ARABIC);
  expect(blocks.map(({ content }) => content)).toEqual([{ columns: 2, groups: [{ size: 'm', name: 'One' }] }, {}]);
});

test('a block stays where it stands, seen or not', () => {
  const hidden = block('a', 7, { active_positions: [] });
  expect(renditionOf(contentOf([hidden]), ENGLISH).blocks).toEqual([
    {
      id: 'a',
      template: 'teaser',
      template_version: 1,
      positions: [{ id: 'a-1', sequence: 7 }],
      active_positions: [],
      content: {},
    },
  ]);
});

test('what the page itself lacks takes its default, and a wrong kind is lacking', () => {
  const page = { values: { theme: 'pink', disable_seo_tracking: 'yes' }, texts: { 'en-AE': { title: 'Home' } } };
  expect(renditionOf(contentOf([], page), ARABIC)).toEqual({
    title: 'Home',
    meta_title: '',
    meta_description: '',
    canonical_url: '',
    external_meta_image: '',
    image_id: '',
    disable_seo_tracking: false,
    theme: 'white-theme',
    link_new_window: false,
    blocks: [],
  });
});

test('an article says its day, other pages none', () => {
  const article = { ...contentOf([]), values: { news_date: '2026-10-21' } };
  expect(renditionOf(article, ARABIC).news_date).toBe('2026-10-21');
  for (const news_date of ['', undefined]) {
    expect(renditionOf({ ...contentOf([]), values: { news_date } }, ARABIC)).not.toHaveProperty('news_date');
  }
});
