import type { SideView } from '../bodies/body';
import { points, type Vec } from '../notation';
import { archLine } from './arch';
import { bands, type LightProfile } from './bands';
import { band, bounds, heightAt, moved, trace } from './geometry';
import type { Paint } from './paint';
import { blur, clip, gradient, group, shape, silhouetteMask, softLayers, softStroke, stroke, url } from './svg';

/**
 * Light down a body's flank: 0 its upper edge, 1 the shoulder, 2 the crease above the sill, 3 the
 * sill.
 */
const FLANK: LightProfile = points(
  '0,0.42 0.3,0.36 0.55,0.32 0.86,0.62 0.97,0.86 1,0.5 1.03,0.1 1.14,-0.08 1.4,-0.3 1.62,-0.22 1.8,0.04 1.93,0.24 2,0.3 2.05,-0.2 2.25,-0.62 2.6,-0.66 2.85,-0.42 2.95,-0.7 3,-0.95',
);

const COLUMNS = 56;

export interface SideLines {
  outline: Vec[];
  silhouette: Vec[];
  top: Vec[];
  shoulder: Vec[];
  crease: Vec[];
  sill: Vec[];
  greenhouse: Vec[];
  length: number;
  height: number;
}

function sampled(line: readonly Vec[], length: number): Vec[] {
  return Array.from({ length: COLUMNS + 1 }, (_, index): Vec => {
    const x = (length * index) / COLUMNS;
    return [x, heightAt(line, x)];
  });
}

/**
 * The upper edge of the flank: the bonnet and tail where they are low, the belt under the windows.
 */
function flankTop(outline: readonly Vec[], greenhouse: readonly Vec[], length: number): Vec[] {
  const { left, right, low: belt } = bounds(greenhouse);
  const upper = (x: number) => Math.max(...crossings(outline, x), 0);
  return Array.from({ length: COLUMNS + 1 }, (_, index): Vec => {
    const x = (length * index) / COLUMNS;
    const roof = upper(x);
    const inside = x > left && x < right;
    return [x, inside ? Math.min(roof, lowest(greenhouse, x, belt)) : roof];
  });
}

/** Takes the steps out of a line, so that no edge of light stands where windows begin and end. */
function smoothed(line: readonly Vec[]): Vec[] {
  return line.map(([x], index) => {
    const near = line.slice(Math.max(0, index - 1), index + 2);
    return [x, near.reduce((sum, [, y]) => sum + y, 0) / near.length];
  });
}

function crossings(line: readonly Vec[], x: number): number[] {
  return line.flatMap((b, index) => {
    const a = line[index - 1];
    if (a === undefined || a[0] === b[0] || (a[0] - x) * (b[0] - x) > 0) return [];
    return [a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])];
  });
}

function lowest(closed: readonly Vec[], x: number, fallback: number): number {
  const first = closed[0];
  const found = first === undefined ? [] : crossings([...closed, first], x);
  return found.length === 0 ? fallback : Math.min(...found);
}

export function sideLines(side: SideView): SideLines {
  const outline = trace(side.outline);
  const length = Math.max(...outline.map(([x]) => x));
  const height = Math.max(...outline.map(([, y]) => y));
  const sill = sampled(trace(side.sill), length);
  const greenhouse = trace(side.greenhouse, true);
  const tail = outline.at(-1) ?? [length, 0];
  const nose = outline[0] ?? [0, 0];
  const under = side.sill.filter(([x]) => x > nose[0] + 300 && x < tail[0] - 300);
  return {
    outline,
    silhouette: trace([...side.outline, ...under.toReversed()], true),
    top: smoothed(smoothed(flankTop(outline, greenhouse, length))),
    shoulder: sampled(trace(side.shoulder), length),
    crease: sampled(trace(side.crease), length),
    sill,
    greenhouse,
    length,
    height,
  };
}

/**
 * The lips of the wheel openings: a lit edge, and a soft shade where the flank swells towards it.
 */
