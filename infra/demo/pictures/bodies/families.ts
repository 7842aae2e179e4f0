import { join } from 'node:path';
import * as z from 'zod';
import { line, loadJson, pair, rowsOf, triple } from './rows';

function loadTable(name: string): unknown {
  return rowsOf(loadJson(join(import.meta.dirname, 'families', `${name}.json`)));
}

/** Families share a face, and another or the same one a tail. */
export const familyName = z.enum([
  'range-rover',
  'slim',
  'defender',
  'discovery',
  'jaguar',
  'jaguar-low',
  'sports',
  'generic',
  'generic-low',
  'tough',
]);

/**
 * The face of a family of vehicles, for the right half: x from the centre (0) to the flank (1), y
 * from the lower edge (0) to the leading edge of the bonnet (1). Shapes that touch the centre are
 * completed by their mirror image.
 */
const face = z.strictObject({
  headlamp: line,
  drl: z.array(line),
  /** Each with its size. */
  projectors: z.array(triple),
  grille: line,
  grillePattern: z.enum(['bars', 'mesh', 'closed', 'slots']),
  brightGrille: z.boolean().optional(),
  lowerIntake: line,
  sideIntakes: z.array(line),
  skid: line.optional(),
  /** Black lower bumper. */
  cladding: line.optional(),
  lines: z.array(line),
  bars: z.array(line).optional(),
});
export type Face = z.infer<typeof face>;

export const FACES = z.record(familyName, face).parse(loadTable('faces'));

/**
 * The back of a family of vehicles, for the right half: x as in a face, y from the lower edge (0)
 * to the belt (1).
 */
const tail = z.strictObject({
  lamps: z.array(line),
  glow: z.array(line),
  /** A gloss black band between the lamps. */
  band: line.optional(),
  tailgate: z.array(line),
  /** Its middle and its height. */
  plate: pair,
  cladding: line,
  /** Each with its width. */
  exhaust: z.array(triple).optional(),
  skid: line.optional(),
  reflectors: z.array(line),
  boot: z.boolean().optional(),
});
export type Tail = z.infer<typeof tail>;

export const TAILS = z.record(familyName, tail).parse(loadTable('tails'));

export const wheelDesign = z.enum(['five-split', 'seven-twin', 'ten-blade', 'turbine', 'six-disc', 'multi']);

const spokes = z.strictObject({
  count: z.number(),
  /** The angle between two blades that stand together. */
  twin: z.number().optional(),
  hub: z.number(),
  /** One blade in a unit circle, along the positive x axis; drawn `count` times. */
  blade: line,
});
export type Spokes = z.infer<typeof spokes>;

export const WHEELS = z.record(wheelDesign, spokes).parse(loadTable('wheels'));

export const cockpitName = z.enum(['range-rover', 'defender', 'jaguar', 'sports', 'generic']);

/** The cockpit of a family of vehicles. */
const cockpit = z.strictObject({
  /** The central screen: left, top, width, height, corner. */
  screen: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]),
  spokes: z.literal([2, 3, 4]),
  flatBottom: z.boolean(),
  /** Its upper and its lower edge. */
  inlay: pair,
  /** How far the dashboard rises towards the middle. */
  arc: z.number(),
  beam: z.boolean(),
});
export type Cockpit = z.infer<typeof cockpit>;
export type CockpitName = z.infer<typeof cockpitName>;

export const COCKPITS = z.record(cockpitName, cockpit).parse(loadTable('cockpits'));
