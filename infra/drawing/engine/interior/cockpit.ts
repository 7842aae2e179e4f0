import type { CockpitName } from '../../bodies/catalogue';
import { INTERIORS, type Interior } from '../../colours';
import type { Vec } from '../geometry';
import { lightness, mix, withLightness } from '../tone';

export interface Cockpit {
  /** The central screen: left, top, width, height, corner. */
  screen: readonly [x: number, y: number, width: number, height: number, round: number];
  spokes: 2 | 3 | 4;
  flatBottom: boolean;
  inlay: readonly [top: number, bottom: number];
  arc: number;
  beam: boolean;
}

export const COCKPITS: Record<CockpitName, Cockpit> = {
  'range-rover': {
    screen: [668, 388, 330, 206, 22],
    spokes: 2,
    flatBottom: false,
    inlay: [474, 528],
    arc: 8,
    beam: false,
  },
  defender: {
    screen: [684, 404, 300, 176, 14],
    spokes: 4,
    flatBottom: false,
    inlay: [470, 546],
    arc: 0,
    beam: true,
  },
  jaguar: {
    screen: [672, 424, 320, 172, 18],
    spokes: 3,
    flatBottom: false,
    inlay: [466, 506],
    arc: 34,
    beam: false,
  },
  sports: {
    screen: [690, 430, 286, 150, 14],
    spokes: 3,
    flatBottom: true,
    inlay: [478, 512],
    arc: 26,
    beam: false,
  },
  generic: {
    screen: [684, 392, 300, 170, 16],
    spokes: 3,
    flatBottom: false,
    inlay: [478, 516],
    arc: 12,
    beam: false,
  },
};

export const WHEEL: Vec = [462, 598];

export interface Cloth {
  hide: string;
  lit: string;
  shade: string;
  deep: string;
  dash: string;
  dashLit: string;
  roof: string;
  stitch: string;
  inlay: string;
}

export function clothOf(interior: Interior): Cloth {
  const { hex, accent, inlay } = INTERIORS[interior];
  const depth = lightness(hex);
  return {
    hide: hex,
    lit: mix(hex, '#ffffff', depth < 0.35 ? 0.2 : 0.24),
    shade: withLightness(hex, depth * 0.74, 0.82),
    deep: withLightness(hex, depth * 0.4, 0.6),
    dash: mix('#1a1b1d', hex, 0.08),
    dashLit: mix('#4b4f53', hex, 0.12),
    roof: depth > 0.6 ? '#cfcac0' : '#3a3b3d',
    stitch: accent,
    inlay,
  };
}
