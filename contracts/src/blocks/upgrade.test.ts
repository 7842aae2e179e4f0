import type { TemplateUpgrade } from './template';
import { upgradeBlock, upgradeContent } from './upgrade';

const upgrades: readonly TemplateUpgrade[] = [
  {
    to: 2,
    changes: [
      { in: 'block', change: 'rename', symbol: 'name', to: 'title' },
      { in: 'groups', change: 'rename', symbol: 'body', to: 'text' },
    ],
  },
  {
    to: 3,
    changes: [
      { in: 'block', change: 'replace', symbol: 'color', values: { white: 'light' } },
      { in: 'block', change: 'fill', symbol: 'columns', value: 1 },
    ],
  },
];
const template = { version: 3, upgrades };
const group = (id: string, texts: Record<string, Record<string, unknown>>) => ({ id, values: {}, texts });

test('content of the first version takes each step, in every language and group', () => {
  const block = {
    template_version: 1,
    values: { color: 'white' },
    texts: { en: { name: 'Ours' }, ar: { name: 'لنا' } },
    groups: [group('g', { en: { body: 'One' }, ar: { body: 'واحد' } })],
  };
  expect(upgradeBlock(block, template)).toEqual({
    template_version: 3,
    values: { color: 'light', columns: 1 },
    texts: { en: { title: 'Ours' }, ar: { title: 'لنا' } },
    groups: [group('g', { en: { text: 'One' }, ar: { text: 'واحد' } })],
  });
});

test('content takes the steps behind its own version alone', () => {
  expect(upgradeContent({ name: 'stays', color: 'white' }, 2, template)).toEqual({
    name: 'stays',
    color: 'light',
    columns: 1,
  });
});

test.each([3, 4])('content of version %d stays as it is', (version) => {
  const stored = { name: 'Ours', color: 'white' };
  expect(upgradeContent(stored, version, template)).toBe(stored);
});

test('nothing that somebody wrote is lost to a name that is taken, or replaced by what was meant', () => {
  expect(upgradeContent({ name: 'old', title: 'new', color: 'blue', columns: 4 }, 1, template)).toEqual({
    name: 'old',
    title: 'new',
    color: 'blue',
    columns: 4,
  });
});

test('groups of content in one language are upgraded where they stand', () => {
  expect(upgradeContent({ groups: [{ body: 'One' }, { text: 'Two' }] }, 1, template)).toEqual({
    columns: 1,
    groups: [{ text: 'One' }, { text: 'Two' }],
  });
});
