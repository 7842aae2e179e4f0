import { el, gradient, group, radial, url } from './svg';

/** Where the floor lies in a 1600 by 900 picture. */
export const GROUND = 705;

export type StudioLight = 'light' | 'dark';

/**
 * Walls and floor reach far beyond the picture, so that any other shape of picture is filled too.
 */
const REACH = { x: -2400, width: 6400 };

function wall(top: number, height: number, fill: string): string {
  return el('rect', { ...REACH, y: top, height, fill });
}

/**
 * A seamless backdrop: wall and floor without an edge between them, and the glow of a lamp behind
 * the vehicle.
 */
export function backdrop(light: StudioLight): string {
  const tones =
    light === 'light'
      ? {
          top: '#c6cacd',
          mid: '#e3e6e8',
          low: '#f3f4f5',
          floor: '#e9ebec',
          front: '#c3c8cc',
          glow: '#ffffff',
          shade: '#8d959b',
        }
      : {
          top: '#0b0d10',
          mid: '#1b2026',
          low: '#39424b',
          floor: '#2a3138',
          front: '#0c0e11',
          glow: '#8fa3b5',
          shade: '#000000',
        };
  return group(
    {},
    gradient(
      'wall',
      [0, 60],
      [0, -640],
      [
        [0, tones.top],
        [0.55, tones.mid],
        [1, tones.low],
      ],
    ),
    gradient(
      'floor',
      [0, -620],
      [0, -960],
      [
        [0, tones.low],
        [0.18, tones.floor],
        [1, tones.front],
      ],
    ),
    radial(
      'glow',
      [800, -470],
      900,
      [
        [0, tones.glow, light === 'light' ? 0.85 : 0.5],
        [0.5, tones.glow, 0.18],
        [1, tones.glow, 0],
      ],
      'translate(0 170) scale(1 0.62)',
    ),
    radial('corners', [800, -450], 1150, [
      [0.55, tones.shade, 0],
      [1, tones.shade, light === 'light' ? 0.3 : 0.7],
    ]),
    wall(-2400, 3040, url('wall')),
    wall(640, 2600, url('floor')),
    wall(-2400, 5600, url('glow')),
    wall(-2400, 5600, url('corners')),
  );
}

/**
 * The shadow a body throws on the floor, and the darker one where the tyres touch it. Millimetres.
 */
export function contactShadow(length: number, axles: readonly number[], tyre: number, strength: number): string {
  const middle = length / 2;
  const pool = (x: number, rx: number, ry: number, opacity: number, id: string) =>
    el('ellipse', { cx: x, cy: 8, rx, ry, fill: url(id), opacity });
  return group(
    {},
    el(
      'radialGradient',
      { id: 'shadow' },
      el('stop', { offset: 0, 'stop-color': '#000' }),
      el('stop', { offset: 0.6, 'stop-color': '#000', 'stop-opacity': 0.72 }),
      el('stop', { offset: 0.84, 'stop-color': '#000', 'stop-opacity': 0.22 }),
      el('stop', { offset: 1, 'stop-color': '#000', 'stop-opacity': 0 }),
    ),
    pool(middle, length * 0.62, 250, 0.3 * strength, 'shadow'),
    pool(middle, length * 0.52, 92, 0.75 * strength, 'shadow'),
    ...axles.map((x) => pool(x, tyre * 0.98, 46, 0.95 * strength, 'shadow')),
  );
}
