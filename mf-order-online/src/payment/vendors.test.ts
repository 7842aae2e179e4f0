import { isFree, offeredVendors } from './vendors';

const uuid = '6f2a1c5e-0b7d-4f6e-9a63-1d2f0c9b7a01';
const named = (...types: readonly string[]) => types.map((type) => ({ type, uuid }));
const typesOf = (...input: Parameters<typeof offeredVendors>) => offeredVendors(...input).map(({ type }) => type);

test.each([
  ['several are all offered, in their order', named('STRIPE', 'PAYPAL'), [], ['STRIPE', 'PAYPAL']],
  ['types are compared in upper case', named('stripe', 'LiqPay'), [], ['STRIPE', 'LIQPAY']],
  ['a free reservation leaves nothing to choose', named('STRIPE', 'no_payment_japan'), [], ['NO_PAYMENT_JAPAN']],
  ['a vendor that nobody knows is left out', named('BARTER', 'STRIPE'), [], ['STRIPE']],
  ['the configuration orders them', named('STRIPE', 'PAYPAL'), named('paypal', 'stripe'), ['PAYPAL', 'STRIPE']],
  ['the configuration narrows them', named('STRIPE', 'PAYPAL'), named('PAYPAL'), ['PAYPAL']],
  [
    'the configuration adds nothing that the hold does not name',
    named('STRIPE'),
    named('LIQPAY', 'STRIPE'),
    ['STRIPE'],
  ],
] as const)('%s', (_, held, configured, expected) => {
  expect(typesOf(held, configured)).toEqual(expected);
});

test('a vendor has the uuid that the hold names it by', () => {
  expect(offeredVendors(named('paypal'), [{ type: 'PAYPAL' }])).toEqual([{ type: 'PAYPAL', uuid }]);
});

test('only the free vendor is free', () => {
  expect([isFree('NO_PAYMENT_JAPAN'), isFree('STRIPE'), isFree('PAYPAL'), isFree('LIQPAY')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
