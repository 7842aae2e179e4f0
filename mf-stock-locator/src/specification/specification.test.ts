import { titleOf, titleText } from '@showroom/contracts/entities/vehicle-title';
import { mergeSettings } from '@showroom/contracts/settings/settings';
import { formatDate } from '@showroom/shared-ui/dates';
import { formatCount } from '@showroom/shared-ui/format-count';
import { messagesFor } from '@showroom/shared-ui/messages-for';
import { type AttributeKey, type Attributes, attributeText, knownAttributes, specificationIcons } from './attributes';
import { formatCapacity, formatEnergy, formatMileage } from './formats';
import specificationMessages from './messages/en.json';
import { seatForms, specificationMessagesFor } from './messages-of';

const MESSAGES = {
  en: specificationMessagesFor('en-GB'),
  ar: specificationMessagesFor('ar-AE'),
  ja: specificationMessagesFor('ja-JP'),
  uk: specificationMessagesFor('uk-UA'),
};

test.each([
  [12_300, 'km', 'en-GB', '12,300 km'],
  [0, 'km', 'en-GB', '0 km'],
  [12_300, 'mi', 'ar-AE', '12,300 mi'],
  [12_300, 'km', 'uk-UA', '12\u00a0300 km'],
  [-5, 'km', 'en-GB', undefined],
  [null, 'km', 'en-GB', undefined],
] as const)('a mileage of %p %s is written in %s as "%s"', (mileage, unit, locale, text) => {
  expect(formatMileage(mileage, unit, locale)).toBe(text);
});

test.each([
  [183, 'kW', '183 kW'],
  [38.2, 'kWh', '38.2 kWh'],
  [90, 'kWh', '90 kWh'],
  [0, 'kW', undefined],
  [null, 'kW', undefined],
])('%p in %s is written "%s"', (value, unit, text) => expect(formatEnergy(value, unit, 'en-GB')).toBe(text));

test.each([
  [3, 'l', '3.0 l'],
  [4.395, 'l', '4.4 l'],
  [2996, 'cm3', '2,996 cm³'],
  [2996.4, 'cm3', '2,996 cm³'],
  [0, 'l', undefined],
  [3, null, undefined],
  [null, 'l', undefined],
] as const)('an engine of %p %s is written "%s"', (capacity, unit, text) => {
  expect(formatCapacity(capacity, unit, MESSAGES.en.units, 'en-GB')).toBe(text);
});

test.each([
  [1, 'en-GB', 'en', '1 seat'],
  [5, 'en-GB', 'en', '5 seats'],
  [2, 'ar-AE', 'ar', 'مقعدان'],
  [5, 'ar-AE', 'ar', '5 مقاعد'],
  [5, 'uk-UA', 'uk', '5 місць'],
  [7, 'ja-JP', 'ja', '7人乗り'],
] as const)('%d seats are counted in %s', (count, locale, language, text) => {
  expect(formatCount(count, MESSAGES[language].seats, locale)).toBe(text);
});

test.each([
  ['2026-12-31', '31/12/2026'],
  ['2026-12-31T10:00:00Z', '31/12/2026'],
  ['soon', undefined],
  [null, undefined],
])('the date %p is written "%s"', (iso, text) => expect(formatDate(iso)).toBe(text));

const defender = {
  slug: 'defender-110',
  title: '',
  brand: 'Land Rover',
  model: 'Defender 110',
  model_group: 'Defender',
  nameplate_external_code: 'l663',
  version: 'D250 SE',
  state: 'approved',
  status: 'stock',
  production_year: 2023,
  model_year: 2023,
  mileage: 12_300,
  mileage_unit: 'km',
  engine_type: ['Diesel', 'Mild hybrid'],
  transmission: 'Automatic',
  drivetrain: 'AWD',
  power: 183,
  number_of_seats: 5,
  color_name: 'Pangea Green',
  color_canonical: 'Green',
  color_interior: 'Ebony',
  short_vin: '123',
  engine_capacity: 2.993,
  capacity_unit: 'l',
  currency: 'EUR',
  prices: [],
  prices_type: null,
  price_hidden: false,
  cover: null,
  owner_id: '1',
  owner_name: 'Land Rover Brussels',
  owner_city: 'Brussels',
} as const satisfies Parameters<typeof attributeText>[1] | Record<string, unknown>;
const attributes = { ...defender, engine_type: [...defender.engine_type], prices: [] };

test.each([
  [{}, '2023 Approved Land Rover Defender 110 Pangea Green AWD D250 SE'],
  [{ production_year: null, color_name: null }, 'Approved Land Rover Defender 110 AWD D250 SE'],
  [{ version: ' ', drivetrain: null }, '2023 Approved Land Rover Defender 110 Pangea Green'],
])('with %j the title is "%s"', (changes, title) => {
  expect(titleText(titleOf({ ...attributes, ...changes }, MESSAGES.en))).toBe(title);
});

test('a title is read in one language', () => {
  const { opening, look } = titleOf({ ...attributes, color_name: 'Fuji White', drivetrain: 'AWD' }, MESSAGES.ar);
  expect([opening, look]).toEqual([expect.stringMatching(/جديدة|معتمدة|مستعملة/), 'Fuji White دفع رباعي']);
});

test.each(['ar', 'ja', 'uk'] as const)('in %s every value of the filters has a text', (language) => {
  const known = Object.keys(messagesFor(specificationMessages, language).values);
  expect(known.toSorted()).toEqual(Object.keys(specificationMessages.values).toSorted());
});

