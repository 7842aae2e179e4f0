import * as z from 'zod/mini';
import { APPOINTMENT_PURPOSES, appointmentSlot, handoverLocation, servicePack } from '../entities/order-choices';
import { place } from '../entities/place';
import { vehicleId } from '../entities/vehicle';
import { integerText } from '../schema/schema';
import { call } from './call';

const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

/** Service packs that can be added to one vehicle. */
export const listServicePacks = call({
  method: 'GET',
  path: '/order_online/service_packs',
  summary: 'What a buyer can add to a vehicle, by its market, brand and powertrain.',
  access: 'anyone',
  query: z.object({ vehicle_id: vehicleId, lang: z.optional(text(20)) }),
  answer: z.object({ data: z.array(servicePack) }),
});

/**
 * Full slots are left out, and so are days on which the retailer is closed or the vehicle is not
 * there yet.
 */
export const listAppointmentSlots = call({
  method: 'GET',
  path: '/order_online/appointments',
  summary: 'Free times for the handover or a test drive of a vehicle.',
  access: 'anyone',
  query: z.object({
    vehicle_id: vehicleId,
    purpose: z.enum(APPOINTMENT_PURPOSES),
    /**
     * Where it is handed over. Default: at the retailer that has it. Test drives are always
     * there.
     */
    location: z.optional(text(120)),
    /** A day by the retailer's calendar. Default: the first one with a free slot. */
    from: z.optional(z.iso.date()),
    /** Default: 14. */
    days: z.optional(integerText(1, 31)),
  }),
  answer: z.object({
    data: z.array(appointmentSlot),
    meta: z.object({
      /** Who receives the visitor. */
      retailer: z.object({ id: z.string(), name: z.string(), address: z.string(), city: z.string() }),
      time_zone: z.string(),
      /** First and last day that was looked at. */
      from: z.string(),
      to: z.string(),
      /** Days between which anything can be booked at all. */
      first: z.string(),
      last: z.string(),
      minutes: z.int(),
    }),
  }),
});

/**
 * The retailer that has the vehicle always comes first; the others only for a place that is known.
 */
export const listHandoverLocations = call({
  method: 'GET',
  path: '/order_online/locations',
  summary: 'Where a vehicle can be taken over, and what bringing it there costs.',
  access: 'anyone',
  query: z.object({
    vehicle_id: vehicleId,
    postcode: z.optional(text(20)),
    locality: z.optional(text(80)),
  }),
  answer: z.object({
    data: z.array(handoverLocation),
    meta: z.object({ unit: z.enum(['km', 'mi']), place: z.nullable(place) }),
  }),
});
