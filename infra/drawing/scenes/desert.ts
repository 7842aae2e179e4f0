import { blur, el, url } from '../engine/svg';
import { area, clouds, glow, grain, hills, mark, mountains, type Scene, strip, under, vertical } from './landscape';

function dune(
  id: string,
  seed: number,
  base: number,
  height: number,
  step: number,
  lit: string,
  shaded: string,
): string {
  const crest = hills(seed, base, height, step);
  const stops = Array.from({ length: 9 }, (_, index) =>
    [
      el('stop', { offset: index / 9, 'stop-color': lit }),
      el('stop', { offset: (index + 0.62) / 9, 'stop-color': lit }),
      el('stop', { offset: (index + 0.72) / 9, 'stop-color': shaded }),
      el('stop', { offset: (index + 0.96) / 9, 'stop-color': lit }),
    ].join(''),
  );
  return [
    el(
      'linearGradient',
      { id, gradientUnits: 'userSpaceOnUse', x1: -500 + seed * 7, y1: base - 200, x2: 1900, y2: base + 500 },
      ...stops,
    ),
    area(under(crest, 950), url(id)),
    mark(crest, '#fff1d6', 2.5, { 'stroke-opacity': 0.55 }),
  ].join('');
}

export function desert(ground: number): Scene {
  return {
    picture: [
      blur('cloud-blur', 9),
      vertical('sky', 0, 560, [
        [0, '#5f86a8'],
        [0.3, '#9db6c4'],
        [0.58, '#e3c9a8'],
        [0.8, '#f3b878'],
        [1, '#f6d3a0'],
      ]),
      glow('sun', 330, 470, 760, [
        [0, '#fff6e0', 1],
        [0.06, '#ffe9bd', 0.95],
        [0.2, '#ffce8a', 0.55],
        [0.55, '#ffb867', 0.16],
        [1, '#ffb060', 0],
      ]),
      strip(-2400, 700, url('sky')),
      clouds(21, 120, 380, '#fff0dc', 22),
      strip(-400, 900, url('sun')),
      mountains({ seed: 8, base: 520, height: 110, step: 220, light: '#c99a76', shade: '#a87860' }),
      strip(420, 540, '#f3c795', { opacity: 0.35 }),
      dune('dune-far', 31, 520, 74, 300, '#dca36b', '#b5764a'),
      dune('dune-mid', 12, 575, 66, 380, '#e3ab70', '#a9683d'),
      dune('dune-near', 5, 640, 54, 520, '#e0a468', '#b4733f'),
      vertical('sand', ground - 70, 900, [
        [0, '#dda468', 0],
        [0.2, '#d89c60'],
        [0.6, '#c98a50'],
        [1, '#8d5a30'],
      ]),
      strip(ground - 70, 3200, url('sand')),
      grain(77, ground - 30, 895, ['#8a5730', '#f3c791', '#a56c3d'], 240, 16),
      ...[0, 1, 2, 3, 4, 5].map((row) =>
        mark(
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
    foreground: '',
    sky: '#ffd9a6',
    bounce: '#c98647',
    ambience: 0.5,
    shadow: 0.9,
    reflection: 0,
    lampsOn: false,
  };
}
