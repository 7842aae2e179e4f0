import type { EndView } from '../bodies/body';
import type { Face } from '../bodies/families';
import { type Point, pointsAt, type Vec } from '../notation';
import { both, mirrored } from './ends';
import { bounds, loop, moved, trace } from './geometry';
import type { Paint } from './paint';
import { el, shape, softStroke, stroke, url } from './svg';

export interface FaceScale {
  at: (point: Point) => Point;
  size: (value: number) => number;
}

export function scaleOf({ half, floor, nose }: EndView): FaceScale {
  const height = nose - floor;
  return {
    at: (point) =>
      point.length === 3
        ? [point[0] * half, floor + point[1] * height, point[2] * half]
        : [point[0] * half, floor + point[1] * height],
    size: (value) => value * half,
  };
}

export function pattern(kind: Face['grillePattern']): string {
  const lines = kind === 'bars' ? 'M0 8H200M0 34H200' : kind === 'slots' ? 'M0 0H0' : 'M0 26L26 0L52 26L26 52Z';
  const box = kind === 'bars' ? { width: 200, height: 52 } : { width: 52, height: 52 };
  return el(
    'pattern',
    { id: 'grille', patternUnits: 'userSpaceOnUse', ...box },
    el('path', { d: lines, fill: 'none', stroke: '#5c6165', 'stroke-width': kind === 'bars' ? 9 : 7 }),
    el('path', {
      d: lines,
      fill: 'none',
      stroke: '#b9bfc4',
      'stroke-width': 2.4,
      transform: 'translate(0 -3)',
      'stroke-opacity': 0.6,
    }),
  );
}

export function lamp(face: Face, { at, size }: FaceScale): string {
  const line = trace(face.headlamp.map(at), true);
  const projectors = face.projectors.map(([x, y, r]) => {
    const [px, py] = at([x, y]);
    const radius = size(r);
    const box = { x: px - radius, y: -py - radius, width: radius * 2, height: radius * 2, rx: radius * 0.5 };
    return (
      el('rect', { ...box, fill: '#0a0c0e', stroke: '#8c959c', 'stroke-width': 5 }) +
      el('circle', { cx: px, cy: -py, r: radius * 0.62, fill: '#cfdbe4', opacity: 0.5 }) +
      el('circle', { cx: px - radius * 0.2, cy: -py - radius * 0.25, r: radius * 0.26, fill: '#ffffff', opacity: 0.9 })
    );
  });
  const drl = face.drl.map((points) => {
    const light = trace(points.map(at));
    return softStroke(light, '#ffffff', 34, { deviation: 8, opacity: 0.34 }) + stroke(light, '#fcfeff', 11);
  });
  return [
    shape(line, '#0d1012'),
    shape(line, url('lens'), { opacity: 0.4 }),
    ...projectors,
    ...drl,
    stroke(loop(line), '#050606', 7),
  ].join('');
}

function closed(points: readonly Point[], { at }: FaceScale): Vec[] {
  return mirrored(points.map(at));
}

export function grille(face: Face, scale: FaceScale): string {
  const line = closed(face.grille, scale);
  const rim =
    face.brightGrille === true
      ? stroke(loop(line), '#c3c8cc', 13) + stroke(loop(line), '#ffffff', 4, { 'stroke-opacity': 0.7 })
      : stroke(loop(line), '#0a0b0c', 12) + stroke(loop(line), '#74797d', 4, { 'stroke-opacity': 0.8 });
  return (
    shape(line, '#08090a') +
    (face.grillePattern === 'slots' ? slots(line) : shape(line, url('grille'))) +
    shape(line, url('grille-shade')) +
    rim
  );
}

function slots(line: readonly Vec[]): string {
  const { left, right, low, high } = bounds(line);
  return Array.from({ length: 7 }, (_, index) => {
    const x = left + ((right - left) * (index + 0.5)) / 7;
    return stroke(pointsAt('-40,0 40,0', [x, (low + high) / 2]), '#34383b', (high - low) * 0.36);
  }).join('');
}

export function intakes(face: Face, scale: FaceScale): string {
  const side = face.sideIntakes.map((points) => {
    const line = trace(points.map(scale.at), true);
    return (
      shape(line, '#0b0c0d') +
      shape(line, url('grille'), { opacity: 0.35 }) +
      stroke(loop(line), '#6f7478', 5, { 'stroke-opacity': 0.7 })
    );
  });
  const lower = closed(face.lowerIntake, scale);
  return [
    face.cladding === undefined ? '' : shape(closed(face.cladding, scale), url('trim')),
    shape(lower, '#08090a'),
    shape(lower, url('grille'), { opacity: 0.5 }),
    stroke(loop(lower), '#505458', 5, { 'stroke-opacity': 0.7 }),
    both(...side),
    face.skid === undefined ? '' : shape(closed(face.skid, scale), url('skid')),
    ...(face.bars ?? []).map((bar) => both(stroke(trace(bar.map(scale.at)), '#b9bec2', 12))),
  ].join('');
}

export function seams(face: Face, { at }: FaceScale, paint: Paint): string {
  return both(
    ...face.lines.map((points) => {
      const line = trace(points.map(at));
      return (
        stroke(moved(line, 0, -8), paint.at(0.7), 5, { 'stroke-opacity': 0.5 }) +
        stroke(line, paint.at(-1), 7, { 'stroke-opacity': 0.85 })
      );
    }),
  );
}
