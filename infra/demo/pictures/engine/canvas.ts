import type { Point, Vec } from '../notation';
import { trace } from './geometry';
import { type Attributes, el, shape, stroke } from './svg';

/** Points with the picture's own downward axis. */
export function line(points: readonly Point[], closed = false): Vec[] {
  return trace(
    points.map((point): Point => (point.length === 3 ? [point[0], -point[1], point[2]] : [point[0], -point[1]])),
    closed,
  );
}

export function area(points: readonly Point[], fill: string, attributes: Attributes = {}): string {
  return shape(line(points, true), fill, attributes);
}

export function edge(points: readonly Point[], colour: string, width: number, attributes: Attributes = {}): string {
  return stroke(line(points), colour, width, attributes);
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  fill: string,
  attributes: Attributes = {},
): string {
  return el('rect', { x, y, width, height, rx: round, fill, ...attributes });
}
