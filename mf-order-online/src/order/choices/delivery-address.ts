import type { DeliveryAddress } from '@showroom/contracts/entities/order-choices';
import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';

type LocationDetails = OrderOnlineData['locationDetails'];

/** What has to be filled in; a postcode comes with the place, where its country has them. */
export const NEEDED = ['street', 'city'] as const satisfies readonly (keyof DeliveryAddress)[];

/** An address as far as it was typed, with nothing left out; undefined before that. */
export function wholeAddress(address: DeliveryAddress | undefined): DeliveryAddress | undefined {
  return address && NEEDED.every((field) => address[field].trim() !== '') ? address : undefined;
}

/** A delivery without the house that it goes to is half an answer. */
export function lacksAddress(details: LocationDetails): boolean {
  return details?.kind === 'delivery' && wholeAddress(details.delivery) === undefined;
}
