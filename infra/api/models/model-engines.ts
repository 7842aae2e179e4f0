import type { ModelEngine } from '@showroom/contracts/entities/model';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { vehicles } from '../../database/schema/vehicles';
import { isListed } from '../../facets/row';
import { slugOf } from '../../raw-vehicle/slug';

/** What an engine's vehicles say, before it has a name. */
export const engineRow = z.object({
  brand: z.string(),
  engine_type: z.array(z.string()),
  power: z.number().nullable(),
  engine_capacity: z.number().nullable(),
  capacity_unit: z.enum(['l', 'cm3']).nullable(),
  battery_capacity: z.number().nullable(),
  drivetrain: z.string().nullable(),
  transmissions: z.array(z.string()),
  seats: z.array(z.number()),
  doors: z.array(z.number()),
  bodies: z.array(z.string()),
  versions: z.array(z.string()),
});
type EngineRow = z.output<typeof engineRow>;

/** The values of a column, each once and in order. */
const each = (column: SQL) =>
  sql`coalesce(array_agg(distinct ${column} order by ${column}) filter (where ${column} is not null), '{}')`;
/** As `each`, without empty ones. */
export const eachText = (column: SQL) => each(sql`nullif(${column}, '')`);

/** The engines of a model among the new vehicles of a listing, or of all where none is new. */
export function enginesIn(listing: string, model: string): SQL {
  const isOne = and(eq(vehicles.listing, listing), sql`lower(model) = lower(${model})`, isListed);
  return sql`select min(brand) as brand, engine_type, power, engine_capacity, capacity_unit, battery_capacity,
      drivetrain, ${eachText(sql`transmission`)} as transmissions, ${each(sql`number_of_seats`)} as seats,
      ${each(sql`doors`)} as doors, ${eachText(sql`body`)} as bodies, ${eachText(sql`version`)} as versions
    from vehicles
    where ${isOne} and (state = 'new' or not exists (select 1 from vehicles where ${isOne} and state = 'new'))
    group by engine_type, power, engine_capacity, capacity_unit, battery_capacity, drivetrain
    order by power desc nulls last, engine_type, engine_capacity, battery_capacity, drivetrain`;
}

/** What all versions begin with, where it is a name of an engine: `D300` of `D300 X-Dynamic SE`. */
function nameOf({ versions }: Pick<EngineRow, 'versions'>): string | null {
  const [name = '', ...others] = new Set(versions.map((version) => version.split(/\s/)[0] ?? ''));
  return others.length === 0 && /\d/.test(name) ? name : null;
}

/** Engines with keys of their own: of two that are named alike, the second has a number. */
export function namedEngines(rows: readonly EngineRow[]): ModelEngine[] {
  const keys = new Map<string, number>();
  return rows.map(({ brand: _, ...row }) => {
    const name = nameOf(row);
    const key = slugOf(...(name === null ? [...row.engine_type, row.power] : [name]));
    const count = (keys.get(key) ?? 0) + 1;
    keys.set(key, count);
    return { key: count === 1 ? key : `${key}-${count}`, name, ...row };
  });
}
