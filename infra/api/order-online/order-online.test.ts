import { listAppointmentSlots, listHandoverLocations, listServicePacks } from '@showroom/contracts/calls/order-online';
import { valueTradeIn } from '@showroom/contracts/calls/showroom';
import type { OrderChoices } from '@showroom/contracts/entities/order-choices';
import type { TradeIn } from '@showroom/contracts/entities/trade-in';
import type { FinancingOption } from '@showroom/contracts/entities/vehicle';
import { problem } from '@showroom/contracts/errors/problem';
import { MARKETS } from '@showroom/contracts/markets';
import { eq } from 'drizzle-orm';
import { orders } from '../../database/schema/buy-online';
import { appointments } from '../../database/schema/order-online';
import { retailers } from '../../database/schema/retailers';
import { vehicles } from '../../database/schema/vehicles';
import { seedContent } from '../../demo/content/rows';
import { findMarketSettings } from '../market/market-settings';
import { showroom } from '../showroom/showroom';
import { type TestApi, testApi } from '../testing/harness';
import { vehicleRow } from '../testing/stock';
import { recordChoices } from './choices/record-choices';
import { orderOnline } from './order-online';
import { soldVehicle } from './sold-vehicle';

const MARKET = MARKETS.international;
/** Kestrel & Vane in Berlin. */
const OWNER = 'international-01';

let api: TestApi;
beforeAll(async () => {
  api = await testApi([orderOnline, showroom]);
  await seedContent(api.database.db, 'international', 'http://127.0.0.1:4300');
  const ours = { listing: MARKET.listing, owner_id: OWNER, purchase_price: 6_000_000, lease_price: 79_900 };
  await api.database.db
    .insert(vehicles)
    .values([
      vehicleRow('diesel', { id: '1', ...ours, state: 'new', engine_type: ['Diesel', 'Mild hybrid'] }),
      vehicleRow('electric', { id: '2', ...ours, brand: 'Jaguar', engine_type: ['Electric'] }),
    ]);
});
afterEach(async () => {
  await api.database.db.delete(appointments);
});
afterAll(() => api.close());

async function get(path: string) {
  const answer = await api.server.inject(`/order_online/${path}`);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json();
}

const packs = async (query: string) => listServicePacks.answer.parse(await get(`service_packs?${query}`)).data;
const slots = async (query: string) => listAppointmentSlots.answer.parse(await get(`appointments?${query}`));
const locations = async (query: string) => listHandoverLocations.answer.parse(await get(`locations?${query}`));

let orderCount = 0;
async function newOrder(): Promise<string> {
  const number = `SR-TEST-${++orderCount}`;
  await api.database.db.insert(orders).values({
    number,
    vehicle_id: '1',
    held_id: number,
    listing: MARKET.listing,
    owner: 'visitor-1',
    hold_token: number,
    state: 'awaiting_payment',
    amount: 50_000,
    currency: 'EUR',
    subject: {
      vehicle: { title: 'Defender', vin: null, slug: 'defender', photo: null, price: null },
      retailer: { name: 'Zenith', address: '', city: '', phone: '', email: '' },
    },
  });
  return number;
}

/** Posts choices as the order's transaction does. */
async function record(
  number: string,
  choices: OrderChoices,
  now = new Date(),
  financeOption: FinancingOption = 'purchase',
) {
  const { db } = api.database;
  const stock = await soldVehicle(db, '1');
  const settings = await findMarketSettings(api.database)('international');
  const order = {
    number,
    stock,
    settings,
    now,
    price: financeOption === 'purchase' ? stock.vehicle.purchase_price : 99_000,
    financeOption,
    locale: 'en-GB',
    secret: api.config.ORDER_LINK_SECRET,
  } as const;
  return db.transaction((transaction) => recordChoices(transaction, order, choices));
}

