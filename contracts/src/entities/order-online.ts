import * as z from 'zod/mini';
import { PAYMENT_VENDORS } from '../markets';
import { chosenAppointment, chosenLocation, chosenServicePack, LOCATION_KINDS, tradeInEstimate } from './order-choices';
import { paymentOptions } from './payment-option';
import { TRADE_IN_CONDITIONS, tradeIn } from './trade-in';

const short = z.string().check(z.maxLength(120));
const text = z.string().check(z.maxLength(2000));
const amount = z.number().check(z.gte(0), z.lte(1e12));

/**
 * The present car as the vehicle's page or the step left it: with an estimate, or with the value
 * that was shown.
 */
const tradeInData = z.extend(tradeIn, {
  condition: z.optional(z.enum(TRADE_IN_CONDITIONS)),
  estimate: z.optional(z.nullable(tradeInEstimate)),
  value: z.optional(amount),
  currency: z.optional(short),
});

/**
 * What a visitor chose on the way to an order, stored under `sl_order_online_data`; names are those
 * that were shown.
 */
export const orderOnlineData = z.object({
  vehicleId: z.optional(short),
  /** The page that the journey began at. */
  detailsRoute: z.optional(text),
  /** Place or postcode that the visitor looked near. */
  location: z.optional(short),
  /** Purchase, lease, subscribe, or `calculator` after a calculation, which is a lease. */
  preselectedPaymentOption: z.optional(short),
  /** Null: the visitor has said that there is none. */
  tradeInData: z.optional(z.nullable(tradeInData)),
  configUrl: z.optional(text),
  /** Australian state that the visitor drives away in. */
  driveAwayState: z.optional(short),
  paymentOptionsData: z.optional(paymentOptions),
  /** Type of the step whose tab was chosen last. */
  tabChoice: z.optional(short),
  /** No pack is a choice as well. */
  servicePackData: z.optional(
    z.object({
      packs: z.array(z.extend(chosenServicePack, { name: short, currency: short })).check(z.maxLength(10)),
    }),
  ),
  appBookingData: z.optional(z.extend(chosenAppointment, { time_zone: short })),
  locationDetails: z.optional(
    z.extend(chosenLocation, {
      kind: z.enum(LOCATION_KINDS),
      retailer_id: short,
      name: short,
      address: z.string().check(z.maxLength(300)),
      currency: short,
      /** Of a delivery, as far as it was typed. */
      delivery: z.optional(z.object({ street: short, extra: short, postcode: short, city: short })),
    }),
  ),
  /** UUID of the company that the payment goes to. */
  paymentRecipient: z.optional(short),
  termsAndConditionsData: z.optional(
    z.object({
      accepted: z.boolean(),
      accepted_at: z.optional(z.iso.datetime()),
      /** The words that were accepted: a yes to other words is none. */
      text: z.optional(z.string()),
    }),
  ),
});
/** A visitor's choices as this browser stores them. */
export type OrderOnlineData = z.output<typeof orderOnlineData>;

/** Active and enabled steps by index, stored under `sl_order_online_steps`. */
export const storedSteps = z.object({ active: z.int(), enabled: z.array(z.int()).check(z.maxLength(50)) });
/** The steps that a visitor has reached, by index. */
export type StoredSteps = z.output<typeof storedSteps>;

/**
 * The hold as this browser was told it, stored under `sl_order_online_soft_lock`; the server's own
 * counts.
 */
export const storedSoftLock = z.object({
  vehicle_id: short,
  lock_id: z.optional(short),
  expires_at: z.optional(z.iso.datetime()),
  /** The modal that says that a hold began is due. */
  init_modal: z.boolean(),
  /** The modal that says that the hold was lost is due. */
  kicked_out_modal: z.boolean(),
});
/** A hold as this browser stores it. */
export type StoredSoftLock = z.output<typeof storedSoftLock>;

/**
 * The reservation as this browser knows it, stored under `sl_order_online_reservation`, with the
 * keys that make its calls safe to repeat.
 */
export const storedReservation = z.looseObject({
  order_number: z.optional(short),
  vendor: z.enum(PAYMENT_VENDORS),
  status: short,
});
/** A reservation as this browser stores it. */
export type StoredReservation = z.output<typeof storedReservation>;
