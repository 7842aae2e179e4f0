import { createOrder } from '@showroom/contracts/calls/buy-online';
import { checkVerification, createVerification } from '@showroom/contracts/calls/verification';
import { answerTo } from '@showroom/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { provideCards, visit } from '../journey-in-tests';
import { configured, conflict, FORM, fillIn, holdTaken, payButton, startWithFreshBrowser } from './checkout-in-tests';

startWithFreshBrowser();

function phoneCalls() {
  const now = '2026-03-01T12:00:00.000Z';
  const sentCode = { phone_number: '+3221234567', status: 'pending', now, expires_at: now, next_code_at: now } as const;
  return [
    answerTo(createVerification, { data: { id: 'v1', type: 'phone_verification', attributes: sentCode } }),
    answerTo(checkVerification, ({ body }) => {
      const status = body.code === '123456' ? 'approved' : 'pending';
      const attributes = { phone_number: '+3221234567', status, attempts_left: 3 };
      return { data: { id: 'v1', type: 'phone_verification', attributes } };
    }),
  ];
}

test('where the market asks, the phone is verified by a code before anything is paid', async () => {
  const { sent, container } = visit({ path: FORM, answers: [configured({ authentication: true }), ...phoneCalls()] });
  await holdTaken();
  await fillIn('Continue to your phone');
  expect(await screen.findByRole('heading', { name: 'Your phone' })).toBeVisible();
  expect(sent(createVerification)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
  const code = await screen.findByRole('textbox', { name: 'Code' });
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.type(code, '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() =>
    expect(code).toHaveAccessibleDescription('This code is not right. Please check it and try again.'),
  );
  await userEvent.clear(code);
  await userEvent.type(code, '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByRole('heading', { name: 'Payment' })).toBeVisible();
  expect(sent(createVerification)).toEqual([
    { body: { phone_number: '+3221234567', market: 'international', locale: 'en-GB' } },
  ]);
});

test('another phone is verified anew', async () => {
  sessionStorage.setItem('sl_order_online_verified_phone', JSON.stringify({ phone: '+4930123456' }));
  visit({ path: FORM, answers: [configured({ authentication: true }), ...phoneCalls()] });
  await holdTaken();
  await fillIn('Continue to your phone');
  expect(await screen.findByRole('button', { name: 'Send the code' })).toBeVisible();
});

test('a verification that the platform does not know any more is asked for again, not shown as a failed payment', async () => {
  sessionStorage.setItem('sl_order_online_verified_phone', JSON.stringify({ phone: '+3221234567' }));
  const { type } = provideCards();
  const missing = answerTo(createOrder, conflict('verification.missing'));
  visit({ path: FORM, answers: [configured({ authentication: true }), ...phoneCalls(), missing] });
  await holdTaken();
  await fillIn();
  await screen.findByRole('heading', { name: 'Payment' });
  type({ complete: true });
  await userEvent.click(await payButton());
  expect(await screen.findByRole('button', { name: 'Send the code' })).toBeVisible();
});
