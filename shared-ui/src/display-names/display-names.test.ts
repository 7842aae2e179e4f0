import { languageName, marketName } from './display-names';

test.each([
  ['en-AU', ['International', 'Australia', 'United Arab Emirates', 'Japan', 'Ukraine']],
  ['fr-FR', ['International', 'Australie', 'Émirats arabes unis', 'Japon', 'Ukraine']],
  ['ar-AE', ['International', 'أستراليا', 'الإمارات العربية المتحدة', 'اليابان', 'أوكرانيا']],
  ['ja-JP', ['International', 'オーストラリア', 'アラブ首長国連邦', '日本', 'ウクライナ']],
  ['uk-UA', ['International', 'Австралія', 'Обʼєднані Арабські Емірати', 'Японія', 'Україна']],
])('%s calls markets as their countries, and the one of no country by its name', (locale, names) => {
  const codes = ['international', 'au', 'ae', 'jp', 'ua'] as const;
  expect(codes.map((code) => marketName(code, locale))).toEqual(names);
});

test('a language is named in another one, whatever its country', () => {
  expect([languageName('ar-AE', 'fr-FR'), languageName('uk', 'ja-JP')]).toEqual(['arabe', 'ウクライナ語']);
});