describe('service packs', () => {
  test('a vehicle gets those of its market, brand and powertrain, with prices in major units', async () => {
    const diesel = await packs('vehicle_id=1');
    const names = diesel.map(({ attributes }) => attributes.name);
    expect(names).toContain('Service Complete');
    expect(names).toContain('Off-road Protection');
    expect(names).not.toContain('Home Charging');
    expect(names).not.toContain('Service Electric');
    expect(diesel.find(({ attributes }) => attributes.name === 'Service Essential')?.attributes).toMatchObject({
      group: 'service',
      price: 39,
      currency: 'EUR',
      period: 'month',
      months: 36,
      mileage: 45_000,
    });
    const electric = (await packs('vehicle_id=2')).map(({ attributes }) => attributes.name);
    expect(electric).toEqual(expect.arrayContaining(['Service Electric', 'Home Charging']));
    expect(electric).not.toContain('Off-road Protection');
  });

  test('an order keeps them as they are now; another price, another vehicle’s pack, or two of a group are refused', async () => {
    const number = await newOrder();
    const [one, two] = (await packs('vehicle_id=1')).filter(({ attributes }) => attributes.group === 'service');
    if (!one || !two) throw new Error('The seed has two service plans');
    const chosen = ({ id, attributes: { price } }: typeof one) => ({ id, price });
    await expect(record(number, { service_packs: [chosen(one)] })).resolves.toMatchObject({
      service_packs: [{ id: one.id, name: one.attributes.name, price: one.attributes.price, currency: 'EUR' }],
    });
    const refused = { code: 'service-pack.changed', status: 409 };
    await expect(record(number, { service_packs: [{ id: one.id, price: 1 }] })).rejects.toMatchObject(refused);
    await expect(record(number, { service_packs: [chosen(one), chosen(two)] })).rejects.toMatchObject(refused);
    const [foreign] = (await packs('vehicle_id=2')).filter(({ attributes }) => attributes.group === 'charging');
    if (!foreign) throw new Error('The seed has charging packs');
    await expect(record(number, { service_packs: [chosen(foreign)] })).rejects.toMatchObject(refused);
  });
});

describe('locations', () => {
  test('without a place there is the retailer that has the vehicle, free of charge', async () => {
    const { data, meta } = await locations('vehicle_id=1');
    expect(data.map(({ id, attributes: { kind, fee } }) => [id, kind, fee])).toEqual([[OWNER, 'own_retailer', 0]]);
    expect(meta).toEqual({ unit: 'km', place: null });
  });

  test('near a place there are delivery and other retailers of the brand, with what bringing it there costs', async () => {
    const { data, meta } = await locations('vehicle_id=1&locality=Hamburg');
    expect(meta.place?.attributes.locality).toBe('Hamburg');
    const [own, delivery, nearest] = data;
    expect(own?.attributes).toMatchObject({ kind: 'own_retailer', fee: 0 });
    expect(own?.attributes.distance).toBeGreaterThan(200);
    expect(delivery?.attributes).toMatchObject({ kind: 'delivery', city: 'Hamburg', retailer_id: OWNER, days: 4 });
    expect(delivery?.attributes.fee).toBeGreaterThan(200);
    expect(nearest?.attributes).toMatchObject({ kind: 'retailer', city: 'Hamburg', days: 7 });
    const far = data.slice(2).map(({ attributes }) => attributes.distance ?? Infinity);
    expect(far).toEqual([...far].sort((one, other) => one - other));
  });

  test('an order keeps the chosen place with the fee of now; another fee or an unknown place is refused', async () => {
    const number = await newOrder();
    const [, delivery] = (await locations('vehicle_id=1&locality=Hamburg')).data;
    if (!delivery) throw new Error('Hamburg is delivered to');
    const { fee } = delivery.attributes;
    const address = { street: 'Jungfernstieg 1', extra: '', postcode: delivery.attributes.postcode, city: 'Hamburg' };
    await expect(record(number, { location: { uuid: delivery.id, fee, address } })).resolves.toEqual({
      location: expect.objectContaining({
        uuid: delivery.id,
        kind: 'delivery',
        fee,
        currency: 'EUR',
        city: 'Hamburg',
        delivery_address: address,
      }),
    });
    const refused = { code: 'location.changed', status: 409 };
    const elsewhere = { ...address, postcode: '10115' };
    for (const wrong of [undefined, elsewhere]) {
      const asked = { uuid: delivery.id, fee, ...(wrong && { address: wrong }) };
      await expect(record(number, { location: asked })).rejects.toMatchObject({ status: 422 });
    }
    await expect(record(number, { location: { uuid: delivery.id, fee: 0 } })).rejects.toMatchObject(refused);
    await expect(record(number, { location: { uuid: 'delivery:DE::nowhere', fee: 0 } })).rejects.toMatchObject(refused);
    await expect(record(number, { location: { uuid: 'au-01', fee: 0 } })).rejects.toMatchObject(refused);
  });
});

