import * as z from 'zod/mini';

/**
 * Where a visitor looks for vehicles, and the retailers found there; a part that was not given is
 * empty.
 */
export const postcodeSearch = z.object({
  /** Dealer code. */
  retailer: z.string(),
  /** Code of the state. */
  state: z.string(),
  postcode: z.string(),
  locality: z.string(),
  dealerCodes: z.array(z.string()),
});
/** Where a visitor looks for vehicles. */
export type PostcodeSearch = z.output<typeof postcodeSearch>;

/** How visitors say where they look for vehicles. */
export type PostcodeSearchMode = 'postcodeSearch' | 'stateSearch' | 'retailerSearch' | 'none';
