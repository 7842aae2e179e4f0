import { confirmOrder, getOrder } from '@showroom/contracts/calls/buy-online';
import { cancelOrder } from '@showroom/contracts/calls/orders';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { exampleOrder } from '../../examples';
import { visit } from '../../journey-in-tests';

test('shows the order as the server holds it', async () => {
  const { container, sent } = visit({ path: '/confirmation/SO-2026-000042?token=secret' });
  expect(await screen.findByRole('heading', { name: 'Confirmation of your reservation' })).toBeVisible();
  expect(screen.getByText('SO-2026-000042')).toBeVisible();
  expect(screen.getByText('500 €')).toBeVisible();
  expect(screen.getByText('Paid')).toBeVisible();
  expect(screen.getByText('Land Rover Brussels South')).toBeVisible();
  expect(sent(getOrder)).toEqual([{ params: { number: 'SO-2026-000042' }, query: { token: 'secret' } }]);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['on_hold', 'On hold, not charged yet'],
  ['refunded', 'Refunded'],
] as const)('a payment that is %s is shown as "%s"', async (payment_status, text) => {
  const order = exampleOrder({ state: 'confirmed', payment_status });
  visit({ path: '/confirmation/SO-2026-000042', answers: [answerTo(getOrder, { data: order })] });
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['jp', 'ja-JP', 'confirmed', 'お支払い不要'],
  ['international', 'en-GB', 'confirmed', 'No payment needed'],
  ['ae', 'ar-AE', 'cancelled', 'لا حاجة إلى الدفع'],
  ['ua', 'uk-UA', 'confirmed', 'Оплата не потрібна'],
] as const)(
  'in %s (%s) a free order that is %s says that nothing was to be paid',
  async (market, locale, state, text) => {
    const status = state === 'cancelled' ? 'refunded' : 'paid';
    const order = exampleOrder({ state, payment_status: status, amount: 0 });
    visit({ path: '/confirmation/SO-2026-000042', market, locale, answers: [answerTo(getOrder, { data: order })] });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/^(Paid|Refunded|支払い済み|返金済み|مدفوع|Сплачено)$/)).not.toBeInTheDocument();
  },
);

test('an order that costs something and has no payment yet does not say that none is needed', async () => {
  const order = exampleOrder({ state: 'awaiting_payment', payment_status: 'none' });
  visit({ path: '/confirmation/SO-2026-000042', answers: [answerTo(getOrder, { data: order })] });
  expect(await screen.findByText('Pending')).toBeVisible();
  expect(screen.queryByText('No payment needed')).not.toBeInTheDocument();
});

test.each([401, 403, 404])('an order that answers %d is not found', async (status) => {
  const hidden = new ShowroomError('page.not-found', { status });
  const { router } = visit({ path: '/confirmation/SO-1', answers: [answerTo(getOrder, hidden)] });
  expect(await screen.findByRole('heading', { name: 'This page could not be found.' })).toBeVisible();
  expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]);
});

