import { COLOURS, type Colour } from '../colours';
import { lightness, mix, withLightness } from './tone';

export interface Paint {
  base: string;
  /** The paint in a light between -1 (in deep shade) and 1 (mirroring a lamp). */
  at: (light: number) => string;
}

/** How a paint answers light. Pale paints keep their shade pale, dark ones mirror the studio more than they shine. */
export function paintOf(colour: Colour): Paint {
  const { hex, finish } = COLOURS[colour];
  const depth = lightness(hex);
  const deep = withLightness(hex, depth * (0.22 + 0.3 * depth), 0.8);
  const shine = finish === 'metallic' ? 0.66 : 0.5;
  const glow = mix(hex, '#f4f8fc', depth < 0.35 ? shine * 0.82 : shine);
  return {
    base: hex,
    at: (light) => (light < 0 ? mix(hex, deep, Math.min(1, -light)) : mix(hex, glow, Math.min(1, light))),
  };
}
