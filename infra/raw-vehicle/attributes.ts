import { httpUrl } from '@showroom/contracts/entities/http-url';
import {
  FINANCING_OPTIONS,
  VEHICLE_STATES,
  VEHICLE_STATUSES,
  type VehicleState,
  type VehicleStatus,
} from '@showroom/contracts/entities/vehicle';
import type { VehicleTexts } from '@showroom/contracts/entities/vehicle-texts';
import * as z from 'zod';

/** `a|b` and `a;b` in a column of CSV are lists too. */
function listed(value: unknown): unknown {
  if (typeof value === 'string') return value.split(/[|;]/).flatMap((item) => item.trim() || []);
  return value === undefined || value === null || Array.isArray(value) ? value : [value];
}

const isBlank = (value: unknown) => value === undefined || value === null || String(value).trim() === '';
const orNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isBlank(value) ? null : value), schema.nullable());

const plainText = z
  .union([z.string(), z.number()], 'must be a text')
  .transform((value) => String(value).trim())
  .pipe(z.string().max(20_000));
const text = orNull(plainText);
const word = orNull(z.string('must be a text').transform((value) => value.trim().toLowerCase()));

function numeric(from: number, to: number) {
  return z.preprocess(
    (value) => (typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value),
    z.number('must be a number').gte(from, `must be at least ${from}`).lte(to, `must be at most ${to}`),
  );
}
const number = (from: number, to: number) => orNull(numeric(from, to));
const whole = (from: number, to: number) =>
  z.preprocess(
    (value) => (isBlank(value) ? null : value),
    numeric(from, to)
      .transform((value) => Math.round(value))
      .nullable(),
  );
const amount = number(0, 1e10);
const year = whole(1900, 2100);

const YES_OR_NO: Readonly<Record<string, boolean>> = {
  true: true,
  1: true,
  yes: true,
  false: false,
  0: false,
  no: false,
};
const flag = orNull(
  z.preprocess((value) => YES_OR_NO[String(value).trim().toLowerCase()] ?? value, z.boolean('must be true or false')),
);

/** Of a moment the day is taken. */
const day = orNull(
  z
    .string('must be a date')
    .regex(/^\d{4}-\d{2}-\d{2}/, 'must be a date such as 2026-12-31')
    .transform((value) => value.slice(0, 10))
    .refine((value) => !Number.isNaN(Date.parse(value)), 'must be a date such as 2026-12-31'),
);

const list = <T extends z.ZodType>(item: T) =>
  z.preprocess(listed, z.array(item, 'must be a list').nullish()).transform((items) => items ?? []);

/** A text, or a thing with a name. */
const name = z.preprocess(
  (value) => (typeof value === 'object' && value !== null ? (Reflect.get(value, 'name') ?? value) : value),
  plainText.refine((value) => value !== '', 'must not be empty'),
);
const names = list(name);

const address = z
  .string('must be an address')
  .refine((value) => httpUrl.safeParse(value).success, 'must be an http or https address');
/** A path is one of the service that gave it. */
const picture = z
  .string('must be an address')
  .refine((value) => /^\/(?!\/)/.test(value) || httpUrl.safeParse(value).success, 'must be an http or https address')
  .optional();

const photo = z.preprocess(
  (value) => (typeof value === 'string' ? { full_path: value } : value),
  z
    .object(
      {
        sequence: numeric(-1e6, 1e6).optional(),
        alt: z.string().optional(),
        big_path: picture,
        medium_path: picture,
        quarter_hd_path: picture,
        hd_path: picture,
        full_path: picture,
      },
      'must be a photo',
    )
    .refine(({ sequence: _, alt: __, ...paths }) => Object.values(paths).some(Boolean), 'has no address'),
);

const feature = z.preprocess(
  (value) => (typeof value === 'string' ? { name: value } : value),
  z.object(
    { name: plainText, price: amount.optional(), value_raw: amount.optional() },
    'must be a name, or a name and a price',
  ),
);

const button = z.object(
  {
    key: z.string().default('link'),
    label: plainText.optional(),
    url: address.optional(),
    reservation_fee: amount.optional(),
  },
  'must be a button',
);

