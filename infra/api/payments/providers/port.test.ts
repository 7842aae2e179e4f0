import { randomUUID } from 'node:crypto';
import type { AttemptState } from '../../../database/schema/buy-online';
import type { Fault } from '../../../sandbox/payments/faults';
import { startReceiver, type WebhookReceiver } from '../../../sandbox/payments/webhook-receiver.testing';
import { type Sandbox, startSandbox } from '../../../sandbox/server';
import { type HowToPay, type Provider, providersOf, type StartedPayment } from './payers.testing';

/** What every way to pay has to do, tried on each of them, against its stand-in. */
let sandbox: Sandbox;
let receiver: WebhookReceiver;
let providers: ReturnType<typeof providersOf>;

beforeAll(async () => {
  receiver = await startReceiver();
  sandbox = await startSandbox({ port: 0, smtpPort: 0, apiUrl: receiver.url });
  providers = providersOf(sandbox, receiver.url);
});

afterAll(async () => {
  await sandbox.close();
  await receiver.close();
});

const AMOUNT = 500_00;

async function begin({ port, currency }: Provider, attemptId: string = randomUUID()): Promise<StartedPayment> {
  const { reference } = await port.start({
    attemptId,
    orderNumber: 'A1',
    description: 'Reservation A1',
    amount: AMOUNT,
    currency,
  });
  return { reference, amount: AMOUNT, currency };
}

async function paidWith(provider: Provider, how: HowToPay = 'well'): Promise<StartedPayment> {
  const started = await begin(provider);
  await provider.pay(started, how);
  return started;
}

/** As settlement reads: what is let go or given back is known to be so. */
async function statusOf({ port }: Provider, { reference }: StartedPayment, known: AttemptState = 'pending') {
  return (await port.read(reference, known)).status;
}

