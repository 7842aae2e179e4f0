import type { OrderChoices } from '@showroom/contracts/entities/order-choices';
import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';
import type { FinancingOption } from '@showroom/contracts/entities/vehicle';
import { findStored, STORED_KEYS, type StoragePort } from '../../data/storage';
import { wholeAddress } from './delivery-address';

/** What is ordered, and how it will be paid for. */
export interface Ordered {
  /** The vehicle's id or the configuration's address. */
  readonly subject: string;
  readonly financeOption: FinancingOption;
}

/** The stored choices as the order carries them; what cannot be parsed was not chosen. */
export async function findOrderChoices(storage: StoragePort, ordered: Ordered): Promise<OrderChoices> {
  const stored = findStored(storage, STORED_KEYS.data);
  if (!stored) return {};
  const [{ orderOnlineData }, { FINANCING_OF_TYPE }] = await Promise.all([
    import('@showroom/contracts/entities/order-online'),
    import('@showroom/contracts/entities/payment-option'),
  ]);
  const parsed = orderOnlineData.safeParse(stored);
  if (!parsed.success || ![parsed.data.vehicleId, parsed.data.configUrl].includes(ordered.subject)) return {};
  const { payment_option, ...choices } = choicesOf(parsed.data);
  // A calculation for another way to pay than the chosen one is out of date.
  const isMeant = payment_option && FINANCING_OF_TYPE[payment_option.type] === ordered.financeOption;
  return isMeant ? { ...choices, payment_option } : choices;
}

/** Names and addresses that were shown stay here: the API has its own. */
export function choicesOf(data: OrderOnlineData): OrderChoices {
  const { paymentOptionsData, tradeInData, servicePackData, appBookingData, locationDetails, driveAwayState } = data;
  return {
    ...(paymentOptionsData && { payment_option: paymentOptionOf(paymentOptionsData) }),
    ...(tradeInData && { trade_in: tradeInOf(tradeInData) }),
    ...(servicePackData && { service_packs: servicePackData.packs.map(({ id, price }) => ({ id, price })) }),
    ...(appBookingData && { appointment: appointmentOf(appBookingData) }),
    ...(locationDetails && { location: locationOf(locationDetails) }),
    ...(driveAwayState && { drive_away_state: driveAwayState }),
  };
}

/** The last choice counts. */
function paymentOptionOf({ type, data }: NonNullable<OrderOnlineData['paymentOptionsData']>) {
  const selected = data[data.length - 1];
  return selected ? { type, selected } : { type };
}

/** Without an estimate that the platform gave the retailer values the car. */
function tradeInOf({ value, currency, estimate, ...tradeIn }: NonNullable<OrderOnlineData['tradeInData']>) {
  return { ...tradeIn, estimate: estimate?.proof ? estimate : null };
}

function locationOf({ uuid, fee, delivery }: NonNullable<OrderOnlineData['locationDetails']>) {
  const address = wholeAddress(delivery);
  return { uuid, fee, ...(address && { address }) };
}

function appointmentOf({ time_zone, ...appointment }: NonNullable<OrderOnlineData['appBookingData']>) {
  return appointment;
}
