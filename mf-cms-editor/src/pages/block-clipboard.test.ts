import type { ContentBlock } from '@showroom/contracts/content/page-content';
import { everyField } from '../examples';
import { blocksAsText, blocksFromText } from './block-clipboard';
import blockMessages from './messages/blocks/en.json';

const block: ContentBlock = {
  id: 'b1',
  template: everyField.key,
  template_version: 1,
  positions: [{ id: 'p1', sequence: 3 }],
  active_positions: ['p1'],
  languages: ['en-GB'],
  values: { columns: 2 },
  texts: { 'en-GB': { title: 'Hello' }, 'fr-FR': { title: 'Bonjour' } },
  groups: [{ id: 'g1', values: {}, texts: { 'en-GB': { text: 'One' } } }],
};
const target = (locales: readonly string[], over = {}) => ({
  templates: new Map([[everyField.key, { ...everyField, ...over }]]),
  locales,
  mayAddRestricted: false,
  texts: blockMessages,
});
const copied = blocksAsText([block], ['en-GB', 'fr-FR']);

test('a block goes to another market in its languages, named anew', () => {
  const [found] = [blocksFromText(copied, target(['en-AE', 'ar-AE']))].flat();
  expect(found).toMatchObject({
    template: everyField.key,
    values: { columns: 2 },
    texts: { 'en-AE': { title: 'Hello' } },
    groups: [{ texts: { 'en-AE': { text: 'One' } } }],
  });
  if (typeof found !== 'object') throw new Error('No block was found');
  expect([found.id, found.groups[0]?.id, found.positions[0]?.id]).not.toEqual(
    expect.arrayContaining(['b1', 'g1', 'p1']),
  );
  expect(found.active_positions).toEqual([found.positions[0]?.id]);
  expect(found.languages).toBeUndefined();
});

test('a market without its languages gets the first one that it was written in', () => {
  expect(blocksFromText(copied, target(['ja-JP']))).toMatchObject([{ texts: { 'ja-JP': { title: 'Hello' } } }]);
});

test.each([
  ['whose template the market lacks', { ...target(['en-GB']), templates: new Map() }, /has no block/],
  ['for managers', target(['en-GB'], { restricted: true }), /added by managers/],
])('a block %s is refused with a sentence', (_what, to, sentence) => {
  expect(blocksFromText(copied, to)).toMatch(sentence);
});

test('a block of a newer template is refused with a sentence', () => {
  const newer = blocksAsText([block, { ...block, template_version: 9 }], ['en-GB']);
  expect(blocksFromText(newer, target(['en-GB']))).toMatch(/newer version/);
});

test.each(['', 'Hello', '{}', '{"format":"showroom-blocks"}'])('the text %j is no block', (text) => {
  expect(blocksFromText(text, target(['en-GB']))).toBeUndefined();
});
