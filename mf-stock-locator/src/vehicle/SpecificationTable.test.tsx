import { getWidgetTranslations } from '@showroom/contracts/calls/company';
import { answerTo } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { one, row, rows, visit } from './vehicle-page-in-tests';

test("the page counts seats and calls things in the market's own texts", async () => {
  const data = { 'en-gb': { 'words.statuses.stock': 'On the forecourt' } };
  const translations = answerTo(getWidgetTranslations, {
    data: { id: 'w', type: 'widget_translations_config', attributes: { data } },
  });
  const settings = {
    'widget_translations.id': 'w',
    'stock_locator.seats_translations': { singular: 'place', plural: 'places' },
  };
  await visit([one(), translations], undefined, { settings });
  expect(row('Seats')).toHaveTextContent('5 places');
  expect(row('Availability')).toHaveTextContent('On the forecourt');
});

test('of a used vehicle its earlier life is shown', async () => {
  await visit([one()]);
  const expected = {
    'First registration': '02/04/2023',
    'Previous use': 'Private',
    'Maintenance log': 'Full, by retailers of the brand',
    'Repair record': 'None',
    'Inspection valid until': '02/04/2027',
    'Warranty until': '01/04/2028',
  };
  expect(rows(Object.keys(expected))).toEqual(expected);
});

test('a new vehicle has no history', async () => {
  await visit([one({ state: 'new' })]);
  expect(screen.queryByRole('heading', { name: 'History and papers' })).not.toBeInTheDocument();
});

test('features and accessories stand in groups of their own', async () => {
  await visit([one({ standard_features: ['Heated seats', 'LED headlights'] })]);
  const equipment = within(screen.getByRole('region', { name: 'Equipment' }));
  const listed = equipment.getAllByRole('list', { hidden: true }).map((list) =>
    within(list)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent),
  );
  expect(listed).toEqual([
    ['Black exterior pack1,250 €', 'Tow bar, electrically deployable1,480 €'],
    ['Heated seats', 'LED headlights'],
    ['Rubber mats'],
  ]);
  for (const name of ['Optional features', 'Standard features', 'Accessories'])
    expect(equipment.getByText(name)).toBeVisible();
});

test('footnotes stand at the end, and what the retailer offers for this vehicle among the buttons', async () => {
  const buttons = [{ key: 'drive', label: 'Book a test drive', url: '/test-drive' }];
  await visit([one({ buttons })]);
  expect(screen.getByText('Consumption by WLTP, combined.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book a test drive' })).toHaveAttribute('href', '/test-drive');
});

const iconsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('.vehicle-offer-icons li')].map(({ textContent }) => textContent);

test.each([
  [[], ['Diesel, Mild hybrid', '183 kW', 'Pangea Green']],
  [
    ['numberOfSeats', 'mileage'],
    ['5 seats', '12,300 km'],
  ],
  [
    ['mileage', 'horn'],
    ['Diesel, Mild hybrid', '183 kW', 'Pangea Green'],
  ],
  [
    ['mileage', 'vin', 'state', 'power'],
    ['Diesel, Mild hybrid', '183 kW', 'Pangea Green'],
  ],
])('with the icons %j of its market the vehicle shows %j', async (configured, shown) => {
  const { container } = await visit([one()], undefined, {
    settings: { 'stock_locator.card_attribute_icons': configured },
  });
  expect(iconsOf(container)).toEqual(shown);
});

const termsOf = () =>
  [...screen.getByRole('region', { name: 'Specification' }).querySelectorAll('dt')].map(
    ({ textContent }) => textContent,
  );

test('the specification has the attributes of the card, then those of the page', async () => {
  await visit([one({ battery_capacity: 19.2 })]);
  expect(termsOf().slice(0, 14)).toEqual([
    'Production year',
    'Model',
    'Mileage',
    'Fuel',
    'Colour',
    'Drivetrain',
    'VIN ends in',
    'Power',
    'Engine capacity',
    'Condition',
    'Interior colour',
    'Delivery date',
    'Transmission',
    'Order number',
  ]);
  expect(row('Availability')).toHaveTextContent('In stock');
  expect(row('Seats')).toHaveTextContent('5 seats');
  expect(row('Battery')).toHaveTextContent('19.2 kWh');
});

test('a market chooses the attributes of its cards and pages, and their order', async () => {
  const settings = {
    'stock_locator.card_attributes': ['status', 'horn', 'mileage'],
    'stock_locator.showroom_attributes': ['transmission'],
  };
  await visit([one()], undefined, { settings });
  expect(termsOf().slice(0, 3)).toEqual(['Status', 'Mileage', 'Transmission']);
  expect(termsOf()).not.toContain('VIN ends in');
});