describe.each(['STRIPE', 'PAYPAL', 'LIQPAY'] as const)('%s', (vendor) => {
  let provider: Provider;

  beforeEach(() => {
    provider = providers[vendor];
    provider.faults.clear();
  });

  test('a payment that was begun is open, and no money has moved', async () => {
    expect(provider.port.vendor).toBe(vendor);
    expect(await statusOf(provider, await begin(provider))).toBe('open');
  });

  test('the same attempt is the same payment, however often it is begun', async () => {
    const attemptId = randomUUID();
    const all = await Promise.all([1, 2, 3].map(() => begin(provider, attemptId)));
    expect(new Set(all.map(({ reference }) => reference)).size).toBe(1);
  });

  test.each(['well', 'confirmed at the bank'] as const)(
    'paid %s, the money is held: the amount and currency that were asked',
    async (how) => {
      const { reference, currency } = await paidWith(provider, how);
      expect(await provider.port.read(reference, 'pending')).toMatchObject({
        status: 'authorised',
        amount: AMOUNT,
        currency,
      });
    },
  );

  test.each(['declined', 'refused at the bank'] as const)(
    '%s, nothing is held, and the next try may go well',
    async (how) => {
      const started = await paidWith(provider, how);
      expect(['open', 'declined']).toContain(await statusOf(provider, started));
      await provider.pay(started);
      expect(await statusOf(provider, started)).toBe('authorised');
    },
  );

  test('a decline is told as such', async () => {
    expect(await statusOf(provider, await paidWith(provider, 'declined'))).toBe('declined');
  });

  test('held money is taken once, however often it is asked for', async () => {
    const started = await paidWith(provider);
    expect(await statusOf(provider, started)).toBe('authorised');
    await Promise.all([provider.port.capture(started.reference), provider.port.capture(started.reference)]);
    await provider.port.capture(started.reference);
    expect(await provider.port.read(started.reference, 'authorised')).toMatchObject({ status: 'paid', amount: AMOUNT });
  });

  test('held money is let go, and cannot be taken afterwards', async () => {
    const started = await paidWith(provider);
    expect(await statusOf(provider, started)).toBe('authorised');
    await provider.port.void(started.reference);
    await provider.port.void(started.reference);
    await provider.port.capture(started.reference);
    expect(await statusOf(provider, started, 'voiding')).toBe('void');
  });

  test('taken money is given back once, all of it', async () => {
    const started = await paidWith(provider);
    await statusOf(provider, started);
    await provider.port.capture(started.reference);
    await provider.port.refund(started.reference);
    await provider.port.refund(started.reference);
    expect(await provider.port.read(started.reference, 'refunding')).toMatchObject({
      status: 'refunded',
      amount: AMOUNT,
    });
  });

  test('parts go back up to what was asked for, each once, and the rest with the whole', async () => {
    const started = await paidWith(provider);
    await statusOf(provider, started);
    const { port } = provider;
    await port.capture(started.reference);
    const partly = async (upTo: number) => {
      await port.refundPart(started.reference, { upTo, key: `${started.reference}-${upTo}` });
      return port.read(started.reference, 'paid');
    };
    expect(await partly(120_00)).toMatchObject({ status: 'paid', amount: AMOUNT, refunded: 120_00, returning: 0 });
    expect(await partly(120_00)).toMatchObject({ status: 'paid', refunded: 120_00 });
    expect(await partly(199_99)).toMatchObject({ status: 'paid', refunded: 199_99 });
    await port.refund(started.reference);
    await port.refund(started.reference);
    expect(await port.read(started.reference, 'refunding')).toMatchObject({ status: 'refunded', amount: AMOUNT });
  });

  test('more than was taken does not go back', async () => {
    const started = await paidWith(provider);
    await statusOf(provider, started);
    await provider.port.capture(started.reference);
    await provider.port.refundPart(started.reference, { upTo: AMOUNT + 1, key: started.reference });
    expect(await provider.port.read(started.reference, 'paid')).toMatchObject({ status: 'paid', refunded: 0 });
  });

  test('taken money is not let go by mistake', async () => {
    const started = await paidWith(provider);
    await statusOf(provider, started);
    await provider.port.capture(started.reference);
    await provider.port.void(started.reference);
    expect(await statusOf(provider, started, 'paid')).toBe('paid');
  });

  test('what was let go before anybody paid is over; who pays all the same gets their money back', async () => {
    const started = await begin(provider);
    await provider.port.void(started.reference);
    expect(await statusOf(provider, started, 'voiding')).toBe('void');
    await provider.pay(started);
    const late = await statusOf(provider, started, 'voided');
    // A provider that cannot refuse says that it holds money, which is then let go.
    expect(late).toBe(vendor === 'LIQPAY' ? 'authorised' : 'void');
    await provider.port.void(started.reference);
    expect(await statusOf(provider, started, 'voiding')).toBe('void');
  });

  test('an amount that is another one at the provider is seen', async () => {
    provider.faults.plan({ fault: 'wrong-amount' }, 1);
    const started = await paidWith(provider);
    expect(await provider.port.read(started.reference, 'pending')).not.toMatchObject({ amount: AMOUNT });
  });

  test.each([
    ['decline', 'declined'],
    ['challenge', 'authorised'],
  ] as const)('the sandbox plays a %s on request, whatever is paid with', async (play, status) => {
    await fetch(`${sandbox.url}/control/payments/play`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ play, provider: vendor.toLowerCase() }),
    });
    expect(await statusOf(provider, await paidWith(provider))).toBe(status);
    expect(provider.faults.list()).toEqual([]);
  });

  const TROUBLE = [
    'unreachable',
    'error-500',
    'error-429',
    'garbage',
    'time-out',
    'error-500-after',
    'garbage-after',
  ] as const satisfies readonly Fault[];

  /** What settlement does with a failure: the same again, later. */
  async function insist<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      expect(error).toMatchObject({ code: 'payment.failed', status: 502 });
      return insist(work);
    }
  }

  test.each(TROUBLE)(
    '%s at every step costs tries, not money',
    async (fault) => {
      const { port, currency, operations } = provider;
      const trouble = (operation: string | undefined) => {
        if (operation !== undefined) provider.faults.plan({ fault, operation }, 1);
      };
      const attemptId = randomUUID();
      trouble(operations.start);
      const { reference } = await insist(() =>
        port.start({ attemptId, orderNumber: 'A1', description: 'Reservation A1', amount: AMOUNT, currency }),
      );
      const again = await insist(() =>
        port.start({ attemptId, orderNumber: 'A1', description: 'Reservation A1', amount: AMOUNT, currency }),
      );
      expect(again.reference).toBe(reference);
      const started = { reference, amount: AMOUNT, currency };
      await provider.pay(started);
      trouble(operations.read);
      expect(await insist(() => statusOf(provider, started))).toBe('authorised');
      trouble(operations.capture);
      await insist(() => port.capture(reference));
      expect(await insist(() => port.read(reference, 'authorised'))).toMatchObject({ status: 'paid', amount: AMOUNT });
      trouble(operations.refund);
      await insist(() => port.refund(reference));
      expect(await insist(() => statusOf(provider, started, 'refunding'))).toBe('refunded');
      expect(provider.faults.list()).toEqual([]);
    },
    30_000,
  );

  test.each(TROUBLE)(
    '%s while a part goes back: it goes back once',
    async (fault) => {
      const { port, operations } = provider;
      const { reference, ...rest } = await paidWith(provider);
      await statusOf(provider, { reference, ...rest });
      await port.capture(reference);
      provider.faults.plan({ fault, operation: operations.refund }, 4);
      let tries = 0;
      await insist(() => {
        tries += 1;
        return port.refundPart(reference, { upTo: 80_00, key: `${reference}-${tries}` });
      });
      expect(await insist(() => port.read(reference, 'paid'))).toMatchObject({ status: 'paid', refunded: 80_00 });
    },
    30_000,
  );

  test.each(TROUBLE)(
    '%s while held money is let go: it is let go',
    async (fault) => {
      const started = await paidWith(provider);
      expect(await statusOf(provider, started)).toBe('authorised');
      // More than the tries of one call: what calls has to come again.
      provider.faults.plan({ fault, operation: provider.operations.void }, 4);
      await insist(() => provider.port.void(started.reference));
      expect(await insist(() => statusOf(provider, started, 'voiding'))).toBe('void');
    },
    30_000,
  );

  test('a provider that stays away is a failure that names no secret', async () => {
    const started = await begin(provider);
    provider.faults.plan({ fault: 'unreachable', operation: provider.operations.read }, 20);
    await expect(statusOf(provider, started)).rejects.toMatchObject({ code: 'payment.failed', status: 502 });
    provider.faults.clear();
    expect(await statusOf(provider, started)).toBe('open');
  }, 20_000);
});

test('a token that PayPal ended before its time is asked for anew', async () => {
  const started = await begin(providers.PAYPAL);
  sandbox.paypal.tokens.end();
  expect(await statusOf(providers.PAYPAL, started)).toBe('open');
});

test('an order that PayPal has forgotten is over', async () => {
  const started = await begin(providers.PAYPAL);
  sandbox.paypal.state.orders.delete(started.reference);
  expect(await statusOf(providers.PAYPAL, started)).toBe('void');
});

test('PayPal counts whole yen', async () => {
  const { port } = providers.PAYPAL;
  const { reference } = await port.start({
    attemptId: randomUUID(),
    orderNumber: 'A1',
    description: 'Reservation A1',
    amount: 5000,
    currency: 'JPY',
  });
  expect(await port.read(reference, 'pending')).toMatchObject({ amount: 5000, currency: 'JPY' });
});

test('LiqPay takes no payment after its time', async () => {
  const started = await begin(providers.LIQPAY);
  await providers.LIQPAY.pay({ ...started, payableUntil: new Date(Date.now() - 1000) });
  expect(await statusOf(providers.LIQPAY, started)).toBe('open');
});
