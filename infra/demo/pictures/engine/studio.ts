import { el, gradient, group, halo, radial, url } from './svg';

/** Where the floor lies in a 1600 by 900 picture. */
export const GROUND = 705;

const TONES = {
  light: {
    wall: '0 #c6cacd, 0.55 #e3e6e8, 1 #f3f4f5',
    floor: '0 #f3f4f5, 0.18 #e9ebec, 1 #c3c8cc',
    glow: '0 #ffffff 0.85, 0.5 #ffffff 0.18, 1 #ffffff 0',
    corners: '0.55 #8d959b 0, 1 #8d959b 0.3',
  },
  dark: {
    wall: '0 #0b0d10, 0.55 #1b2026, 1 #39424b',
    floor: '0 #39424b, 0.18 #2a3138, 1 #0c0e11',
    glow: '0 #8fa3b5 0.5, 0.5 #8fa3b5 0.18, 1 #8fa3b5 0',
    corners: '0.55 #000000 0, 1 #000000 0.7',
  },
};

/** What shadows on the floor are filled with. */
export const SHADOW = halo('shadow', '0 #000, 0.6 #000 0.72, 0.84 #000 0.22, 1 #000 0');

/**
 * Walls and floor reach far beyond the picture, so that any other shape of picture is filled too.
 */
const REACH = { x: -2400, width: 6400 };

export function wall(top: number, height: number, fill: string): string {
  return el('rect', { ...REACH, y: top, height, fill });
}

/**
 * A seamless backdrop: wall and floor without an edge between them, and the glow of a lamp behind
 * the vehicle.
 */
export function backdrop(light: keyof typeof TONES): string {
  const tones = TONES[light];
  return group(
    {},
    gradient('wall', [0, 60], [0, -640], tones.wall),
    gradient('floor', [0, -620], [0, -960], tones.floor),
    radial('glow', [800, -470], 900, tones.glow, 'translate(0 170) scale(1 0.62)'),
    radial('corners', [800, -450], 1150, tones.corners),
    // Below the floor's edge, too: between two edges what is behind them would be seen.
    wall(-2400, 3042, url('wall')),
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
  const pool = (x: number, rx: number, ry: number, opacity: number) =>
    el('ellipse', { cx: x, cy: 8, rx, ry, fill: url('shadow'), opacity });
  return group(
    {},
    SHADOW,
    pool(middle, length * 0.62, 250, 0.3 * strength),
    pool(middle, length * 0.52, 92, 0.75 * strength),
    ...axles.map((x) => pool(x, tyre * 0.98, 46, 0.95 * strength)),
  );
}
