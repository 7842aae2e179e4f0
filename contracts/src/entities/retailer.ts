import * as z from 'zod/mini';
import { resource } from '../calls/call';

/** A retailer (dealer) with its place on earth, WGS 84. */
export const retailer = resource(
  'retailer',
  z.string(),
  z.object({
    name: z.string(),
    address: z.string(),
    city: z.string(),
    zipcode: z.string(),
    country: z.string(),
    phone: z.string(),
    email: z.string(),
    dealer_code: z.string(),
    ci_code: z.string(),
    brands: z.array(z.string()),
    latitude: z.number(),
    longitude: z.number(),
    opening_hours: z.array(z.object({ days: z.string(), hours: z.string() })),
    display_name_jag: z.nullable(z.string()),
    display_name_lr: z.nullable(z.string()),
  }),
);
export type Retailer = z.output<typeof retailer>;
