import type { SpecRow, SpecTable } from '@showroom/contracts/blocks/spec-tables';
import type { ModelEngine, ModelSpec } from '@showroom/contracts/entities/model';
import { messagesFor } from '@showroom/shared-ui/messages-for';
import { vehicleMessagesFor } from '@showroom/shared-ui/vehicle-messages';
import messages from './messages/en.json';

/** An engine with its tables, as a visitor reads them. */
interface SpecEngine {
  readonly key: string;
  readonly name: string;
  readonly tables: readonly SpecTable[];
}

/** A model with its engines, as a visitor reads them. */
export interface SpecModel {
  readonly key: string;
  readonly name: string;
  readonly engines: readonly SpecEngine[];
}

/** What the site's own data say of a model, in the language of a page. */
export function specModel({ id, attributes: { model, engines } }: ModelSpec, locale: string): SpecModel {
  return { key: id, name: model, engines: engines.map((engine) => specEngine(engine, locale)) };
}

function specEngine(engine: ModelEngine, locale: string): SpecEngine {
  const texts = messagesFor(messages, locale);
  const { units, comma, values } = vehicleMessagesFor(locale);
  const words = (list: readonly (string | number)[]) => list.map((one) => values[one] ?? String(one)).join(comma);
  const text = (name: string, list: readonly (string | number)[]): SpecRow[] =>
    list.length > 0 ? [{ name, value: words(list) }] : [];
  const amount = (key: string, value: number | null, unit: string): SpecRow[] =>
    value === null ? [] : [{ key, value, unit }];
  const { engine_type, power, engine_capacity, capacity_unit, battery_capacity, drivetrain } = engine;
  const drive = [
    ...text(texts.fuel, engine_type),
    ...amount('power', power, units.kW),
    ...amount('displacement', engine_capacity, units[capacity_unit ?? 'l']),
    ...amount('battery', battery_capacity, units.kWh),
    ...text(texts.drivetrain, drivetrain ? [drivetrain] : []),
    ...text(texts.transmission, engine.transmissions),
  ];
  const cabin = [
    ...text(texts.body, engine.bodies),
    ...text(texts.doors, engine.doors),
    ...(engine.seats.length > 0 ? [{ key: 'seats', value: words(engine.seats) }] : []),
  ];
  const fallback = [...engine_type, ...(power === null ? [] : [`${power} ${units.kW}`])];
  return {
    key: engine.key,
    name: engine.name ?? words(fallback),
    tables: [
      { title: texts.drive, rows: drive },
      { title: texts.cabin, rows: cabin },
    ].filter(({ rows }) => rows.length > 0),
  };
}
