import { driveAwayPrice } from '@showroom/contracts/entities/drive-away';
import type { FinancingOption } from '@showroom/contracts/entities/vehicle';
import { titlePartsOf } from '@showroom/contracts/entities/vehicle-title';
import { isPriceHidden } from '../../database/price-rules';
import type { OrderSubject } from '../../database/schema/buy-online';
import { drawnBlur } from '../../demo/pictures/photo';
import { shownListPrice } from '../market/configurator-prices';
import type { ReservableVehicle } from '../order-store/vehicle';

/**
 * What an order is about, as it is now: later changes of the stock do not change what was ordered.
 */
export function subjectOf(stock: ReservableVehicle, option: FinancingOption | null, state?: string): OrderSubject {
  const { title, vin, slug, photos } = stock.vehicle;
  const { name, address, city, phone, email } = stock.retailer;
  const { src = null, blur = src === null ? undefined : drawnBlur(src) } = photos[0] ?? {};
  return {
    vehicle: {
      title,
      title_parts: titlePartsOf(stock.vehicle),
      vin,
      slug,
      photo: src,
      ...(blur && { photo_blur: blur }),
      price: priceOf(stock, option ?? 'purchase', state),
    },
    retailer: { name, address, city, phone, email },
  };
}

/**
 * In minor units; null where visitors see none. A new vehicle is bought for what it costs to drive
 * away with in the state.
 */
export function priceOf(stock: ReservableVehicle, option: FinancingOption, state?: string): number | null {
  const { vehicle, configUrl, terms } = stock;
  if (isPriceHidden(vehicle, option)) return null;
  if (configUrl === null || option !== 'purchase')
    return drivenPrice(stock, option, state) ?? vehicle[`${option}_price`];
  return vehicle.msrp_price === null ? null : shownListPrice(vehicle.msrp_price, terms.configured);
}

/** In minor units; undefined where visitors of the state pay what all others pay. */
export function drivenPrice(
  { vehicle, configUrl }: ReservableVehicle,
  option: FinancingOption,
  state: string | undefined,
): number | undefined {
  if (configUrl !== null || option !== 'purchase' || isPriceHidden(vehicle, option)) return undefined;
  return driveAwayPrice(vehicle, state);
}
