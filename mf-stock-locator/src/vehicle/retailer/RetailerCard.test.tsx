import { listTowns, searchPlaces } from '@showroom/contracts/calls/places';
import type { Place } from '@showroom/contracts/entities/place';
import { answerTo } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { answerTowns } from '../../examples/towns';
import { away, one, visit } from '../vehicle-page-in-tests';

test('a postcode of zeros, of a country without postcodes, is not read', async () => {
  await visit([one({ owner_zipcode: '00000', owner_city: 'Dubai' })]);
  expect(document.body).not.toHaveTextContent('00000 Dubai');
  expect(document.head.innerHTML + document.body.innerHTML).not.toContain('"postalCode"');
});

test('a market may keep to itself who sells the vehicle', async () => {
  await visit([one()], undefined, { settings: { 'additional_features.owner_visible': false } });
  expect(screen.queryByRole('region', { name: 'Retailer' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Land Rover Brussels/, { selector: '.vehicle-offer *' })).not.toBeInTheDocument();
});

test('the retailer is found on a map that asks nobody', async () => {
  const { container } = await visit([one()]);
  const map = screen.getByRole('img', { name: /^Map of the surroundings of Brussels/ });
  expect(map).toHaveAccessibleName(expect.stringContaining('Antwerp'));
  expect(container.innerHTML).not.toMatch(/src="https?:/);
});

test('found by a postcode, the vehicle says how far away from it its retailer is', async () => {
  const antwerp: Place = {
    id: 'BE-2000-antwerp',
    type: 'place',
    attributes: {
      country: 'BE',
      postcode: '2000',
      locality: 'Antwerp',
      state: 'VAN',
      state_name: 'Antwerp',
      latitude: 51.22,
      longitude: 4.4,
    },
  };
  const places = answerTo(searchPlaces, { data: [antwerp], meta: { total: 1 } });
  await visit([one(), places], '/showroom/defender-110-pangea-green-1000?postcode=2000');
  expect(within(screen.getByRole('region', { name: 'Retailer' })).getByText('43 km away')).toBeVisible();
});

test.each([
  ['the towns around it are not known', answerTo(listTowns, { data: [], meta: { total: 0 } }), {}],
  ['they cannot be asked', answerTo(listTowns, away), {}],
  ['nobody entered its place', answerTowns, { owner_latitude: 0, owner_longitude: 0 }],
])('the retailer is shown without a map where %s', async (_, towns, changes) => {
  await visit([one(changes), towns]);
  expect(screen.getByRole('region', { name: 'Retailer' })).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Map of/ })).not.toBeInTheDocument();
});

test('the retailer says when somebody is there', async () => {
  await visit([one()]);
  const retailer = within(screen.getByRole('region', { name: 'Retailer' }));
  expect(retailer.getByText('Saturday').closest('dt')?.nextElementSibling).toHaveTextContent('10:00 – 17:00');
});

test("what its retailer wrote is read in the page's language, and named as another one where it was not written in it", async () => {
  const arabic = {
    description: 'مالك واحد فقط.',
    standard_features: ['مقاعد مدفأة'],
    optional_features: ['حزمة سوداء'],
    accessories: ['سجاد'],
    footnotes: ['ملاحظة'],
  };
  const photos = ['ديفندر من الجانب'];
  const { unmount } = await visit([one({ translations: { ar: { ...arabic, photos } } })], undefined, {
    market: 'ae',
    locale: 'ar-AE',
  });
  // The second option has no Arabic name.
  for (const text of [...Object.values(arabic).flat(), 'Tow bar, electrically deployable']) {
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText(text)).not.toHaveAttribute('lang');
  }
  expect(screen.getByRole('link', { name: /^ديفندر من الجانب\. / })).toBeInTheDocument();
  for (const text of ['Black exterior pack', 'Heated front seats', 'Rubber mats']) {
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  }
  unmount();
  await visit([one()], undefined, { market: 'ae', locale: 'ar-AE' });
  for (const text of ['Black exterior pack', 'Heated front seats', 'Rubber mats', 'Consumption by WLTP, combined.']) {
    expect(screen.getByText(text)).toHaveAttribute('lang', 'en');
  }
});
