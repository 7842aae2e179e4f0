import * as z from 'zod/mini';
import { MARKET_CODES } from '../markets';
import { resource } from '../schema/schema';
import { call } from './call';

const LOOK = ['editor', 'market_manager', 'admin'] as const;
const CHANGE = ['market_manager', 'admin'] as const;
/** Holds that one answer or one change is about. */
export const MOST_HOLDS = 500;

/**
 * What makes a hold one to look at: `network`, many are taken from the same place at once;
 * `extended`, it has been renewed again and again without a customer's name.
 */
export const HOLD_SIGNS = ['network', 'extended'] as const;

const openHold = z.object({
  market: z.enum(MARKET_CODES),
  vehicle: z.object({ title: z.string(), vin: z.nullable(z.string()) }),
  /** Of the order that it began. */
  order_number: z.string(),
  /** Whether the visitor has said who they are. */
  is_named: z.boolean(),
  taken_at: z.string(),
  expires_at: z.string(),
  /** How often it was renewed. */
  extended: z.int(),
  /** A payment is under way. */
  is_paying: z.boolean(),
  /**
   * A short name for where it was taken from, the same for the same place; null on one's own
   * machine.
   */
  network: z.nullable(z.string()),
  /** Holds that run from there, this one included. */
  of_network: z.int(),
  signs: z.array(z.enum(HOLD_SIGNS)),
});
/** A hold that is open now, as people of the market see it. */
export type OpenHold = z.output<typeof openHold>;

/** Holds that run now in the markets of who asks, those with signs of suspicion first. */
export const listHolds = call({
  method: 'GET',
  path: '/holds',
  summary:
    "Vehicles of the person's markets that somebody is reserving at the moment, those with signs of suspicion first.",
  access: LOOK,
  query: z.object({ market: z.optional(z.enum(MARKET_CODES)) }),
  answer: z.object({
    /**
     * The id is what the hold is keyed by: a vehicle's id, for a configured one a name of its own.
     */
    data: z.array(resource('open-hold', z.string(), openHold)),
    meta: z.object({
      total: z.int(),
      /** Where the person may look. */
      markets: z.array(z.enum(MARKET_CODES)),
    }),
  }),
});

/**
 * What is paid for stays; what is gone meanwhile, or of another market, counts as kept. Repeating
 * it changes nothing.
 */
export const releaseHolds = call({
  method: 'POST',
  path: '/holds/releases',
  summary: 'Puts held vehicles on sale again in the name of who is signed in; their open orders end.',
  access: CHANGE,
  body: z.object({
    market: z.enum(MARKET_CODES),
    holds: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.minLength(1), z.maxLength(MOST_HOLDS)),
    /** Stands in each order's history beside the person. */
    why: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
  }),
  answer: z.object({ data: z.object({ released: z.int(), kept: z.int() }) }),
});