test('the whole history is shown in the language of the order, with refunds', async () => {
  const history = [
    { at: '2026-03-01T12:00:00.000Z', what: 'awaiting_payment', text: 'You placed your reservation.', amount: null },
    { at: '2026-03-01T12:05:00.000Z', what: 'money_taken', text: 'Your payment arrived.', amount: 500 },
    { at: '2026-03-02T08:00:00.000Z', what: 'money_given_back', text: 'The money was given back.', amount: 120 },
  ] as const;
  const order = exampleOrder({
    state: 'confirmed',
    payment_status: 'partially_refunded',
    refunded: 120,
    history: [...history],
  });
  const { container } = visit({ path: '/confirmation/SO-2026-000042', answers: [answerTo(getOrder, { data: order })] });
  const events = within(await screen.findByRole('region', { name: 'What has happened' })).getAllByRole('listitem');
  expect(events.map(({ textContent }) => textContent)).toEqual([
    'You placed your reservation. 01/03/2026 13:00 (CET)',
    'Your payment arrived. 500 €01/03/2026 13:05 (CET)',
    'The money was given back. 120 €02/03/2026 09:00 (CET)',
  ]);
  expect(screen.getByText('Partly refunded')).toBeVisible();
  expect(screen.getByText('Given back to you')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

const confirmed = answerTo(getOrder, { data: exampleOrder({ state: 'confirmed', payment_status: 'paid' }) });

test('an order is cancelled after one more question, by the token of its link, and the page says so', async () => {
  const cancelled = exampleOrder({ state: 'cancelled', payment_status: 'refunded' });
  const { sent, container } = visit({
    path: '/confirmation/SO-2026-000042?token=secret',
    answers: [confirmed, answerTo(cancelOrder, { data: cancelled })],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this reservation' }));
  const dialog = screen.getByRole('dialog', { name: 'Cancel this reservation?' });
  expect(within(dialog).getByText(/you get the whole fee back/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('Refunded')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel this reservation' })).not.toBeInTheDocument();
  expect(sent(cancelOrder)).toEqual([{ params: { number: 'SO-2026-000042' }, query: { token: 'secret' } }]);
});

test('an order whose cancelling is not confirmed stays', async () => {
  const { sent } = visit({ path: '/confirmation/SO-2026-000042', answers: [confirmed] });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this reservation' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent(cancelOrder)).toEqual([]);
});

test('a cancellation that fails says so and can be tried again', async () => {
  const down = new ShowroomError('api.unreachable', { status: 503 });
  visit({ path: '/confirmation/SO-2026-000042', answers: [confirmed, answerTo(cancelOrder, down)] });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this reservation' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We cannot reach our service at the moment.');
  expect(screen.getByRole('button', { name: 'Yes, cancel it' })).toBeEnabled();
});

test('an order that waits for its link is confirmed by a press on it, not by the visit', async () => {
  const waiting = exampleOrder({
    state: 'paid',
    payment_status: 'paid',
    confirmation_by_link: true,
    confirm_until: '2026-03-03T12:05:00.000Z',
  });
  const { sent } = visit({
    path: '/confirmation/SO-2026-000042?token=secret',
    answers: [answerTo(getOrder, { data: waiting })],
  });
  await screen.findByRole('button', { name: 'Confirm my reservation' });
  expect(screen.getByText(/Please confirm by .*03\/03\/2026 13:05 \(CET\)/)).toBeVisible();
  expect(sent(confirmOrder)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm my reservation' }));
  expect(await screen.findByText('Confirmed')).toBeVisible();
  expect(sent(confirmOrder)).toEqual([{ params: { number: 'SO-2026-000042' }, query: { token: 'secret' } }]);
});

test.each([
  [
    'international',
    'en-GB',
    'How you pay for the vehicle',
    ['Subscription', '990 € a month', 'for 12 months', '1,500 km a month'],
  ],
  ['ae', 'ar-AE', 'طريقة دفع ثمن السيارة', ['اشتراك', 'لمدة 12 شهرًا']],
  ['jp', 'ja-JP', '車両のお支払い方法', ['サブスクリプション', '12か月', '月間走行距離 1,500 km']],
  ['ua', 'uk-UA', 'Як ви платите за автомобіль', ['Підписка', 'протягом 12 міс.']],
] as const)('in %s (%s) the order shows how the vehicle is paid for', async (market, locale, name, parts) => {
  const selected = { duration: 12, monthly_fee: 990, monthly_mileage: 1500 };
  const order = exampleOrder({ metadata: { payment_option: { type: 'subscription', selected } } });
  visit({ path: '/confirmation/SO-2026-000042', market, locale, answers: [answerTo(getOrder, { data: order })] });
  const fact = (await screen.findByText(name)).parentElement;
  for (const part of parts) expect(fact).toHaveTextContent(part);
});

test.each([
  ['jp', 'ja-JP', '山田 太郎 様'],
  ['international', 'en-GB', '太郎 山田'],
] as const)('in %s the order names its customer as %s does', async (market, locale, name) => {
  const customer = { first_name: '太郎', last_name: '山田', email: 't@y.test', phone: '+819012345678', message: '' };
  const order = exampleOrder({ customer });
  visit({ path: '/confirmation/SO-2026-000042', market, locale, answers: [answerTo(getOrder, { data: order })] });
  expect(await screen.findByText(name)).toBeVisible();
});

test('the order shows the message of its visitor, and each time in the zone of the market', async () => {
  const { customer } = exampleOrder().attributes;
  const order = exampleOrder({ customer: customer && { ...customer, message: 'Please call after six.' } });
  visit({ path: '/confirmation/SO-2026-000042', answers: [answerTo(getOrder, { data: order })] });
  expect(await screen.findByText('Please call after six.')).toBeVisible();
  expect(screen.getAllByText('01/03/2026 13:00 (CET)')[0]).toBeVisible();
});

test('an order for a price to drive away with says where', async () => {
  const order = exampleOrder({ metadata: { drive_away_state: 'NSW' } });
  visit({ path: '/confirmation/SO-2026-000042', answers: [answerTo(getOrder, { data: order })] });
  expect(await screen.findByText('Drive-away price in New South Wales')).toBeVisible();
  expect(screen.queryByText('Vehicle price')).not.toBeInTheDocument();
});

const appointment = {
  purpose: 'handover',
  starts_at: '2026-12-01T09:00:00+01:00',
  ends_at: '2026-12-01T10:30:00+01:00',
  time_zone: 'Europe/Brussels',
  retailer: 'Land Rover Brussels South',
};

test('an appointment is the next step, with a calendar file and the way there', async () => {
  const order = exampleOrder({ state: 'confirmed', metadata: { appointment } });
  const { container } = visit({ path: '/confirmation/SO-2026-000042', answers: [answerTo(getOrder, { data: order })] });
  const next = within(await screen.findByRole('region', { name: 'Your next step' }));
  expect(
    next.getByText(/Your appointment at .*Land Rover Brussels South.* is on .*01\/12\/2026 09:00 \(CET\)/),
  ).toBeVisible();
  const file = next.getByRole('link', { name: 'Add to calendar' });
  expect(file).toHaveAttribute('download', 'SO-2026-000042.ics');
  const text = decodeURIComponent(file.getAttribute('href') ?? '');
  expect(text).toMatch(/^data:text\/calendar;charset=utf-8,BEGIN:VCALENDAR\r\n/);
  expect(text).toContain('DTSTART:20261201T080000Z\r\nDTEND:20261201T093000Z\r\nSUMMARY:Handover: ');
  expect(next.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/directions\?to=Land\+Rover\+Brussels\+South/),
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('without an appointment the next step is a call', async () => {
  visit({ path: '/confirmation/SO-2026-000042' });
  const next = within(await screen.findByRole('region', { name: 'Your next step' }));
  expect(next.getByRole('link', { name: 'Call the retailer' })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(next.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

test('an order that has ended has no next step', async () => {
  const order = exampleOrder({ state: 'cancelled', payment_status: 'refunded' });
  visit({ path: '/confirmation/SO-2026-000042', answers: [answerTo(getOrder, { data: order })] });
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your next step' })).not.toBeInTheDocument();
});
