import { VEHICLE_STATES, type VehicleState } from '@showroom/contracts/entities/vehicle';
import { fillText } from '@showroom/contracts/fill-text';
import * as z from 'zod';
import { filledList, loadFolder } from '../data';
import { ANGLES } from '../pictures/vehicle';
import type { Model } from './models';
import type { Powertrain } from './powertrains';
import type { Random } from './random';

const byState = <Schema extends z.ZodType>(schema: Schema) => z.record(z.enum(VEHICLE_STATES), schema);
const named = z.record(z.string(), z.string());

/** What is said of vehicles in one language; `{colour}` and the like are the vehicle's own. */
const vehicleTexts = z.object({
  /** How dates and numbers are written. Default: as in the language. */
  locale: z.string().optional(),
  openings: byState(filledList),
  /** What stands for `{drive}`. */
  engines: z.record(z.enum(['electric', 'plug-in', 'mild', 'combustion']), z.string()),
  cylinders: named.default({}),
  wheels: named.default({}),
  fuels: named.default({}),
  equipment: filledList,
  comma: z.string(),
  and: z.string(),
  /** With these, other names begin with a small letter in a sentence, and end at their comma. */
  properNames: z.array(z.string()).optional(),
  closings: byState(filledList),
  /** Between two sentences. */
  space: z.string(),
  /** What each picture shows; of the wheel also where it was chosen from the options. */
  photos: z.record(z.enum([...ANGLES, 'chosenWheel']), z.string()),
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
  readonly mileage: number;
  readonly options: readonly string[];
  readonly standard: readonly string[];
  /** ISO dates. */
  readonly registered: string | null;
  readonly delivery: string | null;
  readonly warranty: string | null;
  readonly orderNumber: string | null;
  readonly retailer: { readonly name: string; readonly city: string };
}

/** A name of equipment, or a note, in a language; English where that has none. */
export function localName(language: string, english: string): string {
  return TEXTS.get(language)?.names[english] ?? english;
}

/** What pictures show of a vehicle beside its shape, in names. */
export interface Pictured {
  readonly model: string;
  readonly colour: string;
  readonly interior: string;
  /** The English name of those that were chosen from the options. */
  readonly wheels?: string | undefined;
}

/** What each picture shows, in the order of `ANGLES`; in English where a language has no texts. */
export function photoTexts(language: string, { wheels, ...names }: Pictured): string[] {
  const texts = (TEXTS.get(language) ?? TEXTS.get('en'))?.photos;
  if (texts === undefined) throw new Error('The demo has no English texts of pictures.');
  const values = { ...names, wheels: wheels === undefined ? '' : localName(language, wheels) };
  return ANGLES.map((angle) =>
    fillText(texts[angle === 'wheel' && wheels !== undefined ? 'chosenWheel' : angle], values),
  );
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

/** So many pieces of equipment are named: fewer, and two vehicles have the same. */
const NAMED = 4;

/** Of the equipment: options, and what every such vehicle has where those are fewer. */
function chooseEquipment(random: Random, { options, standard }: Described): string[] {
  const chosen = random.sample(options, NAMED);
  return [...chosen, ...random.sample(standard, NAMED - chosen.length)];
}

/** Digits as they are on the vehicle's page, also in Arabic. */
function localeOf(language: string, { locale = language }: VehicleTexts): string {
  return `${locale}-u-nu-latn`;
}

function engineValues(locale: string, texts: VehicleTexts, powertrain: Powertrain) {
  const { power, litres, cylinders = '', energy, battery, drivetrain } = powertrain;
  const number = new Intl.NumberFormat(locale);
  const withTenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  const values = {
    power: String(power),
    litres: litres === undefined ? '' : withTenths.format(litres),
    battery: battery === undefined ? '' : number.format(battery),
    cylinders: texts.cylinders[cylinders] ?? '',
    fuel: texts.fuels[energy[0]] ?? '',
    wheels: texts.wheels[drivetrain] ?? '',
  };
  return { ...values, drive: fillText(texts.engines[engineKind(powertrain)], values) };
}

/** What stands for the placeholders of a language's sentences. */
function valuesOf(language: string, texts: VehicleTexts, vehicle: Described): Record<string, string> {
  const { model, powertrain, trim, year, colour, interior, mileage, retailer } = vehicle;
  const locale = localeOf(language, texts);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const format = (day: string | null) => (day === null ? '' : date.format(new Date(day)));
  return {
    ...engineValues(locale, texts, powertrain),
    model: model.name,
    engine: powertrain.code,
    trim,
    year: String(year),
    colour,
    interior,
    mileage: new Intl.NumberFormat(locale).format(mileage),
    registered: format(vehicle.registered),
    delivery: format(vehicle.delivery),
    warranty: format(vehicle.warranty),
    number: vehicle.orderNumber ?? '',
    retailer: retailer.name,
    city: retailer.city,
  };
}

/**
 * Three sentences about one vehicle, all of them true of it; none in a language without texts. Each
 * names facts that hardly two vehicles share, so that no sentence stands twice in a list.
 */
export function descriptionIn(language: string, random: Random, vehicle: Described): string | undefined {
  const texts = TEXTS.get(language);
  if (!texts) return undefined;
  const { state } = vehicle;
  const sentences = [
    random.pick(texts.openings[state]),
    random.pick(texts.equipment),
    random.pick(texts.closings[state]),
  ];
  const names = chooseEquipment(random, vehicle).map((name) => localName(language, name));
  return fillText(sentences.join(texts.space), {
    ...valuesOf(language, texts, vehicle),
    equipment: listed(names, texts),
  });
}
