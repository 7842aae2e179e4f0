import { confirmOrder, createOrder, initOrder, startPayment } from '@showroom/contracts/calls/buy-online';
import { getCompanyConfig } from '@showroom/contracts/calls/company';
import { getVehicle } from '@showroom/contracts/calls/stock-locator';
import { verifyEmail } from '@showroom/contracts/calls/verification';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { exampleCompanyConfig } from '../example-config';
import { exampleOrder, exampleVehicle } from '../examples';
import { provideCards, visit } from '../journey-in-tests';
import {
  acceptTerms,
  COMPANY,
  conflict,
  FORM,
  goToPayment,
  holdTaken,
  PATH,
  payButton,
  startWithFreshBrowser,
  thanks,
  typeDetails,
} from './checkout-in-tests';

startWithFreshBrowser();

test('a person reserves a vehicle by keyboard alone', async () => {
  const { type, confirmCardPayment } = provideCards();
  const { router, sent } = visit({ path: PATH });
  const user = userEvent.setup();
  await holdTaken();
  screen.getByRole('textbox', { name: 'First name' }).focus();
  await user.keyboard('Ada{Tab}Byron{Tab}ada@example.com{Tab}+3221234567{Tab}Hello{Tab}');
  expect(screen.getByRole('region', { name: 'Reservation terms' })).toHaveFocus();
  await user.keyboard('{Tab} {Tab}{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus());
  type({ complete: true });
  (await payButton()).focus();
  await user.keyboard('{Enter}');
  expect(await thanks()).toBeVisible();
  expect(router.state.location.pathname).toBe('/showroom-order-online/confirmation/SO-2026-000042');
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
  expect(sent(startPayment)[0]).toMatchObject({ body: { amount: 500, currency: 'EUR', vehicle_id: '42' } });
  for (const key of ['steps', 'data', 'soft_lock']) expect(localStorage.getItem(`sl_order_online_${key}`)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('in the summary and where no hold could be had the retailer goes by its name for the brand', async () => {
  const owner_metadata = { display_name_jag: null, display_name_lr: 'Brussels Land Rover' };
  const vehicle = answerTo(getVehicle, { data: exampleVehicle({ owner_metadata }) });
  const away = answerTo(initOrder, new ShowroomError('api.unreachable', { status: 503 }));
  visit({ path: PATH, answers: [vehicle, away] });
  await screen.findByRole('heading', { name: 'We could not reserve this vehicle for you yet.' });
  expect(screen.getAllByText('Brussels Land Rover')).toHaveLength(2);
});

test('the price to drive away with in the visitor’s state is in the summary, and the order is asked for with that state', async () => {
  localStorage.setItem(
    'sl_order_online_data',
    JSON.stringify({ vehicleId: '42', preselectedPaymentOption: 'purchase', driveAwayState: 'VIC' }),
  );
  const vehicle = exampleVehicle({ drive_away: { NSW: 97_400, VIC: 98_600 } });
  const { type } = provideCards();
  const { sent } = visit({ path: PATH, answers: [answerTo(getVehicle, { data: vehicle })] });
  const user = userEvent.setup();
  await goToPayment();
  const summary = within(screen.getByRole('region', { name: 'Your vehicle' }));
  expect(summary.getByText('Drive-away price in Victoria').nextElementSibling).toHaveTextContent('98,600 €');
  type({ complete: true });
  await user.click(await payButton());
  expect(await thanks()).toBeVisible();
  expect(sent(createOrder)[0]).toMatchObject({ body: { metadata: { drive_away_state: 'VIC' } } });
});

test('wrong fields say what is wrong and the first one gets the cursor', async () => {
  const { container } = visit({ path: FORM });
  await holdTaken();
  await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ada');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada');
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveAccessibleDescription(
    'Please enter your last name.',
  );
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
    'Please enter a valid e-mail address.',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('an address that gets no mail is doubted, and the visitor decides', async () => {
  const doubt = { valid: false, status: 'invalid', code: null, message: null };
  const asked = answerTo(verifyEmail, { data: { id: 'e1', type: 'email_verification', attributes: doubt } });
  const { sent } = visit({ path: FORM, answers: [asked] });
  await holdTaken();
  await typeDetails();
  const doubtful = 'We could not verify this address. Please check that it is spelled correctly.';
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(doubtful));
  await acceptTerms();
  expect(await screen.findByRole('heading', { name: 'Payment' })).toBeVisible();
  expect(sent(verifyEmail)).toEqual([{ body: { email: 'ada@example.com' } }]);
  await userEvent.click(screen.getByRole('link', { name: /Your details/ }));
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(doubtful);
});

test('whoever presses Enter in the e-mail address sees the doubt before they go on', async () => {
  const doubt = { valid: false, status: 'invalid', code: null, message: null };
  const asked = answerTo(verifyEmail, { data: { id: 'e1', type: 'email_verification', attributes: doubt } });
  visit({ path: FORM, answers: [asked] });
  await holdTaken();
  await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ada');
  await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Byron');
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '+32 2 123 45 67');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@example.com{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(/could not verify/),
  );
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /terms/ })).toHaveFocus());
});

test('a form in Japanese asks for the family name first, and an empty one gets the cursor there', async () => {
  visit({ path: FORM, market: 'jp', locale: 'ja-JP' });
  await holdTaken();
  const [first, second] = await screen.findAllByRole('textbox');
  expect(first).toHaveAccessibleName('姓');
  expect(second).toHaveAccessibleName('名');
  await userEvent.click(screen.getByRole('button', { name: 'お支払いに進む' }));
  await waitFor(() => expect(first).toHaveFocus());
});

