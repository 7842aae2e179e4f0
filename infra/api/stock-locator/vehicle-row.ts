import { getTableColumns } from 'drizzle-orm';
import { type VehicleRow, vehicles } from '../../database/schema/vehicles';

const COLUMNS = Object.entries(getTableColumns(vehicles));
/** Nothing else is written otherwise in JSON than it is in a row. */
const MOMENTS = COLUMNS.filter(([, { dataType }]) => dataType === 'date');

/** True by construction: the table's columns are its members, and have their names. */
function isRow(values: Record<string, unknown>): values is VehicleRow {
  return COLUMNS.every(([key]) => values[key] !== undefined);
}

/**
 * A row from the JSON that the database made of it; a third of the time that eighty values one by
 * one take on their way. It stays the object that was parsed: one built up value by value is copied
 * far slower.
 */
export function vehicleRowOf(json: string): VehicleRow {
  const values: Record<string, unknown> = JSON.parse(json);
  for (const [key, column] of MOMENTS) {
    if (values[key] !== null) values[key] = column.mapFromDriverValue(values[key]);
  }
  if (!isRow(values)) throw new Error('A vehicle was read without one of its columns');
  return values;
}
