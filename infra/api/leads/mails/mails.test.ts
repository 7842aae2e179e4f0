import { sql } from 'drizzle-orm';
import { settings } from '../../../database/schema/content';
import { formsSettings, locations } from '../../../database/schema/forms';
import { places } from '../../../database/schema/places';
import { retailers } from '../../../database/schema/retailers';
import { vehicles } from '../../../database/schema/vehicles';
import { placesOf } from '../../../demo/stock/places';
import { retailersOf } from '../../../demo/stock/retailers';
import { buyOnline } from '../../orders/orders';
import { foreignServer } from '../../testing/foreign-server';
import { vehicleRow } from '../../testing/stock';
import { JANE, type Leading, startLeading } from '../leads.testing';
import { notify } from './notify';

jest.setTimeout(90_000);

let leading: Leading;

beforeAll(async () => {
  leading = await startLeading({}, [buyOnline]);
  const { db } = leading.database;
  await db.insert(places).values([...placesOf('au')]);
  await db.insert(retailers).values([...retailersOf('au')]);
});
afterAll(() => leading.close());
beforeEach(async () => {
  leading.sandbox.mailbox.messages.clear();
  await leading.database.rows(sql`delete from request_counts`);
});

const CONTENT = {
  ...{ locale: 'en-AU', subject: 'Thank you', greeting: 'Hello', intro: '', facts: [], next: [], footer: '' },
  reply_to: null,
};

