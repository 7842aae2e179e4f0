import type { VehicleTranslations } from '@showroom/contracts/entities/vehicle-texts';
import { toMinor } from '../database/money';
import type { NewVehicle } from '../database/schema/vehicles';
import { slugOf, titleOf } from '../raw-vehicle/slug';
import { drawingOf } from './drawing';
import type { FeedVehicle, Mapping } from './mapping';
import { bodyStyle } from './vocabulary/bodies';
import { feedColour } from './vocabulary/colours';
import { nameplateOf } from './vocabulary/nameplates';

/** Where a vehicle of a feed goes. */
export interface Feed {
  readonly mapping: Mapping;
  readonly listing: string;
  readonly source: string;
}

/** A feed, and the retailer of the vehicle at hand. */
export interface Owned extends Feed {
  readonly owner: string;
}

/**
 * The row of the database for a vehicle of a feed: everything that an import writes, and nothing
 * else.
 */
export function vehicleRecord(vehicle: FeedVehicle, key: string, { mapping, listing, source, owner }: Owned) {
  const nameplate = nameplateOf(vehicle.brand, vehicle.model);
  const style = bodyStyle(vehicle.body_style, vehicle.model);
  const colour = feedColour(vehicle.colour);
  const named = { ...vehicle, color_name: colour.name };
  const drawing = drawingOf({ ...vehicle, listing, currency: mapping.currency }, nameplate?.body ?? style.body, colour);
  const price = vehicle.price === null ? null : toMinor(vehicle.price, mapping.currency);
  return {
    listing,
    feed_source: source,
    feed_key: key,
    slug: slugOf(vehicle.brand, vehicle.model, vehicle.version, vehicle.production_year),
    title: titleOf(named),
    description: vehicle.texts.description ?? '',
    brand: vehicle.brand,
    model: vehicle.model,
    model_group: nameplate?.group ?? null,
    nameplate_external_code: nameplate?.code ?? null,
    version: vehicle.version,
    body: style.name,
    state: vehicle.state,
    status: vehicle.status,
    production_year: vehicle.production_year,
    model_year: vehicle.production_year,
    mileage: vehicle.mileage,
    mileage_unit: mapping.mileage_unit,
    engine_type: [...vehicle.engine_type],
    engine_capacity: vehicle.engine_capacity,
    capacity_unit: vehicle.engine_capacity === null ? null : 'l',
    transmission: vehicle.transmission,
    drivetrain: vehicle.drivetrain,
    power: vehicle.power,
    number_of_seats: vehicle.number_of_seats,
    doors: vehicle.doors,
    color_name: colour.name,
    color_canonical: colour.canonical,
    color_interior: vehicle.interior,
    previous_use: vehicle.previous_use,
    currency: mapping.currency,
    msrp_price: price,
    purchase_price: price,
    price_hidden: price === null,
    photos: drawing.photos,
    feed_photos: vehicle.photos.map((src) => ({ src, alt: `${vehicle.brand} ${vehicle.model}` })),
    standard_features: vehicle.texts.standard_features ?? [],
    accessories: vehicle.texts.accessories ?? [],
    footnotes: drawing.footnotes,
    translations: inBoth(vehicle.texts.translations, drawing.translations),
    owner_id: owner,
  } as const satisfies NewVehicle;
}

/** What a feed and a drawing say, by language. */
function inBoth(told: VehicleTranslations, drawn: VehicleTranslations): VehicleTranslations {
  const languages = new Set([...Object.keys(told), ...Object.keys(drawn)]);
  return Object.fromEntries([...languages].map((language) => [language, { ...told[language], ...drawn[language] }]));
}

export type VehicleRecord = ReturnType<typeof vehicleRecord>;
