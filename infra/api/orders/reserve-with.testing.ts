import { MARKETS, type Market } from '@showroom/contracts/markets';
import { type HowToPay, type Provider, providersOf, type StartedPayment } from '../payments/providers/payers.testing';
import { type Answer, addVehicle, browse, type Reserving } from './reserve.testing';

export type PayingVendor = 'STRIPE' | 'PAYPAL' | 'LIQPAY';

const MARKET_OF = {
  STRIPE: MARKETS.au,
  PAYPAL: MARKETS.international,
  LIQPAY: MARKETS.ua,
} as const satisfies Record<PayingVendor, Market>;

/** A visitor who reserves a vehicle and pays with one of the providers. */
export function payWith(
  api: Reserving,
  vendor: PayingVendor,
  market: Market = MARKET_OF[vendor],
  visitor = browse(api, market),
) {
  const provider: Provider = providersOf(api.sandbox, `${api.url}/webhooks/liqpay`)[vendor];

  /** The vendor's own call; `changes` are what a browser may have been made to say. */
  function ask(vehicle_id: string, changes: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
    const { currency, companyUuid: company_uuid } = market;
    switch (vendor) {
      case 'STRIPE':
        return visitor.payment(vehicle_id, changes);
      case 'PAYPAL':
        return visitor.send('POST', '/buy_online/paypal/create_order', {
          amount_value: '500.00',
          amount_currency_code: currency,
          company_uuid,
          vehicle_id,
          ...renamed(changes, { amount: 'amount_value', currency: 'amount_currency_code' }),
        });
      case 'LIQPAY': {
        const asked = { company_uuid, amount: 500, currency, description: 'Reservation', vehicle_id, ...changes };
        const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
        return visitor.send('GET', `/buy_online/liqpay/checkout_data?${query}`);
      }
    }
  }

  /** What the provider knows the payment by, from the answer of the vendor's call. */
  function startedBy({ status, body }: Answer): StartedPayment {
    if (status !== 200) throw new Error(`The payment was refused: ${JSON.stringify(body)}`);
    const { attributes } = body.data;
    const reference = String(
      attributes['stripe_payment_intent_id'] ?? attributes['paypal_order_id'] ?? attributes['liqpay_order_id'],
    );
    const signed = { data: String(attributes['data']), signature: String(attributes['signature']) };
    return { reference, amount: 500_00, currency: market.currency, ...(vendor === 'LIQPAY' && { signed }) };
  }

  /** Hold, payment and order: up to where the visitor pays at the provider. */
  async function upToPaying(): Promise<{ vehicle: string; number: string; lock: string; started: StartedPayment }> {
    const vehicle = await addVehicle(api.database, market);
    const lock = (await visitor.init(vehicle)).body.data.id;
    const started = startedBy(await ask(vehicle));
    const placed = await visitor.order(lock, { payment_vendor: vendor });
    if (placed.status !== 201) throw new Error(`The order was refused: ${JSON.stringify(placed.body)}`);
    return { vehicle, number: placed.body.data.id, lock, started };
  }

  const pay = (started: StartedPayment, how?: HowToPay) => provider.pay(started, how);
  const orderOf = async (number: string) => (await visitor.read(number)).body.data.attributes;
  return { market, provider, visitor, ask, startedBy, upToPaying, pay, orderOf };
}

function renamed(values: Readonly<Record<string, unknown>>, names: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [names[name] ?? name, value]));
}
