import { type Spokes, WHEELS } from '../bodies/families';
import type { Vec } from '../notation';
import { trace } from './geometry';
import { el, gradient, group, path, radial, stroke, url } from './svg';

function turned(line: readonly Vec[], angle: number, scale: number, offset: Vec): Vec[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return line.map(([x, y]) => [(x * cos - y * sin) * scale + offset[0], (x * sin + y * cos) * scale + offset[1]]);
}

function blades({ count, blade, twin }: Spokes, scale: number, offset: Vec): string {
  const line = trace(blade, true);
  const mirrored = line.map(([x, y]): Vec => [x, -y]);
  return Array.from({ length: count }, (_, index) => {
    const angle = Math.PI / 2 + (index * 2 * Math.PI) / count;
    if (twin === undefined) return path(turned(line, angle, scale, offset), true);
    const first = turned(line, angle + twin, scale, offset);
    return path(first, true) + path(turned(mirrored, angle - twin, scale, offset), true);
  }).join('');
}

function circle(radius: number, fill: string, attributes: Record<string, string | number> = {}): string {
  return el('circle', { cx: 0, cy: 0, r: radius, fill, ...attributes });
}

function ring(radius: number, width: number, colour: string, opacity = 1): string {
  return circle(radius, 'none', { stroke: colour, 'stroke-width': width, 'stroke-opacity': opacity });
}

const METAL = {
  bright: {
    metal: '0 #fbfcfd, 0.35 #c9cdd1, 0.72 #83888d, 1 #a9aeb3',
    side: '0 #71767b, 0.5 #2c2f32, 1 #55595e',
    lip: '0 #ffffff, 0.3 #a9aeb3, 0.62 #5f6469, 1 #d5d9dc',
  },
  grey: {
    metal: '0 #a5a9ad, 0.35 #707478, 0.72 #3f4245, 1 #5c6064',
    side: '0 #45494c, 0.5 #2c2f32, 1 #2f3235',
    lip: '0 #b6babd, 0.3 #65696c, 0.62 #35383b, 1 #8d9195',
  },
  dark: {
    metal: '0 #6d7175, 0.35 #3a3d40, 0.72 #17181a, 1 #2a2c2e',
    side: '0 #1c1d1f, 0.5 #2c2f32, 1 #101112',
    lip: '0 #7d8185, 0.3 #2d2f32, 0.62 #191a1c, 1 #5b5f63',
  },
};

/** Gradients shared by all wheels of a picture. */
export function wheelDefs(tyre: number, rim: number, finish: keyof typeof METAL): string {
  const { metal, side, lip } = METAL[finish];
  return [
    radial('tyre', [0, 0], tyre, '0.68 #0b0b0c, 0.76 #2b2c2e, 0.86 #1d1e20, 0.95 #151617, 1 #08090a'),
    gradient('tyre-light', [0, tyre], [0, -tyre], '0 #ffffff 0.26, 0.2 #ffffff 0.06, 0.5 #000000 0, 1 #000000 0.55'),
    gradient('metal', [-rim * 0.3, rim], [rim * 0.3, -rim], metal),
    gradient('metal-side', [0, rim], [0, -rim], side),
    gradient('lip', [0, rim], [0, -rim], lip),
    radial('barrel', [0, -rim * 0.1], rim, '0 #17181a, 0.7 #0e0f10, 0.92 #232527, 1 #0a0a0b'),
    gradient(
      'disc',
      [-rim * 0.5, rim * 0.5],
      [rim * 0.5, -rim * 0.5],
      '0 #8d9195, 0.3 #4c4f52, 0.5 #75797d, 0.75 #3b3e41, 1 #5e6265',
    ),
    gradient('barrel-shade', [0, rim], [0, -rim], '0 #000000 0.62, 0.45 #000000 0.12, 1 #000000 0.2'),
    gradient('rim-light', [-rim, rim], [rim, -rim], '0 #ffffff 0.16, 0.4 #ffffff 0, 0.7 #000000 0, 1 #000000 0.28'),
  ].join('');
}

function brake(rim: number, caliper: string, side: number): string {
  const radius = rim * 0.7;
  const arc: Vec[] = Array.from({ length: 13 }, (_, index) => {
    const angle = side * (0.62 - index * 0.1);
    return [Math.cos(angle) * radius * 0.86 * side, Math.sin(angle) * side * radius * 0.86];
  });
  const slots = Array.from({ length: 20 }, (_, index) => {
    const angle = (index / 20) * Math.PI * 2;
    const at = (r: number, turn: number): Vec => [Math.cos(angle + turn) * r, Math.sin(angle + turn) * r];
    return path([at(radius * 0.62, 0), at(radius * 0.9, 0.16)]);
  }).join('');
  return [
    circle(radius, url('disc')),
    el('path', { d: slots, stroke: '#1d1f21', 'stroke-width': rim * 0.014, 'stroke-opacity': 0.55, fill: 'none' }),
    ring(radius * 0.98, rim * 0.02, '#1a1b1d', 0.8),
    circle(radius * 0.52, '#17181a'),
    stroke(arc, caliper, rim * 0.2),
    stroke(arc, '#ffffff', rim * 0.03, { 'stroke-opacity': 0.22 }),
  ].join('');
}

