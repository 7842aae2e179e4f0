import type { FaceName } from './faces';
import type { TailName } from './tails';

/**
 * A body seen from its two ends, in millimetres: half widths from the centre, heights from the
 * ground.
 */
export interface EndView {
  half: number;
  /** Half the width of the roof, just under its edge. */
  roofHalf: number;
  roof: number;
  belt: number;
  /** The foot of the windscreen at the centre. */
  cowl: number;
  /** The leading edge of the bonnet at the centre. */
  nose: number;
  floor: number;
  /** How boxy: 0 a rounded roof, 1 a flat one with tight corners. */
  square: number;
  tyre: number;
  tyreWidth: number;
  face: FaceName;
  tail: TailName;
  blackPillars?: boolean;
  spareWheel?: boolean;
  rails?: boolean;
  /** A roof of black fabric. */
  softTop?: boolean;
}
