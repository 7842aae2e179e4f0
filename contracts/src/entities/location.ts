import * as z from 'zod/mini';
import { MARKET_CODES } from '../markets';
import { resource } from '../schema/schema';

/** A place of a market that is told of leads by e-mail. */
export const location = resource(
  'location',
  z.string(),
  z.object({
    market: z.enum(MARKET_CODES),
    name: z.string(),
    email: z.string(),
    address: z.string(),
    /** Grows with every change; a change names the one that it was made from in `if-match`. */
    revision: z.int(),
    saved_at: z.string(),
  }),
);
/** A place of a market that is told of leads by e-mail. */
export type Location = z.output<typeof location>;
