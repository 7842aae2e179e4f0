import type { Order } from '@showroom/contracts/entities/order';
import {
  depositOf,
  durationOf,
  monthlyOf,
  PAYMENT_OPTION_TYPES,
  type PaymentOption,
  type PaymentOptionType,
} from '@showroom/contracts/entities/payment-option';
import { townLine } from '@showroom/contracts/entities/town-line';
import { partOf } from '@showroom/contracts/schema/part-of';

/** How the vehicle is paid for; what a way to pay does not have is undefined. */
interface RecordedPayment {
  readonly type: PaymentOptionType;
  readonly monthly: number | undefined;
  readonly months: number | undefined;
  readonly deposit: number | undefined;
  readonly mileage: number | undefined;
  readonly final: number | undefined;
}

/** The visitor's choices that an order records, as its page shows them. */
export interface RecordedChoices {
  readonly payment: RecordedPayment | undefined;
  /** Australian state that the price is the one to drive away with in. */
  readonly driveAwayState: string | undefined;
  readonly car: { readonly name: string; readonly value: number | undefined } | undefined;
  readonly packs: readonly string[];
  readonly location: { readonly name: string; readonly isDelivery: boolean } | undefined;
  readonly appointment:
    | {
        readonly isHandover: boolean;
        readonly startsAt: string;
        /** Empty in old orders. */
        readonly endsAt: string;
        readonly timeZone: string;
        readonly retailer: string;
      }
    | undefined;
}

/** A value inside of data of any shape: old orders have the shapes of their time. */
function at(data: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => partOf(value, key), data);
}

function textAt(data: unknown, ...path: readonly string[]): string {
  const value = at(data, ...path);
  return typeof value === 'string' ? value : '';
}

function amountsAt(data: unknown, ...path: readonly string[]): PaymentOption {
  const found = at(data, ...path);
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).filter(([, value]) => typeof value === 'number' && Number.isFinite(value) && value > 0),
  );
}

function paymentOf(metadata: unknown): RecordedPayment | undefined {
  const type = PAYMENT_OPTION_TYPES.find((one) => one === at(metadata, 'payment_option', 'type'));
  if (!type) return undefined;
  const selected = amountsAt(metadata, 'payment_option', 'selected');
  return {
    type,
    monthly: monthlyOf(selected),
    months: durationOf(selected),
    deposit: depositOf(selected),
    mileage: selected.monthly_mileage,
    final: selected.residual_value,
  };
}

/** Street, what comes with it, postcode and town, in one line. */
function houseOf(address: unknown): string {
  const town = townLine(textAt(address, 'postcode'), textAt(address, 'city'));
  return [textAt(address, 'street'), textAt(address, 'extra'), town].filter(Boolean).join(', ');
}

/** The choices of an order; what cannot be parsed is left out. */
export function recordedChoices({ attributes: { metadata } }: Order): RecordedChoices {
  const car = [textAt(metadata, 'trade_in', 'brand', 'name'), textAt(metadata, 'trade_in', 'model', 'name')];
  const value = at(metadata, 'trade_in', 'estimate', 'value');
  const packs = at(metadata, 'service_packs');
  const kind = textAt(metadata, 'location', 'kind');
  const location = [textAt(metadata, 'location', 'name'), textAt(metadata, 'location', 'address')];
  const house = houseOf(at(metadata, 'location', 'delivery_address'));
  const [startsAt, timeZone] = [
    textAt(metadata, 'appointment', 'starts_at'),
    textAt(metadata, 'appointment', 'time_zone'),
  ];
  return {
    payment: paymentOf(metadata),
    driveAwayState: textAt(metadata, 'drive_away_state') || undefined,
    car: car.includes('')
      ? undefined
      : { name: car.join(' '), value: typeof value === 'number' && value > 0 ? value : undefined },
    packs: Array.isArray(packs) ? packs.map((pack) => textAt(pack, 'name')).filter(Boolean) : [],
    location: location[0]
      ? { name: house || location.filter(Boolean).join(', '), isDelivery: kind === 'delivery' }
      : undefined,
    appointment:
      startsAt && timeZone
        ? {
            isHandover: textAt(metadata, 'appointment', 'purpose') === 'handover',
            startsAt,
            endsAt: textAt(metadata, 'appointment', 'ends_at'),
            timeZone,
            retailer: textAt(metadata, 'appointment', 'retailer'),
          }
        : undefined,
  };
}
