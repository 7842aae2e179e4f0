import type { SideView } from '../bodies/body';
import type { Point, Vec } from '../notation';
import { trace } from './geometry';

/** The opening around a wheel: round, or with the flat brow of an off-roader. */
export function archLine(side: SideView, x: number, extra: number): Vec[] {
  const radius = side.tyre + side.arch.gap + extra;
  const centre = side.tyre;
  if (side.arch.square === true) {
    const brow: Point[] = [
      [x - radius * 1.06, 150, 0],
      [x - radius * 1.02, centre * 0.98, 90],
      [x - radius * 0.62, centre + radius * 0.98, 150],
      [x + radius * 0.62, centre + radius * 0.98, 150],
      [x + radius * 1.02, centre * 0.98, 90],
      [x + radius * 1.06, 150, 0],
    ];
    return trace(brow);
  }
  const arc = Array.from({ length: 37 }, (_, step): Vec => {
    const angle = Math.PI - (step / 36) * Math.PI;
    return [x + Math.cos(angle) * radius, centre + Math.sin(angle) * radius];
  });
  return [[x - radius, 100], ...arc, [x + radius, 100]];
}
