import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { exampleVehicle } from '../../examples';
import { openStep } from '../step-in-tests';
import { PaymentOption } from './PaymentOption';

const user = userEvent.setup();

const start = (data: OrderOnlineData = {}) => openStep(PaymentOption, 'payment_option', { data, required: true });

test('offers what the vehicle has prices and the market has terms for, and is given from the start', async () => {
  const { container, isValid } = start();
  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
  expect(names).toEqual(['cash', 'finance', 'lease']);
  expect(screen.getByRole('radio', { name: 'Purchase' })).toBeChecked();
  expect(isValid()).toBe(true);
  expect(await axe(container)).toHaveNoViolations();
});

test('finance shows its assumptions at once, and every change of the terms is saved by the order’s names', async () => {
  const { container, data } = start();
  await user.click(screen.getByRole('radio', { name: 'Purchase on finance' }));
  expect(await screen.findByText('Representative example')).toBeVisible();
  expect(screen.getByText('Representative APR')).toBeVisible();
  expect(data()).toMatchObject({
    preselectedPaymentOption: 'purchase',
    paymentOptionsData: { type: 'finance', data: [{ duration: 48, deposit: 17_980, interest_rate: 4.9 }] },
  });
  await user.selectOptions(screen.getByLabelText('Duration'), '24');
  expect(data().paymentOptionsData?.data).toEqual([expect.objectContaining({ duration: 24, residual_value: 52_142 })]);
  expect(await axe(container)).toHaveNoViolations();
});

test('what is financed of a new vehicle is its price to drive away with in the visitor’s state', async () => {
  const vehicle = exampleVehicle({ drive_away: { NSW: 100_000 } });
  const { data } = openStep(PaymentOption, 'payment_option', { vehicle, data: { driveAwayState: 'NSW' } });
  expect(screen.getByText('100,000 €')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Purchase on finance' }));
  await screen.findByText('Representative example');
  expect(data()).toMatchObject({ paymentOptionsData: { type: 'finance', data: [{ deposit: 20_000 }] } });
});

test('a calculation is taken up again with its own terms, a calculator is a lease', async () => {
  const values = { duration: 24, monthly_payment: 1300, initial_payment: 7800, monthly_mileage: 20_000 / 12 };
  const { data } = start({
    preselectedPaymentOption: 'calculator',
    paymentOptionsData: { type: 'lease', data: [values] },
  });
  expect(screen.getByRole('radio', { name: 'Lease' })).toBeChecked();
  expect(await screen.findByLabelText('Duration')).toHaveValue('24');
  expect(screen.getByLabelText('Yearly mileage')).toHaveValue('20000');
  expect(screen.getByLabelText('Payment at the start')).toHaveValue('6');
  expect(data()).toMatchObject({ preselectedPaymentOption: 'lease', paymentOptionsData: { type: 'lease' } });
});

test('a lease is taken up again by every name that its figures have', async () => {
  const data = [{ loan_tenure: 24, monthly_instalment: 1300, down_payment: 7800 }];
  start({ preselectedPaymentOption: 'lease', paymentOptionsData: { type: 'lease', data } });
  expect(await screen.findByLabelText('Duration')).toHaveValue('24');
  expect(screen.getByLabelText('Payment at the start')).toHaveValue('6');
});

test('a way to pay that was named since goes before an earlier calculation', () => {
  start({ preselectedPaymentOption: 'lease', paymentOptionsData: { type: 'finance', data: [{ duration: 48 }] } });
  expect(screen.getByRole('radio', { name: 'Lease' })).toBeChecked();
});

const purchase = { type: 'purchase', value_raw: 89_900, old_price_raw: null, hidden_from_visitors: false } as const;
const subscribe = { ...purchase, type: 'subscribe', value_raw: 990 } as const;
const subscribed = exampleVehicle({
  prices: [purchase, subscribe],
  reservation: {
    label: 'Reserve',
    fee: 500,
    currency: 'EUR',
    financing_options: ['purchase', 'subscribe'],
    owner: 'Zenith',
  },
});

test('a subscription is saved with its duration, fee and distance, and restored with them', async () => {
  const { data, unmount } = openStep(PaymentOption, 'payment_option', { vehicle: subscribed });
  await user.click(screen.getByRole('radio', { name: 'Subscription' }));
  await user.selectOptions(await screen.findByLabelText('Duration'), '6');
  await user.selectOptions(screen.getByLabelText('Monthly mileage'), '1500');
  // 990 € for a year and 1,000 km; 5 % more for half of it, 6 % more for 1,500 km.
  expect(data()).toMatchObject({
    preselectedPaymentOption: 'subscribe',
    paymentOptionsData: {
      type: 'subscription',
      data: [{ duration: 6, monthly_fee: 1101.87, monthly_mileage: 1500 }],
    },
  });
  unmount();
  openStep(PaymentOption, 'payment_option', { vehicle: subscribed, data: data() });
  expect(await screen.findByLabelText('Duration')).toHaveValue('6');
  expect(screen.getByLabelText('Monthly mileage')).toHaveValue('1500');
});

test.each([
  ['international', { duration: 36, monthly_payment: expect.any(Number), deposit: 30_000 }],
  ['ae', { loan_tenure: 36, monthly_instalment: expect.any(Number), down_payment: 30_000 }],
] as const)('in %s a loan is saved by the market’s own names, and restored by them', async (market, stored) => {
  const { data, unmount } = openStep(PaymentOption, 'payment_option', { market });
  await user.click(screen.getByRole('radio', { name: 'Purchase on finance' }));
  await user.selectOptions(await screen.findByLabelText('Duration'), '36');
  await user.click(screen.getByRole('radio', { name: /^It is yours/ }));
  await user.clear(screen.getByLabelText('Deposit'));
  await user.type(screen.getByLabelText('Deposit'), '30000');
  expect(data().paymentOptionsData).toEqual({
    type: 'finance',
    data: [{ ...stored, interest_rate: expect.any(Number), apr: expect.any(Number) }],
  });
  unmount();
  openStep(PaymentOption, 'payment_option', { market, data: data() });
  expect(await screen.findByLabelText('Duration')).toHaveValue('36');
  expect(screen.getByLabelText('Deposit')).toHaveValue('30000');
  expect(screen.getByRole('radio', { name: /^It is yours/ })).toBeChecked();
});
