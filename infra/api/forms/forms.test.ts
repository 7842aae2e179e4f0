import type { FormDefinition } from '@showroom/contracts/entities/form';
import { MARKETS } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import { addPage, blockAt } from '../../database/pages.testing';
import { addMissingForms } from '../../demo/content/form-rows';
import { formOf, formsIn } from '../../demo/content/forms';
import { previewToken } from '../pages/preview-link';
import { type TestApi, type TestIssuer, testApi, testIssuer, visitor } from '../testing/harness';
import { definitionIssues } from './check-definition';
import { forms } from './forms';

jest.setTimeout(60_000);

let api: TestApi;
let issuer: TestIssuer;

beforeAll(async () => {
  issuer = await testIssuer();
  api = await testApi([forms], { OIDC_ISSUER: issuer.issuer });
  await addMissingForms(
    api.database.db,
    Object.values(MARKETS).flatMap((market) => formsIn(market)),
  );
});
afterAll(async () => {
  await api.close();
  issuer.close();
});

type Role = 'translator' | 'editor' | 'lead_manager' | 'market_manager';
interface Sent {
  readonly role?: Role;
  readonly body?: object;
  readonly revision?: number;
}

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, sent: Sent = {}) {
  const { role = 'editor', body, revision } = sent;
  const bearer = await issuer.bearer([role], { markets: ['international', 'ae'] });
  const headers = { ...bearer, ...(revision !== undefined && { 'if-match': `"${revision}"` }) };
  const answer = await api.server.inject({ method, url, headers, ...(body && { payload: body }) });
  return { status: answer.statusCode, json: answer.body === '' ? undefined : answer.json() };
}

const { definition: CONTACT } = formOf('contact', MARKETS.ae);
let made = 0;

async function addForm(change: Partial<FormDefinition> = {}): Promise<string> {
  made += 1;
  const body = { market: 'ae', id: `made-${made}`, definition: { ...CONTACT, ...change } };
  const { status, json } = await call('POST', '/forms', { body });
  expect([status, json]).toMatchObject([201, { data: { attributes: { revision: 1 } } }]);
  return json.data.id;
}

test('a visitor gets a form in their language, and nothing of what happens inside', async () => {
  const answer = await api.server.inject('/forms/test_drive-ae?locale=ar-AE');
  const { attributes } = answer.json().data;
  expect(attributes).toMatchObject({ locale: 'ar-AE', version: 1, title: 'احجز تجربة قيادة' });
  expect(attributes.fields[2]).toMatchObject({
    name: 'preferred_time',
    options: [{ value: 'morning', label: 'صباحاً' }, {}, {}],
  });
  expect(attributes).not.toHaveProperty('notifications');
  expect((await api.server.inject('/forms/test_drive-ae?locale=fr-FR')).json().data.attributes.locale).toBe('en-AE');
});

test.each(Object.values(MARKETS).flatMap((market) => formsIn(market).map((form) => [form.id, form, market] as const)))(
  'the demo has %s in every language of its market, and nothing is wrong with it',
  (_id, { definition }, { locales }) => {
    expect(definitionIssues(definition, { locales, locations: [] })).toEqual([]);
    for (const { label } of definition.fields) expect(Object.keys(label)).toEqual([...locales]);
  },
);

