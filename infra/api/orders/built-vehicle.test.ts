import { MARKETS } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import { checkLedger } from '../payments/ledger/check-ledger';
import { until } from '../testing/harness';
import { addVehicle, browse, type Reserving, startReserving, statusOf } from './reserve.testing';

// Many calls and a provider each: more than a unit test's five seconds on a busy machine.
jest.setTimeout(30_000);

let api: Reserving;

beforeAll(async () => {
  api = await startReserving();
}, 60_000);
beforeEach(() => api.sandbox.stripe.faults.clear());
afterEach(async () => expect(await checkLedger(api.database)).toEqual([]));
afterAll(() => api?.close());

describe('a vehicle that is still to be built', () => {
  const configUrl = 'https://build.example/defender/7';

  async function addConfigured(): Promise<string> {
    const vehicle = await addVehicle(api.database);
    await api.database.rows(sql`
      update vehicles set config_url = ${configUrl}, status = 'on_demand', msrp_price = 12000000 where id = ${vehicle}`);
    return vehicle;
  }

  /** Settings are kept until the news of their change has come. */
  async function configure(reservation_fee: number, include_tax: boolean): Promise<void> {
    const value = JSON.stringify({ en: { prices: { reservation_fee, include_tax }, texts: {} } });
    await api.database.rows(sql`insert into settings (market, key, value)
      values ('international', 'company_config.config_order_online', ${value}::jsonb)
      on conflict (market, key) do update set value = excluded.value`);
    const shown = async () => (await browse(api).begin({ config_url: configUrl })).body.data.attributes['fee'];
    await until(async () => (await shown()) === reservation_fee);
  }

  beforeAll(addConfigured);

  test('is reserved by everybody who configured it, for the fee of the order-online prices', async () => {
    await configure(750, false);
    const visitors = [browse(api), browse(api)];
    for (const visitor of visitors) {
      const hold = await visitor.begin({ config_url: configUrl });
      expect(hold).toMatchObject({ status: 200, body: { data: { attributes: { fee: 750, config_url: configUrl } } } });
      const vehicle_id = hold.body.data.attributes['vehicle_id'];
      const begun = { vehicle_id: undefined, config_url: configUrl, amount: 750 };
      const secret = String((await visitor.payment('', begun)).body.data.attributes['client_secret']);
      const placed = await visitor.order(hold.body.data.id, { config_url: configUrl, vehicle_id });
      await visitor.card(secret);
      expect(await visitor.confirm(placed.body.data.id)).toMatchObject({
        body: { data: { attributes: { state: 'confirmed', config_url: configUrl, amount: 750 } } },
      });
      expect(await statusOf(api, String(vehicle_id))).toBe('on_demand');
      expect(await visitor.begin({ config_url: configUrl })).toMatchObject({ status: 409 });
    }
  });

  test.each([
    [true, 120_000, 800],
    [false, 99_173.55, 850],
  ])('shows its list price with tax when include_tax is %s', async (include_tax, price, fee) => {
    await configure(fee, include_tax);
    const jane = browse(api);
    const hold = await jane.begin({ config_url: configUrl });
    const placed = await jane.order(hold.body.data.id);
    expect(placed.body.data.attributes).toMatchObject({ vehicle: { price } });
  });

  test.each([
    [{}, 422],
    [{ vehicle_id: '1', config_url: configUrl }, 422],
    [{ config_url: 'https://build.example/nobody' }, 404],
  ])('asked for as %j is refused', async (subject, status) => {
    const jane = browse(api);
    const body = { ...subject, company_uuid: MARKETS.international.companyUuid };
    expect(await jane.send('POST', '/buy_online/orders/init', body)).toMatchObject({ status });
  });
});
