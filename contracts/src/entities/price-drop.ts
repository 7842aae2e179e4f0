import * as z from 'zod/mini';

/**
 * A reduction of the purchase price, as it may be announced (Directive 98/6/EC, Article 6a):
 * against the lowest price of the thirty days before it. Amounts are in major units.
 */
export const priceDrop = z.object({
  /**
   * The lowest price of the thirty days before the reduction: the only one that a reduction may be
   * told against.
   */
  before_raw: z.number(),
  /** How much the price fell, in whole percent, never rounded up. */
  percent: z.int(),
  /** Since when the present price applies, ISO 8601. */
  since: z.string(),
  /** From then on it is no news any more, ISO 8601. */
  until: z.string(),
});
/** A reduction of the purchase price that may be announced. */
export type PriceDrop = z.output<typeof priceDrop>;
