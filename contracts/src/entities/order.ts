import * as z from 'zod/mini';
import { resource } from '../calls/call';
import { PAYMENT_VENDORS } from '../markets';
import { FINANCING_OPTIONS } from './vehicle';

export const ORDER_STATES = ['awaiting_payment', 'confirmed', 'cancelled', 'expired'] as const;
export const PAYMENT_STATUSES = ['none', 'pending', 'authorised', 'paid', 'declined', 'refunded', 'voided'] as const;

export const customer = z.object({
  first_name: z.string().check(z.trim(), z.minLength(1, 'Please enter your first name.'), z.maxLength(80)),
  last_name: z.string().check(z.trim(), z.minLength(1, 'Please enter your last name.'), z.maxLength(80)),
  email: z.string().check(z.trim(), z.maxLength(254), z.email('Please enter a valid e-mail address.')),
  /** E.164 after normalising: `+` and 7 to 15 digits. */
  phone: z.string().check(
    z.trim(),
    z.overwrite((value: string) => value.replace(/[\s().-]/g, '').replace(/^00/, '+')),
    z.regex(/^\+?\d{7,15}$/, 'Please enter a valid phone number.'),
  ),
  message: z.string().check(z.maxLength(1000)),
});
export type Customer = z.output<typeof customer>;

/** Amounts are in major units of the currency. */
export const order = resource(
  'order',
  z.string(),
  z.object({
    order_number: z.string(),
    state: z.enum(ORDER_STATES),
    payment_status: z.enum(PAYMENT_STATUSES),
    payment_vendor: z.enum(PAYMENT_VENDORS),
    created_at: z.string(),
    confirmed_at: z.nullable(z.string()),
    amount: z.number(),
    currency: z.string(),
    finance_option: z.enum(FINANCING_OPTIONS),
    vehicle: z.object({
      id: z.string(),
      title: z.string(),
      vin: z.nullable(z.string()),
      slug: z.string(),
      photo: z.nullable(z.string()),
      price: z.nullable(z.number()),
    }),
    retailer: z.object({
      name: z.string(),
      address: z.string(),
      city: z.string(),
      phone: z.string(),
      email: z.string(),
    }),
    customer: z.object({ first_name: z.string(), last_name: z.string(), email: z.string(), phone: z.string() }),
    locale: z.string(),
  }),
);
export type Order = z.output<typeof order>;
