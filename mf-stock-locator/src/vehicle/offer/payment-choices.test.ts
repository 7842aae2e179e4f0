import type { PriceEntry } from '@showroom/contracts/entities/vehicle';
import { priceNotes } from '../../prices/disclaimers';
import { chosenOption, notesBeside, paymentChoices } from './payment-choices';

const price = (type: PriceEntry['type'], value_raw = 100, hidden_from_visitors = false): PriceEntry => ({
  type,
  value_raw,
  old_price_raw: null,
  hidden_from_visitors,
});
const all = [price('subscribe'), price('lease'), price('purchase')];

test.each([
  ['all prices', all, ['purchase', 'lease', 'subscribe']],
  ['a hidden purchase price', [price('purchase', 100, true), price('lease')], ['lease']],
  ['a price of zero', [price('purchase', 0), price('subscribe')], ['subscribe']],
  ['no price', [], []],
])('with %s visitors choose between %j', (_, prices, types) => {
  expect(paymentChoices(prices).map(({ type }) => type)).toEqual(types);
});

test.each([
  [all, undefined, 'purchase'],
  [all, 'lease', 'lease'],
  [all, 'calculator', 'purchase'],
  [[price('subscribe')], 'lease', 'subscribe'],
  [[], 'lease', undefined],
])('of %# the wanted %p gives %p', (prices, wanted, option) => expect(chosenOption(prices, wanted)).toBe(option));

const notes = priceNotes(
  [
    { price: 'purchase', text: 'Includes VAT.' },
    { price: 'lease', text: 'Over 36 months.' },
    { price: 'subscribe', text: 'Over 36 months.' },
  ],
  ['purchase', 'lease', 'subscribe'],
);

test.each([
  ['several ways to pay', [price('purchase', 1), price('lease', 1), price('subscribe', 1)], ['** Over 36 months.']],
  ['a single monthly price, which carries its stars', [price('lease', 1)], []],
  ['a purchase price alone', [price('purchase', 1)], []],
  ['a hidden lease', [price('purchase', 1), price('lease', 0), price('subscribe', 1)], ['** Over 36 months.']],
] as const)('below the choice of %s are the notes to its monthly prices', (_, prices, expected) => {
  expect(notesBeside(prices, notes).map(({ stars, text }) => `${stars} ${text}`)).toEqual(expected);
});
