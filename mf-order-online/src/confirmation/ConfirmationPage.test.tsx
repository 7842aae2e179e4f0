import { getOrder } from '@showroom/contracts/calls/buy-online';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { exampleOrder } from '../examples';
import { visit } from '../journey-in-tests';

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
  ['authorised', 'Reserved on your card'],
  ['refunded', 'Refunded'],
] as const)('a payment that is %s reads "%s"', async (payment_status, text) => {
  const order = exampleOrder({ state: 'confirmed', payment_status });
  visit({ path: '/confirmation/SO-2026-000042', answers: [answerTo(getOrder, { data: order })] });
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([401, 403, 404])('an order that answers %d is not found', async (status) => {
  const hidden = new ShowroomError('page.not-found', { status });
  const { router } = visit({ path: '/confirmation/SO-1', answers: [answerTo(getOrder, hidden)] });
  expect(await screen.findByRole('heading', { name: 'This page could not be found.' })).toBeVisible();
  expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]);
});
