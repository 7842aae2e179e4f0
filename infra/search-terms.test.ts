import fc from 'fast-check';
import { stemmed } from './search-stems';
import { folded, indexedText, pairsOf, termsOf } from './search-terms';

test.each([
  ['Élan', 'elan'],
  ['RANGE ROVER', 'range rover'],
  ['Ｄ３００', 'd300'],
  ['ديفندر ١١٠', 'ديفندر 110'],
  ['رينج روڤر', 'رينج روفر'],
  ['مُسَجَّلة', 'مسجلة'],
  ["об'єм", 'обєм'],
  ['Їжак і йод', 'їжак і йод'],
  ["L’été d'Avignon", ' ete  avignon'],
  ['ガレージ', 'ガレージ'],
  ['ｶﾞﾚｰｼﾞ', 'ガレージ'],
])('%s is compared as %s', (text, expected) => expect(folded(text)).toBe(expected));

test.each([
  ['F-Pace, 2.0 l', 'f pace 2 0 l'],
  ['新型車', '新型 型車 車'],
  ['新型Defender 110の', '新型 型 defender 110 の'],
  ['  \u0000 <b>', 'b'],
])('%j is indexed as %j', (text, expected) => expect(indexedText(text, 'ja-JP')).toBe(expected));

test('whatever is typed, words have letters and digits alone, and folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(folded(folded(text))).toBe(folded(text));
      for (const word of indexedText(text, 'ar-AE').split(' ').filter(Boolean))
        expect(word).toMatch(/^[\p{L}\p{N}\p{M}ー々〆]+$/u);
    }),
  );
});

test('the pairs of a part of an unspaced text are among the pairs of the whole', () => {
  const kanji = fc.array(fc.constantFrom(...'新型車在庫一覧販売店'), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(kanji, fc.nat(), fc.nat(), (characters, one, other) => {
      const [from, to] = [one % characters.length, other % characters.length].sort((a, b) => a - b);
      const part = characters.slice(from, (to ?? 0) + 1).join('');
      fc.pre(part.length > 1);
      expect(pairsOf(characters.join(''))).toEqual(expect.arrayContaining(pairsOf(part)));
    }),
  );
});

test('spaced and unspaced words stand beside each other', () => {
  expect(termsOf('新型Defender')).toEqual([
    { text: '新型', isUnspaced: true },
    { text: 'defender', isUnspaced: false },
  ]);
});

test.each([
  ['السيارات', 'سيار'],
  ['سيارات', 'سيار'],
  ['سيارة', 'سيار'],
  ['والسيارة', 'سيار'],
  ['للسيارات', 'سيار'],
  ['من', 'من'],
  ['العروض', 'عروض'],
])('%s is one word with %s', (word, expected) => {
  expect(stemmed(folded(word), 'ar-AE')).toBe(expected);
  expect(stemmed(folded(word), 'en-AE')).toBe(folded(word));
});