function arches(side: SideView): string {
  return side.axles
    .map((x, index) => {
      const facing = index === 0 ? 1 : 0.85;
      const lip = (extra: number) => archLine(side, x, side.arch.trim + extra).filter(([, y]) => y > side.tyre * 0.5);
      return [
        softStroke(lip(66), url('lip-shade'), 70, { deviation: 22, opacity: 0.32 * facing }),
        softStroke(lip(20), url('lip-glow'), 22, { deviation: 8, opacity: 0.6 * facing }),
        stroke(lip(4), url('lip-edge'), 7, { 'stroke-opacity': 0.7 }),
      ].join('');
    })
    .join('');
}

/** Arch light fades towards the sill, where the flank turns away from it. */
function lipDefs(tyre: number, paint: Paint): string {
  const fading = (id: string, light: number) =>
    gradient(
      id,
      [0, tyre * 2.2],
      [0, tyre * 0.7],
      `0 ${paint.at(light)}, 0.5 ${paint.at(light)} 0.8, 1 ${paint.at(light)} 0`,
    );
  return fading('lip-shade', -0.55) + fading('lip-glow', 0.72) + fading('lip-edge', 0.5);
}

export function paintDefs(side: SideView, lines: SideLines, paint: Paint): string {
  const { length } = lines;
  return [
    blur('soft-8', 8),
    blur('soft-20', 22),
    lipDefs(side.tyre, paint),
    clip('body', lines.silhouette),
    silhouetteMask(lines.silhouette),
    gradient(
      'ends',
      [0, 0],
      [length, 0],
      '0 #000000 0.5, 0.018 #000000 0.3, 0.06 #000000 0.02, 0.1 #000000 0, 0.9 #000000 0, 0.955 #000000 0.1, 0.985 #000000 0.38, 1 #000000 0.55',
    ),
    gradient(
      'sweep',
      [0, 0],
      [length, 0],
      '0 #ffffff 0, 0.07 #ffffff 0.26, 0.13 #ffffff 0.05, 0.34 #ffffff 0, 0.5 #ffffff 0.1, 0.66 #ffffff 0, 0.86 #ffffff 0.05, 0.925 #ffffff 0.22, 0.96 #ffffff 0',
    ),
  ].join('');
}

/**
 * The studio's horizon, mirrored in the doors: pale above, dark below, swinging up towards the
 * tail.
 */
function horizon(lines: SideLines, paint: Paint): string {
  const at = (x: number, share: number): Vec => {
    const upper = heightAt(lines.shoulder, x);
    return [x, upper + (heightAt(lines.crease, x) - upper) * share];
  };
  const edge = Array.from({ length: 41 }, (_, index) => {
    const t = index / 40;
    return at(t * lines.length, 0.52 + 0.1 * Math.sin(t * 9 + 0.6) - 0.1 * t);
  });
  const lower = edge.map(([x]) => at(x, 0.98));
  return softLayers((share) => 0.13 * share)
    .map((opacity, index, layers) => {
      const fade = 16 * (1 - (2 * index) / (layers.length - 1));
      return shape(band(moved(edge, 0, fade), moved(lower, 0, -fade)), paint.at(0.55), { opacity });
    })
    .join('');
}

/** All paint of a side view, clipped to the body. */
export function paintedBody(side: SideView, lines: SideLines, paint: Paint, count: number): string {
  const roofLight = lines.outline;
  return group(
    { mask: url('body-mask') },
    shape(lines.silhouette, paint.at(0.42)),
    bands([lines.top, lines.shoulder, lines.crease, lines.sill], FLANK, paint, count),
    horizon(lines, paint),
    arches(side),
    shape(lines.silhouette, url('sweep')),
    shape(lines.silhouette, url('ends')),
    softStroke(roofLight, paint.at(0.95), 44, { deviation: 8, opacity: 0.5 }),
    stroke(roofLight, paint.at(1), 12, { 'stroke-opacity': 0.75 }),
  );
}
