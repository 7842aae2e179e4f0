import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { checkLedger } from '../../payments/ledger/check-ledger';
import { compareWithProviders } from '../../payments/ledger/compare-with-providers';
import { settle } from '../../payments/settlement/settle';
import { browse, letTimePass, type Reserving, startReserving } from '../reserve.testing';
import { type PayingVendor, payWith } from '../reserve-with.testing';
import { sweep } from '../sweep';

let api: Reserving;
beforeAll(async () => {
  api = await startReserving();
}, 120_000);
afterAll(async () => api?.close());

const STEPS = [
  'pays',
  'is declined',
  'comes back',
  'gives the hold back',
  'asks again',
  'time',
  'sweep',
  'another buyer',
] as const;

const history = fc.array(
  fc.record({
    step: fc.oneof(
      { arbitrary: fc.constantFrom('pays' as const, 'comes back' as const), weight: 3 },
      { arbitrary: fc.constantFrom(...STEPS), weight: 2 },
    ),
    /** Whether it is waited for before the next step. */
    isWaited: fc.boolean(),
  }),
  { minLength: 2, maxLength: 10 },
);

/** What the others are measured by: one ends with an order, one without. */
const PLAIN: [steps: { step: (typeof STEPS)[number]; isWaited: boolean }[]][] = [
  [[{ step: 'pays', isWaited: true }]],
  [[{ step: 'gives the hold back', isWaited: true }]],
];

/** Waits out the hold and settles everything that was begun. */
async function comeToRest(vehicle: string): Promise<void> {
  await letTimePass(api, vehicle, 60);
  const begun = await api.database.rows(
    sql`select a.id from payment_attempts a join orders o on o.number = a.order_number where o.vehicle_id = ${vehicle}`,
  );
  for (const { id } of begun) await settle(api.services, String(id), true);
  await sweep(api.services);
}

test.each<PayingVendor>(['STRIPE', 'PAYPAL', 'LIQPAY'])(
  'whatever visitors, clock, webhooks and sweeper do with %s: money is kept of an order with its vehicle only, and the ledger says what the provider says',
  async (vendor) => {
    const seen = new Set<unknown>();
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const paying = payWith(api, vendor);
        const { visitor, market } = paying;
        const { vehicle, number, lock, started } = await paying.upToPaying();
        const work = {
          pays: () => paying.pay(started),
          'is declined': () => paying.pay(started, 'declined'),
          'comes back': () => visitor.confirm(number),
          'gives the hold back': () => visitor.send('DELETE', `/buy_online/holds/${lock}`),
          'asks again': () => paying.ask(vehicle),
          time: () => letTimePass(api, vehicle, 21),
          sweep: () => sweep(api.services),
          'another buyer': () => browse(api, market).init(vehicle),
        } as const satisfies Record<(typeof STEPS)[number], () => Promise<unknown>>;
        const running: Promise<unknown>[] = [];
        for (const { step, isWaited } of steps) {
          const done = work[step]();
          running.push(done);
          if (isWaited) await done;
        }
        await Promise.all(running);
        await comeToRest(vehicle);
        expect(await checkLedger(api.database)).toEqual([]);
        expect((await compareWithProviders(api.services)).broken).toEqual([]);
        seen.add((await paying.orderOf(number))['state']);
      }),
      { numRuns: 15, endOnFailure: true, examples: PLAIN },
    );
    // The histories went far enough to mean something.
    expect(seen).toContain('confirmed');
    expect(seen.size).toBeGreaterThan(1);
  },
  240_000,
);
