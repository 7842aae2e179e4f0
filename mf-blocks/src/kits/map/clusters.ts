/** A point of a map with where it is on the screen, in pixels. */
export interface ScreenPoint {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** How near each other the middles of two markers may be, in pixels. */
const REACH = 36;

/**
 * Points in groups of which no marker would cover another: each joins the first group that is near
 * enough. A chosen point stands alone, so that it is seen.
 */
export function clusters<P extends ScreenPoint>(points: readonly P[], chosen?: string): P[][] {
  const groups: [P, ...P[]][] = [];
  for (const point of points) {
    const near = groups.find(
      ([first]) => first.id !== chosen && Math.hypot(first.x - point.x, first.y - point.y) < REACH,
    );
    if (near && point.id !== chosen) near.push(point);
    else groups.push([point]);
  }
  return groups;
}
