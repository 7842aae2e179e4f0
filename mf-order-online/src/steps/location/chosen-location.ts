import type { DeliveryAddress, HandoverLocation } from '@showroom/contracts/entities/order-choices';
import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';
import { townLine } from '@showroom/contracts/entities/town-line';

type LocationDetails = NonNullable<OrderOnlineData['locationDetails']>;

/** A location as the journey stores it; `name` is what the visitor sees. */
export function detailsOf({ id, attributes }: HandoverLocation, name: string): LocationDetails {
  const { fee, kind, retailer_id, address, postcode, city, currency } = attributes;
  const line = [address, townLine(postcode, city)].filter(Boolean).join(', ');
  return { uuid: id, fee, kind, retailer_id, name: name.slice(0, 120), address: line.slice(0, 300), currency };
}

/** The address to begin with: the place that the delivery is offered for. */
export function emptyAddress({ attributes }: HandoverLocation): DeliveryAddress {
  return { street: '', extra: '', postcode: attributes.postcode, city: attributes.city };
}

/**
 * Another handover location drops the appointment made for it; a test drive stays at the retailer.
 */
export function patchFor(details: LocationDetails, data: OrderOnlineData): Partial<OrderOnlineData> {
  const isOther = data.locationDetails?.uuid !== details.uuid;
  const loses = isOther && data.appBookingData?.purpose === 'handover';
  return { locationDetails: details, ...(loses && { appBookingData: undefined }) };
}