function nuts(rim: number): string {
  return Array.from({ length: 5 }, (_, index) => {
    const angle = Math.PI / 2 + ((index + 0.5) * 2 * Math.PI) / 5;
    const at = { cx: Math.cos(angle) * rim * 0.125, cy: -Math.sin(angle) * rim * 0.125 };
    return el('circle', { ...at, r: rim * 0.026, fill: '#202224', stroke: '#8d9297', 'stroke-width': rim * 0.008 });
  }).join('');
}

function tread(tyre: number): string {
  return Array.from({ length: 72 }, (_, index) => {
    const angle = (index / 72) * Math.PI * 2;
    const at = (r: number): Vec => [Math.cos(angle) * r, Math.sin(angle) * r];
    return path([at(tyre * 0.955), at(tyre * 0.998)]);
  }).join('');
}

export interface WheelLook {
  tyre: number;
  rim: number;
  design: keyof typeof WHEELS;
  caliper: string;
  /** Which side of the axle the caliper sits on: 1 behind, -1 in front. */
  side: number;
}

/** A blade's lit ridge: from the hub along its middle to the rim. */
function ridges({ count, twin }: Spokes, rim: number): string {
  return Array.from({ length: count }, (_, index) => Math.PI / 2 + (index * 2 * Math.PI) / count)
    .flatMap((angle) => (twin === undefined ? [angle] : [angle + twin, angle - twin]))
    .map((angle) => {
      const at = (r: number): Vec => [Math.cos(angle) * r * rim, Math.sin(angle) * r * rim];
      return path([at(0.24), at(0.9)]);
    })
    .join('');
}

function tyreAround(tyre: number, rim: number): string {
  return [
    circle(tyre, url('tyre')),
    el('path', {
      d: tread(tyre),
      stroke: '#000000',
      'stroke-width': tyre * 0.012,
      'stroke-opacity': 0.5,
      fill: 'none',
    }),
    ring(tyre * 0.93, tyre * 0.008, '#3a3c3f', 0.9),
    ring((tyre + rim) / 2, tyre * 0.006, '#3d3f42', 0.6),
    circle(tyre, url('tyre-light')),
  ].join('');
}

/** The blades: their dark sides below, their lit faces above. */
function spokesOf(spokes: Spokes, rim: number): string {
  const face = blades(spokes, rim * 0.97, [0, 0]);
  const body = blades(spokes, rim * 0.97, [rim * 0.014, -rim * 0.034]);
  return [
    el('path', {
      d: body,
      fill: '#0c0d0e',
      stroke: '#0c0d0e',
      'stroke-width': rim * 0.045,
      'stroke-opacity': 0.75,
      'stroke-linejoin': 'round',
    }),
    el('path', { d: body, fill: url('metal-side') }),
    circle(rim * (spokes.hub + 0.05), '#131416'),
    el('path', { d: face, fill: url('metal') }),
    el('path', {
      d: ridges(spokes, rim),
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.3,
      'stroke-width': rim * 0.018,
      'stroke-linecap': 'round',
    }),
    el('path', { d: face, fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.35, 'stroke-width': rim * 0.007 }),
  ].join('');
}

/** One wheel around the origin. */
export function wheel({ tyre, rim, design, caliper, side }: WheelLook): string {
  const spokes = WHEELS[design];
  return group(
    {},
    tyreAround(tyre, rim),
    circle(rim * 1.035, '#0a0a0b'),
    circle(rim, url('barrel')),
    brake(rim, caliper, side),
    circle(rim, url('barrel-shade')),
    spokesOf(spokes, rim),
    circle(rim * spokes.hub, url('metal')),
    ring(rim * spokes.hub * 0.97, rim * 0.01, '#000000', 0.35),
    ring(rim * 0.985, rim * 0.05, url('lip')),
    ring(rim * 0.95, rim * 0.014, '#000000', 0.55),
    circle(rim, url('rim-light')),
    nuts(rim),
    circle(rim * 0.078, '#17181a'),
    ring(rim * 0.078, rim * 0.012, '#a9aeb3'),
  );
}
