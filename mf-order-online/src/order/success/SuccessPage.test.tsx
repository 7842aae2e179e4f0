import { confirmOrder, getOrder } from '@showroom/contracts/calls/buy-online';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { exampleOrder } from '../../examples';
import { visit } from '../../journey-in-tests';

const PATH = '/success?order=SO-2026-000042';
const waiting = answerTo(getOrder, { data: exampleOrder() });

test('shows the order number, what happens next and the way to the confirmation', async () => {
  const { container } = visit({ path: PATH });
  expect(await screen.findByRole('heading', { name: 'Thank you for your reservation' })).toBeVisible();
  expect(screen.getByText('SO-2026-000042')).toBeVisible();
  expect(screen.getByText('We send a confirmation to ada@example.com.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your confirmation' })).toHaveAttribute(
    'href',
    '/showroom-order-online/confirmation/SO-2026-000042',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('an order that waits for its payment is confirmed, again if it must be', async () => {
  const answers = [
    new ShowroomError('api.unreachable', { status: 503 }),
    { data: exampleOrder({ state: 'confirmed', payment_status: 'paid' }) },
  ];
  visit({ path: PATH, answers: [waiting, answerTo(confirmOrder, () => answers.shift())] });
  expect(await screen.findByRole('heading', { name: 'Your reservation is not confirmed yet' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Thank you for your reservation' })).toBeVisible();
});

test('an order that was never paid leads back to the checkout', async () => {
  visit({ path: PATH, answers: [waiting, answerTo(confirmOrder, { data: exampleOrder() })] });
  expect(await screen.findByRole('heading', { name: 'This reservation has not been paid' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the checkout' })).toHaveAttribute(
    'href',
    '/showroom-order-online/checkout?vehicleId=42&finance_option=purchase',
  );
});

test.each([
  ['reserved', 'on_hold', /^Nothing was charged: the fee is only on hold/],
  ['paid', 'paid', /^Your fee was taken\. If you do not confirm, all of it goes back/],
] as const)(
  'an order that waits for its link, its money %s, says where it is, until when, and no other mail',
  async (...given) => {
    const [state, payment_status, money] = given;
    const order = exampleOrder({ state, payment_status, confirm_until: '2026-03-03T12:05:00.000Z' });
    const { container } = visit({ path: PATH, answers: [answerTo(getOrder, { data: order })] });
    expect(await screen.findByRole('heading', { name: 'One step is left' })).toBeVisible();
    expect(
      screen.getByText(/open the link that we have sent to .*ada@example\.com.* by .*03\/03\/2026 13:05 \(CET\)/),
    ).toBeVisible();
    expect(screen.getByText(money)).toBeVisible();
    expect(screen.queryByText(/on its way|We send a confirmation|We have sent a confirmation/)).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  },
);
