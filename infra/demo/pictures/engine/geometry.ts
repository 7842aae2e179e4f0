import type { Point, Vec } from '../notation';

const STEPS = 9;

function isCorner(point: Point | undefined): boolean {
  return point === undefined || point.length === 3;
}

function lerp(a: Vec, b: Vec, t: number): Vec {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

function distance(a: Vec, b: Vec): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/**
 * One tangent of a spline, scaled by the neighbours' distances so that uneven points do not
 * overshoot.
 */
function tangent(before: Vec, at: Vec, after: Vec): Vec {
  const first = Math.sqrt(distance(before, at)) || 1;
  const second = Math.sqrt(distance(at, after)) || 1;
  const slope = (axis: 0 | 1) =>
    (at[axis] - before[axis]) / first -
    (after[axis] - before[axis]) / (first + second) +
    (after[axis] - at[axis]) / second;
  return [slope(0), slope(1)];
}

function curve(from: Vec, to: Vec, out: Vec, into: Vec): Vec[] {
  return Array.from({ length: STEPS }, (_, index) => {
    const t = (index + 1) / STEPS;
    const h = [
      2 * t ** 3 - 3 * t ** 2 + 1,
      t ** 3 - 2 * t ** 2 + t,
      -2 * t ** 3 + 3 * t ** 2,
      t ** 3 - t ** 2,
    ] as const;
    const axis = (a: 0 | 1) => h[0] * from[a] + h[1] * out[a] + h[2] * to[a] + h[3] * into[a];
    return [axis(0), axis(1)];
  });
}

function scaled(vector: Vec, by: number): Vec {
  return [vector[0] * by, vector[1] * by];
}

function segment(before: Point | undefined, from: Point, to: Point, after: Point | undefined): Vec[] {
  const start: Vec = [from[0], from[1]];
  const end: Vec = [to[0], to[1]];
  const straightStart = isCorner(from) || before === undefined;
  const straightEnd = isCorner(to) || after === undefined;
  if (straightStart && straightEnd) return [end];
  const reach = Math.sqrt(distance(start, end));
  const chord: Vec = [end[0] - start[0], end[1] - start[1]];
  const out =
    straightStart || before === undefined ? undefined : scaled(tangent([before[0], before[1]], start, end), reach);
  const into =
    straightEnd || after === undefined ? undefined : scaled(tangent(start, end, [after[0], after[1]]), reach);
  const mirrored = (known: Vec | undefined): Vec =>
    known === undefined ? chord : [(3 * chord[0] - known[0]) / 2, (3 * chord[1] - known[1]) / 2];
  return curve(start, end, out ?? mirrored(into), into ?? mirrored(out));
}

/** Cuts `radius` off a polyline's corner and returns the arc that replaces it. */
function roundCorner(
  before: readonly Vec[],
  corner: Vec,
  after: readonly Vec[],
  radius: number,
): { arc: Vec[]; eaten: [number, number] } {
  const walk = (line: readonly Vec[]): [Vec, number] => {
    let left = radius;
    let at = corner;
    for (const [index, next] of line.entries()) {
      const step = distance(at, next);
      if (step >= left) return [lerp(at, next, left / step), index];
      left -= step;
      at = next;
    }
    return [at, line.length];
  };
  const [start, eatenBefore] = walk(before.toReversed());
  const [end, eatenAfter] = walk(after);
  const arc = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => lerp(lerp(start, corner, t), lerp(corner, end, t), t));
  return { arc, eaten: [eatenBefore, eatenAfter] };
}

/** The polyline through key points: splines between corners, corners rounded. */
export function trace(points: readonly Point[], closed = false): Vec[] {
  const count = points.length;
  const at = (index: number): Point | undefined => (closed ? points[(index + count) % count] : points[index]);
  const runs: { corner: Vec; round: number; line: Vec[] }[] = [];
  const first = points[0];
  if (first === undefined) return [];
  let current: { corner: Vec; round: number; line: Vec[] } = {
    corner: [first[0], first[1]],
    round: first[2] ?? 0,
    line: [],
  };
  runs.push(current);
  const segments = closed ? count : count - 1;
  for (let index = 0; index < segments; index += 1) {
    const from = at(index);
    const to = at(index + 1);
    if (from === undefined || to === undefined) continue;
    current.line.push(...segment(at(index - 1), from, to, at(index + 2)));
    const last = index === segments - 1;
    if (to.length === 3 && to[2] > 0 && !last) {
      current = { corner: [to[0], to[1]], round: to[2], line: [] };
      runs.push(current);
    }
  }
  return joined(runs, closed && (first[2] ?? 0) > 0);
}

function joined(runs: readonly { corner: Vec; round: number; line: Vec[] }[], roundFirst: boolean): Vec[] {
  let line: Vec[] = [...(runs[0] === undefined ? [] : [runs[0].corner])];
  for (const [index, run] of runs.entries()) {
    if (index === 0) {
      line.push(...run.line);
      continue;
    }
    const { arc, eaten } = roundCorner(line.slice(0, -1), run.corner, run.line, run.round);
    line = [...line.slice(0, line.length - 1 - eaten[0]), ...arc, ...run.line.slice(eaten[1])];
  }
  const first = runs[0];
  if (!roundFirst || first === undefined) return line;
  const open = line.slice(1, -1);
  const half = Math.floor(open.length / 2);
  const { arc, eaten } = roundCorner(open.slice(half), first.corner, open.slice(0, half), first.round);
  return [...arc, ...open.slice(eaten[1], open.length - eaten[0])];
}

/** The height of a left-to-right line at x. */
export function heightAt(line: readonly Vec[], x: number): number {
  for (let index = 1; index < line.length; index += 1) {
    const a = line[index - 1];
    const b = line[index];
    if (a === undefined || b === undefined) continue;
    if ((a[0] <= x && x <= b[0]) || (b[0] <= x && x <= a[0])) {
      return a[0] === b[0] ? Math.max(a[1], b[1]) : a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
    }
  }
  const nearest = x < (line[0]?.[0] ?? 0) ? line[0] : line.at(-1);
  return nearest?.[1] ?? 0;
}

/** The area between two left-to-right lines. */
export function band(upper: readonly Vec[], lower: readonly Vec[]): Vec[] {
  return [...upper, ...lower.toReversed()];
}

/** A half drawn for x >= 0, completed by its mirror image: a closed symmetric shape. */
export function symmetric(half: readonly Vec[]): Vec[] {
  return [...half, ...half.toReversed().map(([x, y]): Vec => [-x, y])];
}

/** The same line elsewhere; corners become smooth points. */
export function moved(line: readonly Point[], dx: number, dy: number): Vec[] {
  return line.map(([x, y]) => [x + dx, y + dy]);
}

/** A closed shape as a line around it, back to where it began. */
export function loop(line: readonly Vec[]): Vec[] {
  return [...line, ...line.slice(0, 1)];
}

export function box(left: number, low: number, right: number, high: number): Vec[] {
  return [
    [left, low],
    [left, high],
    [right, high],
    [right, low],
  ];
}

/** The box around a line. */
export function bounds(line: readonly Vec[]): { left: number; right: number; low: number; high: number } {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}
