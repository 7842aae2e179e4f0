import * as z from 'zod';

const text = z.preprocess((value) => (value === null || value === undefined ? '' : String(value)), z.string());
const place = z.coerce.number().catch(0);
const name = z.string().nullable().catch(null);

const fields = z.object({
  name: text,
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
  ci_code: text,
  ciCode: text,
  brands: z.array(z.string()).catch([]),
  latitude: place,
  longitude: place,
  opening_hours: z.array(z.object({ days: z.string(), hours: z.string() })).catch([]),
  display_name_jag: name,
  display_name_lr: name,
});

export const rawRetailers = z.object({ data: z.array(z.record(z.string(), z.unknown())) });

/** A retailer with the specified names; undefined without an id or a name. */
export function retailerOfRaw(record: Readonly<Record<string, unknown>>) {
  const { attributes } = record;
  const given = typeof attributes === 'object' && attributes !== null ? { ...attributes } : record;
  const { postcode, mainPhone, ciCode, ...read } = fields.parse(given);
  const id = String(record['id'] ?? '');
  if (id === '' || read.name === '') return undefined;
  return {
    id,
    type: 'retailer' as const,
    attributes: {
      ...read,
      zipcode: read.zipcode || postcode,
      phone: read.phone || mainPhone,
      ci_code: read.ci_code || ciCode,
    },
  };
}
