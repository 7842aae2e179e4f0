import type { IncomingHttpHeaders } from 'node:http';
import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { notifyOutside } from '../../outside/ask-outside';
import { type ForeignServer, foreignServer } from '../../testing/foreign-server';
import { leadJobs } from '../jobs';
import { JANE, type Leading, startLeading } from '../leads.testing';
import { deliverToWebhook } from './deliver';

jest.setTimeout(90_000);

const SECRET = 'the-secret-of-this-webhook';
const FORM = '/forms/contact-au';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

let leading: Leading;
let receiver: ForeignServer;
let url: string;
let received: Received[] = [];
/** Statuses of the next answers; 204 afterwards. */
let answers: number[] = [];

beforeAll(async () => {
  leading = await startLeading();
  receiver = await foreignServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      received.push({ headers: request.headers, text: Buffer.concat(pieces).toString('utf8') });
      response.writeHead(answers.shift() ?? 204, { location: 'http://127.0.0.1:9/' }).end();
    });
  });
  url = `${receiver.origin}/leads`;
  const integrations = [{ kind: 'webhook', url }];
  await leading.as('market_manager', 'PUT', `${FORM}/integrations`, { integrations, webhook_secret: SECRET });
});
afterAll(async () => {
  await leading.close();
  receiver.close();
});
beforeEach(() => {
  received = [];
  answers = [];
});

let left = 0;
async function leave(): Promise<string> {
  left += 1;
  const answer = await leading.post(`${FORM}/leads`, { values: { ...JANE, message: `Message ${left}` } });
  expect(answer.statusCode).toBe(201);
  return answer.json().data.id;
}
const standing = async (id: string) =>
  (await leading.as('lead_manager', 'GET', `${FORM}/leads/${id}/integrations`)).json().data[0];

/** What was received, once its signature is found to be right. */
function opened({ headers, text }: Received): unknown {
  const of = (name: string) => String(headers[name]);
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  const signed = Object.fromEntries(names.map((name) => [name, of(name)]));
  return new Webhook(SECRET, { format: 'raw' }).verify(text, signed);
}

test('a webhook gets a lead once, signed', async () => {
  const id = await leave();
  await leading.work();
  expect(received).toHaveLength(1);
  expect(received.map(opened)).toMatchObject([
    {
      type: 'lead.created',
      data: { id, market: 'au', form: { id: 'contact-au', version: 1 }, values: { last_name: 'Doe' } },
    },
  ]);
  expect(await standing(id)).toMatchObject({
    attributes: { kind: 'webhook', status: 'delivered', attempts: [{ outcome: 'delivered', http_status: 204 }] },
  });
});

test('a signature is that of this secret and this text', async () => {
  await leave();
  await leading.work();
  const [one] = received;
  if (!one) throw new Error('Nothing was received');
  expect(() => opened({ ...one, text: one.text.replace('Doe', 'Roe') })).toThrow('No matching signature');
});

test.each([500, 503, 302, 404])('a webhook that answers %d is tried again with the same id', async (status) => {
  answers = [status];
  const id = await leave();
  await leading.work();
  const detail =
    status === 302 ? 'The webhook sends us elsewhere, which is not followed' : `The webhook answered ${status}`;
  expect(await standing(id)).toMatchObject({ attributes: { status: 'retrying', last_error: detail } });
  await leading.work('soon');
  expect(await standing(id)).toMatchObject({ attributes: { status: 'delivered', attempts: [{}, {}] } });
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(received).toHaveLength(2);
});

test('a webhook that says it is gone waits for a person, who has it sent again', async () => {
  answers = [410];
  const id = await leave();
  await leading.work();
  expect(await standing(id)).toMatchObject({ attributes: { status: 'dead' } });
  await leading.as('market_manager', 'POST', `${FORM}/leads/${id}/integrations/fix`, {});
  await leading.work();
  expect(await standing(id)).toMatchObject({ attributes: { status: 'delivered' } });
});

test('in production a webhook is no host of our own network', async () => {
  const id = await leave();
  await leading.database.rows(sql`update jobs set done_at = now() where kind = 'lead.webhook'`);
  const { id: integration } = await standing(id);
  const inProduction = { ...leading.services, notifyOutside: notifyOutside({ NODE_ENV: 'production' }) };
  await expect(deliverToWebhook(inProduction, integration, { retryIn: 5 })).rejects.toThrow(
    'no address of the internet',
  );
  const { status, attempts } = (await standing(id)).attributes;
  expect([status, attempts[0].outcome]).toEqual(['dead', 'refused']);
});

test('an erased lead is erased at the webhook that got it', async () => {
  const id = await leave();
  await leading.work();
  await leading.as('market_manager', 'DELETE', `${FORM}/leads/${id}`);
  await leading.work('soon');
  const told = received.map(opened);
  expect(told.at(-1)).toMatchObject({ type: 'lead.erased', data: { id } });
});

test('without a CRM webhooks are served all the same', () => {
  expect(leadJobs({ ...leading.services, crm: undefined }).handlers).toHaveProperty(['lead.webhook']);
});

test('a chat gets a text without marks of its own, and is asked to let an erased lead go', async () => {
  const integrations = [{ kind: 'webhook', url, format: 'chat' }];
  await leading.as('market_manager', 'PUT', `${FORM}/integrations`, { integrations });
  const answer = await leading.post(`${FORM}/leads`, { values: { ...JANE, message: '<!channel> & all' } });
  const { id } = answer.json().data;
  await leading.work();
  const { text } = JSON.parse(received[0]?.text ?? '');
  expect(text).toContain('First name: Jane');
  expect(text).toContain('Your message: &lt;!channel&gt; &amp; all');
  expect(text).not.toMatch(/first_name|: true/);
  await leading.as('market_manager', 'DELETE', `${FORM}/leads/${id}`);
  await leading.work('soon');
  expect(received.at(-1)?.text).toContain(`lead ${id} was erased`);
});
