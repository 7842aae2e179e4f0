import * as z from 'zod/mini';
import type { FinancingOption } from './vehicle';

/** Ways to pay for a vehicle. */
export const PAYMENT_OPTION_TYPES = ['cash', 'finance', 'lease', 'subscription'] as const;
/** One way to pay. */
export type PaymentOptionType = (typeof PAYMENT_OPTION_TYPES)[number];

/** The price of a vehicle that each way to pay begins with. */
export const FINANCING_OF_TYPE = {
  cash: 'purchase',
  finance: 'purchase',
  lease: 'lease',
  subscription: 'subscribe',
} as const satisfies Record<PaymentOptionType, FinancingOption>;

/** A calculator calculates a lease. */
export const paymentOptionType = z.pipe(
  z.enum([...PAYMENT_OPTION_TYPES, 'calculator']),
  z.transform((type): PaymentOptionType => (type === 'calculator' ? 'lease' : type)),
);

const months = z.optional(z.int().check(z.gte(1), z.lte(120)));
const amount = z.optional(z.number().check(z.gte(0), z.lte(1e12)));
const percent = z.optional(z.number().check(z.gte(0), z.lte(1000)));
const distance = z.optional(z.number().check(z.gte(0), z.lte(1_000_000)));

/**
 * One calculated option. Markets have different names for the same thing; amounts are in major
 * units.
 */
export const paymentOption = z.object({
  /** The option's own name where a market offers several of one type. */
  selected_option: z.optional(z.string().check(z.maxLength(120))),
  loan_tenure: months,
  duration: months,
  monthly_instalment: amount,
  monthly_payment: amount,
  monthly_fee: amount,
  interest_rate: percent,
  apr: percent,
  down_payment: amount,
  deposit: amount,
  initial_payment: amount,
  monthly_mileage: distance,
  residual_value: amount,
});
/** A calculated way to pay; amounts in major units, mileages in the market's unit. */
export type PaymentOption = z.output<typeof paymentOption>;

/** How a visitor wants to pay: the type and what was chosen of it, the last choice last. */
export const paymentOptions = z.object({
  type: paymentOptionType,
  data: z.array(paymentOption).check(z.maxLength(10)),
});
/** The way to pay that a visitor chose, with what was calculated for it. */
export type PaymentOptions = z.output<typeof paymentOptions>;

/** Months, whatever a market calls them. */
export function durationOf({ duration, loan_tenure }: PaymentOption): number | undefined {
  return duration ?? loan_tenure;
}

/** What is due each month, whatever a market calls it. */
export function monthlyOf(option: PaymentOption): number | undefined {
  return option.monthly_payment ?? option.monthly_instalment ?? option.monthly_fee;
}

/** What is paid at the start, whatever a market calls it. */
export function depositOf({ deposit, down_payment, initial_payment }: PaymentOption): number | undefined {
  return deposit ?? down_payment ?? initial_payment;
}