test.each([
  ['productionYear', '2023'],
  ['model', 'Defender 110'],
  ['mileage', '12,300 km'],
  ['engines', 'Diesel, Mild hybrid'],
  ['color', 'Pangea Green'],
  ['drivetrain', 'AWD'],
  ['vin', '123'],
  ['power', '183 kW'],
  ['capacity', '3.0 l'],
  ['status', 'In stock'],
  ['state', 'Approved'],
  ['colorInterior', 'Ebony'],
  ['deliveryDate', '15/12/2026'],
  ['transmission', 'Automatic'],
  ['orderNumber', 'LR-20931'],
  ['avl', 'In stock'],
  ['numberOfSeats', '5 seats'],
  ['doors', '5'],
  ['body', 'SUV'],
  ['modelYear', '2024'],
  ['battery', '19.2 kWh'],
  ['registrationDate', '02/04/2023'],
  ['warrantyExpiry', '01/04/2028'],
  ['previousUse', 'Private'],
  ['repairRecord', 'None'],
  ['maintenanceLog', 'Full'],
  ['motExpiry', '02/04/2027'],
] as const)('the attribute %s reads "%s"', (key, text) => {
  const vehicle = {
    ...attributes,
    model_year: 2024,
    delivery_date: '2026-12-15',
    order_number: 'LR-20931',
    doors: 5,
    body: 'SUV',
    battery_capacity: 19.2,
    registration_date: '2023-04-02',
    warranty_expiry: '2028-04-01',
    previous_use: 'Private',
    repair_record: 'None',
    maintenance_log: 'Full',
    mot_expiry: '2027-04-02',
  };
  expect(attributeText(key, vehicle, MESSAGES.en, 'en-GB')).toBe(text);
});

test.each(['ar', 'ja', 'uk'] as const)('in %s a body and a history are not read in English', (language) => {
  const used = {
    ...attributes,
    body: 'Coupe',
    previous_use: 'Private',
    repair_record: 'None',
    maintenance_log: 'Full, by retailers of the brand',
  };
  for (const key of ['body', 'previousUse', 'repairRecord', 'maintenanceLog'] as const) {
    expect(attributeText(key, used, MESSAGES[language], language)).not.toMatch(/[A-Za-z]/);
  }
});

test.each<[AttributeKey, Partial<Attributes>]>([
  ['vin', { short_vin: null }],
  ['capacity', { engine_capacity: null }],
  ['colorInterior', { color_interior: null }],
  ['numberOfSeats', { number_of_seats: null }],
  ['engines', { engine_type: [] }],
  ['battery', { battery_capacity: null }],
  ['deliveryDate', {}],
])('the attribute %s of a vehicle that does not say it (%j) is nothing', (key, changes) => {
  expect(attributeText(key, { ...attributes, ...changes }, MESSAGES.en, 'en-GB')).toBeUndefined();
});

test.each([
  ['stock', 'In stock'],
  ['available_soon', 'Available soon'],
  ['reserved', 'Reserved'],
  ['sold', 'Sold'],
  ['in_production', 'In production'],
  ['on_demand', 'On demand'],
  ['delivery', 'On its way'],
  ['demo', 'Demonstrator'],
] as const)('a vehicle whose status is %s is labelled "%s", everywhere alike', (status, label) => {
  for (const key of ['status', 'avl'] as const) {
    expect(attributeText(key, { ...attributes, status }, MESSAGES.en, 'en-GB')).toBe(label);
  }
});

test('attributes are read in the language of the page', () => {
  expect(attributeText('status', attributes, MESSAGES.ar, 'ar-AE')).toBe('متوفرة');
  expect(attributeText('mileage', attributes, MESSAGES.ar, 'ar-AE')).toBe('12,300 كم');
  expect(attributeText('engines', attributes, MESSAGES.ar, 'ar-AE')).toBe('ديزل، هجين خفيف');
});

test.each([
  [[], ['engines', 'power', 'color']],
  [['mileage'], ['mileage']],
  [
    ['power', 'power', 'vin'],
    ['power', 'vin'],
  ],
  [
    ['numberOfSeats', 'vin', 'power'],
    ['numberOfSeats', 'vin', 'power'],
  ],
  [
    ['mileage', 'horn'],
    ['engines', 'power', 'color'],
  ],
  [
    ['mileage', 'vin', 'power', 'state'],
    ['engines', 'power', 'color'],
  ],
])('of the configured icons %j the shown ones are %j', (configured, shown) => {
  expect(specificationIcons(configured)).toEqual(shown);
});

test.each([
  [1, 'en-GB', 'en', '1 place'],
  [2, 'en-GB', 'en', '2 places'],
  [0, 'en-GB', 'en', '0 places'],
  [2, 'ar-AE', 'ar', '2 places'],
  [3, 'uk-UA', 'uk', '3 places'],
] as const)(
  "with a market's own texts %d seats in %s are the singular or the plural",
  (count, locale, language, text) => {
    const forms = seatForms({ singular: 'place', plural: 'places' }, MESSAGES[language].seats);
    expect(formatCount(count, forms, locale)).toBe(text);
  },
);

test("without texts of its own a market counts seats in the language's way", () => {
  expect(seatForms(null, MESSAGES.uk.seats)).toBe(MESSAGES.uk.seats);
});

test.each([
  [
    'stock_locator.card_attributes',
    'productionYear, model, mileage, engines, color, drivetrain, vin, power, capacity, status, state, colorInterior',
  ],
  ['stock_locator.showroom_attributes', 'deliveryDate, transmission, orderNumber, avl'],
] as const)('unless a market says otherwise, %s are %s', (key, names) => {
  const { settings } = mergeSettings([]);
  expect(knownAttributes(settings[key]).join(', ')).toBe(names);
});

test('configured attributes keep their order, each once, and unknown ones are left out', () => {
  expect(knownAttributes(['vin', 'horn', 'mileage', 'vin', 'constructor'])).toEqual(['vin', 'mileage']);
});
