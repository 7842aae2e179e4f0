import type { ConfiguratorVehicle } from '@showroom/contracts/entities/configurator-vehicle';
import type { OrderOnlineContent } from '@showroom/contracts/entities/order-online-config';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';

type Prices = OrderOnlineContent['prices'];

/** The list price, with tax where the market's configuration includes it. */
function listPrice({ msrp_price }: ConfiguratorVehicle['attributes'], prices: Prices): number | null {
  if (!msrp_price) return null;
  return prices?.include_tax ? msrp_price.gross : msrp_price.net;
}

/** A configured vehicle as any other: always new, with the fee of the order-online prices. */
export function configuredVehicle({ id, attributes }: ConfiguratorVehicle, prices: Prices): Vehicle {
  const { buttons, ...shown } = attributes;
  const fee = prices?.reservation_fee ?? buttons[0]?.reservation_fee;
  return {
    id,
    type: 'vehicle',
    attributes: {
      ...shown,
      state: 'new',
      msrp_price: listPrice(attributes, prices),
      buttons: [],
      reservation: fee === undefined ? null : { ...(shown.reservation ?? builtOnDemand(attributes)), fee },
    },
  };
}

/** A vehicle not in stock has no reservation: every way to pay with a price is offered. */
function builtOnDemand({ currency, owner_name, prices }: ConfiguratorVehicle['attributes']) {
  return { label: '', currency, owner: owner_name, financing_options: prices.map(({ type }) => type) };
}
