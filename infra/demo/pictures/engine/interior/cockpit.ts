import { INTERIORS, type Interior } from '../../colours';
import type { Vec } from '../../notation';
import { lightness, mix, withLightness } from '../tone';

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
