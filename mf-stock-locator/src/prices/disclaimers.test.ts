import { type NotedPrice, priceNotes } from './disclaimers';

const VAT = 'Includes VAT.';
const RATE = 'Representative example below.';
const all = [
  { price: 'lease', text: RATE },
  { price: 'purchase', text: VAT },
  { price: 'subscribe', text: RATE },
] as const;

test.each([
  [
    ['purchase', 'lease'],
    ['* Includes VAT.', '** Representative example below.'],
    ['*', '**', ''],
  ],
  [
    ['lease', 'purchase'],
    ['* Representative example below.', '** Includes VAT.'],
    ['**', '*', ''],
  ],
  [['lease', 'subscribe'], ['* Representative example below.'], ['', '*', '*']],
  [['drive_away'], [], ['', '', '']],
  [[], [], ['', '', '']],
] as const)('with %j on the page the notes are %j', (shown, notes, stars) => {
  const found = priceNotes(all, shown);
  expect(found.notes.map((note) => `${note.stars} ${note.text}`)).toEqual(notes);
  expect((['purchase', 'lease', 'subscribe'] as const).map(found.starsOf)).toEqual(stars);
});

test('two notes to one price have their own stars, and an empty one has none', () => {
  const disclaimers: { price: NotedPrice; text: string }[] = [
    { price: 'purchase', text: VAT },
    { price: 'purchase', text: ' ' },
    { price: 'purchase', text: 'Without delivery.' },
  ];
  const { notes, starsOf } = priceNotes(disclaimers, ['purchase']);
  expect(notes).toHaveLength(2);
  expect(starsOf('purchase')).toBe('* **');
});

test('to some of the prices belong their own notes, each once, with the stars that they have on the page', () => {
  const notes = priceNotes(all, ['purchase', 'lease', 'subscribe']);
  const of = (...prices: NotedPrice[]) => notes.of(prices).map(({ stars, text }) => `${stars} ${text}`);
  expect(of('lease', 'subscribe')).toEqual(['** Representative example below.']);
  expect(of('purchase')).toEqual(['* Includes VAT.']);
  expect(of('drive_away')).toEqual([]);
  expect(of()).toEqual([]);
});