let left = 0;
async function leave(form: string, values: object = {}, rest: object = {}): Promise<string> {
  left += 1;
  const answer = await leading.post(`/forms/${form}/leads`, {
    values: { ...JANE, message: `Message ${left}`, ...values },
    ...rest,
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([201, {}]);
  return answer.json().data.id;
}

/** All mails that are there once nothing waits to be sent. */
async function mails() {
  for (let wait = 0; wait < 200; wait += 1) {
    await leading.work();
    const [row] = await leading.database.rows(
      sql`select count(*)::int as open from jobs where kind in ('lead.notify', 'mail.send') and done_at is null and failed_at is null`,
    );
    if (row?.['open'] === 0) break;
    await new Promise((done) => setTimeout(done, 20));
  }
  return leading.sandbox.mailbox.messages.list();
}

async function change(id: string, changes: object): Promise<void> {
  const { attributes } = (await leading.as('editor', 'GET', `/forms/${id}/definition`)).json().data;
  const bearer = await leading.issuer.bearer(['editor'], { markets: ['international', 'au'] });
  const answer = await leading.server.inject({
    method: 'PUT',
    url: `/forms/${id}`,
    headers: { ...bearer, 'if-match': `"${attributes.revision}"` },
    payload: { definition: { ...attributes.definition, ...changes } },
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([200, {}]);
}

test('whoever sends a form gets a confirmation in their language, with what they filled in', async () => {
  await leave('contact-international', { first_name: 'Zoé', message: 'Bonjour <b>' }, { locale: 'fr-FR' });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: ['jane@example.test'], subject: 'Votre message nous est parvenu' });
  expect(mail?.text).toContain('Bonjour Zoé,');
  expect(mail?.text).toContain('Bonjour <b>');
  expect(mail?.html).toContain('lang="fr-FR"');
  expect(mail?.html).toContain('Bonjour &lt;b&gt;');
});

test('what was filled in is never read as a gap, and makes no second line of a subject', async () => {
  await leave('contact-international', { first_name: '{message}', message: 'secret' });
  await change('contact-international', {
    confirmation: { is_sent: true, subject: { 'en-GB': 'Hello {first_name}' }, body: { 'en-GB': 'Hi {first_name}' } },
  });
  const [mail] = await mails();
  expect(mail?.text).toContain('{message}');
  leading.sandbox.mailbox.messages.clear();
  await leave('contact-international', { first_name: 'Jane\r\nBcc: all@example.test' });
  const [other] = await mails();
  expect(other).toMatchObject({ to: ['jane@example.test'], subject: 'Hello Jane Bcc: all@example.test' });
});

test('answers go to the address that the market has set', async () => {
  await leading.database.db
    .insert(formsSettings)
    .values({ market: 'international', key: 'reply_to', value: 'answers@showroom.test' });
  await leave('contact-international');
  const [mail] = await mails();
  expect(mail?.headers['reply-to']).toBe('answers@showroom.test');
});

test('rules tell an address, a location, the chosen and the nearest retailer, each once and only where they hold', async () => {
  const { db } = leading.database;
  const [place] = await db
    .insert(locations)
    .values({ market: 'au', name: 'Service', email: 'location@showroom.test' })
    .returning();
  const [first, second] = await db
    .select()
    .from(retailers)
    .where(sql`listing = 'au' and city in ('Sydney', 'Perth')`)
    .orderBy(retailers.city);
  await change('service-au', {
    notifications: [
      { id: 'a', to: 'address', address: 'desk@showroom.test' },
      { id: 'tyres', to: 'address', address: 'tyres@showroom.test', only_if: { field: 'services', is: 'tyres' } },
      { id: 'brakes', to: 'address', address: 'brakes@showroom.test', only_if: { field: 'services', is: 'brakes' } },
      { id: 'l', to: 'location', location: place?.id },
      { id: 'r', to: 'chosen_retailer', field: 'retailer' },
      { id: 'n', to: 'nearest_retailer', field: 'registration' },
    ],
  });
  const { message: _, ...person } = JANE;
  const values = {
    ...person,
    phone: '0412 345 678',
    ...{ model: 'Defender', registration: '6000', services: ['tyres', 'maintenance'], service_date: '2026-12-01' },
    retailer: second?.id,
  };
  const answer = await leading.post('/forms/service-au/leads', { values, source_url: 'https://au.test/service' });
  expect([answer.statusCode, answer.json()]).toMatchObject([201, {}]);
  const told = await mails();
  const wanted = [
    'desk@showroom.test',
    'jane@example.test',
    'location@showroom.test',
    first?.email,
    second?.email,
    'tyres@showroom.test',
  ];
  expect(told.map(({ to: [recipient] }) => recipient).sort()).toEqual(wanted.sort());
  const desk = told.find(({ to }) => to.includes('desk@showroom.test'));
  expect(desk).toMatchObject({ subject: 'New request: Book a service' });
  expect(desk?.headers['reply-to']).toBe('jane@example.test');
  expect(desk?.text).toContain('What should we do?: Change of tyres, Regular service');
  expect(desk?.text).toContain(`Retailer: ${second?.name}`);
});

const WIDE = { is_required: false, width: 'full', step: 0 } as const;

/** What the rules tell of one lead of `contact-au`, whose form also asks for place and model. */
async function toldBy(rules: readonly object[], hidden: object, values: object = {}): Promise<string[]> {
  const { attributes } = (await leading.as('editor', 'GET', '/forms/contact-au/definition')).json().data;
  const { fields } = attributes.definition;
  await change('contact-au', {
    fields: [
      ...fields,
      { ...WIDE, name: 'place', kind: 'hidden', label: {} },
      { ...WIDE, name: 'wanted', kind: 'model', label: { 'en-AU': 'Model' } },
      { ...WIDE, name: 'seller', kind: 'hidden', label: {} },
    ],
    notifications: rules,
  });
  await leave('contact-au', { phone: '0412 345 678', ...values }, { hidden_fields: hidden });
  const told = (await mails()).flatMap(({ to }) => to).filter((address) => address !== 'jane@example.test');
  await change('contact-au', { fields, notifications: [] });
  return told;
}

const retailerIn = async (city: string) => {
  const [found] = await leading.database.db.select().from(retailers).where(sql`listing = 'au' and city = ${city}`);
  if (!found) throw new Error(`There is no retailer in ${city}`);
  return found;
};

test('rules see what travelled along hidden: a condition, a place and a retailer', async () => {
  const { email, id } = await retailerIn('Sydney');
  const perth = await retailerIn('Perth');
  const rules = [
    { id: 'if', to: 'address', address: 'fleet@showroom.test', only_if: { field: 'place', is: '6000' } },
    { id: 'near', to: 'nearest_retailer', field: 'place' },
    { id: 'seller', to: 'chosen_retailer', field: 'seller' },
  ];
  const told = await toldBy(rules, { place: '6000', seller: id });
  expect(told.sort()).toEqual(['fleet@showroom.test', email, perth.email].sort());
});

test('the nearest retailer with the model is told, and the nearest of all where none has it', async () => {
  const [perth, sydney] = [await retailerIn('Perth'), await retailerIn('Sydney')];
  await leading.database.db
    .insert(vehicles)
    .values(vehicleRow('told', { listing: 'au', owner_id: sydney.id, model: 'Only In Sydney' }));
  const rules = [{ id: 'near', to: 'nearest_retailer', field: 'place', model_field: 'wanted' }];
  expect(await toldBy(rules, { place: '6000' }, { wanted: 'only in sydney' })).toEqual([sydney.email]);
  leading.sandbox.mailbox.messages.clear();
  expect(await toldBy(rules, { place: '6000' }, { wanted: 'Nobody has it' })).toEqual([perth.email]);
});

test('the nearest retailer is the one that the service of the market knows, and ours while it is away', async () => {
  const { db } = leading.database;
  const answers = [[{ id: 8, name: 'Far', email: 'far@dealers.test', latitude: -33.9, longitude: 151.2 }], undefined];
  const foreign = await foreignServer((_request, response) => {
    const dealers = answers.shift();
    response.statusCode = dealers ? 200 : 503;
    response.end(JSON.stringify(dealers ?? {}));
  });
  await db
    .insert(settings)
    .values({ market: 'au', key: 'postcode_search.dealers_url', value: `${foreign.origin}/dealers` });
  const rules = [{ id: 'near', to: 'nearest_retailer', field: 'place' }];
  expect(await toldBy(rules, { place: '6000' })).toEqual(['far@dealers.test']);
  leading.sandbox.mailbox.messages.clear();
  expect(await toldBy(rules, { place: '6000' })).toEqual([(await retailerIn('Perth')).email]);
  await db.delete(settings).where(sql`key = 'postcode_search.dealers_url'`);
  foreign.close();
});

test('a job that is done twice sends no second mail', async () => {
  const id = await leave('contact-au', { phone: '0412 345 678' });
  await mails();
  await notify(leading.services, id);
  expect(await mails()).toHaveLength(1);
});

const mailsShown = async (id: string, role: 'editor' | 'lead_manager' = 'lead_manager') =>
  leading.as(role, 'GET', `/forms/contact-au/leads/${id}/mails`);

test('a lead shows the mails that it has caused, by which rule and whether they went out', async () => {
  await change('contact-au', { notifications: [{ id: 'desk', to: 'address', address: 'desk@showroom.test' }] });
  const id = await leave('contact-au', { phone: '0412 345 678' });
  await mails();
  const moment = expect.stringMatching(/^\d{4}-.*Z$/);
  expect((await mailsShown(id)).json().data.map(({ attributes }: { attributes: unknown }) => attributes)).toEqual([
    { rule: 'desk', to: 'desk@showroom.test', asked_at: moment, sent_at: moment, failed: false },
    { rule: null, to: 'jane@example.test', asked_at: moment, sent_at: moment, failed: false },
  ]);
  expect((await mailsShown(id, 'editor')).statusCode).toBe(403);
  await change('contact-au', { notifications: [] });
});

test('a mail that was given up says so, and goes out when a manager sends it again', async () => {
  const id = await leave('contact-au', { phone: '0412 345 678' });
  await leading.work();
  await mails();
  leading.sandbox.mailbox.messages.clear();
  const [mail] = (await mailsShown(id)).json().data;
  await leading.database.rows(
    sql`update mails set sent_at = null, content = ${JSON.stringify(CONTENT)}::jsonb where id = ${mail.id}`,
  );
  await leading.database.rows(
    sql`update jobs set failed_at = now(), done_at = null where unique_key = ${`mail:${mail.id}`}`,
  );
  expect((await mailsShown(id)).json().data).toMatchObject([{ attributes: { sent_at: null, failed: true } }]);
  const fix = `/forms/contact-au/leads/${id}/mails/fix`;
  expect((await leading.as('lead_manager', 'POST', fix)).statusCode).toBe(403);
  expect((await leading.as('market_manager', 'POST', fix)).statusCode).toBe(202);
  expect(await mails()).toHaveLength(1);
  await leading.as('market_manager', 'POST', fix);
  expect(await mails()).toHaveLength(1);
});

test('a suspicious lead writes to nobody until a person releases it', async () => {
  const id = await leave('contact-au', { phone: '0412 345 678' }, { trap: 'x' });
  expect(await mails()).toEqual([]);
  await leading.as('lead_manager', 'POST', `/forms/contact-au/leads/${id}/release`);
  expect(await mails()).toHaveLength(1);
});

test('nobody is written to without end because others fill in their address', async () => {
  for (let count = 0; count < 7; count += 1)
    await leave('contact-au', { phone: '0412 345 678', email: 'victim@example.test' });
  expect(await mails()).toHaveLength(5);
});

test('an erased lead leaves no mail behind', async () => {
  const id = await leave('contact-au', { phone: '0412 345 678' });
  await mails();
  await leading.as('market_manager', 'DELETE', `/forms/contact-au/leads/${id}`);
  const rows = await leading.database.rows(sql`select id from mails where id like ${`%${id}%`}`);
  expect(rows).toEqual([]);
});