test.each([
  ['1', 'Kestrel & Vane Berlin Land Rover'],
  ['2', 'Kestrel & Vane Berlin Jaguar'],
])('the retailer of vehicle %s goes by its name for the brand, at the handover as in the order', async (id, name) => {
  const [own, ...others] = (await locations(`vehicle_id=${id}&locality=Hamburg`)).data;
  expect(own?.attributes.name).toBe(name);
  const brand = id === '1' ? / Land Rover$/ : / Jaguar$/;
  for (const { attributes } of others) if (attributes.kind === 'retailer') expect(attributes.name).toMatch(brand);
  expect((await slots(`vehicle_id=${id}&purpose=handover`)).meta.retailer.name).toBe(name);
});

describe('appointments', () => {
  const handover = (starts_at: string, retailer_id = OWNER): OrderChoices => ({
    appointment: { purpose: 'handover', retailer_id, starts_at },
  });

  /**
   * The free times, soonest first. The next one is not always 90 minutes later: the first may be
   * the last of its day.
   */
  async function freeTimes(): Promise<string[]> {
    return (await slots('vehicle_id=1&purpose=handover')).data.map(({ attributes }) => attributes.starts_at);
  }

  async function firstSlot(): Promise<string> {
    const [first] = await freeTimes();
    if (!first) throw new Error('There are free slots');
    return first;
  }

  test('free times are those of the opening hours, by the clock of the retailer', async () => {
    const { data, meta } = await slots('vehicle_id=1&purpose=handover');
    expect(meta).toMatchObject({ retailer: { id: OWNER, city: 'Berlin' }, time_zone: 'Europe/Brussels', minutes: 90 });
    expect(data.length).toBeGreaterThan(20);
    for (const { attributes } of data) {
      expect(attributes.starts_at.slice(11, 16) >= '09:00' && attributes.ends_at.slice(11, 16) <= '18:30').toBe(true);
      expect(new Date(attributes.starts_at.slice(0, 10)).getUTCDay()).not.toBe(0);
      expect(attributes.left).toBe(2);
    }
    const one = await slots(`vehicle_id=1&purpose=handover&from=${meta.last}&days=3`);
    expect(one.meta.to).toBe(meta.last);
  });

  test('handovers wait until the vehicle is there and brought to the place; test drives stay with its retailer', async () => {
    const { data } = await locations('vehicle_id=1&locality=Hamburg');
    const hamburg = data.find(({ attributes }) => attributes.kind === 'retailer');
    if (!hamburg) throw new Error('There is a retailer in Hamburg');
    const own = await slots('vehicle_id=1&purpose=handover');
    const brought = await slots(`vehicle_id=1&purpose=handover&location=${hamburg.id}`);
    expect(brought.meta.retailer.id).toBe(hamburg.id);
    expect(brought.meta.first > own.meta.first).toBe(true);
    const drive = await slots(`vehicle_id=1&purpose=test_drive&location=${hamburg.id}`);
    expect(drive.meta).toMatchObject({ retailer: { id: OWNER }, minutes: 60 });
    await api.database.db.update(vehicles).set({ delivery_date: '2031-05-02' }).where(eq(vehicles.id, '1'));
    expect((await slots('vehicle_id=1&purpose=handover')).meta.first >= '2031-05-02').toBe(true);
    await api.database.db.update(vehicles).set({ delivery_date: null }).where(eq(vehicles.id, '1'));
    const unknown = await api.server.inject('/order_online/appointments?vehicle_id=1&purpose=handover&location=au-01');
    expect([unknown.statusCode, problem.parse(unknown.json()).code]).toEqual([404, 'location.changed']);
  });

  test('a slot is booked with the order, offered less, not offered when full, and free again when an order ends', async () => {
    const at = await firstSlot();
    const [one, two, three] = [await newOrder(), await newOrder(), await newOrder()];
    const left = async () =>
      (await slots('vehicle_id=1&purpose=handover')).data.find(({ attributes }) => attributes.starts_at === at)
        ?.attributes.left;
    await expect(record(one, handover(at))).resolves.toMatchObject({
      appointment: { starts_at: at, retailer_id: OWNER, time_zone: 'Europe/Brussels' },
    });
    expect(await left()).toBe(1);
    await record(two, handover(at));
    expect(await left()).toBeUndefined();
    await expect(record(three, handover(at))).rejects.toMatchObject({ code: 'appointment.taken', status: 409 });
    await api.database.db.update(orders).set({ state: 'expired' }).where(eq(orders.number, one));
    expect(await left()).toBe(1);
    await record(three, handover(at));
    expect(await left()).toBeUndefined();
  });

  test('posting again keeps the slot, another choice gives the first one back, none gives it back as well', async () => {
    const number = await newOrder();
    const [at, later] = await freeTimes();
    if (!at || !later) throw new Error('There are free slots');
    const booked = async () =>
      (await api.database.db.select().from(appointments)).map((row) => row.starts_at.getTime());
    await record(number, handover(at));
    await record(number, handover(at));
    expect(await booked()).toEqual([Date.parse(at)]);
    await record(number, handover(later));
    expect(await booked()).toEqual([Date.parse(later)]);
    await record(number, {});
    expect(await booked()).toEqual([]);
  });

  test('what is no slot cannot be booked: another minute, another retailer, too soon; and nothing stays of a refused order', async () => {
    const number = await newOrder();
    const at = await firstSlot();
    const refused = { code: 'appointment.taken', status: 409 };
    const odd = new Date(Date.parse(at) + 60_000).toISOString();
    await expect(record(number, handover(odd))).rejects.toMatchObject(refused);
    await expect(record(number, handover(at, 'international-02'))).rejects.toMatchObject(refused);
    await expect(record(number, handover(at), new Date(Date.parse(at) - 3_600_000))).rejects.toMatchObject(refused);
    await expect(
      record(number, { ...handover(at), payment_option: { type: 'finance', selected: { monthly_payment: 1 } } }),
    ).rejects.toMatchObject({ code: 'payment-option.changed' });
    expect(await api.database.db.select().from(appointments)).toEqual([]);
  });

  test('a retailer whose hours nobody can read has no slots', async () => {
    const unreadable = [{ days: 'By arrangement', hours: 'Please call' }];
    await api.database.db
      .update(retailers)
      .set({ opening_hours: unreadable })
      .where(eq(retailers.id, 'international-02'));
    await api.database.db.update(vehicles).set({ owner_id: 'international-02' }).where(eq(vehicles.id, '2'));
    expect((await slots('vehicle_id=2&purpose=handover')).data).toEqual([]);
  });
});

