import type { nameplate } from '@showroom/contracts/entities/model';
import { MARKETS } from '@showroom/contracts/markets';
import type * as z from 'zod';
import { retailers } from '../../database/schema/retailers';
import type { NewVehicle } from '../../database/schema/vehicles';
import { vehicles } from '../../database/schema/vehicles';
import { type TestApi, testApi } from '../testing/harness';
import { RETAILERS, vehicleRow } from '../testing/stock';
import { models } from './models';

jest.setTimeout(60_000);

const { listing } = MARKETS.international;
const diesel: Partial<NewVehicle> = {
  ...{ listing, state: 'new', model: 'Defender 110', body: 'SUV', doors: 5, transmission: 'Automatic' },
  ...{ engine_type: ['Diesel', 'Mild hybrid'], power: 221, engine_capacity: 3, capacity_unit: 'l', drivetrain: 'AWD' },
};
const plugIn: Partial<NewVehicle> = {
  ...diesel,
  ...{ engine_type: ['Petrol', 'Plug-in hybrid'], power: 297, engine_capacity: 2, battery_capacity: 19.2 },
};
const hidden = { price_hidden: true, hidden_prices: ['purchase'] };
const rows = [
  { ...diesel, version: 'D300 X-Dynamic SE', number_of_seats: 7, purchase_price: null },
  { ...diesel, version: 'D300 S', number_of_seats: 5, model_group: 'Defender', purchase_price: 6_100_000 },
  { ...diesel, version: 'D300 X', number_of_seats: 5, state: 'used', doors: 4, purchase_price: 2_000_000 },
  { ...diesel, version: 'D250 S', power: 183, status: 'sold' },
  { ...plugIn, version: 'P400e S', purchase_price: 8_900_000 },

  { ...plugIn, version: 'P400e S', battery_capacity: 13.1, purchase_price: 9_000_000 },
  { ...diesel, model: 'Discovery “Sport”', state: 'used', power: 150, version: 'Landmark' },
  { ...diesel, model: 'Range Rover', listing: MARKETS.au.listing, version: 'D350 HSE', ...hidden },
] as const satisfies readonly Partial<NewVehicle>[];

type NameplateAnswer = z.output<typeof nameplate>;

let api: TestApi;
beforeAll(async () => {
  api = await testApi([models]);
  await api.database.db.insert(retailers).values([...RETAILERS]);
  await api.database.db.insert(vehicles).values(rows.map((row, index) => vehicleRow(String(index), row)));
});
afterAll(() => api.close());

async function specOf(model: string, market = '') {
  const answer = await api.server.inject(`/compare/spec/${model}${market && `?market=${market}`}`);
  return { status: answer.statusCode, ...answer.json() };
}

test('the first of the answer is the model with each engine that can be had new, the strongest first', async () => {
  const { data } = await specOf('defender-110');
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ id: 'defender-110', type: 'model_specification' });
  const { engines, ...model } = data[0].attributes;
  expect(model).toEqual({ brand: 'Land Rover', model: 'Defender 110' });
  expect(
    engines.map(({ key, name, battery_capacity }: Record<string, unknown>) => [key, name, battery_capacity]),
  ).toEqual([
    ['p400e', 'P400e', 13.1],
    ['p400e-2', 'P400e', 19.2],
    ['d300', 'D300', null],
  ]);
  expect(engines[2]).toEqual({
    ...{ key: 'd300', name: 'D300', engine_type: ['Diesel', 'Mild hybrid'], power: 221 },
    ...{ engine_capacity: 3, capacity_unit: 'l', battery_capacity: null, drivetrain: 'AWD' },
    ...{ transmissions: ['Automatic'], seats: [5, 7], doors: [5], bodies: ['SUV'] },
    versions: ['D300 S', 'D300 X-Dynamic SE'],
  });
});

test('a model of which no vehicle is new is told by the others, and an engine without a name has a key', async () => {
  const { data } = await specOf('discovery-sport');
  expect(data[0].attributes.engines).toMatchObject([{ key: 'diesel-mild-hybrid-150', name: null }]);
});

test.each([
  ['that nobody has', 'defender-120', ''],
  ['of another market', 'range-rover', ''],
  ['of the first market', 'defender-110', 'au'],
])('a model %s is not found', async (_, model, market) => {
  expect(await specOf(model, market)).toMatchObject({ status: 404, detail: `The market has no model ${model}.` });
});

test('a market is asked for its own models', async () => {
  expect((await specOf('range-rover', 'au')).data[0].attributes.engines).toMatchObject([{ key: 'd350' }]);
});

test('what is no key of a model is refused', async () => {
  expect((await specOf('Defender%20110')).status).toBe(400);
});

async function asked(path: string) {
  const { data } = (await api.server.inject(path)).json();
  return data;
}

test('the models of a market have their nameplate, their number and what a new one costs at least', async () => {
  expect(await asked('/vehicles')).toEqual([
    {
      ...{ id: 'defender-110', type: 'vehicle' },
      attributes: {
        ...{ brand: 'Land Rover', model: 'Defender 110', nameplate: 'Defender', vehicles: 5, bodies: ['SUV'] },
        engine_types: ['Diesel', 'Mild hybrid', 'Petrol', 'Plug-in hybrid'],
        offer: { price_from: 61_000, currency: 'EUR' },
      },
    },
    {
      ...{ id: 'discovery-sport', type: 'vehicle' },
      attributes: expect.objectContaining({ nameplate: null, vehicles: 1, offer: null }),
    },
  ]);
  expect(await asked('/vehicles?market=au')).toMatchObject([{ id: 'range-rover' }]);
});

test('a nameplate has its models, and a model without one stands alone', async () => {
  const nameplates = await asked('/vehicles/grouped_nameplates');
  expect(
    nameplates.map(({ id, type, attributes }: NameplateAnswer) => [
      ...[id, type, attributes.name],
      attributes.vehicles.map((model) => model.id),
    ]),
  ).toEqual([
    ['defender', 'nameplate', 'Defender', ['defender-110']],
    ['discovery-sport', 'nameplate', 'Discovery “Sport”', ['discovery-sport']],
  ]);
});

test('offers can be asked for models that can be had new at a price which is shown', async () => {
  expect(await asked('/offer_car_models')).toEqual([
    {
      ...{ id: 'defender-110', type: 'offer_car_model' },
      attributes: { brand: 'Land Rover', model: 'Defender 110', price_from: 61_000, currency: 'EUR' },
    },
  ]);
  // The only one hides its price.
  expect(await asked('/offer_car_models?market=au')).toEqual([]);
});

test('the specification of a model is what it is compared by', async () => {
  const [compared] = await asked('/compare/spec/defender-110');
  expect(await asked('/vehicles/defender-110/specs')).toEqual(compared);
  expect((await api.server.inject('/vehicles/defender-120/specs')).statusCode).toBe(404);
});
