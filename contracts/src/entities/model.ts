import * as z from 'zod/mini';
import { resource } from '../schema/schema';

const named = { brand: z.string(), model: z.string() };

/** What a model's new vehicles cost at least, in the currency's major unit. */
const offer = { price_from: z.number(), currency: z.string() };

/** What a market's vehicles of a model have in common, and how many there are. */
const stocked = z.object({
  ...named,
  /** Such as `Defender` of `Defender 110`; null where no vehicle says. */
  nameplate: z.nullable(z.string()),
  vehicles: z.int().check(z.positive()),
  bodies: z.array(z.string()),
  engine_types: z.array(z.string()),
  /** Null where no new vehicle shows its price. */
  offer: z.nullable(z.object(offer)),
});

/** A model that a market has in stock; its id is its key, such as `defender-110`. */
export const model = resource('vehicle', z.string(), stocked);
/** A model that a market has in stock. */
export type Model = z.output<typeof model>;

/** A nameplate with its models; its id is its key, such as `defender`. */
export const nameplate = resource('nameplate', z.string(), z.object({ name: z.string(), vehicles: z.array(model) }));

/** A model that an offer can be asked for. */
export const offerModel = resource('offer_car_model', z.string(), z.object({ ...named, ...offer }));

/**
 * An engine of a model with what the market's vehicles say of it; lists have each value once, for
 * versions differ in it.
 */
const modelEngine = z.object({
  /** Such as `d300`; alone of its model. */
  key: z.string(),
  /** As the maker calls it, such as `D300`; null where versions do not say. */
  name: z.nullable(z.string()),
  engine_type: z.array(z.string()),
  /** Kilowatts. */
  power: z.nullable(z.int()),
  /** Litres or cubic centimetres, by capacity_unit. */
  engine_capacity: z.nullable(z.number()),
  capacity_unit: z.nullable(z.enum(['l', 'cm3'])),
  /** Kilowatt hours. */
  battery_capacity: z.nullable(z.number()),
  drivetrain: z.nullable(z.string()),
  transmissions: z.array(z.string()),
  seats: z.array(z.int()),
  doors: z.array(z.int()),
  bodies: z.array(z.string()),
  /** What it is sold as, such as `D300 X-Dynamic SE`. */
  versions: z.array(z.string()),
});
/** An engine of a model. */
export type ModelEngine = z.output<typeof modelEngine>;

/** A model with its engines, the strongest first; its id is its key, such as `defender-110`. */
export const modelSpec = resource(
  'model_specification',
  z.string(),
  z.object({ ...named, engines: z.array(modelEngine) }),
);
/** A model with its engines. */
export type ModelSpec = z.output<typeof modelSpec>;
