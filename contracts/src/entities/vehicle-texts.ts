import * as z from 'zod/mini';

const names = z.array(z.string());

/**
 * What a retailer writes about a vehicle, in one language; a text that is missing was not written
 * in it.
 */
export const vehicleTexts = z.object({
  description: z.optional(z.string()),
  standard_features: z.optional(names),
  /** Names alone, in the order of the vehicle's own `optional_features`. */
  optional_features: z.optional(names),
  accessories: z.optional(names),
  footnotes: z.optional(names),
  /** What each photo shows, in the order of the vehicle's own `photos`. */
  photos: z.optional(names),
});
/** A retailer's texts about a vehicle in one language. */
export type VehicleTexts = z.output<typeof vehicleTexts>;

/**
 * Texts by language (ISO 639: `ar`), beside those of the vehicle itself, which are in the listing's
 * first language.
 */
export const vehicleTranslations = z.record(z.string().check(z.regex(/^[a-z]{2,3}$/)), vehicleTexts);
/** A vehicle's texts by language. */
export type VehicleTranslations = z.output<typeof vehicleTranslations>;
