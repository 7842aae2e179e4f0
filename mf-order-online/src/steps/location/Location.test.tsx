import { listHandoverLocations } from '@showroom/contracts/calls/order-online';
import { searchPlaces } from '@showroom/contracts/calls/places';
import { deliveryAddress } from '@showroom/contracts/entities/order-choices';
import { orderOnlineData } from '@showroom/contracts/entities/order-online';
import { answerTo } from '@showroom/shared-ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { choicesOf } from '../../order/choices/order-choices';
import { exampleLocations, examplePlace } from '../step-examples';
import { openStep } from '../step-in-tests';
import { Location } from './Location';

const user = userEvent.setup();

const answers = [
  answerTo(searchPlaces, { data: [examplePlace], meta: { total: 1 } }),
  answerTo(listHandoverLocations, ({ query }) => exampleLocations(query.locality)),
];

test('near a place there are delivery and other retailers, and the choice goes into the order with its fee', async () => {
  const { container, data, isValid } = openStep(Location, 'location', { answers, required: true });
  expect(await screen.findByRole('radio', { name: 'Land Rover Brussels South' })).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  await user.type(screen.getByLabelText('Your postcode or city'), 'Ghent{Enter}');
  await user.click(await screen.findByRole('radio', { name: 'Delivery to 9000 Ghent' }));
  expect(choicesOf(data()).location).toEqual({ uuid: 'delivery:BE:9000:ghent', fee: 125 });
  expect(data()).toMatchObject({ location: 'Ghent', locationDetails: { kind: 'delivery', retailer_id: 'r1' } });
  await user.click(screen.getByRole('radio', { name: 'Zenith Motors' }));
  expect(choicesOf(data()).location).toEqual({ uuid: 'r2', fee: 180 });
  expect(isValid()).toBe(true);
  expect(await axe(container)).toHaveNoViolations();
});

test('a delivery asks for the house, begins with the place, and without it even an optional step stays open', async () => {
  const { container, data, isValid } = openStep(Location, 'location', { answers, data: { location: 'Ghent' } });
  await user.click(await screen.findByRole('radio', { name: 'Delivery to 9000 Ghent' }));
  const address = within(screen.getByRole('group', { name: 'Where shall we bring it?' }));
  expect(address.getByLabelText('Postcode')).toHaveValue('9000');
  expect(address.getByLabelText('Postcode')).toHaveAttribute('readonly');
  expect(isValid()).toBe(false);
  await user.click(address.getByLabelText('Street and house number'));
  await user.tab();
  expect(address.getByLabelText('Street and house number')).toHaveAccessibleDescription('Please fill this in.');
  expect(await axe(container)).toHaveNoViolations();
  await user.type(address.getByLabelText('Street and house number'), 'Veldstraat 1');
  expect(isValid()).toBe(true);
  expect(choicesOf(data()).location).toEqual({
    uuid: 'delivery:BE:9000:ghent',
    fee: 125,
    address: { street: 'Veldstraat 1', extra: '', postcode: '9000', city: 'Ghent' },
  });
  const stored = orderOnlineData.parse(JSON.parse(JSON.stringify(data())));
  cleanup();
  openStep(Location, 'location', { answers, data: stored });
  expect(await screen.findByLabelText('Street and house number')).toHaveValue('Veldstraat 1');
});

test('where a country has no postcodes none is asked for, and zeros instead of one are ignored', async () => {
  const [own, delivery] = exampleLocations('Ghent').data;
  if (!own || !delivery) throw new Error('The example has a retailer and a delivery');
  const inDubai = { city: 'Dubai' };
  const data = [
    { ...own, attributes: { ...own.attributes, ...inDubai, postcode: '00000' } },
    { ...delivery, attributes: { ...delivery.attributes, ...inDubai, postcode: '' } },
  ];
  const found = answerTo(listHandoverLocations, { ...exampleLocations('Ghent'), data });
  const { data: stored, isValid } = openStep(Location, 'location', {
    answers: [...answers, found],
    data: { location: 'Dubai' },
  });
  await user.click(await screen.findByRole('radio', { name: own.attributes.name }));
  expect(stored().locationDetails?.address).not.toContain('00000');
  await user.click(screen.getByRole('radio', { name: 'Delivery to Dubai' }));
  expect(screen.getByLabelText(/^Postcode/)).not.toBeRequired();
  await user.type(screen.getByLabelText('Street and house number'), 'Al Wasl Road 1');
  expect(isValid()).toBe(true);
  const address = choicesOf(stored()).location?.address;
  expect(address).toEqual({ street: 'Al Wasl Road 1', extra: '', postcode: '', city: 'Dubai' });
  expect(deliveryAddress.safeParse(address).success).toBe(true);
});

test('another place takes a handover’s appointment back, but not a test drive', async () => {
  const booking = { retailer_id: 'r1', starts_at: '2026-11-25T09:00:00+01:00', time_zone: 'Europe/Brussels' };
  const first = openStep(Location, 'location', {
    answers,
    data: { appBookingData: { purpose: 'handover', ...booking } },
  });
  await user.click(await screen.findByRole('radio', { name: 'Land Rover Brussels South' }));
  expect(first.data().appBookingData).toBeUndefined();
  first.unmount();
  const second = openStep(Location, 'location', {
    answers,
    data: { appBookingData: { purpose: 'test_drive', ...booking } },
  });
  await user.click(await screen.findByRole('radio', { name: 'Land Rover Brussels South' }));
  expect(second.data().appBookingData).toMatchObject({ purpose: 'test_drive' });
});

test('an unknown place is reported as unknown', async () => {
  const unknown = answerTo(searchPlaces, { data: [], meta: { total: 0 } });
  openStep(Location, 'location', { answers: [...answers, unknown], data: { location: 'Atlantis' } });
  expect(await screen.findByText(/We do not know this place/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Land Rover Brussels South' })).toBeVisible();
});

test.each([
  ['international', 'en-GB', 1, 'Takes about 1 day'],
  ['international', 'en-GB', 2, 'Takes about 2 days'],
  ['ae', 'ar-AE', 1, 'يستغرق نحو يوم واحد'],
  ['ae', 'ar-AE', 2, 'يستغرق نحو يومين'],
  ['ae', 'ar-AE', 3, 'يستغرق نحو 3 أيام'],
  ['ae', 'ar-AE', 14, 'يستغرق نحو 14 يومًا'],
  ['jp', 'ja-JP', 2, '約2日かかります'],
  ['ua', 'uk-UA', 1, 'Приблизно 1 день'],
  ['ua', 'uk-UA', 4, 'Приблизно 4 дні'],
  ['ua', 'uk-UA', 12, 'Приблизно 12 днів'],
] as const)(
  'in %s (%s) a place that takes %d days says so in the form of the number',
  async (market, locale, days, text) => {
    const found = exampleLocations('Ghent');
    const data = found.data.map((one) => ({ ...one, attributes: { ...one.attributes, days } }));
    const locations = answerTo(listHandoverLocations, { ...found, data });
    openStep(Location, 'location', { answers: [...answers, locations], data: { location: 'Ghent' }, market, locale });
    expect((await screen.findAllByText(text)).length).toBe(data.length);
  },
);
