import { area, edge } from '../engine/canvas';
import { url, vertical } from '../engine/svg';
import type { Point } from '../notation';
import { clouds, glow, grain, mountains, type Scene, strip } from './landscape';

interface Dune {
  id: string;
  peak: readonly [x: number, y: number];
  foot: readonly [left: number, right: number];
  base: number;
  lit: string;
  shaded: string;
}

/**
 * One dune: lit towards the sun on the left, its lee in shade behind a crest that winds down to its
 * foot.
 */
function dune({ id, peak: [x, y], foot: [left, right], base, lit, shaded }: Dune): string {
  const tall = base - y;
  const body: Point[] = [
    [left, base + 60, 0],
    [left, base],
    [left + (x - left) * 0.5, base - tall * 0.42],
    [x - tall * 0.6, y + tall * 0.16],
    [x, y],
    [x + (right - x) * 0.34, base - tall * 0.52],
    [right, base],
    [right, base + 60, 0],
  ];
  const lee: Point[] = [
    [x, y, 0],
    [x + (right - x) * 0.34, base - tall * 0.52],
    [right, base, 0],
    [right, base + 60, 0],
    [x + tall * 0.9, base + 60, 0],
    [x - tall * 0.1, base - tall * 0.2],
    [x + tall * 0.34, base - tall * 0.62],
  ];
  return [
    vertical(`${id}-lit`, y, base + 40, `0 ${lit}, 1 ${lit} 0.85`),
    vertical(`${id}-lee`, y, base + 50, `0 ${shaded}, 0.7 ${shaded} 0.75, 1 ${shaded} 0.1`),
    area(body, url(`${id}-lit`)),
    area(lee, url(`${id}-lee`)),
    edge(body.slice(1, 5), '#ffeccb', 2, { 'stroke-opacity': 0.6 }),
  ].join('');
}

export function desert(ground: number): Scene {
  return {
    picture: [
      vertical('sky', 0, 560, '0 #5f86a8, 0.3 #9db6c4, 0.58 #e3c9a8, 0.8 #f3b878, 1 #f6d3a0'),
      glow('sun', 330, 470, 760, '0 #fff6e0 1, 0.06 #ffe9bd 0.95, 0.2 #ffce8a 0.55, 0.55 #ffb867 0.16, 1 #ffb060 0'),
      strip(-2400, 700, url('sky')),
      clouds(21, 120, 380, '#fff0dc', 22),
      strip(-400, 900, url('sun')),
      mountains({ seed: 8, base: 520, height: 110, step: 220, light: '#c99a76', shade: '#a87860' }),
      strip(420, 540, '#f3c795', { opacity: 0.35 }),
      dune({ id: 'dune-1', peak: [1330, 442], foot: [760, 1900], base: 560, lit: '#dfa872', shaded: '#a56c47' }),
      dune({ id: 'dune-2', peak: [40, 462], foot: [-560, 640], base: 566, lit: '#e2ab73', shaded: '#b0754b' }),
      dune({ id: 'dune-3', peak: [760, 478], foot: [180, 1280], base: 590, lit: '#e4ad72', shaded: '#a9683f' }),
      vertical('plain', 540, 700, '0 #e0a86d 0, 0.3 #dfa66a 0.9, 1 #d89c60'),
      strip(540, 3200, url('plain')),
      dune({ id: 'dune-4', peak: [1560, 520], foot: [1080, 2100], base: 640, lit: '#e0a669', shaded: '#9c5f38' }),
      dune({ id: 'dune-5', peak: [250, 560], foot: [-380, 860], base: 660, lit: '#e3aa6c', shaded: '#a8683c' }),
      vertical('sand', ground - 70, 900, '0 #dda468 0, 0.2 #d89c60, 0.6 #c98a50, 1 #8d5a30'),
      strip(ground - 70, 3200, url('sand')),
      grain(77, ground - 30, 895, ['#a8703f', '#e2b07a', '#b57c4a'], 220, 11),
      ...[0, 1, 2, 3, 4, 5].map((row) =>
        edge(
          [
            [-500, ground + 8 + row * 26],
            [100, ground - 2 + row * 28],
            [700, ground + 12 + row * 27],
            [1300, ground + 2 + row * 28],
            [2100, ground + 14 + row * 26],
          ],
          '#7c4c28',
          2 + row,
          { 'stroke-opacity': 0.13 },
        ),
      ),
    ].join(''),
    sky: '#ffd9a6',
    bounce: '#c98647',
    ambience: 0.5,
    shadow: 0.9,
    reflection: 0,
    lampsOn: false,
  };
}
