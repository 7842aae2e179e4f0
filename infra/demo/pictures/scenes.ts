import { backdrop, wall } from './engine/studio';
import { radial, url } from './engine/svg';

/** What a vehicle needs to know about the studio that it stands in. */
export interface Scene {
  picture: string;
  sky: string;
  bounce: string;
  /** How strongly the studio colours the vehicle, 0 to 1. */
  ambience: number;
  shadow: number;
  reflection: number;
  lampsOn: boolean;
}

export function studio(): Scene {
  return {
    picture: backdrop('light'),
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
      radial('pool', [980, -ground], 760, '0 #9db2c4 0.34, 0.5 #7f95a8 0.12, 1 #6d8296 0'),
      radial('lamp', [1040, 40], 700, '0 #dfeaf4 0.3, 0.3 #b9cad9 0.16, 1 #9fb3c5 0'),
      wall(-600, 1400, url('lamp')),
      wall(-400, 1600, url('pool')),
    ].join(''),
    sky: '#11161c',
    bounce: '#04060a',
    ambience: 0.9,
    shadow: 1.2,
    reflection: 0.5,
    lampsOn: true,
  };
}
