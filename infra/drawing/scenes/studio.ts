import { backdrop } from '../engine/studio';
import { blur, el, url } from '../engine/svg';
import { glow, type Scene, strip } from './landscape';

export function studio(): Scene {
  return {
    picture: backdrop('light'),
    foreground: '',
    sky: '#ffffff',
    bounce: '#d0d4d8',
    ambience: 0,
    shadow: 1,
    reflection: 0.28,
    lampsOn: false,
  };
}

/** A dark studio: one long lamp above and its light on wall and floor. */
export function dusk(ground: number): Scene {
  return {
    picture: [
      backdrop('dark'),
      blur('lamp-blur', 26),
      glow('pool', 980, ground, 760, [
        [0, '#9db2c4', 0.34],
        [0.5, '#7f95a8', 0.12],
        [1, '#6d8296', 0],
      ]),
      el('rect', {
        x: 560,
        y: 96,
        width: 900,
        height: 26,
        rx: 13,
        fill: '#eaf3fb',
        opacity: 0.5,
        filter: url('lamp-blur'),
      }),
      strip(-400, 1200, url('pool')),
    ].join(''),
    foreground: '',
    sky: '#9fb6ca',
    bounce: '#0a0c10',
    ambience: 0.5,
    shadow: 1.2,
    reflection: 0.5,
    lampsOn: true,
  };
}
