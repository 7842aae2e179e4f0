import { listedVehicleLight } from '@showroom/contracts/entities/listed-vehicle';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { type PlatformOptions, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { exampleVehicle } from '../examples/vehicles';
import { LanguageProvider } from '../language/use-language';
import { cardLanguage } from './card-language';
import { listedCardOf } from './card-of';
import { VehicleCard } from './VehicleCard';

type Changes = Partial<Vehicle['attributes']> & { readonly distance_km?: number; readonly monthly_payment?: number };

/** The card that an answer of the list becomes. */
function show(changes: Changes, options: PlatformOptions = {}) {
  const { attributes, ...vehicle } = exampleVehicle(0);
  const listed = listedVehicleLight.parse({ ...vehicle, attributes: { ...attributes, ...changes } });
  return renderWithPlatform(
    <LanguageProvider value={cardLanguage(testPlatform(options))}>
      <VehicleCard card={listedCardOf(listed, true)} />
    </LanguageProvider>,
    options,
  );
}

/** A market whose cards show these attributes. */
function attributesOf(...keys: readonly string[]) {
  return { 'stock_locator.card_attributes': [...keys] };
}

const purchase = { type: 'purchase', value_raw: 74_900, old_price_raw: 78_900, hidden_from_visitors: false } as const;
const price_drop = { before_raw: 77_900, percent: 3, since: '2026-11-01', until: '2026-12-01' };

test('an announced reduction is shown against the lowest price of the thirty days before, and no other price is struck through', () => {
  show({ prices: [purchase], price_drop });
  expect(screen.getByText('Reduced by 3 %')).toBeVisible();
  expect(screen.getByText('Lowest price of the 30 days before: 77,900 €')).toBeVisible();
  expect(screen.queryByText('78,900 €')).not.toBeInTheDocument();
});

test('a second view waits for a pointer, and is none of a screen reader', () => {
  const { container } = show({ second_view: '/media/vehicles/defender-110/pangea-green/interior-640x360.webp' });
  const view = container.querySelector('.listing-card-picture img + img');
  expect(view).toHaveAttribute('loading', 'lazy');
  expect(view).toHaveAttribute('alt', '');
});

test('without one nothing is shown of a reduction', () => {
  show({ prices: [purchase], price_drop: null });
  expect(screen.queryByText(/Reduced|30 days/)).not.toBeInTheDocument();
});

test.each<[string, Changes, PlatformOptions, RegExp]>([
  ['in kilometres', { distance_km: 3.4 }, {}, / · 3\.4 km away$/],
  ['on the way far off', { distance_km: 87.6 }, {}, / · 88 km away$/],
  ['from right to left', { distance_km: 3.4 }, { market: 'ae', locale: 'ar-AE' }, / · على بعد 3\.4 كم$/],
])('how far away a vehicle is stands beside its retailer: %s', (_, changes, options, text) => {
  const { container } = show(changes, options);
  expect(container.querySelector('.listing-card-retailer')).toHaveTextContent(text);
});

test('a market that does not name its retailers shows no distance to them either', () => {
  show({ distance_km: 3.4 }, { settings: { 'additional_features.owner_visible': false } });
  expect(screen.queryByText(/away/)).not.toBeInTheDocument();
});

test.each([
  [612, '612 € a month on your terms'],
  [612.4, '612.40 € a month on your terms'],
  [612.04, '612.04 € a month on your terms'],
])("a month's price of %d on the visitor's own terms is shown to the cent", (monthly_payment, text) => {
  show({ monthly_payment });
  expect(screen.getByText(text)).toBeVisible();
});

const seats = { 'stock_locator.card_attribute_icons': ['numberOfSeats'] };
const DEFAULT_DETAILS = 'VIN ends in 123 · 3.0 l · In stock · Ebony interior';

test.each<[Changes, PlatformOptions['settings'], string, string]>([
  [{}, {}, '12,300 km · AWD', DEFAULT_DETAILS],
  [{ status: 'reserved' }, {}, '12,300 km · AWD', 'VIN ends in 123 · 3.0 l · Ebony interior'],
  [{ short_vin: null, color_interior: null, mileage: null }, {}, 'AWD', '3.0 l · In stock'],
  [{}, attributesOf('vin', 'mileage'), 'VIN ends in 123 · 12,300 km', ''],
  [{}, attributesOf('mileage', 'vin'), '12,300 km · VIN ends in 123', ''],
  [{}, attributesOf('colorInterior', 'model', 'horn', 'capacity', 'vin'), 'Ebony interior · 3.0 l', 'VIN ends in 123'],
  [{}, attributesOf('transmission', 'transmission'), 'Automatic', ''],
  [{}, attributesOf(), '', ''],
  [{}, { ...attributesOf('mileage', 'vin'), 'stock_locator.card_attribute_icons': ['mileage'] }, 'VIN ends in 123', ''],
  [
    {},
    seats,
    '12,300 km · Diesel, Mild hybrid',
    `Pangea Green · AWD · VIN ends in 123 · 183 kW · 3.0 l · In stock · Ebony interior`,
  ],
])('of %j a card with the settings %j shows "%s" and beneath it "%s"', (changes, settings, line, details) => {
  const { container } = show({ status: 'stock', ...changes }, { settings: settings ?? {} });
  const textOf = (selector: string) => container.querySelector(selector)?.textContent ?? '';
  expect([textOf('.listing-card-line'), textOf('.listing-card-details')]).toEqual([line, details]);
});

test.each<[PlatformOptions['settings'], string, readonly string[]]>([
  [
    {},
    '2021 Approved Land Rover Defender 110 Pangea Green AWD D250 X-Dynamic SE',
    ['Diesel, Mild hybrid', '183 kW', 'Pangea Green'],
  ],
  [attributesOf('vin', 'mileage'), 'Land Rover Defender 110 D250 X-Dynamic SE', []],
  [attributesOf('power', 'state'), 'Approved Land Rover Defender 110 D250 X-Dynamic SE', ['183 kW']],
  [
    { ...attributesOf('productionYear'), 'stock_locator.card_attribute_icons': ['productionYear'] },
    'Land Rover Defender 110 D250 X-Dynamic SE',
    ['2021'],
  ],
])('with the settings %j a card is called "%s" and has the icons %j', (settings, title, icons) => {
  show({}, { settings: settings ?? {} });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(icons);
});

test('what is taken says so on every card, another status only where the market shows it', () => {
  const { unmount } = show({ status: 'sold' }, { settings: attributesOf('vin') });
  expect(screen.getByText('Sold')).toBeVisible();
  unmount();
  show({ status: 'demo' }, { settings: attributesOf('vin') });
  expect(screen.queryByText('Demonstrator')).not.toBeInTheDocument();
});

test.each<[string, PlatformOptions, string]>([
  ['Price includes VAT', {}, 'Price includes VAT'],
  ['incl. 5% VAT', { market: 'ae', locale: 'ar-AE' }, 'شامل ضريبة القيمة المضافة 5%'],
])('the notice of taxes stands beside the price: %s', (prices_type, options, text) => {
  const { container } = show({ prices_type }, options);
  expect(container.querySelector('.prices-tax')).toHaveTextContent(text);
});

test('without one none stands there', () => {
  const { container } = show({ prices_type: null });
  expect(container.querySelector('.prices-tax')).toBeNull();
});

test.each([
  [undefined, ['Diesel, Mild hybrid', '183 kW', 'Pangea Green']],
  [['numberOfSeats'], ['5 seats']],
  [
    ['numberOfSeats', 'horn'],
    ['Diesel, Mild hybrid', '183 kW', 'Pangea Green'],
  ],
])('with the icons %j of its market a card shows %j', (icons, shown) => {
  show({}, icons && { settings: { 'stock_locator.card_attribute_icons': icons } });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(shown);
});
