import { type EngineTables, engineTables, specTables } from '@showroom/contracts/blocks/spec-tables';
import * as z from 'zod/mini';
import { parseFieldJson } from '../../kits/json/parse-field-json';

/** An engine with its tables; one without a name where the tables are of the car itself. */
export type CarEngine = EngineTables['engines'][number];

const carSpecs = z.union([specTables, engineTables]);

/** The engines of a car that have something to say. */
export function enginesOf(schema: unknown): readonly CarEngine[] {
  const specs = parseFieldJson('accordion_schema', carSpecs, schema);
  const engines = specs === undefined ? [] : 'engines' in specs ? specs.engines : [{ name: '', tables: specs }];
  return engines.filter(({ tables }) => tables.some(({ rows }) => rows.length > 0));
}
