import type { VehicleLight, VehicleState } from './vehicle';

/** What a title is composed of; names stay names in every language. */
export type TitleParts = Pick<
  VehicleLight['attributes'],
  'production_year' | 'state' | 'brand' | 'model' | 'color_name' | 'drivetrain' | 'version'
>;

/** What a title says in one language. */
export interface TitleMessages {
  readonly states: Readonly<Record<VehicleState, string>>;
  /** Values of feeds, as this language has them; others are shown as they are. */
  readonly values: Readonly<Record<string, string>>;
}

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

/** With only the `shown` of the parts that may be left out. Default: all of them. */
export function titleOf(vehicle: TitleParts, messages: TitleMessages, shown: readonly string[] = OPTIONAL): Title {
  const part = (key: (typeof OPTIONAL)[number], text: string | null | undefined) => (shown.includes(key) ? text : '');
  return {
    opening: joined(
      part('productionYear', vehicle.production_year?.toString()),
      part('state', messages.states[vehicle.state]),
    ),
    name: joined(vehicle.brand, vehicle.model),
    look: joined(part('color', vehicle.color_name), part('drivetrain', drivetrainIn(vehicle, messages))),
    version: joined(vehicle.version),
  };
}

function drivetrainIn({ drivetrain }: TitleParts, { values }: TitleMessages): string | null {
  return drivetrain && (values[drivetrain] ?? drivetrain);
}

/** Production year, state, brand, model, colour, drivetrain, version. */
export function titleText({ opening, name, look, version }: Title): string {
  return joined(opening, name, look, version);
}

/** The whole title in one language. */
export function vehicleTitle(parts: TitleParts, messages: TitleMessages): string {
  return titleText(titleOf(parts, messages));
}

/**
 * The title of an ordered vehicle; orders from before the parts were stored have it in one language
 * only.
 */
export function orderedTitle(
  vehicle: { readonly title: string; readonly title_parts?: TitleParts | undefined },
  messages: TitleMessages,
): string {
  return vehicle.title_parts ? vehicleTitle(vehicle.title_parts, messages) : vehicle.title;
}

/** Only the parts of a vehicle that its title needs. */
export function titlePartsOf(vehicle: TitleParts): TitleParts {
  const { production_year, state, brand, model, color_name, drivetrain, version } = vehicle;
  return { production_year, state, brand, model, color_name, drivetrain, version };
}

function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}
