import * as z from 'zod/mini';
import { resource } from '../schema/schema';
import { asciiDigits } from './ascii-digits';
import { paymentOption, paymentOptionType } from './payment-option';
import { TRADE_IN_CONDITIONS, tradeIn } from './trade-in';

const id = z.string().check(z.minLength(1), z.maxLength(120));
const time = z.iso.datetime({ offset: true });
const amount = z.number().check(z.gte(0), z.lte(1e12));

/** Packs of one group exclude each other. */
export const SERVICE_PACK_GROUPS = ['service', 'warranty', 'protection', 'charging'] as const;
/** A group of packs, of which a buyer takes one at most. */
export type ServicePackGroup = (typeof SERVICE_PACK_GROUPS)[number];

/** What a buyer can add to a vehicle; paid to the retailer together with it, never online. */
export const servicePack = resource(
  'service_pack',
  id,
  z.object({
    group: z.enum(SERVICE_PACK_GROUPS),
    name: z.string(),
    summary: z.string(),
    included: z.array(z.string()),
    /** In major units of `currency`; each month, or once. */
    price: z.number(),
    currency: z.string(),
    period: z.enum(['once', 'month']),
    /** Months that it lasts. */
    months: z.int(),
    /** In the market's unit of distance; null without a limit. */
    mileage: z.nullable(z.int()),
  }),
);
/** A service pack with its price and terms. */
export type ServicePack = z.output<typeof servicePack>;

/** What visitors meet a retailer for. */
export const APPOINTMENT_PURPOSES = ['handover', 'test_drive'] as const;
/** What one appointment is for. */
export type AppointmentPurpose = (typeof APPOINTMENT_PURPOSES)[number];

/** A time at which a retailer has somebody free; full ones are left out. */
export const appointmentSlot = resource(
  'appointment_slot',
  id,
  z.object({
    /** ISO 8601, with the offset that the retailer's clock has then. */
    starts_at: z.string(),
    ends_at: z.string(),
    /** How many more can be booked. */
    left: z.int(),
  }),
);
/** A time that can still be booked. */
export type AppointmentSlot = z.output<typeof appointmentSlot>;

/** Kinds of places where a vehicle is handed over. */
export const LOCATION_KINDS = ['own_retailer', 'retailer', 'delivery'] as const;
/** The kind of one such place. */
export type LocationKind = (typeof LOCATION_KINDS)[number];

/** Where a vehicle can be taken over; its id is the `uuid` of locationDetails. */
export const handoverLocation = resource(
  'handover_location',
  id,
  z.object({
    /**
     * `own_retailer` has the vehicle, `retailer` gets it brought, `delivery` is the visitor's own
     * place.
     */
    kind: z.enum(LOCATION_KINDS),
    name: z.string(),
    address: z.string(),
    postcode: z.string(),
    city: z.string(),
    phone: z.string(),
    opening_hours: z.array(z.object({ days: z.string(), hours: z.string() })),
    /** Who hands the vehicle over, and so who has the appointments. */
    retailer_id: z.string(),
    /** From the asked place, in the market's unit; null without one. */
    distance: z.nullable(z.number()),
    /** Of bringing the vehicle there, paid to the retailer; in major units of `currency`. */
    fee: z.number(),
    currency: z.string(),
    /** Days that bringing it there takes. */
    days: z.int(),
  }),
);
/** A place where a vehicle can be handed over, with the fee and the days that it takes. */
export type HandoverLocation = z.output<typeof handoverLocation>;

/** An estimate as the platform gave it; `proof` lets nobody change it. */
export const tradeInEstimate = z.object({
  value: amount,
  low: amount,
  high: amount,
  currency: z.string().check(z.maxLength(3)),
  valid_until: z.iso.date(),
  proof: z.string().check(z.maxLength(200)),
});
/** An estimate of a present car; amounts in major units of `currency`. */
export type TradeInEstimate = z.output<typeof tradeInEstimate>;

/** A visitor's present car as the order carries it; without an estimate the retailer values it. */
export const chosenTradeIn = z.extend(tradeIn, {
  condition: z.optional(z.enum(TRADE_IN_CONDITIONS)),
  estimate: z.nullable(tradeInEstimate),
});
/** A present car that goes with an order. */
export type ChosenTradeIn = z.output<typeof chosenTradeIn>;

/** With the price that the visitor saw. */
export const chosenServicePack = z.object({ id, price: amount });
/** A pack that was chosen, with the price that was shown. */
export type ChosenServicePack = z.output<typeof chosenServicePack>;

/** A time that a visitor booked with a retailer, ISO 8601 with its offset. */
export const chosenAppointment = z.object({ purpose: z.enum(APPOINTMENT_PURPOSES), retailer_id: id, starts_at: time });
/** A booked time, and with whom. */
export type ChosenAppointment = z.output<typeof chosenAppointment>;

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most));

/** Where a vehicle is brought to: the house, in the place that the delivery was offered for. */
export const deliveryAddress = z.object({
  /** Street and house number. */
  street: line(120).check(z.minLength(1, 'Please enter your street and house number.')),
  /** Flat, floor, building; may be empty. */
  extra: line(120),
  /** Empty in countries without postcodes. */
  postcode: line(20).check(z.overwrite(asciiDigits)),
  city: line(80).check(z.minLength(1, 'Please enter your town or city.')),
});
/** An address that a vehicle is brought to. */
export type DeliveryAddress = z.output<typeof deliveryAddress>;

/** With the fee that the visitor saw, and, where the vehicle is brought to them, their address. */
export const chosenLocation = z.object({ uuid: id, fee: amount, address: z.optional(deliveryAddress) });
/** A place of handover that was chosen, with the fee that was shown. */
export type ChosenLocation = z.output<typeof chosenLocation>;

/**
 * What a visitor chose in the steps, as `metadata` of POST /buy_online/orders; the API checks all
 * of it again.
 */
export const orderChoices = z.object({
  payment_option: z.optional(z.object({ type: paymentOptionType, selected: z.optional(paymentOption) })),
  trade_in: z.optional(chosenTradeIn),
  service_packs: z.optional(z.array(chosenServicePack).check(z.maxLength(10))),
  appointment: z.optional(chosenAppointment),
  location: z.optional(chosenLocation),
  /** Australian state whose price to drive away with the visitor saw. */
  drive_away_state: z.optional(z.string().check(z.maxLength(40))),
});
/** What a visitor chose in the steps; a step that was passed is left out. */
export type OrderChoices = z.output<typeof orderChoices>;
