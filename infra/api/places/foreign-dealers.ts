import type { Dealer } from '@showroom/contracts/entities/retailer';
import * as z from 'zod';

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value)));
const number = z
  .union([z.number(), z.string().transform(Number)])
  .nullish()
  .transform((value) => (typeof value === 'number' && Number.isFinite(value) ? value : null));

/** Both spellings of postcode, phone and the rest, as services write them. */
const attributes = z.object({
  name: z.string(),
  address: text,
  city: text,
  zipcode: text,
  postcode: text,
  state: text,
  country: text,
  phone: text,
  mainPhone: text,
  email: text,
  dealer_code: text,
  ciCode: text,
  ci_code: text,
  brands: z.array(z.string()).nullish(),
  latitude: number,
  longitude: number,
  distance: number,
});

const flat = attributes.extend({ id: text });
const wrapped = z.object({ id: text, attributes }).transform(({ id, attributes: inner }) => ({ ...inner, id }));
const items = z.array(z.union([wrapped, flat])).max(500);

/**
 * What a foreign endpoint for dealers answers: `{data: [...]}` or a list, resources or plain
 * objects.
 */
export const foreignDealers = z
  .union([z.object({ data: items }).transform(({ data }) => data), items])
  .transform((found) => found.map(dealerOf));

type Foreign = z.output<typeof items>[number];

function dealerOf({ id, postcode, mainPhone, ciCode, brands, ...given }: Foreign): Dealer {
  return {
    id: id || given.dealer_code,
    type: 'dealer',
    attributes: {
      ...given,
      zipcode: given.zipcode || postcode,
      phone: given.phone || mainPhone,
      ci_code: given.ci_code || ciCode,
      brands: brands ?? [],
      opening_hours: [],
      display_name_jag: null,
      display_name_lr: null,
    },
  };
}
