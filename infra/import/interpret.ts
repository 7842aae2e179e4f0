import type { Row } from './csv/rows';
import type { ColumnMapping, FeedVehicle, Notes } from './mapping';

/** One thing that was wrong with a row. */
export interface Note {
  readonly reason: string;
  readonly field: string;
  readonly value: string;
}

export type Interpreted =
  | { readonly vehicle: FeedVehicle; readonly repairs: readonly Note[] }
  | { readonly refusal: Note };

const LONGEST_VALUE = 80;

/**
 * A row under its mapping: a vehicle with what was repaired on the way, or the first reason why it
 * cannot be one.
 */
export function interpret(row: Row, { fields, texts, photos }: ColumnMapping): Interpreted {
  const repairs: Note[] = [];
  const refusals: Note[] = [];
  const note = (list: Note[]) => (reason: string, field: string, value: string) => {
    list.push({ reason, field, value: value.slice(0, LONGEST_VALUE) });
  };
  const notes: Notes = { repair: note(repairs), refuse: note(refusals) };
  const vehicle: FeedVehicle = {
    brand: fields.brand(row, notes),
    model: fields.model(row, notes),
    version: fields.version(row, notes),
    state: fields.state(row, notes),
    status: fields.status(row, notes),
    production_year: fields.production_year(row, notes),
    mileage: fields.mileage(row, notes),
    price: fields.price(row, notes),
    engine_type: fields.engine_type(row, notes),
    engine_capacity: fields.engine_capacity(row, notes),
    transmission: fields.transmission(row, notes),
    drivetrain: fields.drivetrain(row, notes),
    power: fields.power(row, notes),
    number_of_seats: fields.number_of_seats(row, notes),
    doors: fields.doors(row, notes),
    colour: fields.colour(row, notes),
    interior: fields.interior(row, notes),
    body_style: fields.body_style(row, notes),
    previous_use: fields.previous_use(row, notes),
    place: fields.place(row, notes),
    texts: texts?.(row) ?? { translations: {} },
    photos: photos?.(row, notes) ?? [],
  };
  const [refusal] = refusals;
  return refusal ? { refusal } : { vehicle, repairs };
}
