import { sql } from 'drizzle-orm';
import { parseApiConfig } from '../../api-config';
import { beginDelivery, DELIVER_JOB, endDelivery } from './delivery/outbox';
import { salesforce } from './delivery/salesforce';
import { leadJobs } from './jobs';
import { JANE, type Leading, startLeading } from './leads.testing';

jest.setTimeout(90_000);

let leading: Leading;

beforeAll(async () => {
  leading = await startLeading();
});
afterAll(() => leading.close());
beforeEach(async () => {
  leading.sandbox.crm.faults.clear();
  await leading.database.rows(sql`delete from request_counts`);
});

/** What a test left for later does not take the faults of the next one. */
afterEach(async () => {
  leading.sandbox.crm.faults.clear();
  await leading.work('soon');
});

const CONTACT = '/forms/contact-international/leads';

let left = 0;

/** Each says something else: the same once more would wait for a person. */
async function leave(values: object = {}, rest: object = {}): Promise<string> {
  left += 1;
  const message = `Please call me about car ${left}.`;
  const answer = await leading.post(CONTACT, { values: { ...JANE, message, ...values }, ...rest });
  expect([answer.statusCode, answer.json()]).toMatchObject([201, {}]);
  return answer.json().data.id;
}
const read = async (id: string) => (await leading.as('lead_manager', 'GET', `${CONTACT}/${id}`)).json().data.attributes;
const integrations = async (id: string) =>
  (await leading.as('lead_manager', 'GET', `${CONTACT}/${id}/integrations`)).json().data;
const standing = async (id: string) => (await integrations(id))[0].attributes;

test('a lead is kept with what was filled in, normalised, and reaches the CRM once', async () => {
  const id = await leave({}, { source_url: 'https://site.test/contact', tracking: { utm_source: 'news' } });
  expect(await read(id)).toMatchObject({
    form_id: 'contact-international',
    market: 'international',
    values: { phone: '+491701234567', email: 'jane@example.test' },
    source_url: 'https://site.test/contact',
    tracking: { utm_source: 'news' },
  });
  await leading.work();
  expect(await standing(id)).toMatchObject({
    status: 'delivered',
    attempts: [{ outcome: 'delivered', http_status: 201 }],
  });
  const record = leading.sandbox.crm.leads.get(id);
  expect(record).toMatchObject({
    writes: 1,
    fields: { FirstName: 'Jane', LastName: 'Doe', LeadSource: 'Web contact' },
  });
  expect((await standing(id)).remote_id).toBe(record?.id);
});

test('whatever the CRM does, the visitor has been answered already', async () => {
  leading.sandbox.crm.faults.plan('slow');
  const id = await leave();
  expect((await read(id)).integrations[0].status).not.toBe('delivered');
});