test.each(['٠٤١٢٣٤٥٦٧٨', '۰۴۱۲ ۳۴۵ ۶۷۸', '０４１２‐３４５‐６７８'])('the phone number %s goes on', async (phone) => {
  visit({ path: FORM });
  await holdTaken();
  await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ada');
  await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Byron');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@example.com');
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), phone);
  await acceptTerms();
  expect(await screen.findByRole('heading', { name: 'Payment' })).toBeVisible();
});

test('nothing goes on without the terms, and their acceptance is stored', async () => {
  const { container } = visit({ path: FORM });
  await holdTaken();
  await typeDetails();
  expect(screen.getByText('The fee is refundable.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  const box = screen.getByRole('checkbox', { name: 'I accept the reservation terms.' });
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveAccessibleDescription('Please accept the reservation terms.');
  expect(await axe(container)).toHaveNoViolations();
  await acceptTerms();
  await screen.findByRole('heading', { name: 'Payment' });
  expect(JSON.parse(localStorage.getItem('sl_order_online_data') ?? '')).toMatchObject({
    vehicleId: '42',
    paymentRecipient: COMPANY,
    termsAndConditionsData: { accepted: true, accepted_at: expect.any(String), text: expect.any(String) },
  });
});

test('a reload on the payment screen restores what was typed', async () => {
  const first = visit({ path: PATH });
  await goToPayment();
  const { pathname, search } = first.router.state.location;
  first.unmount();
  const { sent } = visit({ path: `${pathname.replace('/showroom-order-online', '')}${search}` });
  expect(await screen.findByRole('heading', { name: 'Payment' })).toBeVisible();
  await screen.findByRole('timer');
  expect(sent(initOrder)).toHaveLength(1);
  expect(screen.getByText(/ada@example\.com/)).toBeVisible();
});

test('the payment screen without details leads back to the details', async () => {
  const { router } = visit({ path: `${PATH}&screen=payment` });
  await holdTaken();
  expect(await screen.findByRole('heading', { name: 'Your details' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toContain('screen=form'));
});

function storeConfirmed(): string {
  const record = { vehicle_id: '42', lock_id: 'lock-1', attempt_key: 'a' };
  const value = JSON.stringify({ ...record, order_number: 'SO-2026-000042', vendor: 'STRIPE', status: 'confirmed' });
  localStorage.setItem('sl_order_online_reservation', value);
  return value;
}

test('back in the checkout after the order, a visitor sees their own reservation and holds nothing more', async () => {
  storeConfirmed();
  const { sent } = visit({ path: PATH, answers: [answerTo(initOrder, conflict('vehicle.sold'))] });
  expect(await thanks()).toBeVisible();
  expect(sent(initOrder)).toEqual([]);
});

test('back in the checkout after a cancelled order, a visitor holds the vehicle anew', async () => {
  storeConfirmed();
  visit({ path: PATH, answers: [answerTo(confirmOrder, { data: exampleOrder({ state: 'cancelled' }) })] });
  expect(await screen.findByRole('timer')).toBeVisible();
});

test('another tab that finishes the reservation takes this one along', async () => {
  visit({ path: PATH });
  await screen.findByRole('timer');
  const value = storeConfirmed();
  const event = new StorageEvent('storage', { key: 'sl_order_online_reservation', newValue: value });
  act(() => void window.dispatchEvent(event));
  expect(await thanks()).toBeVisible();
});

test('terms that have changed since they were accepted are shown anew, and charge nothing until they are accepted', async () => {
  const { type, confirmCardPayment } = provideCards();
  const page = exampleCompanyConfig().attributes.configs.order_online_checkout_page;
  const words = { title: 'Reservation terms', label: 'I accept the reservation terms.' };
  let html = '<p>The old terms</p>';
  const config = () => ({
    data: exampleCompanyConfig(page && { order_online_checkout_page: { ...page, terms: { ...words, html } } }),
  });
  const placed = [conflict('terms.changed')];
  const { sent } = visit({
    path: PATH,
    answers: [
      answerTo(getCompanyConfig, config),
      answerTo(createOrder, () => placed.shift() ?? { data: exampleOrder({ state: 'awaiting_payment' }) }),
    ],
  });
  await goToPayment();
  html = '<p>The new terms</p>';
  type({ complete: true });
  await userEvent.click(await payButton());
  expect(await screen.findByText('The new terms')).toBeVisible();
  expect(screen.getByText(/^The terms have changed since you accepted them/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: words.label })).not.toBeChecked();
  expect(confirmCardPayment).not.toHaveBeenCalled();
  await acceptTerms();
  await screen.findByRole('heading', { name: 'Payment' });
  type({ complete: true });
  await userEvent.click(await payButton());
  expect(await thanks()).toBeVisible();
  const shown = (text: string) => [{ box: 'reservation', ...words, html: `<p>${text}</p>` }];
  const [first, second] = sent(createOrder);
  expect(first).toMatchObject({ body: { accepted_terms: shown('The old terms') } });
  expect(second).toMatchObject({ body: { accepted_terms: shown('The new terms') } });
});

test.each([
  ['ae', 'en-AE', 'Phone', 'With the country code, e.g. +971 4 123 4567'],
  ['international', 'en-GB', 'Phone', 'With the country code, e.g. +32 2 123 45 67'],
  ['jp', 'ja-JP', '電話番号', '例：+81 3 1234 5678'],
] as const)('a phone number is written as in the market: %s in %s', async (market, locale, label, hint) => {
  visit({ path: FORM, market, locale });
  expect(await screen.findByRole('textbox', { name: label })).toHaveAccessibleDescription(hint);
});
