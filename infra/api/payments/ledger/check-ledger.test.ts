import { type SQL, sql } from 'drizzle-orm';
import { run } from '../../../database/sql';
import { addVehicle, browse, type Reserving, startReserving } from '../../orders/reserve.testing';
import { checkLedger, RULE_COUNT } from './check-ledger';

jest.setTimeout(60_000);

let api: Reserving;
/** One reservation that is paid for, and one whose visitor still types the card. */
let paid: { readonly vehicle: string; readonly number: string; readonly attempt: string };
let open: typeof paid;

beforeAll(async () => {
  api = await startReserving();
  paid = await reserve();
  open = await reserve({ isPaid: false });
});
afterAll(() => api?.close());

async function reserve({ isPaid = true } = {}): Promise<typeof paid> {
  const vehicle = await addVehicle(api.database);
  const visitor = browse(api);
  const { number, attempt, secret } = await visitor.upToCard(vehicle);
  if (isPaid) {
    await visitor.card(secret);
    await visitor.confirm(number);
  }
  return { vehicle, number, attempt };
}

/** Rules that are broken while the damage is there; nothing of it stays. */
async function brokenBy(damage: readonly SQL[]): Promise<Awaited<ReturnType<typeof checkLedger>>> {
  let found: Awaited<ReturnType<typeof checkLedger>> = [];
  const undo = new Error('undo');
  const damaged = api.database.db.transaction(async (db) => {
    // Triggers and keys refuse most of this; what the check is for came past them.
    await run(db, sql`set local session_replication_role = replica`);
    for (const statement of damage) await run(db, statement);
    found = await checkLedger({ db });
    throw undo;
  });
  await expect(damaged).rejects.toThrow(undo);
  return found;
}

const become = (attempt: string, state: string) =>
  sql`insert into payment_transitions (attempt_id, sequence, state, reason) values (${attempt}, 99, ${state}, 'damage')`;
const orderBecomes = (number: string, state: string) =>
  sql`update orders set state = ${state} where number = ${number}`;
const refund = (values: SQL) =>
  sql`insert into refunds (id, order_number, attempt_id, who, why, amount, up_to, asked_at, given_at, given_up_at)
    values ('r1', ${paid.number}, ${paid.attempt}, 'somebody', 'damage', ${values})`;
const appointment = (number: string, values = sql`1, now() + interval '1 hour'`) =>
  sql`insert into appointments (order_number, retailer_id, purpose, starts_at, seat, ends_at)
    values (${number}, 'retailer', 'handover', now(), ${values})`;
const moneyMoves = (movement: string, from: string, to: string, amount: number) =>
  sql`insert into ledger_entries (order_number, attempt_id, vendor, provider_reference, movement, part, account, amount, currency)
    select ${paid.number}, ${paid.attempt}, 'STRIPE', 'pi_1', ${movement}, 9, sides.account, sides.amount, 'EUR'
    from (values (${from}, ${-amount}::bigint), (${to}, ${amount}::bigint)) as sides (account, amount)`;

