import { getTradeInOptions, valueTradeIn } from '@showroom/contracts/calls/showroom';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { usePlatform } from '@showroom/shared-ui/platform';
import {
  answerTo,
  type FakeAnswer,
  fakeClient,
  type PlatformOptions,
  renderWithPlatform,
} from '@showroom/shared-ui/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ComponentProps } from 'react';
import { exampleVehicle } from '../examples/vehicles';
import { LanguageProvider } from '../language/use-language';
import { vehicleLanguage } from '../vehicle/vehicle-language';
import { FinanceCalculators } from './FinanceCalculators';
import { vehicleFinance } from './vehicle-finance';

// A busy machine may take its time; what is waited for is a condition.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

const lastYear = new Date().getFullYear() - 1;
const prices = exampleVehicle(0).attributes.prices;
const subscribe = { type: 'subscribe' as const, value_raw: 1290, old_price_raw: null, hidden_from_visitors: false };

type PageProps = Pick<ComponentProps<typeof FinanceCalculators>, 'vehicle' | 'onChosen' | 'onTradeIn'>;

/** As the vehicle's page loads and shows it. */
function Page({ vehicle, ...handlers }: PageProps) {
  const platform = usePlatform();
  return (
    <LanguageProvider value={vehicleLanguage(platform)}>
      <h1>Vehicle</h1>
      <FinanceCalculators
        vehicle={vehicle}
        finance={vehicleFinance(platform, vehicle.attributes, new Date())}
        {...handlers}
      />
    </LanguageProvider>
  );
}

function show(
  changes: Partial<Vehicle['attributes']> = {},
  answers: readonly FakeAnswer[] = [],
  options: PlatformOptions = {},
) {
  const vehicle = exampleVehicle(0, { production_year: lastYear, prices: [...prices, subscribe], ...changes });
  const onChosen = jest.fn();
  const onTradeIn = jest.fn();
  const client = fakeClient(...answers);
  const view = renderWithPlatform(<Page vehicle={vehicle} onChosen={onChosen} onTradeIn={onTradeIn} />, {
    client,
    ...options,
  });
  return { ...view, onChosen, onTradeIn, client, user: userEvent.setup() };
}

/** The figure of a name, on the tab that is open. */
const row = (term: string) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === term)?.nextElementSibling ?? null;

async function opened(...asked: Parameters<typeof show>) {
  const shown = show(...asked);
  await shown.user.click(screen.getByRole('button', { name: 'Calculate on your own terms' }));
  return shown;
}

test('says what the vehicle costs a month, with everything that the figure assumes', () => {
  show();
  expect(screen.getByText('905.04 € a month')).toBeVisible();
  expect(screen.getByText('48 months, deposit 14,980 €, 15,000 km a year, 6.1 % APR')).toBeVisible();
  expect(row('Amount of credit')).toHaveTextContent('59,920 €');
  expect(row('Final payment, if you keep the vehicle')).toHaveTextContent('26,964 €');
  expect(row('Fee paid with the final payment')).toHaveTextContent('10 €');
  expect(row('Yearly interest rate, fixed')).toHaveTextContent('5.9 %');
  expect(row('Representative APR')).toHaveTextContent('6.1 %');
});

test('inside calculators amounts have their own symbol and format', () => {
  show({}, [], { settings: { 'price.calculatorSymbol': 'EUR', 'price.calculatorFormat': '^ %' } });
  expect(screen.getByText('EUR 905.04 a month')).toBeVisible();
});

test.each([
  ['a sold vehicle', { status: 'sold' as const }],
  ['a vehicle without any price', { prices: [] }],
  ['a vehicle whose prices are hidden', { prices: prices.map((price) => ({ ...price, hidden_from_visitors: true })) }],
  ['a vehicle that is too old', { production_year: lastYear - 30, prices }],
])('%s has no calculator', (_, changes) => {
  show(changes);
  expect(screen.queryByRole('heading', { name: 'Finance' })).not.toBeInTheDocument();
});

test.each(['new', 'approved', 'used'] as const)('a %s vehicle has the small calculator', (state) => {
  show({ state });
  expect(screen.getByText(/€ a month$/)).toBeVisible();
});