describe('a draft of a form', () => {
  const written = (id: string, revision: number, body: object, role: Role = 'editor') =>
    call('PUT', `/forms/${id}/draft`, { body, revision, role });
  const title = (words: string) => ({ ...CONTACT, title: { 'en-AE': words } });
  const seen = async (id: string) => (await api.server.inject(`/forms/${id}`)).json().data.attributes;

  test('may lack anything, and visitors see nothing of it until it is published, which ends it', async () => {
    const id = await addForm();
    const before = await seen(id);
    const begun = await written(id, 0, { definition: { ...CONTACT, name: '', fields: [{}] }, base: 1 });
    expect([begun.status, begun.json.data.attributes]).toMatchObject([200, { revision: 1, draft_revision: 1 }]);
    const next = await written(id, 1, { definition: title('Later'), base: 1 });
    expect(next.json.data.attributes).toMatchObject({
      draft: { base: 1, author: expect.any(String), definition: { title: { 'en-AE': 'Later' } } },
      draft_revision: 2,
      definition: { title: CONTACT.title },
    });
    expect(await seen(id)).toEqual(before);
    const listed = await call('GET', `/forms?market=ae&q=${id}`);
    expect(listed.json.data).toMatchObject([{ id, attributes: { has_draft: true } }]);

    const body = { definition: title('Later'), draft_revision: 2 };
    const published = await call('PUT', `/forms/${id}`, { body, revision: 1 });
    expect(published.json.data.attributes).toMatchObject({ revision: 2, draft: null, draft_revision: 3 });
    expect(await seen(id)).toMatchObject({ version: 2, title: 'Later' });
  });

  test('is never written over, ended or brought back by somebody who has not seen it', async () => {
    const id = await addForm();
    await written(id, 0, { definition: title('Mine'), base: 1 });
    for (const revision of [0, 2]) {
      const late = await written(id, revision, { definition: title('Theirs'), base: 1 });
      expect(late.status).toBe(412);
    }
    const body = { definition: title('Theirs'), draft_revision: 0 };
    expect((await call('PUT', `/forms/${id}`, { body, revision: 1 })).status).toBe(412);
    expect(await seen(id)).toMatchObject({ version: 1 });
    expect((await call('DELETE', `/forms/${id}/draft`, { revision: 1 })).json.data.attributes.draft).toBeNull();
    const again = await written(id, 1, { definition: title('Mine'), base: 1 });
    expect(again.status).toBe(412);
    expect(again.json.present.attributes).toMatchObject({ draft: null, draft_revision: 2 });
  });

  test('of two at once one is stored', async () => {
    const id = await addForm();
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((words) => written(id, 0, { definition: title(words), base: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  test('is for those who write forms of the market', async () => {
    const id = await addForm();
    const body = { definition: title('No'), base: 1 };
    expect((await written(id, 0, body, 'lead_manager')).status).toBe(403);
    expect((await written('contact-jp', 0, body)).status).toBe(404);
  });
});

describe('a link to the draft of a form', () => {
  const drafted = (id: string, definition: object) =>
    call('PUT', `/forms/${id}/draft`, { body: { definition, base: 1 }, revision: 0 });
  async function linkTo(id: string): Promise<string> {
    const { status, json } = await call('POST', `/forms/${id}/preview_links`);
    expect([status, json.path]).toEqual([201, expect.stringMatching(`^/disabled-preview/form/${id}\\?preview=`)]);
    return new URL(json.path, 'https://site.test').searchParams.get('preview') ?? '';
  }
  const opened = async (token: string, market = 'ae') =>
    api.server.inject(`/public_api/forms/previews/${token}?market=${market}&locale=ar-AE`);

  test('shows what is written by now in a language of its market, and nothing of what happens inside', async () => {
    const id = await addForm();
    const token = await linkTo(id);
    expect((await opened(token)).json().data.attributes.title).toBe(CONTACT.title['ar-AE']);
    await drafted(id, { ...CONTACT, name: '', title: { 'en-AE': 'Soon', 'ar-AE': 'قريباً' } });
    const { attributes } = (await opened(token)).json().data;
    expect(attributes).toMatchObject({ locale: 'ar-AE', title: 'قريباً' });
    expect(attributes).not.toHaveProperty('notifications');
    expect((await opened(token, 'au')).statusCode).toBe(404);
    expect((await api.server.inject(`/forms/${id}`)).json().data.attributes.title).not.toBe('Soon');
  });

  test('that was changed, has ended, or is that of a page shows nothing; nor does a deleted form', async () => {
    const id = await addForm();
    const token = await linkTo(id);
    const [, ends = '', signature = ''] = token.split('.');
    const secret = api.config.ORDER_LINK_SECRET;
    const now = Date.now() / 1000;
    const others = [
      `contact-ae.${ends}.${signature}`,
      `${id}.${Number(ends) + 1}.${signature}`,
      previewToken('form', id, now - 8 * 24 * 3600, secret).token,
      previewToken('page', id, now, secret).token,
    ];
    for (const other of others) expect((await opened(other)).statusCode).toBe(404);
    expect((await opened(token)).statusCode).toBe(200);
    await call('DELETE', `/forms/${id}`, { role: 'market_manager', revision: 1 });
    expect((await opened(token)).statusCode).toBe(404);
  });

  test('is made by those who write forms of the market, once there is something to show', async () => {
    const id = await addForm();
    expect((await call('POST', `/forms/${id}/preview_links`, { role: 'lead_manager' })).status).toBe(403);
    expect((await call('POST', '/forms/contact-jp/preview_links')).status).toBe(404);
    await drafted(id, { ...CONTACT, fields: [{}] });
    expect((await call('POST', `/forms/${id}/preview_links`)).status).toBe(409);
  });
});

test('a changed form is a new version, which visitors get at once; the version before stays', async () => {
  const id = await addForm();
  const definition = { ...CONTACT, title: { 'en-AE': 'Write to us' } };
  const saved = await call('PUT', `/forms/${id}`, { body: { definition }, revision: 1 });
  expect([saved.status, saved.json.data.attributes.revision]).toEqual([200, 2]);
  const shown = (await api.server.inject(`/forms/${id}`)).json().data.attributes;
  expect(shown).toMatchObject({ version: 2, title: 'Write to us' });
  const versions = await api.database.rows(
    sql`select version from form_versions where form_id = ${id} order by version`,
  );
  expect(versions).toEqual([{ version: 1 }, { version: 2 }]);
  await expect(
    api.database.rows(sql`update form_versions set author = 'me' where form_id = ${id}`),
  ).rejects.toMatchObject({ cause: { message: 'rows of form_versions are never changed' } });
});

test('of two people who change a form the second one is told what stands there now', async () => {
  const id = await addForm();
  const change = (name: string) =>
    call('PUT', `/forms/${id}`, { body: { definition: { ...CONTACT, name } }, revision: 1 });
  const answers = await Promise.all([change('One'), change('Two')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  const late = answers.find(({ status }) => status === 412);
  expect(late?.json).toMatchObject({ code: 'form.changed', present: { attributes: { revision: 2 } } });
});

test('an id that is taken, also by a form that was deleted, is refused', async () => {
  const id = await addForm();
  const body = { market: 'ae', id, definition: CONTACT };
  expect((await call('POST', '/forms', { body })).status).toBe(409);
  expect((await call('DELETE', `/forms/${id}`, { role: 'market_manager', revision: 1 })).status).toBe(204);
  expect((await call('POST', '/forms', { body })).status).toBe(409);
  expect((await api.server.inject(`/forms/${id}`)).statusCode).toBe(404);
  expect((await call('GET', `/forms/${id}/definition`)).status).toBe(404);
});

test.each([
  ['a pattern that takes for ever', { pattern: '(a+)+b' }, 'pattern'],
  ['a pattern that can go two ways at every sign', { pattern: '(a|a)*b' }, 'pattern'],
  ['a pattern that can share a text in many ways', { pattern: '\\d*\\d*\\d*\\d*\\d*x' }, 'pattern'],
  ['a pattern that is none', { pattern: '(' }, 'pattern'],
  ['a condition on nothing', { shown_if: { field: 'nobody', is: '1' } }, 'shown_if.field'],
  ['a step that is not there', { step: 3 }, 'step'],
  ['a choice of nothing', { kind: 'choice' as const }, 'options'],
  ['a language of another market', { hint: { 'ja-JP': 'こんにちは' } }, 'hint.ja-JP'],
  ['a hidden field that must be filled in', { kind: 'hidden' as const, is_required: true }, 'is_required'],
])('%s is refused where it stands', async (_what, change, path) => {
  const [first, ...rest] = CONTACT.fields;
  const definition = { ...CONTACT, fields: [{ ...first, ...change }, ...rest] };
  const { status, json } = await call('POST', '/forms', { body: { market: 'ae', definition } });
  expect(status).toBe(422);
  expect(json.errors.map((one: { path: string }) => one.path)).toContain(`definition.fields.0.${path}`);
});

test.each(['//evil.test', '/\\evil.test', 'javascript:alert(1)', 'http://files.test/a.pdf'])(
  'a thank-you does not lead to %s',
  async (url) => {
    const thank_you = { ...CONTACT.thank_you, kind: 'download' as const, url, link_text: { 'en-AE': 'Brochure' } };
    const { status, json } = await call('POST', '/forms', {
      body: { market: 'ae', definition: { ...CONTACT, thank_you } },
    });
    expect([status, json.errors[0].path]).toEqual([422, 'definition.thank_you.url']);
  },
);

test('a form that a published page shows, or a link of it opens, is not deleted', async () => {
  const shown = await addForm();
  const linked = await addForm();
  const link = { link_text: 'Write', url: '', type: 'form', rdx_forms_form_id: linked };
  const blocks = [
    blockAt(1, { id: 'a', template: 'entry-form', values: { form: { form_id: shown } } }),
    blockAt(2, { id: 'b', template: 'text', values: { title: 'T' }, texts: { 'en-AE': { link } } }),
  ];
  await addPage(api.database.db, { market: 'ae', path: '/contact', content: { values: {}, texts: {}, blocks } });
  for (const id of [shown, linked]) {
    const { status, json } = await call('DELETE', `/forms/${id}`, { role: 'market_manager', revision: 1 });
    expect([status, json.detail]).toEqual([409, 'Published pages show this form: /contact.']);
    expect((await api.server.inject(`/forms/${id}`)).statusCode).toBe(200);
  }
});

test('editors write forms, people of leads look at them, only managers delete them and say where leads go', async () => {
  const id = await addForm();
  expect((await call('GET', `/forms/${id}/definition`, { role: 'lead_manager' })).status).toBe(200);
  expect((await call('GET', `/forms/${id}/definition`, { role: 'translator' })).status).toBe(403);
  const body = { definition: CONTACT };
  expect((await call('PUT', `/forms/${id}`, { role: 'lead_manager', body, revision: 1 })).status).toBe(403);
  expect((await call('DELETE', `/forms/${id}`, { revision: 1 })).status).toBe(403);
  expect((await call('PUT', `/forms/${id}/integrations`, { body: { integrations: [] } })).status).toBe(403);
});

test('a webhook needs a secret, which nobody sees again', async () => {
  const id = await addForm();
  const integrations = [{ kind: 'crm' }, { kind: 'webhook', url: 'https://hooks.test/leads' }];
  const put = (body: object) => call('PUT', `/forms/${id}/integrations`, { role: 'market_manager', body });
  expect((await put({ integrations })).json.errors[0].path).toBe('webhook_secret');
  expect((await put({ integrations: [{ kind: 'crm' }, { kind: 'crm' }] })).status).toBe(422);
  expect((await put({ integrations, webhook_secret: 'a-secret-of-the-webhook' })).status).toBe(200);
  expect((await put({ integrations })).status).toBe(200);
  const seen = await call('GET', `/forms/${id}/integrations`);
  expect(seen.json.data.attributes).toEqual({ integrations });
  const whole = await Promise.all(['definition', 'export'].map((part) => call('GET', `/forms/${id}/${part}`)));
  expect(JSON.stringify(whole)).not.toContain('a-secret-of-the-webhook');
});

test('an exported form becomes one of another market, in its languages', async () => {
  const exported = await call('GET', '/forms/service-ae/export');
  expect(exported.json.kind).toBe('showroom-form');
  const body = { market: 'international', file: exported.json };
  const { status, json } = await call('POST', '/forms/import', { body });
  expect(status).toBe(201);
  const { fields, title } = json.data.attributes.definition;
  expect(title).toEqual({ 'en-GB': 'Book a service' });
  expect(fields.map((field: { name: string }) => field.name)).toContain('registration');
  const strange = await call('POST', '/forms/import', { body: { ...body, market: 'au' } });
  expect(strange.status).toBe(403);
});

test('a copy has its own name and its own versions', async () => {
  const { status, json } = await call('POST', '/forms/contact-ae/duplicate?name=Spring');
  expect([status, json.data.attributes.definition.name]).toEqual([201, 'Spring']);
  expect(json.data.id).not.toBe('contact-ae');
  expect(json.data.attributes).toMatchObject({ revision: 1, leads: 0 });
});

test('thank-you, notifications and confirmation can be asked for by themselves', async () => {
  const parts = ['thank_you', 'notifications', 'confirmations'].map((part) =>
    call('GET', `/forms/test_drive-ae/settings/${part}`),
  );
  const [thanks, told, confirmed] = (await Promise.all(parts)).map(({ json }) => json.data.attributes);
  expect(thanks.title['en-AE']).toBe('Your request is with the retailer');
  expect(told.rules).toEqual([{ id: 'nearest', to: 'nearest_retailer', field: 'postcode' }]);
  expect(confirmed.is_sent).toBe(true);
});

describe('locations', () => {
  const manager = 'market_manager' as const;
  const plan = { market: 'ae', name: 'Dubai Service', email: 'dubai@showroom.test', address: 'Sheikh Zayed Road' };

  test('are added, changed from the revision that was seen, and deleted', async () => {
    const { json } = await call('POST', '/locations', { role: manager, body: plan });
    const path = `/locations/${json.data.id}`;
    const body = { ...plan, name: 'Dubai' };
    expect((await call('PUT', path, { role: manager, body, revision: 1 })).json.data.attributes).toMatchObject({
      name: 'Dubai',
      revision: 2,
    });
    const late = await call('PUT', path, { role: manager, body, revision: 1 });
    expect([late.status, late.json.present.attributes.name]).toEqual([412, 'Dubai']);
    expect((await call('DELETE', path, { role: manager, revision: 2 })).status).toBe(204);
    expect((await call('GET', '/locations?market=ae')).json.data).toEqual([]);
  });

  test('that a form tells of its leads stay, and a form tells none that is not there', async () => {
    const { json } = await call('POST', '/locations', { role: manager, body: plan });
    const rule = { id: 'place', to: 'location' as const, location: json.data.id };
    await addForm({ name: 'Tells Dubai', notifications: [rule] });
    const refused = await call('DELETE', `/locations/${json.data.id}`, { role: manager, revision: 1 });
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      'The form Tells Dubai tells this location of its leads.',
    ]);
    const definition = { ...CONTACT, notifications: [{ ...rule, location: 'nowhere' }] };
    const strange = await call('POST', '/forms', { body: { market: 'ae', definition } });
    expect(strange.json.errors[0].path).toBe('definition.notifications.0.location');
  });
});

test('a setting of the forms service is written once, within its limits, and can be deleted', async () => {
  const role = 'market_manager';
  const add = (key: string, value: string) =>
    call('POST', '/forms_service/settings', { role, body: { market: 'ae', key, value } });
  expect((await add('retention_days', 'for ever')).status).toBe(422);
  expect((await add('retention_days', '0')).status).toBe(422);
  const { status, json } = await add('retention_days', '90');
  expect([status, json.data.attributes.value]).toEqual([201, '90']);
  expect((await add('retention_days', '30')).status).toBe(409);
  const list = async () => (await call('GET', '/forms_service/settings?market=ae', { role })).json.data;
  expect(await list()).toEqual([json.data]);
  expect((await call('DELETE', `/forms_service/settings/${json.data.id}`, { role })).status).toBe(204);
  expect((await call('DELETE', `/forms_service/settings/${json.data.id}`, { role })).status).toBe(404);
  expect(await list()).toEqual([]);
});

test('what happens with a form is counted by day, and nothing of whom', async () => {
  const count = async (body: object) => {
    const url = '/forms/contact-ae/steps';
    const headers = visitor('somebody', api.config);
    return (await api.server.inject({ method: 'POST', url, headers, payload: body })).statusCode;
  };
  expect(await Promise.all([{ kind: 'seen' }, { kind: 'seen' }, { kind: 'begun' }].map(count))).toEqual([
    204, 204, 204,
  ]);
  expect(await count({ kind: 'left', field: 'phone' })).toBe(204);
  expect(await count({ kind: 'left', field: 'nobody' })).toBe(422);
  expect((await call('GET', '/forms/contact-ae/statistics?days=7')).json.data).toEqual([
    { kind: 'begun', field: '', count: 1 },
    { kind: 'left', field: 'phone', count: 1 },
    { kind: 'seen', field: '', count: 2 },
    { kind: 'sent', field: '', count: 0 },
  ]);
  await api.database.rows(
    sql`insert into form_saved_answers (key, form_id, values, expires_at) values ('k', 'contact-ae', '{}', now())`,
  );
  expect((await call('GET', '/forms/contact-ae/statistics?days=7')).json.data).toContainEqual({
    kind: 'saved',
    field: '',
    count: 1,
  });
  const columns = await api.database.rows(sql`select * from form_steps limit 1`);
  expect(Object.keys(columns[0] ?? {}).sort()).toEqual(['count', 'day', 'field', 'form_id', 'kind']);
});

test('whoever keeps forms is told when one changes, once for each change', async () => {
  const told: string[] = [];
  const stop = await api.database.listen('changes', { message: (text) => told.push(text), gap: () => {} });
  const id = await addForm();
  await call('PUT', `/forms/${id}`, { body: { definition: CONTACT }, revision: 1 });
  await call('PUT', `/forms/${id}/integrations`, { role: 'market_manager', body: { integrations: [] } });
  const about = () => told.filter((text) => text.includes('forms:ae'));
  for (let wait = 0; about().length < 2 && wait < 100; wait += 1) await new Promise((done) => setTimeout(done, 20));
  expect(new Set(about().map((text) => JSON.parse(text).tags.join()))).toEqual(new Set(['forms:ae']));
  await stop();
});

test('the list shows a part at a time, and finds by name', async () => {
  const { json } = await call('GET', '/forms?market=international&items=2&page=2');
  expect(json.meta).toMatchObject({ page: 2, items: 2 });
  expect(json.data).toHaveLength(2);
  const found = await call('GET', '/forms?q=test_drive');
  expect(found.json.data.map((one: { id: string }) => one.id)).toEqual(['test_drive-ae', 'test_drive-international']);
});
