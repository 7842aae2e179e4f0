import { getCompanyConfig } from '@showroom/contracts/calls/company';
import { getVehicle, listConfiguratorVehicles } from '@showroom/contracts/calls/stock-locator';
import { configuratorVehicle } from '@showroom/contracts/entities/configurator-vehicle';
import type { StepConfiguration } from '@showroom/contracts/entities/order-online-config';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKETS } from '@showroom/contracts/markets';
import { answerTo } from '@showroom/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { exampleCompanyConfig } from '../example-config';
import { exampleVehicle } from '../examples';
import { visit } from '../journey-in-tests';

/** React passes the submitted form to FormData, and Node's takes none. */
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

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const step = (name: RegExp) => screen.findByRole('button', { name });

/** Steps whose answers are in the data alone, whatever their own components ask. */
function withSteps(...steps: readonly StepConfiguration[]) {
  const page = { title: 'Make it yours', html: '', steps: [...steps], empty: null };
  return answerTo(getCompanyConfig, { data: exampleCompanyConfig({ order_online_steps_page: page }) });
}

/** Opened when the browser has been asked what it knows. */
async function opened(): Promise<void> {
  await waitFor(() => expect(stored('sl_order_online_steps')).not.toBeNull());
}

test('shows the vehicle, its steps, the fee and what a reservation means, without accessibility faults', async () => {
  const { container } = visit({ path: '/vehicle/42' });
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: '2025 New Land Rover Defender 110 Pangea Green AWD D300 X-Dynamic SE',
    }),
  ).toBeVisible();
  expect(await step(/^1\s*Payment option/)).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: /^2\s*Your present car/ })).toHaveAttribute('aria-expanded', 'false');
  expect(
    within(screen.getByRole('navigation', { name: 'Steps of your reservation' })).getAllByRole('listitem'),
  ).toHaveLength(3);
  expect(screen.getByText('500 €')).toBeVisible();
  expect(screen.getByText(/fully refundable/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Phone: +32 2 123 45 67' })).toHaveAttribute('href', 'tel:+3221234567');
  await opened();
  expect(await axe(container)).toHaveNoViolations();
});

test('each step is opened in turn, and back and forward lead through them', async () => {
  const { router } = visit({ path: '/vehicle/42' });
  await opened();
  await userEvent.click(await screen.findByRole('button', { name: /Your present car/ }));
  expect(await screen.findByText('Step 2 of 3')).toBeVisible();
  expect(router.state.location.search).toBe('?step=2');
  expect(stored('sl_order_online_steps')).toEqual({ active: 1, enabled: [0, 1] });
  expect(stored('sl_order_online_data')).toMatchObject({ tabChoice: 'trade_in' });
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Step 1 of 3')).toBeVisible();
  expect(stored('sl_order_online_steps')).toEqual({ active: 0, enabled: [0, 1] });
  await act(() => router.navigate(1));
  expect(await screen.findByText('Step 2 of 3')).toBeVisible();
});

test('an optional step is opened by keyboard, past those before it, and enables no more than it needs', async () => {
  visit({ path: '/vehicle/42' });
  await opened();
  await waitFor(async () => expect(await step(/Service packs/)).toHaveAttribute('aria-disabled', 'false'));
  act(() => screen.getByRole('button', { name: /Service packs/ }).focus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Step 3 of 3')).toBeVisible();
  expect(stored('sl_order_online_steps')).toEqual({ active: 2, enabled: [0, 1, 2] });
  await userEvent.click(screen.getByRole('button', { name: /Payment option/ }));
  expect(await screen.findByText('Step 1 of 3')).toBeVisible();
  expect(stored('sl_order_online_steps')).toEqual({ active: 0, enabled: [0, 1, 2] });
});

test('a step after a required one without an answer cannot be opened', async () => {
  const asked = withSteps(
    { type: 'payment_option', title: '', required: true },
    { type: 'location', title: 'Handover', required: true },
    { type: 'trade_in', title: '', required: false },
  );
  visit({ path: '/vehicle/42', answers: [asked] });
  await opened();
  await waitFor(async () => expect(await step(/Handover/)).toHaveAttribute('aria-disabled', 'false'));
  expect(screen.getByRole('button', { name: /Trade-in/ })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: /Trade-in/ }));
  expect(screen.getByText('Step 1 of 3')).toBeVisible();
});

