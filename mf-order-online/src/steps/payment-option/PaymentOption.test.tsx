import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
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

test('finance shows its assumptions at once, and every change of the terms is kept by the order’s names', async () => {
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

test('a way to pay that was named since goes before an earlier calculation', () => {
  start({ preselectedPaymentOption: 'lease', paymentOptionsData: { type: 'finance', data: [{ duration: 48 }] } });
  expect(screen.getByRole('radio', { name: 'Lease' })).toBeChecked();
});
