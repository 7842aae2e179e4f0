import { fill } from './fill';

const SCOPE = {
  home: { title: 'Hello', steps: ['one', 'two'], again: '{home.title}!' },
  market: { decimals: 2 },
  locale: 'fr-FR',
};

test.each([
  ['{home.title}', 'Hello'],
  ['<p>{home.title}, {home.again}</p>', '<p>Hello, Hello!</p>'],
  ['{home.steps}', ['one', 'two']],
  ['{home.steps.1}', 'two'],
  ['{market.decimals}', 2],
  ['{7.1} s', '7,1 s'],
  ['nav.locale={locale}', 'nav.locale={locale}'],
  [{ list: [{ a: '{home.title}' }, 3, null] }, { list: [{ a: 'Hello' }, 3, null] }],
  [
    [
      { needs: 'home.steps', a: 1 },
      { needs: 'home.stories', a: '{home.stories}' },
    ],
    [{ a: 1 }],
  ],
  [
    { ui_type: 'primary', url: '/' },
    { ui_type: 'primary', url: '/', type: 'internal', target: '_self' },
  ],
])('%j becomes %j', (template, expected) => {
  expect(fill(template, SCOPE)).toEqual(expected);
});

test('a text that is missing is named', () => {
  expect(() => fill({ title: '{home.subtitle}' }, SCOPE)).toThrow('Nothing stands for {home.subtitle}.');
});