test('a reload restores the saved step with what was chosen', async () => {
  localStorage.setItem('sl_order_online_steps', JSON.stringify({ active: 1, enabled: [0, 1, 2] }));
  localStorage.setItem('sl_order_online_data', JSON.stringify({ vehicleId: '42', preselectedPaymentOption: 'lease' }));
  const { router } = visit({ path: '/vehicle/42' });
  expect(await screen.findByText('Step 2 of 3')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?step=2'));
  expect(screen.getByRole('button', { name: /Service packs/ })).toHaveAttribute('aria-disabled', 'false');
  const summary = screen.getByRole('region', { name: 'Your choices' });
  expect(within(summary).getAllByText('Lease')[0]).toBeVisible();
});

test('whoever went on with the way to pay that was shown has taken it, also after a reload', async () => {
  const first = visit({ path: '/vehicle/42' });
  await opened();
  await userEvent.click(await screen.findByRole('button', { name: /Your present car/ }));
  await screen.findByText('Step 2 of 3');
  first.unmount();
  visit({ path: '/vehicle/42?step=2' });
  expect(await screen.findByText('Step 2 of 3')).toBeVisible();
  expect(screen.getByRole('button', { name: /Payment option.*done/ })).toBeVisible();
  expect(stored('sl_order_online_data')).toMatchObject({ preselectedPaymentOption: 'purchase' });
});

test('the step that an address names is opened if it can be used, and replaced if it cannot', async () => {
  localStorage.setItem('sl_order_online_steps', JSON.stringify({ active: 1, enabled: [0, 1] }));
  localStorage.setItem('sl_order_online_data', JSON.stringify({ vehicleId: '42', preselectedPaymentOption: 'lease' }));
  const { router } = visit({ path: '/vehicle/42?step=3' });
  expect(await screen.findByText('Step 2 of 3')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?step=2'));
});

test('saved steps that contradict themselves begin the journey anew, without what was saved', async () => {
  localStorage.setItem('sl_order_online_steps', JSON.stringify({ active: 2, enabled: [0, 2] }));
  localStorage.setItem('sl_order_online_data', JSON.stringify({ vehicleId: '42', location: 'Brussels' }));
  visit({ path: '/vehicle/42' });
  await waitFor(() => expect(stored('sl_order_online_steps')).toEqual({ active: 0, enabled: [0] }));
  expect(stored('sl_order_online_data')).not.toHaveProperty('location');
  expect(screen.getByText('Step 1 of 3')).toBeVisible();
});

test('what was chosen for another vehicle is not carried over', async () => {
  localStorage.setItem('sl_order_online_steps', JSON.stringify({ active: 1, enabled: [0, 1] }));
  localStorage.setItem('sl_order_online_data', JSON.stringify({ vehicleId: '7', preselectedPaymentOption: 'lease' }));
  visit({ path: '/vehicle/42' });
  await waitFor(() => expect(stored('sl_order_online_data')).toMatchObject({ vehicleId: '42' }));
  expect(stored('sl_order_online_data')).not.toHaveProperty('preselectedPaymentOption', 'lease');
  await waitFor(() => expect(stored('sl_order_online_steps')).toEqual({ active: 0, enabled: [0] }));
});

test('the choice of the vehicle page goes on to the checkout, in the address and in the storage', async () => {
  localStorage.setItem('sl_product_page_data', JSON.stringify({ vehicleId: '42', preselectedPaymentOption: 'lease' }));
  const { router } = visit({ path: '/vehicle/42' });
  await waitFor(() => expect(stored('sl_order_online_data')).toMatchObject({ preselectedPaymentOption: 'lease' }));
  await screen.findByRole('button', { name: /Your present car/ });
  await userEvent.click(screen.getByRole('button', { name: 'Continue to reservation' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/showroom-order-online/checkout'));
  expect(router.state.location.search).toBe('?vehicleId=42&finance_option=lease');
  expect(stored('sl_order_online_data')).toMatchObject({ detailsRoute: '/showroom-order-online/vehicle/42' });
});

test('going on before storage is loaded, or before the first step has its code, takes it along', async () => {
  localStorage.setItem('sl_product_page_data', JSON.stringify({ vehicleId: '42', preselectedPaymentOption: 'lease' }));
  const { router } = visit({ path: '/vehicle/42' });
  fireEvent.click(await screen.findByRole('button', { name: 'Continue to reservation' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/showroom-order-online/checkout'));
  expect(router.state.location.search).toBe('?vehicleId=42&finance_option=lease');
});

test('the way to pay that the address names goes before a stored one', async () => {
  localStorage.setItem(
    'sl_order_online_data',
    JSON.stringify({ vehicleId: '42', preselectedPaymentOption: 'purchase' }),
  );
  visit({ path: '/vehicle/42?finance_option=lease' });
  await waitFor(() => expect(stored('sl_order_online_data')).toMatchObject({ preselectedPaymentOption: 'lease' }));
});

test('a required step that is open blocks the checkout, and is named', async () => {
  const asked = withSteps(
    { type: 'payment_option', title: '', required: true },
    { type: 'location', title: 'Handover', required: true },
  );
  const { router } = visit({ path: '/vehicle/42', answers: [asked] });
  await opened();
  await screen.findByRole('button', { name: /Handover/ });
  await userEvent.click(screen.getByRole('button', { name: 'Continue to reservation' }));
  expect(await screen.findByText('Please complete this step first: Handover.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/showroom-order-online/vehicle/42');
});

test('a market without configured steps asks only how the vehicle is paid for', async () => {
  const none = answerTo(getCompanyConfig, { data: exampleCompanyConfig({ order_online_steps_page: undefined }) });
  visit({ path: '/vehicle/42', answers: [none] });
  expect(await step(/Payment option/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^2/ })).toBeNull();
});

test("a market's own texts replace the built-in ones", async () => {
  const config = exampleCompanyConfig({ order_online: { texts: { continue: 'On to your order' } } });
  visit({ path: '/vehicle/42', answers: [answerTo(getCompanyConfig, { data: config })] });
  expect(await screen.findByRole('button', { name: 'On to your order' })).toBeVisible();
});

test('without scripts the form itself leads to the checkout', async () => {
  visit({ path: '/vehicle/42' });
  const button = await screen.findByRole('button', { name: 'Continue to reservation' });
  const form = button.closest('form');
  expect(form).toHaveAttribute('action', '/showroom-order-online/checkout');
  expect(form).toHaveFormValues({ vehicleId: '42', finance_option: 'purchase' });
});

const CONFIG_URL = 'https://configurator.example/c/1';
const BUILT = configuratorVehicle.parse({
  id: '42',
  type: 'configurator_vehicle',
  attributes: {
    ...exampleVehicle().attributes,
    config_url: CONFIG_URL,
    msrp_price: { gross: 121_000, net: 100_000 },
    prices: [{ type: 'purchase', value_raw: 100_000, old_price_raw: null, hidden_from_visitors: false }],
    buttons: [],
  },
});
const builtAnswer = answerTo(listConfiguratorVehicles, {
  data: [BUILT],
  meta: { total: 1, page: 1, pages: 1, items: 1 },
});

test('a configuration runs the configurator journey: its own configuration, its list price, its fee', async () => {
  const config = answerTo(getCompanyConfig, {
    data: exampleCompanyConfig({
      config_order_online: { prices: { reservation_fee: 900, include_tax: false }, texts: {} },
      config_order_online_steps_page: {
        title: 'Built for you',
        html: '',
        steps: [{ type: 'payment_option', title: '', required: true }],
        empty: null,
      },
    }),
  });
  const { router, sent } = visit({
    path: `/?config_url=${encodeURIComponent(CONFIG_URL)}`,
    answers: [builtAnswer, config],
  });
  expect(await screen.findByRole('heading', { name: 'Built for you' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/showroom-order-online/vehicle');
  expect(sent(getCompanyConfig)).toEqual([
    expect.objectContaining({
      query: {
        config_type: 'config_order_online,config_order_online_steps_page,config_order_online_checkout_page',
        lang: 'en-GB',
      },
      headers: { 'company-config': MARKETS.international.companyUuid },
    }),
  ]);
  expect(screen.getByText('900 €')).toBeVisible();
  expect(screen.getAllByText(/100,000 €/)[0]).toBeVisible();
  await waitFor(() => expect(stored('sl_order_online_data')).toMatchObject({ configUrl: CONFIG_URL }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue to reservation' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Continue to reservation' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/showroom-order-online/checkout'));
  expect(new URLSearchParams(router.state.location.search).get('config_url')).toBe(CONFIG_URL);
});

test('a configuration that nobody knows is gone', async () => {
  const none = answerTo(listConfiguratorVehicles, { data: [], meta: { total: 0, page: 1, pages: 0, items: 1 } });
  visit({ path: '/vehicle?config_url=https://configurator.example/c/9', answers: [none] });
  expect(await screen.findByRole('heading', { name: 'This vehicle is no longer available.' })).toBeVisible();
});

test('the mount leads to the vehicle that the address names', async () => {
  const { router } = visit({ path: '/?vehicleId=42' });
  await screen.findByRole('heading', { level: 1, name: /Defender/ });
  expect(router.state.location.pathname).toBe('/showroom-order-online/vehicle/42');
});

test.each([
  ['vehicle', { vehicleId: '42' }, '/showroom-order-online/vehicle/42'],
  ['configuration', { vehicleId: '42', configUrl: CONFIG_URL }, '/showroom-order-online/vehicle'],
])('the mount leads to the %s of an earlier visit', async (_, data, path) => {
  localStorage.setItem('sl_order_online_data', JSON.stringify(data));
  const { router } = visit({ path: '/', answers: [builtAnswer] });
  await screen.findByRole('heading', { level: 1, name: /Defender/ });
  expect(router.state.location.pathname).toBe(path);
});

test('with no vehicle anywhere the visitor is asked to choose one, with the market’s content', async () => {
  visit({ path: '/vehicle' });
  expect(await screen.findByRole('heading', { name: 'Choose a vehicle' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all vehicles' })).toHaveAttribute('href', '/stock');
});

test('a market’s content where no vehicle is named replaces the built-in text', async () => {
  const empty = {
    title: 'Nothing here yet',
    html: '<p>Look around first.</p>',
    buttons: [
      { action: 'stock', label: 'Look around', kind: 'primary' },
      { action: 'retry', label: 'Again', kind: 'secondary' },
    ],
  } as const;
  const page = { title: '', html: '', steps: [], empty: { ...empty, buttons: [...empty.buttons] } };
  const config = answerTo(getCompanyConfig, { data: exampleCompanyConfig({ order_online_steps_page: page }) });
  visit({ path: '/vehicle', answers: [config] });
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  expect(screen.getByText('Look around first.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look around' })).toHaveAttribute('href', '/stock');
  expect(screen.queryByRole('link', { name: 'Again' })).toBeNull();
});

test('a vehicle that is gone says so', async () => {
  const gone = new ShowroomError('vehicle.not-found', { status: 404 });
  visit({ path: '/vehicle/99', answers: [answerTo(getVehicle, gone)] });
  expect(await screen.findByRole('heading', { name: 'This vehicle is no longer available.' })).toBeVisible();
});

test('a vehicle that cannot be reserved leads to its retailer and to similar ones', async () => {
  visit({ path: '/vehicle/42', answers: [answerTo(getVehicle, { data: exampleVehicle({ reservation: null }) })] });
  expect(await screen.findByText('This vehicle cannot be reserved online.')).toBeVisible();
  expect(screen.queryByText(/^Step 1/)).toBeNull();
  expect(screen.getByRole('link', { name: 'See similar vehicles' })).toHaveAttribute(
    'href',
    '/stock?models=Defender+110',
  );
});

test.each([
  ['international', 'en-GB', 'This vehicle has been sold.'],
  ['ae', 'ar-AE', 'تم بيع هذه السيارة.'],
  ['jp', 'ja-JP', 'この車両は売約済みです。'],
  ['ua', 'uk-UA', 'Цей автомобіль продано.'],
] as const)('in %s (%s) nobody is asked how to pay for a vehicle that is sold', async (market, locale, sentence) => {
  const sold = answerTo(getVehicle, { data: exampleVehicle({ status: 'sold' }) });
  visit({ path: '/vehicle/42', market, locale, answers: [sold] });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText(/^Step 1/)).toBeNull();
  expect(document.querySelector('form')).toBeNull();
});

test('an optional step that was passed by is not done: the summary says that it is open', async () => {
  visit({ path: '/vehicle/42' });
  await opened();
  await userEvent.click(await screen.findByRole('button', { name: /Your present car/ }));
  await screen.findByText('Step 2 of 3');
  await userEvent.click(await screen.findByRole('button', { name: /Service packs/ }));
  await screen.findByText('Step 3 of 3');
  const summary = within(screen.getByRole('region', { name: 'Your choices' }));
  expect(summary.getAllByText('Not chosen yet')).toHaveLength(2);
  expect(screen.getByRole('button', { name: /Payment option.*done/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /Your present car/ })).not.toHaveAccessibleName(/done/);
});

test('a postcode of zeros, of a country without postcodes, is ignored', async () => {
  const owner = { owner_address: 'Al Ittihad Road', owner_zipcode: '00000', owner_city: 'Dubai' };
  visit({ path: '/vehicle/42', answers: [answerTo(getVehicle, { data: exampleVehicle(owner) })] });
  expect(await screen.findByText('Al Ittihad Road, Dubai')).toBeVisible();
});

test('the retailer goes by its name for the brand of the vehicle', async () => {
  const owner_metadata = { display_name_jag: null, display_name_lr: 'Brussels Land Rover' };
  visit({ path: '/vehicle/42', answers: [answerTo(getVehicle, { data: exampleVehicle({ owner_metadata }) })] });
  expect(await screen.findByText('Brussels Land Rover')).toBeVisible();
});

test('a service that does not answer is asked again by the visitor', async () => {
  const down = new ShowroomError('api.unreachable', { status: 503 });
  const answers = [down, { data: exampleVehicle() }];
  visit({ path: '/vehicle/42', answers: [answerTo(getVehicle, () => answers.shift())] });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Defender/ })).toBeVisible();
});

test('is translated to Arabic', async () => {
  visit({ path: '/vehicle/42', market: 'ae', locale: 'ar-AE' });
  expect(await screen.findByRole('button', { name: 'متابعة إلى الحجز' })).toBeVisible();
  expect(await step(/طريقة الدفع/)).toBeVisible();
});

test('the state chosen on the vehicle’s page decides on the price of the whole journey', async () => {
  localStorage.setItem('sl_product_page_data', JSON.stringify({ vehicleId: '42', driveAwayState: 'NSW' }));
  const vehicle = exampleVehicle({ drive_away: { NSW: 97_400 } });
  visit({ path: '/vehicle/42', answers: [answerTo(getVehicle, { data: vehicle })] });
  await opened();
  const summary = within(screen.getByRole('region', { name: 'Your choices' }));
  expect((await summary.findByText('Drive-away price in New South Wales')).nextElementSibling).toHaveTextContent(
    /^97,400 €$/,
  );
  expect(stored('sl_order_online_data')).toMatchObject({ driveAwayState: 'NSW' });
});
