import { confirmOrder, createOrder, initOrder, releaseHold, startPayment } from '@showroom/contracts/calls/buy-online';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { exampleHold, exampleOrder } from '../examples';
import { provideCards, visit } from '../journey-in-tests';

const PATH = '/checkout?vehicleId=42&finance_option=purchase';
const conflict = (code: ConstructorParameters<typeof ShowroomError>[0]) => new ShowroomError(code, { status: 409 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  provideCards();
});

async function fillIn(): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ada');
  await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Byron');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@example.com');
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '+32 2 123 45 67');
  await userEvent.click(screen.getByRole('checkbox', { name: /accept the reservation terms/ }));
}

async function goToPayment(): Promise<void> {
  await fillIn();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await screen.findByRole('heading', { name: 'Payment' });
}

const payButton = () => screen.findByRole('button', { name: 'Reserve now for 500 €' });

test('the vehicle is held on entry, with the time and the promise of the specification', async () => {
  const { sent, container } = visit({ path: PATH });
  expect(
    await screen.findByText(
      /^Please complete your reservation by approximately \d\d:\d\d\. If the time expires your reservation will be released, but you can reattempt booking if it still available\.$/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^(15:00|14:5\d)$/);
  expect(sent(initOrder)).toEqual([
    { body: { vehicle_id: '42', company_uuid: '6f2a1c5e-0b7d-4f6e-9a63-1d2f0c9b7a01' } },
  ]);
  expect(JSON.parse(localStorage.getItem('sl_order_online_soft_lock') ?? '')).toMatchObject({
    lock_id: 'lock-1',
    vehicle_id: '42',
  });
  expect(await axe(container)).toHaveNoViolations();
});

test('wrong fields say what is wrong and the first one gets the cursor', async () => {
  const { container } = visit({ path: PATH });
  await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ada');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveAccessibleDescription(
    'Please enter your last name.',
  );
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
    'Please enter a valid e-mail address.',
  );
  expect(screen.getByRole('checkbox', { name: /accept/ })).toHaveAccessibleDescription(
    'Please accept the reservation terms.',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('a person reserves a vehicle by keyboard alone', async () => {
  const { type, confirmCardPayment } = provideCards();
  const { router, sent } = visit({ path: PATH });
  const user = userEvent.setup();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeEnabled());
  screen.getByRole('textbox', { name: 'First name' }).focus();
  await user.keyboard('Ada{Tab}Byron{Tab}ada@example.com{Tab}+3221234567{Tab}Hello');
  screen.getByRole('checkbox', { name: /accept/ }).focus();
  await user.keyboard(' {Tab}{Enter}');
  await screen.findByRole('heading', { name: 'Payment' });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus());
  type({ complete: true });
  (await payButton()).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Thank you for your reservation' })).toBeVisible();
  expect(router.state.location.search).toBe('?order=SO-2026-000042');
  expect(confirmCardPayment).toHaveBeenCalledTimes(1);
  expect(sent(createOrder)[0]).toMatchObject({
    body: {
      lock_id: 'lock-1',
      finance_option: 'purchase',
      payment_vendor: 'STRIPE',
      customer: { first_name: 'Ada', phone: '+3221234567', message: 'Hello' },
      terms_accepted: true,
      locale: 'en-GB',
    },
  });
  expect(sent(startPayment)[0]).toMatchObject({ body: { amount: 500, currency: 'EUR' } });
  expect(localStorage.getItem('sl_order_online_data')).toBeNull();
  expect(localStorage.getItem('sl_order_online_soft_lock')).toBeNull();
});

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

test('a declined card says so with the bank’s words, and another card pays', async () => {
  const refusal = { type: 'card_error', message: 'Your card has insufficient funds.' } as const;
  const { type, confirmCardPayment } = provideCards([{ error: { ...refusal, charge: '', code: 'card_declined' } }]);
  const { sent } = visit({ path: PATH });
  await goToPayment();
  type({ complete: true });
  await userEvent.click(await payButton());
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Something went wrong')).toBeVisible();
  expect(within(alert).getByText('Your card was declined. Please try another card.')).toBeVisible();
  expect(within(alert).getByText('Error message: Your card has insufficient funds.')).toBeVisible();
  await userEvent.click(await payButton());
  expect(await screen.findByRole('heading', { name: 'Thank you for your reservation' })).toBeVisible();
  expect(confirmCardPayment).toHaveBeenCalledTimes(2);
  const keys = sent(startPayment).map(({ body }) => Reflect.get(Object(body), 'idempotency_key'));
  expect(new Set(keys).size).toBe(2);
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
  expect(await payButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByRole('heading', { name: 'Thank you for your reservation' })).toBeVisible();
  expect(confirmCardPayment).toHaveBeenCalledTimes(1);
});

test('a double click pays once', async () => {
  const { type, confirmCardPayment } = provideCards();
  const { sent } = visit({ path: PATH });
  await goToPayment();
  type({ complete: true });
  await userEvent.dblClick(await payButton());
  expect(await screen.findByRole('heading', { name: 'Thank you for your reservation' })).toBeVisible();
  expect(confirmCardPayment).toHaveBeenCalledTimes(1);
  expect(sent(createOrder)).toHaveLength(1);
});

test('a reload on the payment screen keeps what was typed', async () => {
  const first = visit({ path: PATH });
  await goToPayment();
  const { pathname, search } = first.router.state.location;
  first.unmount();
  visit({ path: `${pathname.replace('/showroom-order-online', '')}${search}` });
  expect(await screen.findByRole('heading', { name: 'Payment' })).toBeVisible();
  expect(screen.getByText(/ada@example\.com/)).toBeVisible();
});

