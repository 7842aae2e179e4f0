type Energy = 'Petrol' | 'Diesel' | 'Mild hybrid' | 'Plug-in hybrid' | 'Electric';

/**
 * An engine as the maker names it: P and D give the fuel, the number the horsepower, a final e the
 * plug.
 */
export interface Powertrain {
  readonly code: string;
  /** Kilowatts, of the whole system. */
  readonly power: number;
  /** Litres; none for an electric drive. */
  readonly litres?: number;
  readonly cylinders?: 3 | 4 | 6 | 8;
  readonly energy: readonly [Energy, ...Energy[]];
  /** Kilowatt hours. */
  readonly battery?: number;
  readonly drivetrain: 'AWD' | 'RWD' | 'FWD';
}

const DIESEL = ['Diesel'] as const;
const MILD_DIESEL = ['Diesel', 'Mild hybrid'] as const;
const PETROL = ['Petrol'] as const;
const MILD_PETROL = ['Petrol', 'Mild hybrid'] as const;
const PLUG_IN = ['Petrol', 'Plug-in hybrid'] as const;
const AWD = 'AWD';

/** By a key of our own, since one name was put on different engines over the years. */
export const POWERTRAINS = {
  D165: { code: 'D165', power: 120, litres: 2, cylinders: 4, energy: MILD_DIESEL, drivetrain: AWD },
  D180: { code: 'D180', power: 132, litres: 2, cylinders: 4, energy: DIESEL, drivetrain: AWD },
  'D180 RWD': { code: 'D180', power: 132, litres: 2, cylinders: 4, energy: DIESEL, drivetrain: 'RWD' },
  D200: { code: 'D200', power: 150, litres: 2, cylinders: 4, energy: MILD_DIESEL, drivetrain: AWD },
  'D200 RWD': { code: 'D200', power: 150, litres: 2, cylinders: 4, energy: MILD_DIESEL, drivetrain: 'RWD' },
  'D200 3.0': { code: 'D200', power: 147, litres: 3, cylinders: 6, energy: MILD_DIESEL, drivetrain: AWD },
  D240: { code: 'D240', power: 177, litres: 2, cylinders: 4, energy: DIESEL, drivetrain: AWD },
  D250: { code: 'D250', power: 183, litres: 3, cylinders: 6, energy: MILD_DIESEL, drivetrain: AWD },
  D300: { code: 'D300', power: 221, litres: 3, cylinders: 6, energy: MILD_DIESEL, drivetrain: AWD },
  SDV6: { code: 'SDV6', power: 225, litres: 3, cylinders: 6, energy: DIESEL, drivetrain: AWD },
  D350: { code: 'D350', power: 258, litres: 3, cylinders: 6, energy: MILD_DIESEL, drivetrain: AWD },
  'P160 FWD': { code: 'P160', power: 118, litres: 1.5, cylinders: 3, energy: MILD_PETROL, drivetrain: 'FWD' },
  P200: { code: 'P200', power: 147, litres: 2, cylinders: 4, energy: MILD_PETROL, drivetrain: AWD },
  P250: { code: 'P250', power: 183, litres: 2, cylinders: 4, energy: MILD_PETROL, drivetrain: AWD },
  'P250 Jaguar': { code: 'P250', power: 184, litres: 2, cylinders: 4, energy: PETROL, drivetrain: AWD },
  'P250 RWD': { code: 'P250', power: 184, litres: 2, cylinders: 4, energy: PETROL, drivetrain: 'RWD' },
  P300: { code: 'P300', power: 221, litres: 2, cylinders: 4, energy: PETROL, drivetrain: AWD },
  'P300 RWD': { code: 'P300', power: 221, litres: 2, cylinders: 4, energy: PETROL, drivetrain: 'RWD' },
  P300e: { code: 'P300e', power: 227, litres: 1.5, cylinders: 3, energy: PLUG_IN, battery: 14.9, drivetrain: AWD },
  P360: { code: 'P360', power: 265, litres: 3, cylinders: 6, energy: MILD_PETROL, drivetrain: AWD },
  'P380 RWD': { code: 'P380', power: 280, litres: 3, cylinders: 6, energy: PETROL, drivetrain: 'RWD' },
  P400: { code: 'P400', power: 294, litres: 3, cylinders: 6, energy: MILD_PETROL, drivetrain: AWD },
  P400e: { code: 'P400e', power: 297, litres: 2, cylinders: 4, energy: PLUG_IN, battery: 19.2, drivetrain: AWD },
  'P400e 13': { code: 'P400e', power: 297, litres: 2, cylinders: 4, energy: PLUG_IN, battery: 13.1, drivetrain: AWD },
  'P400e 17': { code: 'P400e', power: 297, litres: 2, cylinders: 4, energy: PLUG_IN, battery: 17.1, drivetrain: AWD },
  P440e: { code: 'P440e', power: 324, litres: 3, cylinders: 6, energy: PLUG_IN, battery: 38.2, drivetrain: AWD },
  P460e: { code: 'P460e', power: 338, litres: 3, cylinders: 6, energy: PLUG_IN, battery: 38.2, drivetrain: AWD },
  'P450 RWD': { code: 'P450', power: 331, litres: 5, cylinders: 8, energy: PETROL, drivetrain: 'RWD' },
  P450: { code: 'P450', power: 331, litres: 5, cylinders: 8, energy: PETROL, drivetrain: AWD },
  P510e: { code: 'P510e', power: 375, litres: 3, cylinders: 6, energy: PLUG_IN, battery: 38.2, drivetrain: AWD },
  P525: { code: 'P525', power: 386, litres: 5, cylinders: 8, energy: PETROL, drivetrain: AWD },
  P530: { code: 'P530', power: 390, litres: 4.4, cylinders: 8, energy: PETROL, drivetrain: AWD },
  P550: { code: 'P550', power: 405, litres: 5, cylinders: 8, energy: PETROL, drivetrain: AWD },
  P550e: { code: 'P550e', power: 404, litres: 3, cylinders: 6, energy: PLUG_IN, battery: 38.2, drivetrain: AWD },
  P575: { code: 'P575', power: 423, litres: 5, cylinders: 8, energy: PETROL, drivetrain: AWD },
  P615: { code: 'P615', power: 452, litres: 4.4, cylinders: 8, energy: MILD_PETROL, drivetrain: AWD },
  P635: { code: 'P635', power: 467, litres: 4.4, cylinders: 8, energy: MILD_PETROL, drivetrain: AWD },
  EV400: { code: 'EV400', power: 294, energy: ['Electric'], battery: 90, drivetrain: AWD },
} as const satisfies Record<string, Powertrain>;

export type PowertrainKey = keyof typeof POWERTRAINS;
