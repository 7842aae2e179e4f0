import { canReach, type Progress, resumeAt, screenAfter, screenFor, screenNamed, wayOf } from './screens';

const everything = { details: true, terms: true, authentication: true, payment: true };
const joined = { details: false, terms: false, authentication: false, payment: true };
const nothing = { form: false, terms: false, authentication: false };
const at = (changes: Partial<Progress> = {}): Progress => ({
  restored: true,
  hold: 'held',
  settling: false,
  done: nothing,
  needs: everything,
  ...changes,
});

test.each([
  [everything, ['details', 'form', 'terms', 'authentication', 'payment']],
  [{ ...everything, authentication: false }, ['details', 'form', 'terms', 'payment']],
  [{ ...everything, authentication: false, payment: false }, ['details', 'form', 'terms']],
  [joined, ['form', 'payment']],
  [{ ...joined, payment: false }, ['form']],
])('with %o the way is %s', (needs, way) => {
  expect(wayOf({ needs })).toEqual(way);
});

test.each([
  [null, undefined],
  ['payment', 'payment'],
  ['nonsense', undefined],
])('an address with the screen %s names %s', (value, screen) => {
  expect(screenNamed(value)).toBe(screen);
});

test.each([
  ['the payment before the form was filled in', 'payment', at(), 'form'],
  ['the payment before the terms', 'payment', at({ done: { ...nothing, form: true } }), 'terms'],
  [
    'the payment before the phone is verified',
    'payment',
    at({ done: { form: true, terms: true, authentication: false } }),
    'authentication',
  ],
  [
    'the payment once everything is done',
    'payment',
    at({ done: { form: true, terms: true, authentication: true } }),
    'payment',
  ],
  [
    'a verification that this market does not ask',
    'authentication',
    at({ needs: { ...everything, authentication: false }, done: { ...nothing, form: true } }),
    'terms',
  ],
  ['the form again', 'form', at({ done: { form: true, terms: true, authentication: true } }), 'form'],
  ['anything after the hold ended', 'payment', at({ hold: 'ended' }), 'rebooking'],
  ['anything for a vehicle of somebody else', 'form', at({ hold: 'refused' }), 'error'],
  ['anything while no hold can be had', 'form', at({ hold: 'failed' }), 'error'],
  ['anything while a payment is asked for', 'form', at({ settling: true, hold: 'ended' }), 'confirmation'],
  ['the confirmation of nothing', 'confirmation', at(), 'form'],
  ['the confirmation before anything is known', 'confirmation', at({ restored: false, hold: 'none' }), 'confirmation'],
  ['a rebooking that is made', 'rebooking', at({ done: { ...nothing, form: true } }), 'terms'],
  ['an error that is over, before what was typed is restored', 'error', at({ restored: false }), 'details'],
  ['no screen at all', undefined, at(), 'details'],
  ['no screen where only the form asks something', undefined, at({ needs: joined }), 'form'],
  ['terms that stand below the form', 'terms', at({ needs: joined, done: { ...nothing, form: true } }), 'form'],
  ['details that ask nothing', 'details', at({ needs: joined }), 'form'],
  [
    'the payment before terms below the form',
    'payment',
    at({ needs: joined, done: { ...nothing, form: true } }),
    'form',
  ],
  [
    'the payment after terms below the form',
    'payment',
    at({ needs: joined, done: { form: true, terms: true, authentication: false } }),
    'payment',
  ],
] as const)('%s leads to the right screen', (_, requested, progress, shown) => {
  expect(screenFor(requested, progress)).toBe(shown);
});

test('a checkout goes on where it is not done, and at the payment once it is', () => {
  expect(resumeAt(at())).toBe('form');
  expect(resumeAt(at({ done: { form: true, terms: true, authentication: true } }))).toBe('payment');
});

test('only screens whose earlier ones are done can be reached, and the last one leads to the order', () => {
  expect(canReach('terms', at())).toBe(false);
  expect(canReach('terms', at({ done: { ...nothing, form: true } }))).toBe(true);
  expect(screenAfter('terms', at({ needs: { ...everything, authentication: false } }))).toBe('payment');
  expect(screenAfter('terms', at({ needs: { ...everything, authentication: false, payment: false } }))).toBeUndefined();
});

test('a phone is verified once', () => {
  expect(screenAfter('terms', at())).toBe('authentication');
  expect(screenAfter('terms', at({ done: { ...nothing, authentication: true } }))).toBe('payment');
});
