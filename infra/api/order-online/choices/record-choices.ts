import type {
  ChosenLocation,
  ChosenServicePack,
  DeliveryAddress,
  HandoverLocation,
  OrderChoices,
  ServicePack,
} from '@showroom/contracts/entities/order-choices';
import { postcodeKey } from '@showroom/contracts/entities/place';
import type { FinancingOption } from '@showroom/contracts/entities/vehicle';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Settings } from '@showroom/contracts/settings/settings';
import type { Db } from '../../../database/database';
import { Refusal } from '../../kernel/refusal';
import { appointmentSourceOf, leaveSeat } from '../appointments/appointment-source';
import { type BookedAppointment, bookAppointment } from '../appointments/book-appointment';
import { type Handover, handoverAt } from '../locations/handover-at';
import { packAnswer, packsFor } from '../service-packs';
import type { SoldVehicle } from '../sold-vehicle';
import { checkedPaymentOption } from './payment-option';
import { checkedTradeIn, type RecordedTradeIn } from './trade-in';

/** The order that choices are made for. */
export interface ChoosingOrder {
  readonly number: string;
  readonly stock: SoldVehicle;
  /** What the vehicle costs that way, in minor units; null where visitors see no price. */
  readonly price: number | null;
  readonly financeOption: FinancingOption;
  readonly locale: string;
  readonly settings: Settings;
  /** Proves estimates. */
  readonly secret: string;
  readonly now: Date;
}

type RecordedPack = ChosenServicePack & Pick<ServicePack['attributes'], 'name' | 'currency' | 'period' | 'months'>;
type RecordedLocation = Pick<ChosenLocation, 'uuid' | 'fee'> &
  Pick<HandoverLocation['attributes'], 'kind' | 'name' | 'address' | 'postcode' | 'city' | 'currency' | 'days'> & {
    /** The house of a delivery. */
    readonly delivery_address?: DeliveryAddress;
  };

/** Choices as an order keeps them, each with what it was then. */
export interface RecordedChoices {
  readonly payment_option?: OrderChoices['payment_option'];
  readonly trade_in?: RecordedTradeIn;
  readonly service_packs?: readonly RecordedPack[];
  readonly appointment?: BookedAppointment;
  readonly location?: RecordedLocation;
}

/**
 * Checks what a visitor chose against what the platform offers now, books the appointment, and
 * answers what the order is to keep. Runs in the order's transaction, and may be repeated with
 * other choices; without an appointment an earlier one is given back.
 */
export async function recordChoices(db: Db, order: ChoosingOrder, choices: OrderChoices): Promise<RecordedChoices> {
  const { stock, settings } = order;
  const { payment_option, trade_in, service_packs, location, appointment } = choices;
  const handover = await handoverOf(db, order, location);
  const recorded = {
    ...(payment_option && { payment_option: checkedPaymentOption(payment_option, order) }),
    ...(trade_in && { trade_in: checkedTradeIn(trade_in, { ...order, market: stock.market.code }) }),
    ...(service_packs && { service_packs: await checkedPacks(db, order, service_packs) }),
    ...(location && { location: recordedLocation(handover, location.address) }),
  };
  if (!appointment) {
    await leaveSeat(db, order.number);
    return recorded;
  }
  const rules = settings['order_online.appointments'];
  const desk = appointmentSourceOf({ stock, purpose: appointment.purpose, handover, rules, now: order.now.getTime() });
  return {
    ...recorded,
    appointment: await bookAppointment(db, { desk, orderNumber: order.number, chosen: appointment }),
  };
}

async function handoverOf(
  db: Db,
  { stock, settings }: ChoosingOrder,
  chosen: ChosenLocation | undefined,
): Promise<Handover> {
  const handover = await handoverAt(db, { stock, transport: settings['order_online.transport'] }, chosen?.uuid);
  if (!handover || (chosen && handover.location.attributes.fee !== chosen.fee)) {
    throw new ShowroomError('location.changed', { status: 409 });
  }
  return handover;
}

function recordedLocation(
  { location: { id, attributes } }: Handover,
  delivery_address: DeliveryAddress | undefined,
): RecordedLocation {
  const { fee, kind, name, address, postcode, city, currency, days } = attributes;
  const recorded = { uuid: id, fee, kind, name, address, postcode, city, currency, days };
  if (kind !== 'delivery') return recorded;
  if (!delivery_address) throw lacksHouse();
  checkPostcode(delivery_address, postcode);
  return { ...recorded, delivery_address };
}

function lacksHouse(): Refusal {
  return new Refusal(422, 'Please tell where the vehicle shall be brought to.', [
    { path: 'metadata.location.address.street', message: 'Please enter your street and house number.' },
  ]);
}

/** The fee is that of the place, so that the house has to be there. */
function checkPostcode(address: DeliveryAddress, postcode: string): void {
  if (postcode === '' || postcodeKey(address.postcode) === postcodeKey(postcode)) return;
  throw new Refusal(422, 'The vehicle is brought to another postcode.', [
    { path: 'metadata.location.address.postcode', message: `is not ${postcode}, which the delivery was offered for` },
  ]);
}

/**
 * Each pack must still be offered for this vehicle at the price that was seen, and only one of a
 * group.
 */
async function checkedPacks(
  db: Db,
  { stock: { market, vehicle }, locale }: ChoosingOrder,
  chosen: readonly ChosenServicePack[],
): Promise<RecordedPack[]> {
  const rows = await packsFor(db, market.code, vehicle);
  const offered = rows.flatMap((row) => packAnswer(row, locale, market.locales[0]) ?? []);
  const found = chosen.map(({ id, price }) => offered.find((one) => one.id === id && one.attributes.price === price));
  const groups = new Set(found.map((one) => one?.attributes.group));
  if (groups.size < chosen.length) throw new ShowroomError('service-pack.changed', { status: 409 });
  return found.map((pack) => {
    if (!pack) throw new ShowroomError('service-pack.changed', { status: 409 });
    const { name, price, currency, period, months } = pack.attributes;
    return { id: pack.id, price, name, currency, period, months };
  });
}
