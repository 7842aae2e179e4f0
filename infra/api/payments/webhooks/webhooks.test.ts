import { sql } from 'drizzle-orm';
import { encodeLiqpay, signLiqpay } from '../../../sandbox/liqpay/signature';
import { createSigner } from '../../../sandbox/paypal/signature';
import { sign } from '../../../sandbox/stripe/webhooks';
import { type Reserving, startReserving } from '../../orders/reserve.testing';

/** What comes to the webhooks of the providers and was not said by them, or not now. */
let api: Reserving;

beforeAll(async () => {
  api = await startReserving();
}, 60_000);

afterAll(async () => {
  await api?.close();
});

interface Forged {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

/** Signs an event as the provider does; `secretly` is a key that is not the provider's. */
const VENDORS = {
  stripe: {
    event: (reference: string) =>
      JSON.stringify({
        id: `evt_${reference}`,
        object: 'event',
        type: 'payment_intent.succeeded',
        data: { object: { object: 'payment_intent', id: reference } },
      }),
    signed: (body: string, at: Date, secretly?: string): Forged => ({
      body,
      headers: {
        'content-type': 'application/json',
        'stripe-signature': sign(body, secretly ?? 'whsec_showroom_development', Math.floor(at.getTime() / 1000)),
      },
    }),
  },
  paypal: {
    event: (reference: string) =>
      JSON.stringify({
        id: `WH-${reference}`,
        event_type: 'PAYMENT.CAPTURE.COMPLETED',
        resource_type: 'capture',
        resource: { id: 'CAP', supplementary_data: { related_ids: { order_id: reference } } },
      }),
    signed: (body: string, at: Date, secretly?: string): Forged => {
      const url = () => `${api.sandbox.url}/paypal`;
      const signer = secretly === undefined ? api.sandbox.paypal.signer : createSigner('8PT597110X687430LKGECATA', url);
      return { body, headers: signer.headers(body, at) };
    },
  },
  liqpay: {
    event: (reference: string) => JSON.stringify({ order_id: reference, status: 'success', payment_id: 1 }),
    signed: (body: string, _at: Date, secretly?: string): Forged => {
      const data = encodeLiqpay(JSON.parse(body));
      const signature = signLiqpay(data, secretly ?? 'sandbox_private_showroom');
      return {
        body: new URLSearchParams({ data, signature }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      };
    },
  },
} as const;

/** Another amount, another order: anything that the signature was not made for. */
function tampered(vendor: keyof typeof VENDORS, { body, headers }: Forged): Forged {
  if (vendor !== 'liqpay') return { body: body.replace('"id"', '"added":1,"id"'), headers };
  const form = new URLSearchParams(body);
  form.set('data', encodeLiqpay({ order_id: 'another', status: 'success', payment_id: 1 }));
  return { body: form.toString(), headers };
}

const send = (vendor: string, { body, headers }: Forged) =>
  fetch(`${api.url}/webhooks/${vendor}`, { method: 'POST', headers, body });

async function writtenDown(reference: string): Promise<number> {
  const events = await api.database.rows(sql`select 1 from payment_events where reference = ${reference}`);
  const jobs = await api.database.rows(sql`select 1 from jobs where payload ->> 'reference' = ${reference}`);
  expect(jobs.length).toBe(events.length);
  return events.length;
}

describe.each(['stripe', 'paypal', 'liqpay'] as const)('%s', (vendor) => {
  const { event, signed } = VENDORS[vendor];

  test('an event that the provider signed is taken', async () => {
    expect((await send(vendor, signed(event(`${vendor}-right`), new Date()))).status).toBe(200);
    expect(await writtenDown(`${vendor}-right`)).toBe(1);
  });

  test('one that is played back is taken as the one that it is', async () => {
    const taken = signed(event(`${vendor}-again`), new Date());
    const answers = await Promise.all([send(vendor, taken), send(vendor, taken), send(vendor, taken)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await writtenDown(`${vendor}-again`)).toBe(1);
  });

  test.each([
    ['signed with another key', () => signed(event(`${vendor}-forged`), new Date(), 'another key')],
    ['changed on its way', () => tampered(vendor, signed(event(`${vendor}-forged`), new Date()))],
    [
      'without any signature',
      () => ({ body: event(`${vendor}-forged`), headers: { 'content-type': 'application/json' } }),
    ],
    ['that is no event', () => ({ body: '{"', headers: { 'content-type': 'application/json' } })],
    ['without a word', () => ({ body: '', headers: {} })],
  ])('one %s is refused, and nothing comes of it', async (_what, forged) => {
    expect((await send(vendor, forged())).status).toBe(400);
    expect(await writtenDown(`${vendor}-forged`)).toBe(0);
    expect(await writtenDown('another')).toBe(0);
  });
});

// LiqPay signs no time: its events are told apart by what they say.
test.each(['stripe', 'paypal'] as const)('an event of %s that was sent six minutes ago is refused', async (vendor) => {
  const { event, signed } = VENDORS[vendor];
  expect((await send(vendor, signed(event(`${vendor}-old`), ago(360)))).status).toBe(400);
  expect((await send(vendor, signed(event(`${vendor}-old`), ago(-360)))).status).toBe(vendor === 'stripe' ? 200 : 400);
  expect((await send(vendor, signed(event(`${vendor}-fresh`), ago(200)))).status).toBe(200);
});

test('while PayPal cannot say whether an event is its own, the event is not taken and comes again', async () => {
  const { event, signed } = VENDORS.paypal;
  api.sandbox.paypal.faults.plan({ fault: 'error-500', operation: 'webhooks.verify' }, 3);
  expect((await send('paypal', signed(event('unsure'), new Date()))).status).toBe(502);
  expect(await writtenDown('unsure')).toBe(0);
  expect((await send('paypal', signed(event('unsure'), new Date()))).status).toBe(200);
  expect(await writtenDown('unsure')).toBe(1);
});

test('what PayPal is asked cannot be made to say something else by the event', async () => {
  const { event, signed } = VENDORS.paypal;
  const { body, headers } = signed(event('smuggled'), new Date());
  const smuggled = `${body.slice(0, -1)}},"webhook_id":"another","webhook_event":${body}`;
  expect((await send('paypal', { body: smuggled, headers })).status).toBe(400);
  expect(await writtenDown('smuggled')).toBe(0);
});

test('an event about a payment that nobody here made changes nothing', async () => {
  const { event, signed } = VENDORS.liqpay;
  expect((await send('liqpay', signed(event('somebody-elses'), new Date()))).status).toBe(200);
  const attempts = await api.database.rows(
    sql`select 1 from payment_attempts where provider_reference = 'somebody-elses'`,
  );
  expect(attempts).toEqual([]);
});
