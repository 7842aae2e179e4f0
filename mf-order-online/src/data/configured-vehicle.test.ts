import { type ConfiguratorVehicle, configuratorVehicle } from '@showroom/contracts/entities/configurator-vehicle';
import { exampleVehicle } from '../examples';
import { configuredVehicle } from './configured-vehicle';

type Attributes = ConfiguratorVehicle['attributes'];

function built(changes: Partial<Attributes> = {}): ConfiguratorVehicle {
  const { attributes } = exampleVehicle();
  return configuratorVehicle.parse({
    id: '42',
    type: 'configurator_vehicle',
    attributes: {
      ...attributes,
      state: 'new',
      config_url: 'https://configurator.example/c/1',
      msrp_price: { gross: 121, net: 100 },
      buttons: [{ key: 'reserve', label: 'Reserve', reservation_fee: 300 }],
      ...changes,
    },
  });
}

test.each([
  ['gross where the configuration includes tax', { reservation_fee: null, include_tax: true }, 121],
  ['net where it does not', { reservation_fee: null, include_tax: false }, 100],
  ['net where nothing is configured', undefined, 100],
])('the list price is %s', (_, prices, price) => {
  expect(configuredVehicle(built(), prices).attributes.msrp_price).toBe(price);
});

test('what the vehicle is bought for is what the API says', () => {
  const { prices } = exampleVehicle().attributes;
  expect(configuredVehicle(built(), undefined).attributes.prices).toEqual(prices);
});

test.each([
  ['is the one of the order-online prices', { reservation_fee: 750, include_tax: true }, 750],
  ['may be nothing', { reservation_fee: 0, include_tax: true }, 0],
  ['is that of its button where the prices name none', { reservation_fee: null, include_tax: true }, 300],
])('the reservation fee %s', (_, prices, fee) => {
  expect(configuredVehicle(built(), prices).attributes.reservation?.fee).toBe(fee);
});

test('a vehicle that is built on demand can be reserved for the fee of the prices, in each way that has a price', () => {
  const onDemand = built({ status: 'on_demand', reservation: null, buttons: [] });
  const { reservation } = configuredVehicle(onDemand, { reservation_fee: 500, include_tax: true }).attributes;
  expect(reservation).toEqual({
    label: '',
    fee: 500,
    currency: 'EUR',
    owner: 'Land Rover Brussels South',
    financing_options: ['purchase', 'lease'],
  });
  expect(configuredVehicle(onDemand, undefined).attributes.reservation).toBeNull();
});

test('a configured vehicle is always new', () => {
  expect(configuredVehicle(built(), undefined).attributes.state).toBe('new');
  expect(
    configuratorVehicle.safeParse({ ...built(), attributes: { ...built().attributes, state: 'used' } }).success,
  ).toBe(false);
});
