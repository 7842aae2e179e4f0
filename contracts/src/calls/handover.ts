import * as z from 'zod/mini';
import { resource, single } from '../schema/schema';
import { call } from './call';

/** What a journey keeps, by key of the browser's storage; whoever reads it checks it again. */
const stored = z.record(z.string().check(z.regex(/^sl_[a-z_]{1,40}$/)), z.unknown());

/** A page of this site: never an address that leads elsewhere. */
const sitePath = z
  .string()
  .check(z.maxLength(500), z.regex(/^\/([^\s/\\][^\s\\]*)?$/, 'Please give a page of this site.'));

/** Journeys are some choices and a form: more than this is none. */
export const MOST_STORED = 50_000;

/**
 * The link is the page `path` with the `token`. It can be taken once, by one visitor, until
 * `expires_at`; a newer link of the same hold, or of the same visitor without one, ends it. Without
 * `lock_id` the journey alone moves: nothing was held yet.
 */
export const makeHandover = call({
  method: 'POST',
  path: '/buy_online/handovers',
  summary: 'Makes a link with which a journey goes on, on another device.',
  access: 'visitor',
  body: z.object({ lock_id: z.optional(z.string().check(z.maxLength(80))), path: sitePath, stored }),
  status: 201,
  answer: single(
    resource(
      'handover',
      z.string(),
      z.object({ token: z.string(), path: z.string(), expires_at: z.string(), now: z.string() }),
    ),
  ),
});

/**
 * Hold and open order become this visitor's, with the same `lock_id` and the same countdown; the
 * device before it has them no more. The one who took it may ask again (a lost answer); anybody
 * else gets 409 `handover.used`, everybody 409 `handover.expired` after its time, 404 for a token
 * that is not ours.
 */
export const takeHandover = call({
  method: 'POST',
  path: '/buy_online/handovers/take',
  summary: 'Takes a journey over from another device.',
  access: 'visitor',
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  answer: single(
    resource(
      'journey',
      z.string(),
      z.object({
        path: z.string(),
        stored,
        /** Null when nothing was held. */
        hold: z.nullable(
          z.object({
            lock_id: z.string(),
            /** Null for a vehicle that is still to be built: that has its `config_url`. */
            vehicle_id: z.nullable(z.string()),
            config_url: z.nullable(z.string()),
            order_number: z.nullable(z.string()),
            expires_at: z.string(),
            now: z.string(),
          }),
        ),
      }),
    ),
  ),
});

/**
 * `yours`: this device has it. `elsewhere`: it was taken over, this device is to stop. `ended`:
 * given back, run out, or never this visitor's. `completed`: the order of the hold is through.
 */
const HOLD_STANDINGS = ['yours', 'elsewhere', 'ended', 'completed'] as const;

/** Asked by a page that was away or hidden, and now and then while it waits. */
export const getHold = call({
  method: 'GET',
  path: '/buy_online/holds/:lock_id',
  summary: 'How a hold stands for the visitor who asks.',
  access: 'visitor',
  params: z.object({ lock_id: z.string() }),
  answer: single(
    resource(
      'hold_standing',
      z.string(),
      z.object({
        standing: z.enum(HOLD_STANDINGS),
        /** Null unless it is `yours`. */
        expires_at: z.nullable(z.string()),
        now: z.string(),
      }),
    ),
  ),
});
