import * as z from 'zod';
import { listCell, loadTable, type OneOrMore, oneOrMore } from '../data';
import { BODIES } from '../pictures/vehicle';
import { powertrainOf } from './powertrains';

export const GROUPS = ['Range Rover', 'Defender', 'Discovery', 'Jaguar'] as const;

/** Years are production years, both included. */
const years = { from: z.coerce.number(), to: z.coerce.number() };

const offer = z.object({
  model: z.string(),
  powertrain: z.string().transform(powertrainOf),
  ...years,
  /** List price in euro of the first trim that it comes in, options apart. */
  price: z.coerce.number(),
  /** Trims that it comes in; all but the limited ones when none is named. */
  trims: listCell.optional(),
});
export type Offer = z.output<typeof offer>;

const trim = z.object({
  model: z.string(),
  name: z.string(),
  ...years,
  /** Euro above the first trim. */
  extra: z.coerce.number(),
  /** How often it is chosen. Default: 1. */
  weight: z.coerce.number().optional(),
  /** Comes only with engines that name it. */
  limited: z.literal('yes').optional(),
});
export type Trim = z.output<typeof trim>;

const modelRow = z.object({
  key: z.enum(BODIES),
  brand: z.enum(['Land Rover', 'Jaguar']),
  name: z.string(),
  group: z.enum(GROUPS),
  code: z.string(),
  style: z.string(),
  doors: z.coerce.number(),
  seats: listCell.transform((cells) => oneOrMore(cells.map(Number), 'seats')),
  /** Share of the stock. */
  weight: z.coerce.number(),
  /** The letter of its factory in a VIN. */
  plant: z.string(),
});

export interface Model extends z.output<typeof modelRow> {
  readonly offers: OneOrMore<Offer>;
  readonly trims: OneOrMore<Trim>;
}

const offers = loadTable('stock/offers.csv', offer);
const trims = loadTable('stock/trims.csv', trim);

/** Every model that the demo knows. */
export const MODELS: OneOrMore<Model> = oneOrMore(
  loadTable('stock/models.csv', modelRow).map((row) => ({
    ...row,
    offers: oneOrMore(
      offers.filter(({ model }) => model === row.key),
      `offer of the ${row.name}`,
    ),
    trims: oneOrMore(
      trims.filter(({ model }) => model === row.key),
      `trim of the ${row.name}`,
    ),
  })),
  'models',
);
