/** @jest-environment node */
import cookie from '@fastify/cookie';
import { MARKETS } from '@showroom/contracts/markets';
import { mergeSettings } from '@showroom/contracts/settings/settings';
import { exampleField, exampleForm } from '@showroom/shared-ui/form-examples';
import fastify, { type FastifyInstance } from 'fastify';
import type { Head, RenderListener, RenderRequest } from '../render/protocol';
import { testConfig } from './config.testing';
import { registerForms } from './forms';
import { createPageCache } from './page-cache';

const HOST = 'localhost:3000';
const form = exampleForm({
  fields: [
    exampleField('name', { label: 'Name', is_required: true }),
    exampleField('services', { kind: 'checkboxes', options: ['a', 'b'].map((value) => ({ value, label: value })) }),
    exampleField('source', { kind: 'hidden', page_value: 'path' }),
    exampleField('campaign', { kind: 'hidden', default_value: 'none' }),
    exampleField('consent', { kind: 'consent', is_required: true }),
  ],
});
const LEFT = {
  type: 'lead',
  id: '0190b2f0-0000-7000-8000-000000000001',
  attributes: { created_at: '2026-11-27T10:00:00.000Z', token: 'abc' },
};

let api: FastifyInstance;
let app: FastifyInstance;
let leads: { readonly headers: Record<string, unknown>; readonly body: unknown }[];
let rendered: Omit<RenderRequest, 'id'>[];
let lead: { status: number; body: unknown };
let present: typeof form;
const config = { ...testConfig() };
const cache = createPageCache(1_000_000);
const mapping = { utm_campaign: 'campaign', name: 'name' };
const settings = new Map([
  ['international', mergeSettings([{ key: 'forms.query_mapping', value: mapping }]).settings],
] as const);

beforeEach(async () => {
  [leads, rendered, lead, present] = [[], [], { status: 201, body: { data: LEFT } }, form];
  api = fastify();
  api.get('/forms/contact-international', () => ({ data: present }));
  api.post('/forms/contact-international/leads', ({ headers, body }, reply) => {
    leads.push({ headers, body });
    return reply.code(lead.status).type('application/problem+json').send(JSON.stringify(lead.body));
  });
  Object.assign(config, { apiUrl: await api.listen({ port: 0, host: '127.0.0.1' }) });
  const renderer = {
    render(request: Omit<RenderRequest, 'id'>, listener: RenderListener) {
      rendered.push(request);
      const status = request.filled?.outcome === 'refused' ? 422 : 429;
      const head: Head = { status, headers: { 'content-type': 'text/html' }, private: true, tags: [], degraded: false };
      setImmediate(() => {
        listener.head(head, new TextEncoder().encode('the page'));
        listener.end({ isWhole: true });
      });
      return () => undefined;
    },
  };
  app = fastify();
  await app.register(cookie);
  const server = { config, renderer, cache, settings, canaryShares: new Map() };
  await app.register((scope) => registerForms(scope, { server, wall: { admit: async () => 'anybody' } }));
});
afterEach(async () => {
  await app.close();
  await api.close().catch(() => undefined);
});

const send = (body: Record<string, string> | string, headers: Record<string, string> = {}, prefix = '') =>
  app.inject({
    method: 'POST',
    url: `${prefix}/form/contact-international`,
    payload: String(new URLSearchParams(body)),
    headers: {
      host: HOST,
      origin: `http://${HOST}`,
      'content-type': 'application/x-www-form-urlencoded',
      referer: `http://${HOST}/contact?x=1`,
      ...headers,
    },
  });
const right = 'name=Jane&services=a&services=b&consent=true&-version=3&-website=&-hidden-campaign=spring';

test('a form without scripts becomes a lead in the name of the visitor, and leads to its thank-you', async () => {
  const answer = await send(right);
  expect(answer.statusCode).toBe(303);
  expect(answer.headers).toMatchObject({
    location: '/form/contact-international/sent',
    'cache-control': 'private, no-store',
  });
  expect(answer.cookies[0]?.value).toBe(leads[0]?.headers['x-visitor']);
  expect(leads[0]?.body).toEqual({
    values: { name: 'Jane', services: ['a', 'b'], source: '/contact', consent: true },
    hidden_fields: { campaign: 'spring' },
    locale: 'en-GB',
    source_url: `http://${HOST}/contact?x=1`,
    form_version: 3,
    idempotency_key: expect.stringMatching(/^[\w-]{43}$/),
  });
});

