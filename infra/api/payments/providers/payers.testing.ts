import type { Sandbox } from '../../../sandbox/server';
import { cardPayment, connectStripe } from './card';
import { liqpayPayment } from './liqpay';
import { signCheckout } from './liqpay-checkout';
import { connectLiqpay } from './liqpay-client';
import { paypalPayment } from './paypal';
import { connectPaypal } from './paypal-client';
import type { PaymentPort } from './port';

/**
 * How a visitor pays at the provider's own page: with what is good, what is declined, or what the
 * bank asks about.
 */
export type HowToPay = 'well' | 'declined' | 'confirmed at the bank' | 'refused at the bank';

export interface StartedPayment {
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** For providers that are told until when they may take it. */
  readonly payableUntil?: Date;
  /** What a checkout was given by the API; made here when left out. */
  readonly signed?: { readonly data: string; readonly signature: string };
}

/**
 * A provider as tests know it: its port, what its operations are called in the sandbox, and a
 * visitor who pays.
 */
export interface Provider {
  readonly port: PaymentPort;
  readonly currency: string;
  readonly faults: Sandbox['stripe']['faults'];
  /** Names of operations by what the port does; what a provider does not do is left out. */
  readonly operations: Readonly<Partial<Record<'start' | 'read' | 'capture' | 'void' | 'refund' | 'pay', string>>>;
  pay(payment: StartedPayment, how?: HowToPay): Promise<Response>;
}

const TIMEOUT = 300;

export function providersOf(sandbox: Sandbox, callbackUrl: string): Record<'STRIPE' | 'PAYPAL' | 'LIQPAY', Provider> {
  return { STRIPE: card(sandbox), PAYPAL: wallet(sandbox), LIQPAY: checkout(sandbox, callbackUrl) };
}

function card({ url, stripe }: Sandbox): Provider {
  const cards = {
    well: 'pm_card_visa',
    declined: 'pm_card_visa_chargeDeclined',
    'confirmed at the bank': 'pm_card_authenticationRequired',
    'refused at the bank': 'pm_card_authenticationRequired',
  } as const satisfies Record<HowToPay, string>;
  return {
    port: cardPayment(connectStripe({ secretKey: 'sk_test_showroom', apiUrl: url, timeout: TIMEOUT })),
    currency: 'EUR',
    faults: stripe.faults,
    operations: {
      start: 'payment_intents.create',
      read: 'payment_intents.retrieve',
      capture: 'payment_intents.capture',
      void: 'payment_intents.cancel',
      refund: 'refunds.create',
      pay: 'payment_intents.confirm',
    },
    async pay({ reference }, how = 'well') {
      const client_secret = stripe.state.intents.get(reference)?.client_secret ?? '';
      const answer = await post(
        `${url}/v1/payment_intents/${reference}/confirm`,
        { client_secret, payment_method: cards[how] },
        { authorization: 'Bearer pk_test_showroom' },
      );
      const challenge = stripe.state.intents.get(reference)?.challenge;
      if (!challenge) return answer;
      return post(`${url}/stripe/challenge/${challenge}`, {
        outcome: how === 'refused at the bank' ? 'fail' : 'complete',
      });
    },
  };
}

function wallet({ url, paypal }: Sandbox): Provider {
  const fundings = {
    well: 'balance',
    declined: 'refused',
    'confirmed at the bank': 'challenge',
    'refused at the bank': 'challenge',
  } as const satisfies Record<HowToPay, string>;
  const apiUrl = `${url}/paypal`;
  const keys = { clientId: 'paypal-client-showroom', clientSecret: 'paypal-secret-showroom' };
  return {
    port: paypalPayment(connectPaypal({ apiUrl, ...keys, timeout: TIMEOUT, now: () => new Date() })),
    currency: 'EUR',
    faults: paypal.faults,
    operations: {
      start: 'orders.create',
      read: 'orders.get',
      capture: 'authorizations.capture',
      void: 'authorizations.void',
      refund: 'captures.refund',
      pay: 'orders.approve',
    },
    async pay({ reference: token }, how = 'well') {
      const form = { token, funding: fundings[how], decision: 'approve' };
      const page = await post(`${apiUrl}/checkoutnow`, form);
      if (!(await page.clone().text()).includes('3-D Secure')) return page;
      const decision = how === 'refused at the bank' ? 'refuse' : 'confirm';
      return post(`${apiUrl}/checkoutnow`, { token, funding: 'card', decision });
    },
  };
}

function checkout({ url, liqpay }: Sandbox, callbackUrl: string): Provider {
  const cards = {
    well: '4242424242424242',
    declined: '4000000000009995',
    'confirmed at the bank': '4000000000003063',
    'refused at the bank': '4000000000003063',
  } as const satisfies Record<HowToPay, string>;
  const apiUrl = `${url}/liqpay/api`;
  const keys = { publicKey: 'sandbox_showroom', privateKey: 'sandbox_private_showroom' };
  const client = connectLiqpay({ apiUrl, ...keys, timeout: TIMEOUT });
  return {
    port: liqpayPayment(client),
    currency: 'UAH',
    faults: liqpay.faults,
    operations: { read: 'status', capture: 'hold_completion', void: 'refund', refund: 'refund', pay: 'checkout.pay' },
    async pay(
      { reference, amount, currency, payableUntil = new Date(Date.now() + 60_000), signed: given },
      how = 'well',
    ) {
      const text = { description: 'Reservation', language: 'en' } as const;
      const signed = given ?? signCheckout(client, { reference, amount, currency, ...text, callbackUrl, payableUntil });
      const page = await post(`${apiUrl}/3/checkout`, { ...signed, card: cards[how] });
      if (liqpay.state.payments.get(reference)?.status !== '3ds_verify') return page;
      return post(`${apiUrl}/3/checkout`, { ...signed, confirmed: how === 'refused at the bank' ? 'no' : 'yes' });
    },
  };
}

function post(address: string, form: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) {
  return fetch(address, { method: 'POST', headers, body: new URLSearchParams(form), redirect: 'manual' });
}