/** What was written in one language; what was not is missing. */
const translation = z
  .object(
    {
      long_description: text.optional(),
      description: text.optional(),
      standard_features: names,
      optional_features: names,
      accessories: names,
      footnotes: names,
      photos: names,
    },
    'must be texts',
  )
  .transform(({ long_description, description, ...lists }): VehicleTexts => {
    const written = long_description || description;
    return {
      ...(written && { description: written }),
      ...(lists.standard_features.length > 0 && { standard_features: lists.standard_features }),
      ...(lists.optional_features.length > 0 && { optional_features: lists.optional_features }),
      ...(lists.accessories.length > 0 && { accessories: lists.accessories }),
      ...(lists.footnotes.length > 0 && { footnotes: lists.footnotes }),
      ...(lists.photos.length > 0 && { photos: lists.photos }),
    };
  });
const language = z.string().regex(/^[a-z]{2,3}$/, 'must be a language such as ar');

const states: Readonly<Record<string, VehicleState>> = Object.fromEntries(VEHICLE_STATES.map((one) => [one, one]));
const statuses: Readonly<Record<string, VehicleStatus>> = Object.fromEntries(VEHICLE_STATUSES.map((one) => [one, one]));
const among = <T extends string>(table: Readonly<Record<string, T>>) =>
  orNull(
    z.string('must be a text').transform((value, context): T => {
      const known = table[value.trim().toLowerCase()];
      if (known !== undefined) return known;
      context.addIssue({ code: 'custom', message: `must be one of ${Object.keys(table).join(', ')}` });
      return z.NEVER;
    }),
  );

const MILEAGE_UNITS = { km: 'km', kilometres: 'km', kilometers: 'km', mi: 'mi', miles: 'mi' } as const;
const CAPACITY_UNITS = { l: 'l', cm3: 'cm3', ccm: 'cm3', cc: 'cm3' } as const;
const POWER_UNITS = { kw: 'kW', ps: 'PS', hp: 'hp', bhp: 'hp' } as const;

const amounts = z.record(z.string(), numeric(0, 1e10), 'must be amounts by state').nullish();
const hours = list(z.object({ days: z.string(), hours: z.string() }, 'must be days and hours'));
const contact = z
  .object({ phone: text.optional(), email: text.optional() }, 'must be a phone and an e-mail address')
  .nullish();
const display = z
  .object({ display_name_jag: text.optional(), display_name_lr: text.optional() }, 'must be names')
  .nullish();

/** Attributes of the specified vehicle by our names for them. */
export const attributes = z.object({
  brand: text,
  model: text,
  model_group: text,
  nameplate_external_code: word,
  title: text,
  version: text,
  description: text,
  body: text,
  state: among(states),
  status: among(statuses),
  production_year: year,
  model_year: year,
  mileage: whole(0, 10_000_000),
  mileage_unit: among(MILEAGE_UNITS),
  engine_type: names,
  engine_capacity: number(0, 20_000),
  capacity_unit: among(CAPACITY_UNITS),
  battery_capacity: number(0, 1000),
  power: number(0, 5000),
  power_unit: among(POWER_UNITS),
  transmission: text,
  drivetrain: text,
  number_of_seats: whole(1, 99),
  doors: whole(0, 20),
  color_name: text,
  color_canonical: word,
  color_interior: text,
  vin: text,
  order_number: text,
  delivery_date: day,
  registration_date: day,
  warranty_expiry: day,
  mot_expiry: day,
  previous_use: text,
  repair_record: text,
  maintenance_log: text,
  currency: orNull(z.string('must be a currency').regex(/^[A-Z]{3}$/, 'must be a currency such as EUR')),
  msrp_price: amount,
  sale_price: amount,
  monthly_price: amount,
  subscribe_price: amount,
  on_the_road_price: amount,
  base_price: amount,
  recycling_fee: amount,
  omv: amount,
  arf: amount,
  parf: amount,
  prices_type: text,
  price_hidden: flag,
  financing_options: list(z.enum(FINANCING_OPTIONS, `must be one of ${FINANCING_OPTIONS.join(', ')}`)),
  drive_away: amounts,
  reservation_fee: amount,
  reservation_label: text,
  photos: list(photo),
  standard_features: names,
  optional_features: list(feature),
  accessories: names,
  footnotes: names,
  translations: z.record(language, translation, 'must be texts by language').nullish(),
  video_url: orNull(address),
  config_url: text,
  buttons: list(button),
  owner_id: text,
  owner_dealer_codes: names,
  owner_name: text,
  owner_address: text,
  owner_city: text,
  owner_zipcode: text,
  owner_phone: text,
  owner_email: text,
  owner_opening_hours: hours,
  owner_contact_details: contact,
  owner_metadata: display,
  owner_latitude: number(-90, 90),
  owner_longitude: number(-180, 180),
  updated_at: text,
});
export type RawAttributes = z.output<typeof attributes>;