test('hidden fields of a page that is cached without its campaign have it from the address', async () => {
  const referer = `http://${HOST}/contact?utm_campaign=spring&name=Other`;
  await send(`${right}&campaign=none`, { referer });
  await send(`${right}&campaign=own`, { referer });
  await send({ consent: 'true', campaign: 'none' }, { referer });
  expect(leads.map(({ body }) => Reflect.get(Object(body), 'values'))).toMatchObject([
    { name: 'Jane', campaign: 'spring' },
    { name: 'Jane', campaign: 'own' },
  ]);
  // What visitors see they sent as they saw it.
  expect(rendered[0]?.filled).toMatchObject({ answers: { campaign: 'spring' }, problems: { name: 'required' } });
});

test('whoever presses twice leaves one lead: both have one key', async () => {
  const first = await send(right);
  const visitor = `visitor=${first.cookies[0]?.value}`;
  await send(right, { cookie: visitor });
  await send(right, { cookie: visitor });
  const keys = leads.slice(1).map(({ body }) => Reflect.get(Object(body), 'idempotency_key'));
  expect(keys[0]).toBe(keys[1]);
});

test('what is not right is answered with the page, what was typed and what is wrong; never cached', async () => {
  const answer = await send({ name: ' ', services: 'a' });
  expect(answer.statusCode).toBe(422);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.body).toBe('the page');
  expect(rendered[0]?.filled).toMatchObject({
    id: 'contact-international',
    answers: { name: ' ', services: ['a'], consent: false },
    problems: { name: 'required', consent: 'required' },
    outcome: 'refused',
  });
  expect(cache.size).toBe(0);
  expect(leads).toEqual([]);
});

test('what the API refuses is told in the same way, and so is a limit', async () => {
  const errors = [{ path: 'values.name', message: 'Please enter a valid phone number.' }];
  lead = { status: 422, body: { status: 422, title: 'Some fields need another look.', errors } };
  expect((await send(right)).statusCode).toBe(422);
  expect(rendered[0]?.filled?.problems).toEqual({ name: 'Please enter a valid phone number.' });
  lead = { status: 429, body: { status: 429, title: 'Too many', code: 'lead.too-many' } };
  expect((await send(right)).statusCode).toBe(429);
  expect(rendered[1]?.filled?.outcome).toBe('limited');
});

test('while the API is away a page holds what was typed, and sends it again', async () => {
  await api.close();
  const answer = await send({ name: '"><script>alert(1)</script>', consent: 'true' });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(answer.body).not.toContain('<script');
  expect(answer.body).toContain('<form method="post" action="/form/contact-international">');
  expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
});

test('a thank-you that is a page is gone to in the language of the form', async () => {
  const { thank_you } = form.attributes;
  present = exampleForm({ fields: [], thank_you: { ...thank_you, kind: 'page', url: '/thanks' } });
  expect((await send('')).headers['location']).toBe('/thanks');
  const [, second = ''] = MARKETS.international.locales;
  expect((await send('', {}, `/${second.slice(0, 2)}`)).headers['location']).toBe('/fr/thanks');
});

test.each([
  [403, { origin: 'http://evil.test' }],
  [403, { 'sec-fetch-site': 'cross-site' }],
  [415, { 'content-type': 'application/json' }],
])('%d for a form with %j', async (status, headers) => {
  expect((await send(right, headers)).statusCode).toBe(status);
  expect(leads).toEqual([]);
});

test('a body that is too large is refused', async () => {
  expect((await send({ name: 'x'.repeat(200_000) })).statusCode).toBe(413);
});

test('a form that is not there is told by its page', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/form/nowhere',
    payload: 'a=b',
    headers: { host: HOST, origin: `http://${HOST}`, 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.headers['location']).toBe('/form/nowhere');
});
