import { getVehicle } from '@showroom/contracts/calls/stock-locator';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { exampleVehicle } from '../examples';
import { visit } from '../journey-in-tests';

/** React reads a submitted form with FormData; the one of the test environment is Node's and takes no form. */
class FormlessData extends FormData {
  // biome-ignore lint/complexity/noUselessConstructor: drops the form that React hands over
  constructor() {
    super();
  }
}

beforeEach(() => {
  globalThis.FormData = FormlessData;
  localStorage.clear();
  sessionStorage.clear();
});

test('shows the vehicle, the fee and what a reservation means, without accessibility faults', async () => {
  const { container } = visit({ path: '/vehicle/42' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Defender 110 D300 X-Dynamic SE' })).toBeVisible();
  expect(screen.getByText('500 €')).toBeVisible();
  expect(screen.getByText(/fully refundable/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Phone: +32 2 123 45 67' })).toHaveAttribute('href', 'tel:+3221234567');
  expect(await axe(container)).toHaveNoViolations();
});

test('the choice of payment goes on to the checkout, in the address and in the storage', async () => {
  const { router } = visit({ path: '/vehicle/42' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Lease' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to reservation' }));
  await screen.findByRole('heading', { name: 'Your details' });
  expect(router.state.location.search).toBe('?vehicleId=42&finance_option=lease');
  expect(JSON.parse(localStorage.getItem('sl_order_online_data') ?? '')).toMatchObject({
    vehicleId: '42',
    preselectedPaymentOption: 'lease',
  });
});

test('without scripts the form itself leads to the checkout', async () => {
  visit({ path: '/vehicle/42' });
  const button = await screen.findByRole('button', { name: 'Continue to reservation' });
  const form = button.closest('form');
  expect(form).toHaveAttribute('action', '/showroom-order-online/checkout');
  expect(form).toHaveFormValues({ vehicleId: '42', finance_option: 'purchase' });
});

test('the mount leads to the vehicle that the address names', async () => {
  const { router } = visit({ path: '/?vehicleId=42' });
  await screen.findByRole('heading', { level: 1, name: /Defender/ });
  expect(router.state.location.pathname).toBe('/showroom-order-online/vehicle/42');
});

test('the mount leads to the vehicle of an earlier visit', async () => {
  localStorage.setItem('sl_order_online_data', JSON.stringify({ vehicleId: '42' }));
  const { router } = visit({ path: '/' });
  await screen.findByRole('heading', { level: 1, name: /Defender/ });
  expect(router.state.location.pathname).toBe('/showroom-order-online/vehicle/42');
});

test('with no vehicle anywhere the visitor is asked to choose one', async () => {
  visit({ path: '/vehicle' });
  expect(await screen.findByRole('heading', { name: 'Choose a vehicle' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all vehicles' })).toHaveAttribute('href', '/stock');
});

test('a vehicle that is gone says so', async () => {
  const gone = new ShowroomError('vehicle.not-found', { status: 404 });
  visit({ path: '/vehicle/99', answers: [answerTo(getVehicle, gone)] });
  expect(await screen.findByRole('heading', { name: 'This vehicle is no longer available.' })).toBeVisible();
});

test('a vehicle that cannot be reserved leads to its retailer and to similar ones', async () => {
  visit({ path: '/vehicle/42', answers: [answerTo(getVehicle, { data: exampleVehicle({ reservation: null }) })] });
  expect(await screen.findByText('This vehicle cannot be reserved online.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See similar vehicles' })).toHaveAttribute(
    'href',
    '/stock?models=Defender+110',
  );
});

test('a service that does not answer is asked again by the visitor', async () => {
  const down = new ShowroomError('api.unreachable', { status: 503 });
  const answers = [down, { data: exampleVehicle() }];
  visit({ path: '/vehicle/42', answers: [answerTo(getVehicle, () => answers.shift())] });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Defender/ })).toBeVisible();
});

test('reads in Arabic', async () => {
  visit({ path: '/vehicle/42', market: 'ae', locale: 'ar-AE' });
  expect(await screen.findByRole('button', { name: 'متابعة إلى الحجز' })).toBeVisible();
});
