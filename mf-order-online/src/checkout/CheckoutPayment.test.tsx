import { confirmOrder, createOrder, initOrder, startPayment } from '@showroom/contracts/calls/buy-online';
import { createPaypalOrder } from '@showroom/contracts/calls/wallet-payments';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { exampleHold, exampleOrder } from '../examples';
import { provideCards, visit } from '../journey-in-tests';
import {
  COMPANY,
  configured,
  fillIn,
  goToPayment,
  holdTaken,
  PATH,
  payButton,
  startWithFreshBrowser,
  thanks,
} from './checkout-in-tests';

startWithFreshBrowser();

test('the payment screen has no accessibility faults and its fields are one labelled group', async () => {
  const { container } = visit({ path: PATH });
  await goToPayment();
  expect(screen.getByRole('group', { name: 'Card details' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('an incomplete card is not sent', async () => {
  const { type, focus, confirmCardPayment } = provideCards();
  const { sent } = visit({ path: PATH });
  await goToPayment();
  type({ complete: false });
  await userEvent.click(await payButton());
  expect(await screen.findByText('Please enter your card details.')).toBeVisible();
  expect(focus).toHaveBeenCalled();
  expect(confirmCardPayment).not.toHaveBeenCalled();
  expect(sent(createOrder)).toEqual([]);
});

test('a declined card says one thing, the bank’s reason, and another card pays', async () => {
  const refusal = { type: 'card_error', message: 'Your card has insufficient funds.' } as const;
  const { type, confirmCardPayment } = provideCards([{ error: { ...refusal, charge: '', code: 'card_declined' } }]);
  visit({ path: PATH });
  await goToPayment();
  type({ complete: true });
  await userEvent.click(await payButton());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    /^Your card has insufficient funds\. Please check your details or use another card\.$/,
  );
  await userEvent.click(await payButton());
  expect(await thanks()).toBeVisible();
  expect(confirmCardPayment).toHaveBeenCalledTimes(2);
});

test('a network that is lost between charge and confirmation is asked again and charges once', async () => {
  const { type, confirmCardPayment } = provideCards();
  const answers = [
    new ShowroomError('api.unreachable', { status: 503 }),
    { data: exampleOrder({ state: 'confirmed', payment_status: 'paid' }) },
  ];
  visit({ path: PATH, answers: [answerTo(confirmOrder, () => answers.shift())] });
  await goToPayment();
  type({ complete: true });
  await userEvent.click(await payButton());
  expect(await screen.findByText('We are still waiting for the answer to your payment')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Reserve now/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await thanks()).toBeVisible();
  expect(confirmCardPayment).toHaveBeenCalledTimes(1);
});

test('a double click pays once', async () => {
  const { type, confirmCardPayment } = provideCards();
  const { sent } = visit({ path: PATH });
  await goToPayment();
  type({ complete: true });
  await userEvent.dblClick(await payButton());
  expect(await thanks()).toBeVisible();
  expect(confirmCardPayment).toHaveBeenCalledTimes(1);
  expect(sent(createOrder)).toHaveLength(1);
});

test('money rests on hold, and the order waits for its link, where the market is configured so', async () => {
  const { type } = provideCards();
  const order = exampleOrder({
    state: 'reserved',
    payment_status: 'on_hold',
    confirmation_by_link: true,
    confirm_until: '2026-03-03T12:05:00.000Z',
  });
  const { sent, router } = visit({
    path: PATH,
    answers: [
      configured({ capture_on_hold: true, confirmation_by_link: true }),
      answerTo(confirmOrder, { data: order }),
    ],
  });
  await goToPayment();
  type({ complete: true });
  await userEvent.click(await payButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/showroom-order-online/success'));
  expect(sent(startPayment)[0]).toMatchObject({ body: { capture_method: 'manual' } });
  expect(sent(createOrder)[0]).toMatchObject({ body: { confirmation_by_link: true } });
});

test('a free reservation needs no card', async () => {
  const hold = () => ({
    data: exampleHold(new Date(), { fee: 0, currency: 'JPY', vendors: [{ type: 'no_payment_japan', uuid: COMPANY }] }),
  });
  const { confirmCardPayment } = provideCards();
  const { sent } = visit({
    path: PATH,
    market: 'jp',
    locale: 'en-GB',
    answers: [answerTo(initOrder, hold)],
  });
  await holdTaken();
  await fillIn('Reserve now');
  expect(await thanks()).toBeVisible();
  expect(confirmCardPayment).not.toHaveBeenCalled();
  expect(sent(startPayment)).toEqual([]);
});

/** PayPal's script on the page: `press` is its button, `approve` and `cancel` its window's. */
function providePaypal() {
  const options: { createOrder?(): Promise<string>; onApprove?(): Promise<void>; onCancel?(): void } = {};
  const buttons = { render: async () => undefined, close: async () => undefined };
  const draw = (given: object) => Object.assign(options, given) && buttons;
  Reflect.set(window, 'paypal', { Buttons: draw });
  return {
    press: () => act(async () => options.createOrder?.()),
    approve: () => act(async () => options.onApprove?.()),
    cancel: () => act(async () => options.onCancel?.()),
  };
}

const TWO_VENDORS = { vendors: ['STRIPE', 'PAYPAL'].map((type) => ({ type, uuid: COMPANY })) };
const paypalOrder = answerTo(createPaypalOrder, {
  data: { id: 'PP-1', type: 'paypal_order', attributes: { paypal_order_id: 'PP-1' } },
});

test('PayPal can be chosen; its window can be left, and approved', async () => {
  const { press, approve, cancel } = providePaypal();
  const hold = answerTo(initOrder, () => ({ data: exampleHold(new Date(), TWO_VENDORS) }));
  const { sent, container } = visit({ path: PATH, answers: [hold, paypalOrder] });
  await goToPayment();
  await userEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
  expect(await screen.findByText('You approve 500 € in PayPal’s own window.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await expect(press()).resolves.toBe('PP-1');
  await cancel();
  expect(await screen.findByText(/^You have not completed the payment, and nothing was charged/)).toBeVisible();
  await expect(press()).resolves.toBe('PP-1');
  await approve();
  expect(await thanks()).toBeVisible();
  expect(sent(createPaypalOrder)[0]).toMatchObject({
    body: { amount_value: 500, amount_currency_code: 'EUR', vehicle_id: '42' },
  });
  expect(sent(createOrder).at(-1)).toMatchObject({ body: { payment_vendor: 'PAYPAL', paypal_order_id: 'PP-1' } });
  Reflect.deleteProperty(window, 'paypal');
});
