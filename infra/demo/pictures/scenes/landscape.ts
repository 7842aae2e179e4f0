import { type Attributes, el, group, halo, radial, shape, url, vertical } from '../engine/svg';
import type { Point, Vec } from '../notation';

/** Everything a vehicle needs to know about the place it stands in. */
export interface Scene {
  picture: string;
  sky: string;
  bounce: string;
  /** How strongly the place colours the vehicle, 0 to 1. */
  ambience: number;
  shadow: number;
  reflection: number;
  lampsOn: boolean;
}

/** The left and right ends of all that is drawn, beyond the 1600 of the picture. */
export const LEFT = -500;
export const RIGHT = 2100;

/** A repeatable series of numbers between 0 and 1. */
export function series(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

export function glow(id: string, x: number, y: number, radius: number, stops: string): string {
  return radial(id, [x, -y], radius, stops);
}

/** A full-width strip that also reaches beyond the picture's sides. */
export function strip(top: number, bottom: number, fill: string, attributes: Attributes = {}): string {
  return el('rect', { x: LEFT - 2000, y: top, width: RIGHT - LEFT + 4000, height: bottom - top, fill, ...attributes });
}

/** A rolling line of hills from left to right. */
export function hills(seed: number, base: number, height: number, step: number): Point[] {
  const random = series(seed);
  const points: Point[] = [];
  for (let x = LEFT; x <= RIGHT + step; x += step)
    points.push([x + (random() - 0.5) * step * 0.5, base - random() * height]);
  return points;
}

export function under(line: readonly Point[], bottom: number): Point[] {
  return [[LEFT - 100, bottom, 0], ...line, [RIGHT + 300, bottom, 0]];
}

interface Range {
  seed: number;
  base: number;
  height: number;
  step: number;
  light: string;
  shade: string;
  snow?: string;
}

function jagged(random: () => number, from: Vec, to: Vec, count: number, rough: number): Vec[] {
  return Array.from({ length: count }, (_, index): Vec => {
    const t = (index + 1) / (count + 1);
    return [
      from[0] + (to[0] - from[0]) * t + (random() - 0.5) * rough,
      from[1] + (to[1] - from[1]) * t + (random() - 0.5) * rough,
    ];
  });
}

/**
 * A mountain range in the light from the left: every peak has a lit and a shaded face, the high
 * ones snow.
 */
export function mountains({ seed, base, height, step, light, shade, snow }: Range): string {
  const random = series(seed);
  const faces: string[] = [];
  let x = LEFT;
  while (x < RIGHT) {
    const width = step * (0.7 + random() * 0.7);
    const tall = height * (0.45 + random() * 0.55);
    const peak: Vec = [x + width * (0.4 + random() * 0.2), base - tall];
    const left: Vec = [x - width * 0.5, base];
    const right: Vec = [x + width * 1.5, base];
    const up = jagged(random, left, peak, 9, tall * 0.1);
    const down = jagged(random, peak, right, 9, tall * 0.1);
    const spine = jagged(random, peak, [peak[0] + width * 0.1, base], 9, width * 0.14);
    const flip = (line: readonly Vec[]) => line.map(([px, py]): Vec => [px, -py]);
    faces.push(shape(flip([left, ...up, peak, ...down, right]), light));
    faces.push(shape(flip([peak, ...down, right, ...spine.toReversed()]), shade));
    if (snow !== undefined) {
      const cap = (line: readonly Vec[], count: number) => line.slice(0, count);
      const leftCap = up.toReversed().slice(0, 4);
      const hem = jagged(random, leftCap.at(-1) ?? peak, cap(down, 3).at(-1) ?? peak, 8, tall * 0.13);
      faces.push(shape(flip([peak, ...leftCap, ...hem, ...cap(down, 3).toReversed()]), snow));
      faces.push(
        shape(flip([peak, ...cap(down, 3), ...hem.slice(4).toReversed(), ...cap(spine, 3).toReversed()]), shade, {
          opacity: 0.5,
        }),
      );
    }
    x += width;
  }
  return faces.join('');
}

/** Soft long clouds. */
export function clouds(seed: number, top: number, bottom: number, colour: string, count: number): string {
  const random = series(seed);
  const id = `cloud-${seed}`;
  const one = () =>
    el('ellipse', {
      cx: Math.round(LEFT + random() * (RIGHT - LEFT)),
      cy: Math.round(top + random() * (bottom - top)),
      rx: Math.round(160 + random() * 420),
      ry: Math.round(10 + random() * 30),
      fill: url(id),
      opacity: Math.round((0.3 + random() * 0.6) * 100) / 100,
    });
  const soft = `0 ${colour} 0.85, 0.45 ${colour} 0.5, 0.8 ${colour} 0.12, 1 ${colour} 0`;
  return group({}, halo(id, soft), ...Array.from({ length: count }, one));
}

/** An asphalt road along the picture, with its edge lines. */
export function road(top: number, bottom: number, tones: { far: string; near: string; line: string }): string {
  const height = bottom - top;
  return [
    vertical('road', top, bottom, `0 ${tones.far}, 0.3 ${tones.near}, 1 ${tones.near}`),
    strip(top, bottom, url('road')),
    strip(top + height * 0.09, top + height * 0.115, tones.line, { opacity: 0.7 }),
    ...Array.from({ length: 11 }, (_, index) =>
      el('rect', {
        x: LEFT + index * 260,
        y: top + height * 0.84,
        width: 130,
        height: height * 0.035,
        fill: tones.line,
        opacity: 0.75,
      }),
    ),
  ].join('');
}

/** Specks of grass, stones or sand that give a ground its grain. */
export function grain(
  seed: number,
  top: number,
  bottom: number,
  colours: readonly string[],
  count: number,
  size: number,
): string {
  const random = series(seed);
  return Array.from({ length: count }, () => {
    const depth = random() ** 0.7;
    const y = top + depth * (bottom - top);
    const width = size * (0.3 + depth) * (0.6 + random());
    const colour = colours[Math.floor(random() * colours.length)] ?? '#000';
    return el('ellipse', {
      cx: Math.round(LEFT + 300 + random() * (RIGHT - LEFT - 600)),
      cy: Math.round(y),
      rx: Math.round(width * 10) / 10,
      ry: Math.round(width * 2) / 10,
      fill: colour,
      opacity: Math.round((0.15 + random() * 0.35) * 100) / 100,
    });
  }).join('');
}

/** Tufts of grass, taller towards the viewer. */
export function grass(
  seed: number,
  top: number,
  bottom: number,
  colours: readonly string[],
  count: number,
  height: number,
): string {
  const random = series(seed);
  return colours
    .map((colour, index) => {
      const blades = Array.from({ length: Math.round(count / colours.length) }, () => {
        const depth = random();
        const x = Math.round(-150 + random() * 1900);
        const y = Math.round(top + depth * (bottom - top));
        const tall = height * (0.35 + depth * 0.65) * (0.6 + random() * 0.8);
        const lean = (random() - 0.4) * tall * 0.7;
        return `M${x} ${y}q${Math.round(lean * 0.2)} ${Math.round(-tall * 0.6)} ${Math.round(lean)} ${Math.round(-tall)}`;
      });
      return el('path', {
        d: blades.join(''),
        fill: 'none',
        stroke: colour,
        'stroke-width': 1.5 + index * 0.4,
        'stroke-opacity': 0.55,
        'stroke-linecap': 'round',
      });
    })
    .join('');
}
