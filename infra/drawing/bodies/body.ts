import type { Point } from '../engine/geometry';

export type WheelDesign = 'five-split' | 'seven-twin' | 'ten-blade' | 'turbine' | 'six-disc' | 'multi';

/** A post between two panes, from its foot to its head. */
export interface Pillar {
  foot: readonly [x: number, y: number];
  head: readonly [x: number, y: number];
  width: number;
  painted?: boolean;
}

/** A body seen from its left side, in millimetres: x from the nose, y from the ground. */
export interface SideView {
  /** From the lower edge of the nose over bonnet and roof to the lower edge of the tail. */
  outline: readonly Point[];
  axles: readonly [front: number, rear: number];
  /** Radii. */
  tyre: number;
  rim: number;
  wheel: WheelDesign;
  darkWheels?: boolean;
  caliper?: string;
  /** `trim` is the width of an unpainted wheel-arch moulding, 0 for none. */
  arch: { gap: number; square?: boolean; trim: number };
  /** All that is glass or black between body and roof. */
  greenhouse: readonly Point[];
  pillars: readonly Pillar[];
  brightTrim?: boolean;
  shoulder: readonly Point[];
  crease: readonly Point[];
  /** The lower edge of the paint. */
  sill: readonly Point[];
  /** Black or grey lower panels, closed shapes. */
  cladding?: readonly (readonly Point[])[];
  doors: readonly (readonly Point[])[];
  handles: readonly (readonly [x: number, y: number])[];
  flushHandles?: boolean;
  bonnet?: readonly Point[];
  headlamp: readonly Point[];
  /** Lines of light in the headlamp. */
  drl: readonly (readonly Point[])[];
  tail: readonly Point[];
  tailGlow?: readonly (readonly Point[])[];
  grille?: readonly Point[];
  mirror: readonly [x: number, y: number];
  vent?: readonly Point[];
  rails?: readonly Point[];
  /** Panels in gloss black, closed shapes. */
  blackPanels?: readonly (readonly Point[])[];
  lines?: readonly (readonly Point[])[];
  spareWheel?: readonly [x: number, y: number];
  /** The waist above which roof and posts are black. */
  blackRoof?: readonly Point[];
  /** Where the front and rear seats stand in an open body. */
  openSeats?: readonly (readonly [x: number, y: number])[];
}
