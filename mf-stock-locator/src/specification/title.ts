import type { VehicleLight } from '@showroom/contracts/entities/vehicle';
import type { Words } from './words';

type Titled = Pick<
  VehicleLight['attributes'],
  'production_year' | 'state' | 'brand' | 'model' | 'color_name' | 'drivetrain' | 'version'
>;

/** The parts of a title in the order in which they are read; missing parts leave no gap. */
export interface Title {
  /** Production year and state. */
  readonly opening: string;
  /** Brand and model. */
  readonly name: string;
  /** Colour and drivetrain. */
  readonly look: string;
  readonly version: string;
}

/** Parts that a market may leave out of a title: without brand and model it would name nothing. */
const OPTIONAL = ['productionYear', 'state', 'color', 'drivetrain'] as const;

/** With only the `shown` of the parts that may be left out; all of them unless told. */
export function titleOf(vehicle: Titled, words: Words, shown: readonly string[] = OPTIONAL): Title {
  const part = (key: (typeof OPTIONAL)[number], text: string | null | undefined) => (shown.includes(key) ? text : '');
  return {
    opening: joined(
      part('productionYear', vehicle.production_year?.toString()),
      part('state', words.states[vehicle.state]),
    ),
    name: joined(vehicle.brand, vehicle.model),
    look: joined(part('color', vehicle.color_name), part('drivetrain', drivetrainIn(vehicle, words))),
    version: joined(vehicle.version),
  };
}

function drivetrainIn({ drivetrain }: Titled, { values }: Words): string | null {
  return drivetrain && (values[drivetrain] ?? drivetrain);
}

/** Production year, state, brand, model, colour, drivetrain, version. */
export function titleText({ opening, name, look, version }: Title): string {
  return joined(opening, name, look, version);
}

function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}
