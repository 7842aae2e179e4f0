import * as z from 'zod/mini';
import { setting } from './setting';

const SERVER = { audience: 'server', readers: ['infra'] } as const;

const slots = z.object({
  /** How long one takes; slots follow each other through the opening hours. */
  minutes: z.int().check(z.gte(15), z.lte(480)),
  /** How many visitors a retailer receives at the same time. */
  capacity: z.int().check(z.gte(0), z.lte(50)),
  /** Between booking and the appointment, at least. */
  notice_hours: z.int().check(z.gte(0), z.lte(2000)),
  days_ahead: z.int().check(z.gte(1), z.lte(365)),
});
/** When appointments of a kind can be booked. */
export type SlotRule = z.output<typeof slots>;

const way = z.object({
  /** In major units of the market's currency. */
  base_fee: z.number().check(z.gte(0), z.lte(1e9)),
  fee_per_distance: z.number().check(z.gte(0), z.lte(1e6)),
  /** In the market's unit of distance. */
  free_within: z.number().check(z.gte(0), z.lte(20_000)),
  most: z.number().check(z.gte(0), z.lte(20_000)),
  days: z.int().check(z.gte(0), z.lte(90)),
});
/** What bringing a vehicle costs, and how far it is offered. */
export type TransportRule = z.output<typeof way>;

/** Appointments, transport and inquiries of the order. */
export const orderOnlineSettings = [
  setting({
    key: 'order_online.inquiry_recipients',
    schema: z.array(z.email()).check(z.maxLength(20)),
    default: [],
    summary:
      'Addresses of the market that inquiries may go to, beside the address of the retailer who has the vehicle.',
    ...SERVER,
  }),
  setting({
    key: 'order_online.appointments',
    schema: z.object({
      handover: slots,
      test_drive: slots,
      /** Days on which nobody works, whatever the opening hours say. */
      closed_on: z.array(z.iso.date()).check(z.maxLength(400)),
    }),
    default: {
      handover: { minutes: 90, capacity: 2, notice_hours: 72, days_ahead: 45 },
      test_drive: { minutes: 60, capacity: 2, notice_hours: 24, days_ahead: 21 },
      closed_on: [],
    },
    summary: 'Slots for handovers and test drives within the opening hours of a retailer.',
    ...SERVER,
  }),
  setting({
    key: 'order_online.transport',
    schema: z.object({ retailer: z.nullable(way), delivery: z.nullable(way) }),
    default: { retailer: null, delivery: null },
    summary:
      'What it costs to bring a vehicle to another retailer or to the buyer, by distance; a way that is missing is not offered.',
    ...SERVER,
  }),
] as const;
