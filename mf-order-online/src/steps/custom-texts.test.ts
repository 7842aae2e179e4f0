import { withCustomTexts } from './custom-texts';

const texts = { go: 'Continue', stay: 'Stay', next: 'Next: {title}' };

test("a market's own texts replace the built-in ones that it names", () => {
  expect(withCustomTexts(texts, { go: 'Order now' })).toEqual({ ...texts, go: 'Order now' });
});

test.each([{ next: 'Next' }, { go: '' }, { other: 'Word' }, {}])('of %j nothing is taken', (custom) => {
  expect(withCustomTexts(texts, custom)).toEqual(texts);
});
