import type { FinancingOption } from '@showroom/contracts/entities/vehicle';
import { isPriceHidden } from '../../../database/price-visibility';
import type { OrderSubject } from '../../../database/schema/buy-online';
import type { ReservableVehicle } from '../vehicle';

/** What an order is about, as it is now: later changes of the stock do not change what was ordered. */
export function subjectOf(stock: ReservableVehicle, option: FinancingOption | null): OrderSubject {
  const { title, vin, slug, photos } = stock.vehicle;
  const { name, address, city, phone, email } = stock.retailer;
  return {
    vehicle: { title, vin, slug, photo: photos[0]?.src ?? null, price: priceOf(stock, option ?? 'purchase') },
    retailer: { name, address, city, phone, email },
  };
}

/** In minor units; null where visitors see none. The list price of a built vehicle is shown with or without tax, as its market is configured. */
export function priceOf({ vehicle, configUrl, terms }: ReservableVehicle, option: FinancingOption): number | null {
  if (isPriceHidden(vehicle, option)) return null;
  if (configUrl === null || option !== 'purchase') return vehicle[`${option}_price`];
  const { isWithTax, taxRate } = terms.configured;
  const gross = vehicle.msrp_price;
  return gross === null || isWithTax ? gross : Math.round((gross * 100) / (100 + taxRate));
}
