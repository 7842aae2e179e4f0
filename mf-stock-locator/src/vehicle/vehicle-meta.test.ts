import { testPlatform } from '@showroom/shared-ui/testing';
import { exampleVehicle } from '../examples/vehicles';
import { createRoutes } from '../expose/routes';
import { vehicleMeta } from './vehicle-meta';

const data = { vehicle: exampleVehicle(0), path: '/showroom/defender-110-pangea-green-1000', similar: [] };

test('the head names the vehicle, its address and its offer', () => {
  const meta = vehicleMeta(data, testPlatform());
  expect(meta.title).toBe('2021 Approved Land Rover Defender 110 Pangea Green AWD D250 X-Dynamic SE');
  expect(meta.canonical).toBe('/showroom/defender-110-pangea-green-1000');
  expect(meta.structuredData).toMatchObject([
    {
      '@type': 'Car',
      brand: { name: 'Land Rover' },
      itemCondition: 'https://schema.org/UsedCondition',
      mileageFromOdometer: { value: 12_300, unitCode: 'KMT' },
      offers: {
        '@type': 'Offer',
        price: 74_900,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'AutoDealer', name: 'Land Rover Brussels' },
      },
    },
    { '@type': 'BreadcrumbList' },
  ]);
});

test('a vehicle without a shown price has no offer', () => {
  const vehicle = exampleVehicle(0, { prices: [] });
  const [car] = vehicleMeta({ ...data, vehicle }, testPlatform()).structuredData ?? [];
  expect(car?.['offers']).toBeUndefined();
});

test('in a second language the address has its prefix', () => {
  const platform = testPlatform({ market: 'ae', locale: 'ar-AE' });
  expect(vehicleMeta(data, platform).canonical).toBe('/ar/showroom/defender-110-pangea-green-1000');
});

test('a page without its vehicle is kept out of search engines', () => {
  expect(vehicleMeta(undefined, testPlatform())).toEqual({
    title: 'This vehicle is no longer available',
    index: false,
  });
});

test('the route tells its kind and which vehicles its page depends on', () => {
  const handle = createRoutes(testPlatform()).find(({ id }) => id === 'mf-stock-locator/vehicle')?.handle;
  expect(handle.name).toBe('stock-locator-preview');
  expect(handle.tags({ ...data, similar: [{ id: '7' }] })).toEqual(['vehicle:1000', 'vehicle:7']);
  expect(handle.tags(undefined)).toEqual([]);
});
