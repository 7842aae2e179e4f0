import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { type PlatformOptions, testPlatform } from '@showroom/shared-ui/testing';
import { exampleVehicle } from '../examples/vehicles';
import { createRoutes } from '../expose/routes';
import { vehicleLanguage } from './vehicle-language';
import { vehicleMeta } from './vehicle-meta';

function metaOf(changes: Partial<Vehicle['attributes']> = {}, options: PlatformOptions = {}) {
  const platform = testPlatform(options);
  const path = '/showroom/defender-110-pangea-green-1000';
  return vehicleMeta(exampleVehicle(0, changes).attributes, path, platform, vehicleLanguage(platform));
}

const routeHandle = () => createRoutes(testPlatform()).find(({ id }) => id === 'mf-stock-locator/vehicle')?.handle;

test('the head names the vehicle, its address and its offer', () => {
  const meta = metaOf();
  expect(meta.title).toBe('2021 Approved Land Rover Defender 110 Pangea Green AWD D250 X-Dynamic SE');
  expect(meta.canonical).toBe('/showroom/defender-110-pangea-green-1000');
  expect(meta.structuredData).toMatchObject([
    {
      '@type': ['Product', 'Car'],
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

test('a market that does not name the retailer does not name it to search engines either', () => {
  const { description, structuredData } = metaOf({}, { settings: { 'additional_features.owner_visible': false } });
  expect(description).not.toContain('Brussels');
  expect(JSON.stringify(structuredData)).not.toContain('Brussels');
});

test.each([
  ['stock', 'InStock'],
  ['available_soon', 'PreOrder'],
  ['reserved', 'LimitedAvailability'],
  ['sold', 'SoldOut'],
  ['in_production', 'PreOrder'],
  ['on_demand', 'MadeToOrder'],
  ['delivery', 'PreOrder'],
  ['demo', 'InStock'],
] as const)('a vehicle whose status is %s is offered as %s', (status, availability) => {
  const [car] = metaOf({ status }).structuredData ?? [];
  expect(car).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } });
});

test('a vehicle without a shown price has no offer, and is no product', () => {
  const [car] = metaOf({ prices: [] }).structuredData ?? [];
  expect([car?.['@type'], car?.['offers']]).toEqual(['Car', undefined]);
});

test('in a second language the address has its prefix', () => {
  const { canonical } = metaOf({}, { market: 'ae', locale: 'ar-AE' });
  expect(canonical).toBe('/ar/showroom/defender-110-pangea-green-1000');
});

test.each([
  ['Jaguar', 'Jaguar Brussels'],
  ['Land Rover', 'Brussels Motors'],
])('the retailer of a %s goes by "%s"', (brand, name) => {
  const names = { display_name_jag: 'Jaguar Brussels', display_name_lr: null };
  const { description, structuredData } = metaOf({ brand, owner_name: 'Brussels Motors', owner_metadata: names });
  expect(structuredData?.[0]).toMatchObject({ offers: { seller: { name } } });
  expect(description).toContain(`${name}, `);
});

test('a page without its vehicle is kept out of search engines', () => {
  const { missingTitle: title } = vehicleLanguage(testPlatform()).vehicle;
  expect(routeHandle().meta(undefined, testPlatform())).toEqual({ title, index: false });
});

test('the route names its kind and which vehicles its page depends on', () => {
  const handle = routeHandle();
  expect(handle.name).toBe('stock-locator-preview');
  expect(handle.tags({ vehicle: exampleVehicle(0), similar: [{ id: '7' }] })).toEqual(['vehicle:1000', 'vehicle:7']);
  expect(handle.tags(undefined)).toEqual([]);
});
