import type { ConfiguratorVehicle } from '@showroom/contracts/entities/configurator-vehicle';
import type { OrderOnlineContent } from '@showroom/contracts/entities/order-online-config';
import type { PriceEntry, Vehicle } from '@showroom/contracts/entities/vehicle';

type Prices = OrderOnlineContent['prices'];

/** The list price as visitors of this market see prices: with tax unless the configuration says otherwise. */
function listPrice({ msrp_price }: ConfiguratorVehicle['attributes'], prices: Prices): number | null {
  if (!msrp_price) return null;
  return prices?.include_tax === false ? msrp_price.net : msrp_price.gross;
}

/** A configured vehicle as the pages of the journey show any vehicle: always new, with the fee of the order-online prices. */
export function configuredVehicle({ id, attributes }: ConfiguratorVehicle, prices: Prices): Vehicle {
  const { buttons, msrp_price: _, ...shown } = attributes;
  const msrp_price = listPrice(attributes, prices);
  const ways = shown.prices.map((price) => atListPrice(price, msrp_price));
  const fee = prices?.reservation_fee ?? buttons[0]?.reservation_fee;
  return {
    id,
    type: 'vehicle',
    attributes: {
      ...shown,
      state: 'new',
      msrp_price,
      prices: ways,
      buttons: [],
      reservation: fee === undefined ? null : { ...(shown.reservation ?? builtOnDemand(shown, ways)), fee },
    },
  };
}

/** What is not in stock has no reservation of its own; each way to pay that has a price is open to it. */
function builtOnDemand(
  { currency, owner_name }: Pick<Vehicle['attributes'], 'currency' | 'owner_name'>,
  ways: readonly PriceEntry[],
) {
  return { label: '', currency, owner: owner_name, financing_options: ways.map(({ type }) => type) };
}

/** What is built to order is bought at its list price; a reduction is of vehicles in stock. */
function atListPrice(price: PriceEntry, listed: number | null): PriceEntry {
  return price.type !== 'purchase' || listed === null ? price : { ...price, value_raw: listed, old_price_raw: null };
}
