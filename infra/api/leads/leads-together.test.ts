import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { JANE, type Leading, startLeading } from './leads.testing';

let leading: Leading;
beforeAll(async () => {
  leading = await startLeading();
});
afterAll(() => leading.close());

const leave = (who: string, more: object = {}) =>
  leading.post('/forms/contact-international/leads', { values: { ...JANE, message: who }, ...more }, who);

async function storedOf(who: string) {
  return leading.database.rows(
    sql`select suspicion, (select count(*)::int from lead_integrations i where i.lead_id = leads.id) as systems
      from leads where visitor = ${who} order by created_at, suspicion nulls first`,
  );
}

test('leads that come at the same time are each stored once and sent', async () => {
  const people = Array.from({ length: 30 }, (_, index) => `person-${index}`);
  const answers = await Promise.all(people.map((who) => leave(who, { idempotency_key: randomUUID() })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 201));
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(people.length);
  for (const who of people) expect(await storedOf(who)).toEqual([{ suspicion: null, systems: 1 }]);
});

test('a key that was used for something else refuses its own request among many', async () => {
  const key = randomUUID();
  expect((await leave('reuser', { idempotency_key: key })).statusCode).toBe(201);
  const other = leading.post(
    '/forms/contact-international/leads',
    { values: { ...JANE, message: 'Something else' }, idempotency_key: key },
    'reuser',
  );
  const [refused, ...others] = await Promise.all([
    other,
    ...['anna', 'ben', 'cleo'].map((who) => leave(who, { idempotency_key: randomUUID() })),
  ]);
  expect(refused.statusCode).toBe(422);
  expect(others.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
});

test('the same from one visitor at once is stored once with a key, and marked without', async () => {
  const idempotency_key = randomUUID();
  const twice = await Promise.all([leave('dora', { idempotency_key }), leave('dora', { idempotency_key })]);
  expect(new Set(twice.map((answer) => answer.json().data.id)).size).toBe(1);
  await Promise.all([leave('emil'), leave('emil')]);
  // Which of two transactions began first says nothing about which one was stored first.
  const stored = await storedOf('emil');
  expect(stored).toHaveLength(2);
  expect(stored).toEqual(
    expect.arrayContaining([
      { suspicion: null, systems: 1 },
      { suspicion: 'duplicate', systems: 0 },
    ]),
  );
});