test('follows the visitor: deposit, duration and what happens at the end', async () => {
  const { user, onChosen } = await opened();
  const deposit = await screen.findByLabelText('Deposit');
  await user.clear(deposit);
  await user.type(deposit, '20.000');
  expect(screen.getByText('787.37 € a month')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Duration' }), '36 months');
  expect(row('Duration')).toHaveTextContent('36 months');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Duration' }), '48 months');
  await user.click(screen.getByRole('radio', { name: /It is yours/ }));
  expect(screen.queryByText('Final payment, if you keep the vehicle')).not.toBeInTheDocument();
  expect(onChosen).toHaveBeenLastCalledWith({
    type: 'finance',
    values: expect.objectContaining({ duration: 48, deposit: 20_000, interest_rate: 5.9 }),
  });
});

test.each([
  ['international', 74_903, '14980.6'],
  ['au', 74_903.55, '14980.71'],
  ['jp', 7_490_303, '1498061'],
] as const)(
  'in %s the calculator starts with what a vehicle for %d was said to cost',
  async (market, price, deposit) => {
    const purchase = { type: 'purchase' as const, value_raw: price, old_price_raw: null, hidden_from_visitors: false };
    const { user } = show({ prices: [purchase] }, [], { market, locale: 'en-GB' });
    const said = screen.getByText(/a month$/).textContent ?? '';
    await user.click(screen.getByRole('button', { name: 'Calculate on your own terms' }));
    expect(await screen.findByLabelText('Deposit')).toHaveValue(deposit);
    expect(screen.getByRole('status')).toHaveTextContent(said);
  },
);

test('a deposit that the terms do not allow is said to be, with the bounds', async () => {
  const { user } = await opened();
  const deposit = await screen.findByLabelText('Deposit');
  await user.clear(deposit);
  await user.type(deposit, '70000');
  expect(deposit).toHaveAccessibleDescription('Between 0 € and 44,940 €.');
  expect(deposit).toBeInvalid();
  expect(screen.getByRole('status')).toHaveTextContent(/^Monthly payment$/);
});

test('the lease starts with its quoted price and changes with the distance', async () => {
  const { user, onChosen } = await opened();
  await user.click(await screen.findByRole('tab', { name: 'Lease' }));
  const panel = within(screen.getByRole('tabpanel', { name: 'Lease' }));
  expect(panel.getByText('892 € a month')).toBeVisible();
  // 892 € is what the lessor quotes: no rate or residual value of the market's would give it.
  expect(panel.queryByText(/%/)).not.toBeInTheDocument();
  const figures = ['Payment at the start', 'Monthly payments that follow', 'Total over the duration'];
  expect(figures.map((name) => panel.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent)).toEqual([
    '2,676 €',
    '33 × 892 €',
    '32,112 €',
  ]);
  await user.selectOptions(panel.getByLabelText('Yearly mileage'), '30,000 km');
  expect(panel.getByText('963.06 € a month')).toBeVisible();
  expect(panel.getByText(/quoted for 36 months, 15,000 km a year and 3 monthly payments at the start/)).toBeVisible();
  expect(onChosen).toHaveBeenLastCalledWith({
    type: 'lease',
    values: expect.objectContaining({ monthly_mileage: 2500 }),
  });
});

test('the subscription costs less for longer', async () => {
  const { user } = await opened();
  await user.click(await screen.findByRole('tab', { name: 'Subscription' }));
  const panel = within(screen.getByRole('tabpanel', { name: 'Subscription' }));
  expect(panel.getByText('1,290 € a month')).toBeVisible();
  await user.selectOptions(panel.getByLabelText('Duration'), '24 months');
  expect(panel.getByText('1,212.60 € a month')).toBeVisible();
});

const options = answerTo(getTradeInOptions, {
  data: {
    id: 'en',
    type: 'trade_in_form_options',
    attributes: {
      brands: [
        { value: 'audi', name: 'Audi' },
        { value: 'volvo', name: 'Volvo' },
      ],
      models: [
        { value: 'a4', name: 'A4', brand: 'audi' },
        { value: 'xc60', name: 'XC60', brand: 'volvo' },
      ],
      bodyTypes: [{ value: 'suv', name: 'SUV' }],
      fuelTypes: [{ value: 'diesel', name: 'Diesel' }],
    },
  },
});
const valuation = answerTo(valueTradeIn, {
  data: {
    id: '1',
    type: 'trade_in_valuation',
    attributes: {
      value: 16_400,
      proof: 'proven',
      low: 15_100,
      high: 17_700,
      currency: 'EUR',
      basis: 'comparables',
      valid_until: '2026-12-04',
      assumptions: {
        comparables: 23,
        typical_mileage: 75_000,
        mileage_unit: 'km',
        yearly_loss: 0.12,
        margin: 0.1,
        condition: 'good',
      },
    },
  },
});

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Value your present car' }));
  await user.selectOptions(await screen.findByLabelText('Make'), 'Volvo');
  await user.selectOptions(screen.getByLabelText('Model'), 'XC60');
  await user.selectOptions(screen.getByLabelText('Body type'), 'SUV');
  await user.selectOptions(screen.getByLabelText('Fuel'), 'Diesel');
  await user.type(screen.getByLabelText('Mileage in km'), '82,000');
  await user.type(screen.getByLabelText('First registration'), '2021-05-01');
}

