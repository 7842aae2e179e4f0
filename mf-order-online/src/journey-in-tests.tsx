import {
  confirmOrder,
  createOrder,
  getOrder,
  initOrder,
  releaseHold,
  startPayment,
} from '@showroom/contracts/calls/buy-online';
import { getVehicle } from '@showroom/contracts/calls/stock-locator';
import type { MarketCode } from '@showroom/contracts/markets';
import { answerTo, type FakeAnswer, fakeClient, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import type { ConfirmCardPaymentData, PaymentIntentResult } from '@stripe/stripe-js';
import { act } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import { exampleHold, exampleOrder, exampleVehicle } from './examples';
import { createRoutes } from './expose/routes';

expect.extend(toHaveNoViolations);
// Whole pages, on machines that do other things as well.
jest.setTimeout(60_000);

const attemptAnswer = {
  data: {
    id: 'a1',
    type: 'payment_attempt',
    attributes: { vendor: 'STRIPE', client_secret: 'pi_1_secret_1', status: 'pending' },
  },
} as const;

/** Answers of a server where everything goes well. */
function happyAnswers(): FakeAnswer[] {
  return [
    answerTo(getVehicle, { data: exampleVehicle() }),
    answerTo(initOrder, () => ({ data: exampleHold(new Date()) })),
    answerTo(releaseHold, undefined),
    answerTo(createOrder, { data: exampleOrder() }),
    answerTo(startPayment, attemptAnswer),
    answerTo(confirmOrder, { data: exampleOrder({ state: 'confirmed', payment_status: 'paid' }) }),
    answerTo(getOrder, { data: exampleOrder({ state: 'confirmed', payment_status: 'paid' }) }),
  ];
}

interface VisitOptions {
  readonly path: string;
  readonly market?: MarketCode;
  readonly locale?: string;
  /** Stand over the happy answers. */
  readonly answers?: readonly FakeAnswer[];
}

/** Opens a page of the journey under its mount. */
export function visit({ path, answers = [], ...options }: VisitOptions) {
  const client = fakeClient(...happyAnswers(), ...answers);
  const settings = { 'payment.stripe_publishable_key': 'pk_test_1' };
  const children = createRoutes(testPlatform({ ...options, client, settings }));
  const rendered = renderWithPlatform(<p>Elsewhere</p>, {
    ...options,
    client,
    settings,
    path: `/showroom-order-online${path}`,
    routes: [{ path: '/showroom-order-online', HydrateFallback: Loading, children }],
  });
  const sent = (call: unknown) => client.sends.filter((one) => one.call === call).map(({ input }) => input);
  return { ...rendered, client, sent };
}

type Change = { complete: boolean; error?: { message: string } };

/** The card provider's script, already on the page; `type` is what a visitor does in its fields. */
export function provideCards(answers: readonly PaymentIntentResult[] = []) {
  const listeners = new Map<string, (event: Change) => void>();
  const rest = [...answers];
  const moved = { id: 'pi_1', status: 'requires_capture' };
  const focus = jest.fn();
  const element = {
    on: (event: string, listener: (event: Change) => void) => listeners.set(event, listener),
    mount: () => listeners.get('ready')?.({ complete: false }),
    destroy: () => undefined,
    focus,
  };
  const confirmCardPayment = jest.fn(async (_secret: string, _data: ConfirmCardPaymentData) => {
    return rest.shift() ?? { paymentIntent: moved };
  });
  const stripe = { elements: () => ({ create: () => element }), confirmCardPayment };
  Reflect.set(window, 'Stripe', () => stripe);
  const type = (change: Change) => act(() => listeners.get('change')?.(change));
  return { type, focus, confirmCardPayment };
}

function Loading() {
  return <p>Loading</p>;
}
