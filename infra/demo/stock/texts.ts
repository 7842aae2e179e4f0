import { VEHICLE_STATES, type VehicleState } from '@showroom/contracts/entities/vehicle';
import { fillText } from '@showroom/contracts/fill-text';
import * as z from 'zod';
import { filledList, loadFolder } from '../data';
import { BODIES } from '../pictures/vehicle';
import type { Model } from './models';
import type { Powertrain } from './powertrains';
import type { Random } from './random';

const byState = <Schema extends z.ZodType>(schema: Schema) => z.record(z.enum(VEHICLE_STATES), schema);
const named = z.record(z.string(), z.string());

/** What is said of vehicles in one language; `{colour}` and the like are the vehicle's own. */
const vehicleTexts = z.object({
  openings: byState(filledList),
  characters: z.partialRecord(z.enum(BODIES), filledList).default({}),
  engines: z.record(z.enum(['electric', 'plug-in', 'mild', 'combustion']), z.string()),
  cylinders: named.default({}),
  wheels: named.default({}),
  fuels: named.default({}),
  /** By their number, where it is worth a sentence. */
  seats: named,
  options: byState(z.string()),
  comma: z.string(),
  and: z.string(),
  /** With these, other names begin with a small letter in a sentence, and end at their comma. */
  properNames: z.array(z.string()).optional(),
  closings: byState(filledList),
  /** Between two sentences. */
  space: z.string(),
  /** Equipment, notes and past uses by their English names. */
  names: named.default({}),
});
type VehicleTexts = z.output<typeof vehicleTexts>;

const TEXTS = loadFolder('stock/texts', vehicleTexts);

export interface Described {
  readonly model: Model;
  readonly powertrain: Powertrain;
  readonly trim: string;
  readonly year: number;
  readonly state: VehicleState;
  readonly colour: string;
  readonly interior: string;
  readonly seats: number;
  readonly mileage: number;
  readonly options: readonly string[];
}

/** A name of equipment, or a note, in a language; English where that has none. */
export function localName(language: string, english: string): string {
  return TEXTS.get(language)?.names[english] ?? english;
}

function engineKind({ litres, energy }: Powertrain): keyof VehicleTexts['engines'] {
  if (litres === undefined) return 'electric';
  if (energy.includes('Plug-in hybrid')) return 'plug-in';
  return energy.includes('Mild hybrid') ? 'mild' : 'combustion';
}

/** The names in running text: short, and lower case unless they are somebody's. */
function listed(names: readonly string[], { comma, and, properNames }: VehicleTexts): string {
  const inText = names.map((name) => {
    const short = properNames ? (name.split(',')[0] ?? name) : name;
    const isProper = !properNames || properNames.some((proper) => short.startsWith(proper));
    return isProper ? short : short.charAt(0).toLowerCase() + short.slice(1);
  });
  const last = inText.at(-1) ?? '';
  return inText.length < 2 ? last : `${inText.slice(0, -1).join(comma)}${and}${last}`;
}

/** What stands for the placeholders of a language's sentences. */
function valuesOf(language: string, texts: VehicleTexts, vehicle: Described): Readonly<Record<string, string>> {
  const { model, powertrain, options } = vehicle;
  const { power, litres, cylinders = '', energy, battery, drivetrain } = powertrain;
  // Digits as they are on the vehicle's page, also in Arabic.
  const format = (amount: number, digits: number) =>
    new Intl.NumberFormat(`${language}-u-nu-latn`, { minimumFractionDigits: digits }).format(amount);
  const names = options.slice(0, 3).map((name) => localName(language, name));
  return {
    model: model.name,
    engine: powertrain.code,
    trim: vehicle.trim,
    year: String(vehicle.year),
    colour: vehicle.colour,
    interior: vehicle.interior,
    mileage: format(vehicle.mileage, 0),
    power: String(power),
    litres: litres === undefined ? '' : format(litres, 1),
    battery: String(battery),
    cylinders: texts.cylinders[cylinders] ?? '',
    fuel: texts.fuels[energy[0]] ?? '',
    wheels: texts.wheels[drivetrain] ?? '',
    options: listed(names, texts),
  };
}

/** A few sentences about one vehicle, all of them true of it; none in a language without texts. */
export function descriptionIn(language: string, random: Random, vehicle: Described): string | undefined {
  const texts = TEXTS.get(language);
  if (!texts) return undefined;
  const { model, powertrain, state, seats, options } = vehicle;
  const characters = texts.characters[model.key];
  const values = valuesOf(language, texts, vehicle);
  const sentences = [
    random.pick(texts.openings[state]),
    characters && random.pick(characters),
    texts.engines[engineKind(powertrain)],
    texts.seats[String(seats)],
    options.length > 0 ? texts.options[state] : undefined,
    random.pick(texts.closings[state]),
  ]
    .filter((sentence) => sentence !== undefined)
    .join(texts.space);
  return fillText(sentences, values);
}
