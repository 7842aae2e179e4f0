import { CARD_ATTRIBUTES } from '@showroom/contracts/entities/card-attributes';
import type { ListedVehicleLight } from '@showroom/contracts/entities/listed-vehicle';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { formatNumber } from '@showroom/contracts/number-text';
import { formatDate } from '@showroom/shared-ui/dates';
import { formatCount } from '@showroom/shared-ui/format-count';
import { formatCapacity, formatEnergy, formatMileage } from './formats';
import type { SpecificationMessages } from './messages-of';

/** What a card shows: nothing else travels to the browser. */
export type CardAttributes = Pick<
  ListedVehicleLight['attributes'],
  | 'brand'
  | 'second_view'
  | 'model'
  | 'version'
  | 'state'
  | 'status'
  | 'production_year'
  | 'mileage'
  | 'mileage_unit'
  | 'engine_type'
  | 'transmission'
  | 'drivetrain'
  | 'power'
  | 'color_name'
  | 'color_canonical'
  | 'color_interior'
  | 'number_of_seats'
  | 'short_vin'
  | 'engine_capacity'
  | 'capacity_unit'
  | 'prices'
  | 'prices_type'
  | 'price_drop'
  | 'cover'
  | 'owner_name'
  | 'owner_city'
>;

/** What a card knows of a vehicle, or its page: rules read what there is. */
export type Attributes = CardAttributes & Partial<Vehicle['attributes']>;
type Write = (vehicle: Attributes, messages: SpecificationMessages, locale: string) => string | null | undefined;

const translate = (value: string | null | undefined, { values }: SpecificationMessages) =>
  value && (values[value] ?? value);

const ATTRIBUTES = {
  productionYear: ({ production_year }) => production_year?.toString(),
  model: ({ model }) => model,
  mileage: ({ mileage, mileage_unit }, { units }, locale) => formatMileage(mileage, units[mileage_unit], locale),
  engines: ({ engine_type }, messages) => engine_type.map((engine) => translate(engine, messages)).join(messages.comma),
  color: ({ color_name }) => color_name,
  drivetrain: ({ drivetrain }, messages) => translate(drivetrain, messages),
  vin: ({ short_vin }) => short_vin,
  power: ({ power }, { units }, locale) => formatEnergy(power, units.kW, locale),
  capacity: ({ engine_capacity, capacity_unit }, { units }, locale) =>
    formatCapacity(engine_capacity ?? null, capacity_unit ?? null, units, locale),
  status: ({ status }, { statuses }) => statuses[status],
  state: ({ state }, { states }) => states[state],
  colorInterior: ({ color_interior }) => color_interior,
  deliveryDate: ({ delivery_date }) => formatDate(delivery_date ?? null),
  transmission: ({ transmission }, messages) => translate(transmission, messages),
  orderNumber: ({ order_number }) => order_number,
  avl: ({ status }, { statuses }) => statuses[status],
  numberOfSeats: ({ number_of_seats }, { seats }, locale) =>
    number_of_seats ? formatCount(number_of_seats, seats, locale) : undefined,
  doors: ({ doors }, _, locale) => (doors ? formatNumber(doors, locale) : undefined),
  body: ({ body }, messages) => translate(body, messages),
  modelYear: ({ model_year }) => model_year?.toString(),
  battery: ({ battery_capacity }, { units }, locale) => formatEnergy(battery_capacity ?? null, units.kWh, locale),
  registrationDate: ({ registration_date }) => formatDate(registration_date ?? null),
  warrantyExpiry: ({ warranty_expiry }) => formatDate(warranty_expiry ?? null),
  previousUse: ({ previous_use }, messages) => translate(previous_use, messages),
  repairRecord: ({ repair_record }, messages) => translate(repair_record, messages),
  maintenanceLog: ({ maintenance_log }, messages) => translate(maintenance_log, messages),
  motExpiry: ({ mot_expiry }) => formatDate(mot_expiry ?? null),
} as const satisfies Record<string, Write>;

export type AttributeKey = keyof typeof ATTRIBUTES;

/** The attribute as a visitor reads it; undefined when the vehicle does not say. */
export function attributeText(
  key: AttributeKey,
  vehicle: Attributes,
  messages: SpecificationMessages,
  locale: string,
): string | undefined {
  const write: Write = ATTRIBUTES[key];
  return write(vehicle, messages, locale) || undefined;
}

/** What buyers of approved and used vehicles look for; a new one says none of it. */
export const USED_ATTRIBUTES = [
  'registrationDate',
  'previousUse',
  'maintenanceLog',
  'repairRecord',
  'motExpiry',
  'warrantyExpiry',
] as const satisfies readonly AttributeKey[];

function isAttribute(key: string): key is AttributeKey {
  return Object.hasOwn(ATTRIBUTES, key);
}

/** Attributes of a configured list, each once; names that nobody knows are left out. */
export function knownAttributes(configured: readonly string[]): readonly AttributeKey[] {
  return [...new Set(configured)].filter(isAttribute);
}

const DEFAULT_ICONS = ['engines', 'power', 'color'] as const;
const ALLOWED_ICONS = [...CARD_ATTRIBUTES, 'numberOfSeats'] as const satisfies readonly AttributeKey[];
export type IconAttribute = (typeof ALLOWED_ICONS)[number];

/**
 * Configured icons stand only as a whole, each once: one unknown entry, or more than three, and the
 * defaults are shown.
 */
export function specificationIcons(configured: readonly string[] = []): readonly IconAttribute[] {
  const wanted = [...new Set(configured)];
  const known = wanted.flatMap((key) => ALLOWED_ICONS.find((allowed) => allowed === key) ?? []);
  const usable = known.length > 0 && known.length === wanted.length && known.length <= 3;
  return usable ? known : DEFAULT_ICONS;
}
