import * as z from 'zod/mini';
import { FINANCING_OPTIONS, vehicleId } from '../entities/vehicle';
import { resource } from '../schema/schema';
import { call } from './call';

const appliedPrice = z.object({
  financing_option: z.enum(FINANCING_OPTIONS),
  /** Major units; null for a time in which visitors saw no price. */
  amount_raw: z.nullable(z.number()),
  currency: z.string(),
  /** ISO 8601. */
  from: z.string(),
  /** Null for the price that applies now. */
  until: z.nullable(z.string()),
});

/** Every price of a vehicle that visitors could see, oldest first. */
export const listPrices = call({
  method: 'GET',
  path: '/public_api/listing/:listing/vehicle/:id/prices',
  summary:
    'Every price that was asked for a vehicle where visitors could see it, oldest first, with the time that it applied.',
  access: 'anyone',
  params: z.object({
    listing: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/, 'must be a listing name')),
    id: vehicleId,
  }),
  answer: z.object({ data: z.array(resource('applied-price', z.string(), appliedPrice)) }),
});