/** Each rule, with ways to break it and what the check then names. */
const DAMAGES: readonly (readonly [rule: string, broken: () => string, damage: () => readonly SQL[]])[] = [
  [
    'a vehicle has at most one owner',
    () => paid.vehicle,
    () => [
      sql`drop index orders_one_per_held`,
      sql`update orders set state = 'confirmed', held_id = ${paid.vehicle} where number = ${open.number}`,
    ],
  ],
  ...(['stock', 'delivery'] as const).map(
    (status) =>
      [
        'the vehicle of an order is reserved, sold or out of stock',
        () => paid.number,
        () => [sql`update vehicles set status = ${status} where id = ${paid.vehicle}`],
      ] as const,
  ),
  [
    'an order that has its vehicle keeps the hold',
    () => paid.number,
    () => [sql`update holds set order_number = null where vehicle_id = ${paid.vehicle}`],
  ],
  [
    'an order that has its vehicle keeps the hold',
    () => paid.number,
    () => [sql`update holds set owner = 'somebody else' where vehicle_id = ${paid.vehicle}`],
  ],
  [
    'a hold is kept for an order that has its vehicle only',
    () => open.vehicle,
    () => [sql`update holds set order_number = ${open.number} where vehicle_id = ${open.vehicle}`],
  ],
  [
    'a hold is kept for an order that has its vehicle only',
    () => open.vehicle,
    () => [sql`update holds set order_number = 'no order' where vehicle_id = ${open.vehicle}`],
  ],
  [
    'a hold has one open order at most, of the same visitor',
    () => open.vehicle,
    () => [sql`update orders set owner = 'somebody else' where number = ${open.number}`],
  ],
  [
    'nobody loses a hold before its time',
    () => 'vehicle',
    () => [
      sql`insert into hold_events (vehicle_id, token, what, at)
        values ('vehicle', 'one', 'taken', now() - interval '14 minutes'), ('vehicle', 'two', 'taken', now())`,
    ],
  ],
  [
    'an order goes the ways that there are, and is where its history ends',
    () => open.number,
    () => [orderBecomes(open.number, 'expired')],
  ],
  [
    'an order goes the ways that there are, and is where its history ends',
    () => paid.number,
    () => [
      sql`insert into order_transitions (order_number, sequence, state, reason) values (${paid.number}, 99, 'paid', '')`,
      orderBecomes(paid.number, 'paid'),
    ],
  ],
  [
    'money is kept only of an order that has its vehicle',
    () => paid.attempt,
    () => [orderBecomes(paid.number, 'cancelled')],
  ],
  [
    'an order that is paid or confirmed has exactly one payment that is kept',
    () => paid.number,
    () => [become(paid.attempt, 'voided')],
  ],
  [
    'an order that has ended has no payment under way for more than an hour',
    () => open.attempt,
    () => [
      orderBecomes(open.number, 'expired'),
      sql`update payment_transitions set at = at - interval '61 minutes' where attempt_id = ${open.attempt}`,
    ],
  ],
  [
    'the entries of an order add up to nothing, in each currency',
    () => paid.number,
    () => [sql`update ledger_entries set amount = amount + 1 where attempt_id = ${paid.attempt} and account = 'taken'`],
  ],
  [
    'nothing is taken, let go or given back that was not there',
    () => paid.attempt,
    () => [moneyMoves('refunded', 'taken', 'visitor', 500_01)],
  ],
  ...(['pending', 'authorised', 'voiding', 'voided', 'refunded'] as const).map(
    (state) =>
      [
        'the ledger has of each payment what its state says',
        () => paid.attempt,
        () => [become(paid.attempt, state)],
      ] as const,
  ),
  ...(['refunding', 'given_up', 'paid'] as const).map(
    (state) =>
      [
        'the ledger has of each payment what its state says',
        () => paid.attempt,
        () => [become(paid.attempt, state), moneyMoves('authorised', 'visitor', 'on_hold', 1)],
      ] as const,
  ),
  [
    'money is ours in the currency that was asked for',
    () => paid.attempt,
    () => [sql`update ledger_entries set currency = 'JPY' where attempt_id = ${paid.attempt} and account = 'taken'`],
  ],
  [
    'nobody pays an order twice',
    () => paid.number,
    () => [sql`update orders set amount = amount - 1 where number = ${paid.number}`],
  ],
  [
    'what was marked as given back is back by the ledger',
    () => paid.number,
    () => [refund(sql`100, 100, now(), now(), null`)],
  ],
  [
    'a part that was asked for is given back or given up within four days',
    () => paid.number,
    () => [refund(sql`100, 100, now() - interval '97 hours', null, null`)],
  ],
  ...([sql`0, 0`, sql`100, 99`, sql`100, 50001`] as const).map(
    (amounts) =>
      [
        'parts of a payment follow each other, and are not more than it was',
        () => paid.number,
        () => [refund(sql`${amounts}, now(), null, null`)],
      ] as const,
  ),
  [
    'no refund was given up: a person has to see to it',
    () => paid.number,
    () => [refund(sql`100, 100, now() - interval '4 days', null, now()`)],
  ],
  [
    'an appointment is not before its order was posted',
    () => open.number,
    () => [orderBecomes(open.number, 'initialized'), appointment(open.number)],
  ],
  ...([sql`1, now()`, sql`0, now() + interval '1 hour'`] as const).map(
    (values) =>
      [
        'nobody comes twice at once, and nobody to an hour that ended before it began',
        () => paid.number,
        () => [appointment(paid.number, values)],
      ] as const,
  ),
  [
    'an appointment is the one of its order, and an order with one has its seat',
    () => paid.number,
    () => [appointment(paid.number)],
  ],
];

test('a reservation that is paid for and one that is not break no rule', async () => {
  expect(await brokenBy([])).toEqual([]);
});

test('every rule has a damage that breaks it', () => {
  expect(new Set(DAMAGES.map(([rule]) => rule)).size).toBe(RULE_COUNT);
});

test.each(DAMAGES.map((damage, index) => [damage[0], index, damage] as const))(
  '"%s" is found broken (%i)',
  async (_rule, _index, [rule, broken, damage]) => {
    expect(await brokenBy(damage())).toContainEqual({ rule, broken: [broken()] });
  },
);

test.each([
  [
    'a hold that was given back and taken again',
    () => [
      sql`insert into hold_events (vehicle_id, token, what, at) values ('vehicle', 'one', 'taken', now() - interval '2 minutes'),
      ('vehicle', 'one', 'released', now() - interval '1 minute'), ('vehicle', 'two', 'taken', now())`,
    ],
  ],
  [
    'a hold that lapsed after its quarter of an hour',
    () => [
      sql`insert into hold_events (vehicle_id, token, what, at)
      values ('vehicle', 'one', 'taken', now() - interval '15 minutes'), ('vehicle', 'one', 'lapsed', now())`,
    ],
  ],
  ['a payment that is let go at this moment', () => [become(open.attempt, 'voiding')]],
  ['a part that was asked for yesterday', () => [refund(sql`100, 100, now() - interval '1 day', null, null`)]],
  ['a vehicle that was sold', () => [sql`update vehicles set status = 'sold' where id = ${paid.vehicle}`]],
] as const)('%s breaks no rule', async (_what, happening) => {
  expect(await brokenBy(happening())).toEqual([]);
});
