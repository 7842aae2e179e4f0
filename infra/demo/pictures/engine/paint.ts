import { COLOURS, type Colour } from '../colours';
import { lightness, mix, withLightness } from './tone';

export interface Paint {
  base: string;
  /** The paint in a light between -1 (in deep shade) and 1 (mirroring a lamp). */
  at: (light: number) => string;
}

const LAMP = '#f6f9fc';

/**
 * How a paint answers light. In shade it stays its own hue, in light it first grows brighter and
 * only then mirrors the lamp. Pale paints keep their shade pale; dark ones mirror the studio more
 * than they shine.
 */
export function paintOf(colour: Colour): Paint {
  const { hex, finish } = COLOURS[colour];
  const depth = lightness(hex);
  const metallic = finish === 'metallic';
  const deep = withLightness(hex, depth * (0.2 + 0.34 * depth), 0.85);
  const bright = withLightness(
    hex,
    depth + (1 - depth) * (depth < 0.3 ? 0.2 : metallic ? 0.26 : 0.2),
    metallic ? 1.08 : 1,
  );
  const glow = mix(bright, LAMP, depth < 0.3 ? 0.66 : metallic ? 0.56 : 0.46);
  return {
    base: hex,
    at: (light) => {
      if (light < 0) return mix(hex, deep, Math.min(1, -light));
      if (light < 0.5) return mix(hex, bright, light * 2);
      return mix(bright, glow, Math.min(1, light * 2 - 1));
    },
  };
}

/** Gloss black parts, whatever the paint. */
export const BLACK = { shade: '#121416', light: '#4a5056' };
