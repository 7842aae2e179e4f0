import { type Facts, nextStep } from './next-step';

const facts = (changes: {
  observed?: Partial<Facts['observed']>;
  attempt?: Partial<Facts['attempt']>;
  order?: Facts['order'];
  claim?: Facts['claim'];
  isOver?: boolean;
}): Facts => ({
  attempt: { state: 'pending', amount: 500_00, currency: 'EUR', ...changes.attempt },
  observed: { status: 'open', amount: 500_00, currency: 'EUR', ...changes.observed },
  order: changes.order ?? 'awaiting_payment',
  claim: changes.claim ?? 'ours',
  isOver: changes.isOver ?? false,
});

const authorised = { status: 'authorised' } as const;
const paid = { status: 'paid' } as const;

test.each([
  ['a visitor who still types', {}, {}],
  ['a declined card', { observed: { status: 'declined' } }, { state: 'declined' }],
  ['held money', { observed: authorised }, { state: 'authorised', act: 'capture' }],
  ['taken money', { observed: paid, attempt: { state: 'authorised' } }, { state: 'paid', order: 'confirmed' }],
  ['taken money, told again', { observed: paid, attempt: { state: 'paid' }, order: 'confirmed' }, {}],
  [
    'held money after the vehicle is gone',
    { observed: authorised, claim: 'lost' },
    { act: 'void', order: 'cancelled' },
  ],
  ['taken money after the vehicle is gone', { observed: paid, claim: 'lost' }, { act: 'refund', order: 'cancelled' }],
  ['held money for a closed order', { observed: authorised, order: 'expired' }, { act: 'void' }],
  ['a second payment of a confirmed order', { observed: paid, order: 'confirmed' }, { act: 'refund' }],
  ['another amount held', { observed: { ...authorised, amount: 1 } }, { act: 'void' }],
  ['another amount taken', { observed: { ...paid, amount: 1 } }, { act: 'refund' }],
  ['another currency', { observed: { ...authorised, currency: 'JPY' } }, { act: 'void' }],
  ['nothing paid when the time is up', { isOver: true }, { act: 'void', order: 'expired' }],
  [
    'a declined card when the time is up',
    { observed: { status: 'declined' }, isOver: true },
    { act: 'void', order: 'expired' },
  ],
  [
    'held money when the time is up and the vehicle still ours',
    { observed: authorised, isOver: true },
    { act: 'capture' },
  ],
  ['money let go', { observed: { status: 'void' } }, { state: 'voided' }],
  ['money on its way back', { observed: { status: 'refunding' } }, { state: 'refunding' }],
  ['money back', { observed: { status: 'refunded' } }, { state: 'refunded' }],
] as const)('%s', (_what, changes, expected) => {
  const step = nextStep(facts(changes));
  expect(step).toMatchObject(expected);
  if (!('order' in expected)) expect(step.order).toBeUndefined();
  if (!('act' in expected)) expect(step.act).toBeUndefined();
});
