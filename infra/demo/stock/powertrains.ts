import * as z from 'zod';
import { listCell, loadTable, oneOrMore } from '../data';

/**
 * An engine as the maker names it: P and D give the fuel, the number the horsepower, a final e the
 * plug. The key is our own, since one name was put on different engines over the years.
 */
const powertrain = z.object({
  key: z.string(),
  code: z.string(),
  /** Kilowatts, of the whole system. */
  power: z.coerce.number(),
  /** Litres; none for an electric drive. */
  litres: z.coerce.number().optional(),
  cylinders: z.string().optional(),
  energy: listCell.transform((cells) => oneOrMore(cells, 'energy')),
  /** Kilowatt hours. */
  battery: z.coerce.number().optional(),
  drivetrain: z.enum(['AWD', 'RWD', 'FWD']),
});
export type Powertrain = z.output<typeof powertrain>;

export const POWERTRAINS = loadTable('stock/powertrains.csv', powertrain);

export function powertrainOf(key: string): Powertrain {
  const found = POWERTRAINS.find((one) => one.key === key);
  if (!found) throw new Error(`powertrains.csv has no "${key}".`);
  return found;
}