test('a trade-in is valued with what the estimate stands on, and can become the deposit', async () => {
  const { user, client, onTradeIn } = show({}, [options, valuation]);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Value my car' }));
  expect(await screen.findByText('16,400 €')).toBeVisible();
  expect(screen.getByText('Between 15,100 € and 17,700 €, until 04/12/2026.')).toBeVisible();
  expect(row('Offers of such cars that we compared')).toHaveTextContent('23');
  expect(client.sends.at(-1)?.input.body).toMatchObject({
    market: 'international',
    condition: 'good',
    vehicle: {
      brand: { name: 'Volvo' },
      model: { name: 'XC60' },
      mileage: 82_000,
      registrationDate: { date: '2021-05-01' },
    },
  });
  expect(onTradeIn).toHaveBeenCalledWith({
    vehicle: expect.objectContaining({ brand: { value: 'volvo', name: 'Volvo' } }),
    condition: 'good',
    estimate: expect.objectContaining({ value: 16_400, currency: 'EUR', proof: 'proven' }),
  });
  await user.click(screen.getByRole('button', { name: 'Use as deposit' }));
  const deposit = await screen.findByLabelText('Deposit');
  expect(deposit).toHaveValue('16400');
  expect(deposit.closest('.calculators-panel')).toHaveFocus();
});

test('a dialog that is closed gives the focus back', async () => {
  const { user } = show({}, [options]);
  const button = screen.getByRole('button', { name: 'Value your present car' });
  await user.click(button);
  await screen.findByLabelText('Make');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(button).toHaveFocus();
});

test('the trade-in form says what is missing, and models follow the make', async () => {
  const { user } = show({}, [options, valuation]);
  await user.click(screen.getByRole('button', { name: 'Value your present car' }));
  expect(await screen.findByLabelText('Model')).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Value my car' }));
  const make = screen.getByLabelText('Make');
  expect(make).toHaveAccessibleDescription('Please fill in this field.');
  expect(make).toHaveFocus();
  await user.selectOptions(make, 'Audi');
  expect(make).toBeValid();
  const models = within(screen.getByLabelText('Model')).getAllByRole('option');
  expect(models.map(({ textContent }) => textContent)).toEqual(['Please choose', 'A4']);
});

test('what cannot be fetched is said, and can be tried again', async () => {
  const away = new ShowroomError('api.unreachable', { status: 503 });
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = show({}, [options, answerTo(valueTradeIn, away)]);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Value my car' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your car could not be valued at the moment.');
  expect(screen.getByLabelText('Model')).toHaveValue('xc60');
  expect(warned).toHaveBeenCalled();
  warned.mockRestore();
});

test('axe finds nothing, closed and open', async () => {
  const { user, container } = show({}, [options]);
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Calculate on your own terms' }));
  await screen.findByRole('tab', { name: 'Lease' });
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Value your present car' }));
  await screen.findByLabelText('Make');
  expect((await axe(container)).violations).toEqual([]);
});
