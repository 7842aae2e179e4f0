import { getTableColumns } from 'drizzle-orm';
import { type VehicleRow, vehicles } from '../../database/schema/vehicles';

const COLUMNS = Object.entries(getTableColumns(vehicles));
/** Dates are the only columns whose JSON form differs from their row form. */
const MOMENTS = COLUMNS.filter(([, { dataType }]) => dataType === 'date');

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Presence is checked, and no more: the database made the JSON of the table's own columns, whose
 * types every other row is trusted to have too.
 */
function isRow(values: Record<string, unknown>): values is VehicleRow {
  return COLUMNS.every(([key]) => values[key] !== undefined);
}

/**
 * A row from the JSON that the database made of it; a third of the time that eighty values one by
 * one take on their way. It stays the object that was parsed: one built up value by value is copied
 * far slower.
 */
export function vehicleRowOf(json: string): VehicleRow {
  const values: unknown = JSON.parse(json);
  if (!isRecord(values)) throw new Error('A vehicle was read that is no object');
  for (const [key, column] of MOMENTS) {
    if (values[key] !== null) values[key] = column.mapFromDriverValue(values[key]);
  }
  if (!isRow(values)) throw new Error('A vehicle was read without one of its columns');
  return values;
}
