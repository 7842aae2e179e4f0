import { join } from 'node:path';
import * as z from 'zod';
import { cockpitName, familyName, wheelDesign } from './families';
import { line, loadJson, pair, rowsOf } from './rows';

/** A post between two panes, from its foot to its head. */
const pillar = z.strictObject({ foot: pair, head: pair, width: z.number(), painted: z.boolean().optional() });
export type Pillar = z.infer<typeof pillar>;

/** A body seen from its left side, in millimetres: x from the nose, y from the ground. */
const sideView = z.strictObject({
  /** From the lower edge of the nose over bonnet and roof to the lower edge of the tail. */
  outline: line,
  /** The front and the rear one. */
  axles: pair,
  /** Radii. */
  tyre: z.number(),
  rim: z.number(),
  wheel: wheelDesign,
  metal: z.enum(['bright', 'grey', 'dark']).optional(),
  caliper: z.string().optional(),
  /** `trim` is the width of an unpainted wheel-arch moulding, 0 for none. */
  arch: z.strictObject({ gap: z.number(), square: z.boolean().optional(), trim: z.number() }),
  /** All that is glass or black between body and roof. */
  greenhouse: line,
  pillars: z.array(pillar),
  brightTrim: z.boolean().optional(),
  shoulder: line,
  crease: line,
  /** The lower edge of the paint. */
  sill: line,
  /** Black or grey lower panels, closed shapes. */
  cladding: z.array(line).optional(),
  doors: z.array(line),
  handles: z.array(pair),
  flushHandles: z.boolean().optional(),
  bonnet: line.optional(),
  headlamp: line,
  /** Lines of light in the headlamp. */
  drl: z.array(line),
  tail: line,
  tailGlow: z.array(line).optional(),
  grille: line.optional(),
  mirror: pair,
  blackMirrors: z.boolean().optional(),
  vent: line.optional(),
  rails: line.optional(),
  /** Panels in gloss black, closed shapes. */
  blackPanels: z.array(line).optional(),
  lines: z.array(line).optional(),
  spareWheel: pair.optional(),
  /** The waist above which roof and posts are black. */
  blackRoof: line.optional(),
  glassRoof: z.boolean().optional(),
  /** Where the front and rear seats stand in an open body. */
  openSeats: z.array(pair).optional(),
});
export type SideView = z.infer<typeof sideView>;

/**
 * A body seen from its two ends, in millimetres: half widths from the centre, heights from the
 * ground.
 */
const endView = z.strictObject({
  half: z.number(),
  /** Half the width of the roof, just under its edge. */
  roofHalf: z.number(),
  roof: z.number(),
  belt: z.number(),
  /** The foot of the windscreen at the centre. */
  cowl: z.number(),
  /** The leading edge of the bonnet at the centre. */
  nose: z.number(),
  floor: z.number(),
  /** How boxy: 0 a rounded roof, 1 a flat one with tight corners. */
  square: z.number(),
  tyre: z.number(),
  tyreWidth: z.number(),
  face: familyName,
  tail: familyName,
  blackPillars: z.boolean().optional(),
  blackMirrors: z.boolean().optional(),
  spareWheel: z.boolean().optional(),
  rails: z.boolean().optional(),
  /** A roof of black fabric. */
  softTop: z.boolean().optional(),
  isRightHand: z.boolean().optional(),
});
export type EndView = z.infer<typeof endView>;

/** A body's file: what its side view is made of, its ends and its cockpit. */
const vehicleBody = z
  .strictObject({ ...sideView.shape, end: endView, cockpit: cockpitName })
  .transform(({ end, cockpit, ...side }) => ({ side, end, cockpit }));
export type VehicleBody = z.infer<typeof vehicleBody>;

/** Each body from its file in this folder. */
export function loadBodies<Name extends string>(names: readonly Name[]): Record<Name, VehicleBody> {
  const files = names.map((name) => [name, loadJson(join(import.meta.dirname, `${name}.json`))] as const);
  return z.record(z.enum(names), vehicleBody).parse(rowsOf(Object.fromEntries(files)));
}