describe('trade-ins', () => {
  const car: TradeIn = {
    brand: { name: 'Volkswagen' },
    model: { name: 'Golf' },
    bodyType: { name: 'Hatchback' },
    fuelType: { name: 'Petrol' },
    mileage: 60_000,
    registrationDate: { date: '2021-05-01' },
    registration: 'B-XY 123',
  };

  async function estimated() {
    const body = { market: 'international', vehicle: car, condition: 'good' };
    const answer = await api.server.inject({ method: 'POST', url: '/trade_in/valuation', payload: body });
    const { value, low, high, currency, valid_until, proof } = valueTradeIn.answer.parse(answer.json()).data.attributes;
    return { value, low, high, currency, valid_until, proof };
  }

  test('an order takes the estimate that the platform gave, and a car without one', async () => {
    const number = await newOrder();
    const estimate = await estimated();
    expect(estimate.value).toBeGreaterThan(0);
    const trade_in = { ...car, condition: 'good', estimate } as const;
    const { proof, ...kept } = estimate;
    expect(proof).not.toBe('');
    await expect(record(number, { trade_in })).resolves.toEqual({ trade_in: { ...trade_in, estimate: kept } });
    await expect(record(number, { trade_in: { ...car, estimate: null } })).resolves.toMatchObject({
      trade_in: { estimate: null },
    });
  });

  test('an estimate that was raised, given for another car, or is too old is refused', async () => {
    const number = await newOrder();
    const estimate = await estimated();
    const refused = { code: 'trade-in.changed', status: 409 };
    const raised = { ...estimate, value: estimate.value + 5000 };
    const send = (changes: Partial<typeof car>, given = estimate, now = new Date()) =>
      record(number, { trade_in: { ...car, ...changes, condition: 'good', estimate: given } }, now);
    await expect(send({}, raised)).rejects.toMatchObject(refused);
    await expect(send({ mileage: 10 })).rejects.toMatchObject(refused);
    await expect(send({}, estimate, new Date(Date.now() + 15 * 86_400_000))).rejects.toMatchObject(refused);
    await expect(send({}, { ...estimate, proof: 'guessed' })).rejects.toMatchObject(refused);
  });
});

