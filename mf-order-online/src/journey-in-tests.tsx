import {
  beginVisit,
  confirmOrder,
  createOrder,
  getOrder,
  initOrder,
  releaseHold,
  startPayment,
} from '@showroom/contracts/calls/buy-online';
import { getCompanyConfig } from '@showroom/contracts/calls/company';
import { getVehicle } from '@showroom/contracts/calls/stock-locator';
import { verifyEmail } from '@showroom/contracts/calls/verification';
import type { MarketCode } from '@showroom/contracts/markets';
import { answerTo, type FakeAnswer, fakeClient, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import type { ConfirmCardPaymentData, PaymentIntentResult } from '@stripe/stripe-js';
import { act, configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import { exampleCompanyConfig } from './example-config';
import { exampleHold, exampleOrder, exampleVehicle } from './examples';
import { createRoutes } from './expose/routes';

expect.extend(toHaveNoViolations);
// Whole pages, on machines that do other things as well.
jest.setTimeout(60_000);
// The first page of a file brings all its code with it.
configure({ asyncUtilTimeout: 20_000 });

const attemptAnswer = {
  data: {
    id: 'a1',
    type: 'payment_attempt',
    attributes: {
      order_number: 'SO-2026-000042',
      vendor: 'STRIPE',
      client_secret: 'pi_1_secret_1',
      stripe_payment_intent_id: 'pi_1',
      status: 'pending',
    },
  },
} as const;

const validEmail = {
  data: {
    id: 'e1',
    type: 'email_verification',
    attributes: { valid: true, status: 'valid', code: null, message: null },
  },
} as const;

/** Answers of a server where everything goes well. */
function happyAnswers(): FakeAnswer[] {
  return [
    answerTo(getVehicle, { data: exampleVehicle() }),
    answerTo(getCompanyConfig, { data: exampleCompanyConfig() }),
    answerTo(beginVisit, { data: { wait: 0 } }),
    answerTo(initOrder, () => ({ data: exampleHold(new Date()) })),
    answerTo(verifyEmail, validEmail),
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
  /** Take precedence over the happy answers. */
  readonly answers?: readonly FakeAnswer[];
}

/** Node's FormData takes no form, which React passes where a submit navigates. */
class FormDataOfForms extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of form?.querySelectorAll('input') ?? []) this.append(field.name, field.value);
  }
}
Reflect.set(globalThis, 'FormData', FormDataOfForms);

/** Opens a page of the journey under its mount; its links lead on as the shell's do. */
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
  rendered.container.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    void rendered.router.navigate(link.getAttribute('href') ?? '');
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
