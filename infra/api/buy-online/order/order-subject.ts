import type { FinancingOption } from '@showroom/contracts/entities/vehicle';
import { titlePartsOf } from '@showroom/contracts/entities/vehicle-title';
import { isPriceHidden } from '../../../database/price-visibility';
import type { OrderSubject } from '../../../database/schema/buy-online';
import { shownListPrice } from '../../company/configurator-prices';
import type { ReservableVehicle } from '../vehicle';

/** What an order is about, as it is now: later changes of the stock do not change what was ordered. */
export function subjectOf(stock: ReservableVehicle, option: FinancingOption | null): OrderSubject {
  const { title, vin, slug, photos } = stock.vehicle;
  const { name, address, city, phone, email } = stock.retailer;
  return {
    vehicle: {
      title,
      title_parts: titlePartsOf(stock.vehicle),
      vin,
      slug,
      photo: photos[0]?.src ?? null,
      price: priceOf(stock, option ?? 'purchase'),
    },
    retailer: { name, address, city, phone, email },
  };
}

/** In minor units; null where visitors see none. */
export function priceOf({ vehicle, configUrl, terms }: ReservableVehicle, option: FinancingOption): number | null {
  if (isPriceHidden(vehicle, option)) return null;
  if (configUrl === null || option !== 'purchase') return vehicle[`${option}_price`];
  return vehicle.msrp_price === null ? null : shownListPrice(vehicle.msrp_price, terms.configured);
}