test('the payment screen without details leads back to the details', async () => {
  const { router } = visit({ path: `${PATH}&screen=payment` });
  expect(await screen.findByRole('heading', { name: 'Your details' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).not.toContain('screen'));
});

test.each([
  ['vehicle.held', 'Somebody else is reserving this vehicle at the moment.'],
  ['vehicle.sold', 'This vehicle has already been reserved.'],
] as const)('%s shows similar vehicles', async (code, text) => {
  const { container } = visit({ path: PATH, answers: [answerTo(initOrder, conflict(code))] });
  expect(await screen.findByRole('heading', { name: text })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See similar vehicles' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a vehicle that is not offered online says so', async () => {
  const refusal = new ShowroomError('block.failed', { status: 422 });
  visit({ path: PATH, answers: [answerTo(initOrder, refusal)] });
  expect(await screen.findByRole('heading', { name: 'This vehicle cannot be reserved online.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See similar vehicles' })).toBeVisible();
});

test('back in the checkout after the order, a visitor sees their own reservation and not that it is sold', async () => {
  const record = { vehicle_id: '42', lock_id: 'lock-1', order_key: 'k', attempt_key: 'a', fingerprint: 'f' };
  localStorage.setItem(
    'sl_order_online_reservation',
    JSON.stringify({ ...record, order_number: 'SO-2026-000042', vendor: 'STRIPE', status: 'confirmed' }),
  );
  visit({ path: PATH, answers: [answerTo(initOrder, conflict('vehicle.sold'))] });
  expect(await screen.findByRole('heading', { name: 'Thank you for your reservation' })).toBeVisible();
});

test('when the time is over a dialog says so, what was typed is kept, and the vehicle can be reserved again', async () => {
  const long = new Date(Date.now() - 15 * 60_000);
  const holds = [exampleHold(long, { now: new Date().toISOString() }), exampleHold(new Date())];
  visit({ path: PATH, answers: [answerTo(initOrder, () => ({ data: holds.shift() }))] });
  const dialog = await screen.findByRole('dialog', { name: 'The time to complete your reservation has ended.' });
  await userEvent.type(screen.getByRole('textbox', { name: 'First name', hidden: true }), 'Ada');
  expect(JSON.parse(localStorage.getItem('sl_order_online_soft_lock') ?? '')).toMatchObject({ kicked_out_modal: true });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reserve again' }));
  expect(await screen.findByRole('timer')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
});

test('more time is one press away', async () => {
  const soon = new Date(Date.now() - 14 * 60_000);
  const holds = [exampleHold(soon, { now: new Date().toISOString() }), exampleHold(new Date())];
  visit({ path: PATH, answers: [answerTo(initOrder, () => ({ data: holds.shift() }))] });
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^(1:00|0:\d\d)$/));
  await userEvent.click(screen.getByRole('button', { name: 'I need more time' }));
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:/));
  expect(await screen.findByText('You have more time now.')).toBeInTheDocument();
});

test('the vehicle can be given back', async () => {
  const { sent, router } = visit({ path: PATH });
  await userEvent.click(await screen.findByRole('button', { name: 'Give the vehicle back' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/showroom-order-online/vehicle/42'));
  expect(sent(releaseHold)).toEqual([{ params: { lock_id: 'lock-1' } }]);
});

test('a free reservation needs no card', async () => {
  const hold = () => ({
    data: exampleHold(new Date(), { fee: 0, currency: 'JPY', payment_vendors: ['NO_PAYMENT_JAPAN'] }),
  });
  const attempt = {
    id: 'a1',
    type: 'payment_attempt',
    attributes: { vendor: 'NO_PAYMENT_JAPAN', client_secret: null, status: 'paid' },
  } as const;
  const { confirmCardPayment } = provideCards();
  visit({
    path: PATH,
    market: 'jp',
    locale: 'en-GB',
    answers: [answerTo(initOrder, hold), answerTo(startPayment, { data: attempt })],
  });
  await fillIn();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reserve now' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Reserve now' }));
  expect(await screen.findByRole('heading', { name: 'Thank you for your reservation' })).toBeVisible();
  expect(confirmCardPayment).not.toHaveBeenCalled();
});

test('a service that cannot be reached is named and asked again', async () => {
  const answers = [new ShowroomError('api.unreachable', { status: 503 }), { data: exampleHold(new Date()) }];
  visit({ path: PATH, answers: [answerTo(initOrder, () => answers.shift())] });
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('We cannot reach our service at the moment. We keep trying.')).toBeVisible();
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('timer')).toBeVisible();
});

test('another tab that finishes the reservation takes this one along', async () => {
  visit({ path: PATH });
  await screen.findByRole('timer');
  const record = { vehicle_id: '42', lock_id: 'lock-1', order_key: 'k', attempt_key: 'a', fingerprint: 'f' };
  const value = JSON.stringify({ ...record, order_number: 'SO-2026-000042', vendor: 'STRIPE', status: 'confirmed' });
  localStorage.setItem('sl_order_online_reservation', value);
  const event = new StorageEvent('storage', { key: 'sl_order_online_reservation', newValue: value });
  act(() => void window.dispatchEvent(event));
  expect(await screen.findByRole('heading', { name: 'Thank you for your reservation' })).toBeVisible();
});
