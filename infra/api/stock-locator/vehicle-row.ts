import { getTableColumns } from 'drizzle-orm';
import { type VehicleRow, vehicles } from '../../database/schema/vehicles';

const COLUMNS = Object.entries(getTableColumns(vehicles));

/** True by construction: each column was read by its own rule. */
function isRow(values: Record<string, unknown>): values is VehicleRow {
  return COLUMNS.every(([key]) => values[key] !== undefined);
}

/** A row from the JSON that the database made of it; a third of the time that eighty values one by one take on their way. */
export function vehicleRowOf(json: string): VehicleRow {
  const given: Record<string, unknown> = JSON.parse(json);
  const values = Object.fromEntries(
    COLUMNS.map(([key, column]) => {
      const value = given[column.name];
      return [key, value === null ? null : column.mapFromDriverValue(value)];
    }),
  );
  if (!isRow(values)) throw new Error('A vehicle was read without one of its columns');
  return values;
}