describe('ways to pay', () => {
  test('what was calculated is calculated again, and kept as the platform sees it', async () => {
    const number = await newOrder();
    const asked = { type: 'finance', selected: { duration: 48, deposit: 12_000, monthly_mileage: 1250 } } as const;
    await expect(record(number, { payment_option: asked })).rejects.toMatchObject({ code: 'payment-option.changed' });
    // 60,000 € less 12,000 €, four years at 4.9 %, 42 % of the price at the end.
    const selected = { ...asked.selected, monthly_payment: 626.94 };
    const kept = await record(number, { payment_option: { ...asked, selected } });
    expect(kept.payment_option).toEqual({
      type: 'finance',
      selected: expect.objectContaining({ duration: 48, deposit: 12_000, interest_rate: 4.9, residual_value: 25_200 }),
    });
    await expect(
      record(number, { payment_option: { ...asked, selected: { ...selected, monthly_payment: 400 } } }),
    ).rejects.toMatchObject({ code: 'payment-option.changed' });
  });

  test('a subscription keeps duration, fee and distance as the platform calculates them', async () => {
    const number = await newOrder();
    const send = (selected: object) =>
      record(number, { payment_option: { type: 'subscription', selected } }, new Date(), 'subscribe');
    // 990 € for a year and 1,000 km; 6 % more for 1,500 km.
    const kept = { duration: 12, monthly_fee: 1049.4, monthly_mileage: 1500 };
    await expect(send(kept)).resolves.toEqual({ payment_option: { type: 'subscription', selected: kept } });
    for (const changed of [{ monthly_fee: 990 }, { duration: 24 }, { monthly_mileage: 1501 }]) {
      await expect(send({ ...kept, ...changed })).rejects.toMatchObject({ code: 'payment-option.changed' });
    }
  });

  test.each([
    { loan_tenure: 48, monthly_instalment: 626.94, down_payment: 12_000 },
    { duration: 48, monthly_payment: 626.94, deposit: 12_000 },
    { duration: 48, monthly_fee: 626.94, initial_payment: 12_000 },
  ])('a loan is checked by every name that its figures have: %j', async (figures) => {
    const number = await newOrder();
    const selected = { ...figures, monthly_mileage: 1250 };
    const kept = await record(number, { payment_option: { type: 'finance', selected } });
    expect(kept.payment_option?.selected).toMatchObject({ duration: 48, monthly_payment: 626.94, deposit: 12_000 });
  });

  test('a lease is none when the vehicle is to be bought', async () => {
    const number = await newOrder();
    await expect(record(number, { payment_option: { type: 'lease' } })).rejects.toMatchObject({ status: 422 });
    await expect(record(number, { payment_option: { type: 'cash' } })).resolves.toEqual({
      payment_option: { type: 'cash' },
    });
  });
});