test('a double click with one key leaves one lead', async () => {
  const body = { values: JANE, idempotency_key: 'double-click-0001' };
  const answers = await Promise.all([1, 2, 3].map(() => leading.post(CONTACT, body)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
  const other = await leading.post(CONTACT, { ...body, values: { ...JANE, message: 'Something else' } });
  expect(other.statusCode).toBe(422);
});

test('wrong fields are named, nothing is kept, and what a form does not ask cannot be smuggled in', async () => {
  const values = { ...JANE, email: 'jane', phone: '1', order_number: 'SR-1' };
  const answer = await leading.post(CONTACT, { values });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual([
    'values.email',
    'values.phone',
    'values.order_number',
  ]);
  const smuggled = await leading.post(CONTACT, { values: JANE, order_number: 'SR-1', created_at: '2000-01-01' });
  expect(await read(smuggled.json().data.id)).toMatchObject({ order_number: null });
});

test('a form that is not there takes nothing', async () => {
  expect((await leading.post('/forms/nobody/leads', { values: JANE })).statusCode).toBe(404);
});

test.each(['error-500', 'error-503', 'error-429', 'garbage'] as const)(
  'a CRM in trouble (%s) is asked again later, until it has the lead',
  async (fault) => {
    leading.sandbox.crm.faults.plan(fault);
    const id = await leave();
    await leading.work();
    const waiting = await standing(id);
    expect(waiting).toMatchObject({ status: 'retrying', tries: 1, attempts: [{ outcome: 'unreachable' }] });
    expect(Date.parse(waiting.next_try_at)).toBeGreaterThan(Date.parse(waiting.attempts[0].finished_at));
    await leading.work('soon');
    expect(await standing(id)).toMatchObject({ status: 'delivered', last_error: null });
    expect(await standing(id)).toHaveProperty('attempts.length', 2);
  },
);

test('an answer that was lost is no second lead in the CRM', async () => {
  leading.sandbox.crm.faults.plan('lost-answer');
  const id = await leave();
  await leading.work();
  expect(await standing(id)).toMatchObject({ status: 'retrying' });
  await leading.work('soon');
  expect(await standing(id)).toMatchObject({ status: 'delivered', attempts: [{ http_status: 200 }, {}] });
  expect([...leading.sandbox.crm.leads.keys()].filter((external) => external === id)).toHaveLength(1);
});

test('a session that ended is renewed within the same try', async () => {
  leading.sandbox.crm.faults.plan('expired-session');
  const id = await leave();
  await leading.work();
  expect(await standing(id)).toMatchObject({ status: 'delivered', attempts: [{ outcome: 'delivered' }] });
});

test('what the CRM refuses for good waits for a person, who has it sent again', async () => {
  leading.sandbox.crm.faults.plan('refused');
  const id = await leave();
  await leading.work();
  expect(await standing(id)).toMatchObject({
    status: 'dead',
    last_error: 'FIELD_CUSTOM_VALIDATION_EXCEPTION',
    next_try_at: null,
  });
  const dead = await leading.as('lead_manager', 'GET', `${CONTACT}?filter[integration_status_eq]=dead`);
  expect(dead.json().data.map((lead: { id: string }) => lead.id)).toContain(id);

  expect((await leading.as('lead_manager', 'POST', `${CONTACT}/${id}/integrations/fix`, {})).statusCode).toBe(403);
  const [{ id: integration }] = await integrations(id);
  const fixed = await Promise.all(
    [1, 2].map(() =>
      leading.as('market_manager', 'POST', `${CONTACT}/${id}/integrations/fix`, { integrations: [integration] }),
    ),
  );
  expect(fixed.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  await leading.work();
  expect(await standing(id)).toMatchObject({ status: 'delivered', attempts: [{ who: 'somebody' }, { who: '' }] });
  expect(leading.sandbox.crm.leads.get(id)?.writes).toBe(1);
});

test('to fix what arrived sends nothing, and what is not of this lead is refused', async () => {
  const id = await leave();
  await leading.work();
  await leading.as('admin', 'POST', `${CONTACT}/${id}/integrations/fix`, {});
  await leading.work();
  expect(await standing(id)).toHaveProperty('attempts.length', 1);
  const [{ id: other }] = await integrations(await leave());
  const wrong = await leading.as('admin', 'POST', `${CONTACT}/${id}/integrations/fix`, { integrations: [other] });
  expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([422, 'integrations']);
  await leading.work();
});

test('after the last try nobody tries any more, and the lead is shown as such', async () => {
  leading.sandbox.crm.faults.plan('error-500', 50);
  const id = await leave();
  for (let tries = 0; tries < 10; tries += 1) await leading.work('soon');
  expect(await standing(id)).toMatchObject({ status: 'dead', tries: 10 });
  leading.sandbox.crm.faults.clear();
  const { data } = (await leading.as('admin', 'GET', '/forms')).json();
  const form = data.find((one: { id: string }) => one.id === 'contact-international');
  expect(form.attributes.dead).toBeGreaterThan(0);
});

const idOf = async (lead: string): Promise<string> => (await integrations(lead))[0].id;

test('a delivery whose process died is taken up again, and the try that was cut off stays in the ledger', async () => {
  const id = await leave();
  await leading.work();
  const integration = await idOf(id);
  await leading.database.rows(sql`update lead_integrations set status = 'sending' where id = ${integration}`);
  await leading.database.rows(
    sql`update lead_attempts set finished_at = null, outcome = null where integration_id = ${integration}`,
  );
  await leading.database.rows(
    sql`update jobs set done_at = null, locked_until = now() - interval '1 second'
      where unique_key = ${`lead.deliver:${integration}`}`,
  );
  await leading.work();
  expect(await standing(id)).toMatchObject({
    status: 'delivered',
    attempts: [{ outcome: 'delivered' }, { outcome: null, finished_at: null }],
  });
});

test('a process that was held up while another one delivered says nothing of the delivery any more', async () => {
  const id = await leave();
  await leading.work();
  const { db } = leading.database;
  const integration = await idOf(id);
  const [late, next] = [await beginDelivery(db, integration), await beginDelivery(db, integration)];
  if (!late || !next) throw new Error('The lead is gone');
  await endDelivery(db, next, { outcome: 'delivered', status: 200, remoteId: null }, false);
  await endDelivery(db, late, { outcome: 'refused', status: 400, detail: 'LATE' }, false);
  expect(await standing(id)).toMatchObject({ status: 'delivered', last_error: null });
  expect((await standing(id)).attempts.slice(0, 2)).toMatchObject([{ outcome: 'delivered' }, { detail: 'LATE' }]);
});

test('without a CRM deliveries wait for a process that has one', () => {
  expect(leadJobs({ ...leading.services, crm: undefined }).handlers).not.toHaveProperty(DELIVER_JOB);
});

test('an erased lead is gone here and in the CRM, with a receipt', async () => {
  const id = await leave();
  await leading.work();
  expect((await leading.as('lead_manager', 'DELETE', `${CONTACT}/${id}`)).statusCode).toBe(403);
  expect((await leading.as('market_manager', 'DELETE', `${CONTACT}/${id}`)).statusCode).toBe(204);
  await leading.work('soon');
  expect((await leading.as('lead_manager', 'GET', `${CONTACT}/${id}`)).statusCode).toBe(404);
  expect(leading.sandbox.crm.leads.has(id)).toBe(false);
  const [receipt] = await leading.database.rows(sql`select who from lead_erasures where lead_id = ${id}`);
  expect(receipt).toEqual({ who: 'somebody' });
  for (const table of ['lead_integrations', 'lead_attempts']) {
    const rows = await leading.database.rows(
      sql`select count(*)::int as left from ${sql.identifier(table)} where id::text like ${`%${id}%`}`,
    );
    expect(rows).toEqual([{ left: 0 }]);
  }
});

test('the people of another market see no form, no lead and no export of this one', async () => {
  const id = await leave();
  const abroad = ['jp'] as const;
  for (const path of [CONTACT, `${CONTACT}/${id}`, `${CONTACT}/${id}/integrations`]) {
    expect((await leading.as('market_manager', 'GET', path, undefined, abroad)).statusCode).toBe(404);
  }
  expect((await leading.as('market_manager', 'DELETE', `${CONTACT}/${id}`, undefined, abroad)).statusCode).toBe(404);
  const { data } = (await leading.as('lead_manager', 'GET', '/forms', undefined, abroad)).json();
  expect(new Set(data.map((form: { attributes: { market: string } }) => form.attributes.market))).toEqual(
    new Set(['jp']),
  );
});

describe('the list', () => {
  const form = '/forms/test_drive-au/leads';
  const names = async (query: string) =>
    (await leading.as('lead_manager', 'GET', `${form}?${query}`))
      .json()
      .data.map((lead: { attributes: { values: { last_name: string } } }) => lead.attributes.values.last_name);

  beforeAll(async () => {
    const people = [
      ['Brown', '2026-03-01T12:59:59Z'],
      ['Adams', '2026-03-01T13:00:00Z'],
      ['Clark', '2026-03-02T12:59:59Z'],
      ['Adams', '2026-03-02T13:00:00Z'],
    ] as const;
    for (const [last_name, created_at] of people) {
      const values = { ...JANE, last_name, model: 'Defender' };
      const answer = await leading.post(form, { values });
      expect(answer.statusCode).toBe(201);
      await leading.database.rows(
        sql`update leads set created_at = ${created_at} where id = ${String(answer.json().data.id)}`,
      );
    }
    await leading.work();
  });

  test('begins with the newest and goes on by pages', async () => {
    expect(await names('')).toEqual(['Adams', 'Clark', 'Adams', 'Brown']);
    const answer = (await leading.as('lead_manager', 'GET', `${form}?items=3&page=2`)).json();
    expect(answer.meta).toEqual({ total: 4, page: 2, pages: 2, items: 3 });
    expect(answer.data).toHaveLength(1);
  });

  test('a day is the day of the market, its last second included', async () => {
    // Sydney is eleven hours ahead in March: its second of March begins at 13:00 of the first.
    expect(await names('filter[created_at_gteq]=2026-03-02&filter[created_at_lteq]=2026-03-02')).toEqual([
      'Clark',
      'Adams',
    ]);
  });

  test('a time is taken as it stands', async () => {
    expect(await names('filter[created_at_gteq]=2026-03-02T13:00:00Z')).toEqual(['Adams']);
  });

  test('is sorted by a field of the form, and by a second key where that is equal', async () => {
    expect(await names('sort=last_name,-created_at')).toEqual(['Adams', 'Adams', 'Brown', 'Clark']);
    const ids = async (sort: string) =>
      (await leading.as('lead_manager', 'GET', `${form}?sort=${sort}`))
        .json()
        .data.map((lead: { id: string }) => lead.id);
    const [newest] = await ids('-created_at');
    expect((await ids('last_name,-created_at'))[0]).toBe(newest);
    expect((await ids('last_name,created_at'))[1]).toBe(newest);
  });

  test.each([['sort=password'], ['sort=id;drop'], ['filter[created_at_gteq]=yesterday'], ['items=101'], ['page=0']])(
    'refuses %s',
    async (query) => {
      expect((await leading.as('lead_manager', 'GET', `${form}?${query}`)).statusCode).toBe(400);
    },
  );
});

test('a lead of an offer tells what the visitor was interested in', async () => {
  const { first_name, last_name, email, phone } = JANE;
  const answer = await leading.post('/crm/leads', {
    market: 'international',
    category: 'Offers of the month',
    flags: ['new_cars', 'defender'],
    offer: 'offer-7',
    values: { first_name, last_name, email, phone },
  });
  expect(answer.statusCode).toBe(201);
  await leading.work();
  const details = leading.sandbox.crm.leads.get(answer.json().data.id)?.fields['Details__c'];
  expect(JSON.parse(String(details)).hidden_fields).toEqual({
    category: 'Offers of the month',
    flags: 'new_cars, defender',
    offer: 'offer-7',
  });
});

test('the connection to the CRM can be looked at, and what is wrong is said', async () => {
  expect((await leading.as('lead_manager', 'GET', '/integrations/active_system')).json()).toEqual({
    name: 'Salesforce',
    enabled: true,
  });
  expect((await leading.as('lead_manager', 'GET', '/integrations/verify')).json()).toEqual({
    ok: true,
    message: 'The CRM answers and lets us in.',
  });
  leading.sandbox.crm.faults.plan('error-503');
  expect((await leading.as('lead_manager', 'GET', '/integrations/verify')).json()).toEqual({
    ok: false,
    message: 'The CRM answered 503.',
  });
});

test('in production leads wait without a CRM, and half of its credentials are refused', () => {
  const production = { ...parseApiConfig({}), NODE_ENV: 'production' };
  expect(salesforce(production)).toBeUndefined();
  expect(() => salesforce({ ...production, CRM_URL: 'https://crm.test' })).toThrow('set all of them, or none');
});

test('a visitor who sends and sends is told to wait', async () => {
  const answers: number[] = [];
  for (let count = 0; count < 31; count += 1)
    answers.push((await leading.post(CONTACT, { values: JANE }, 'busy')).statusCode);
  expect(answers.slice(29)).toEqual([201, 429]);
  await leading.work();
});

test('nothing of a lead stands in jobs, in the ledger of tries or in the log', async () => {
  leading.sandbox.crm.faults.plan('refused');
  await leave({ last_name: 'Secretname', email: 'secret@example.test' });
  await leading.work();
  const jobs = JSON.stringify(await leading.database.rows(sql`select * from jobs`));
  const attempts = JSON.stringify(await leading.database.rows(sql`select * from lead_attempts`));
  for (const text of [jobs, attempts, leading.logs.join('')]) {
    expect(text).not.toContain('Secretname');
    expect(text).not.toContain('secret@example.test');
  }
});
