import { blur, el, url } from '../engine/svg';
import { area, clouds, glow, grain, hills, mark, road, type Scene, series, strip, under, vertical } from './landscape';

function glitter(seed: number, x: number, top: number, bottom: number): string {
  const random = series(seed);
  return Array.from({ length: 210 }, () => {
    const depth = random();
    const y = top + depth ** 1.4 * (bottom - top);
    const spread = 60 + depth * 420;
    const width = 6 + depth * 46 * random();
    return el('rect', {
      x: Math.round(x + (random() + random() - 1) * spread),
      y: Math.round(y),
      width: Math.round(width),
      height: Math.round((0.8 + depth * 2) * 10) / 10,
      rx: 1,
      fill: '#fff3d8',
      opacity: Math.round((0.25 + random() * 0.6) * 100) / 100,
    });
  }).join('');
}

export function coast(ground: number): Scene {
  return {
    picture: [
      blur('cloud-blur', 11),
      vertical('sky', 0, 470, [
        [0, '#4d7396'],
        [0.35, '#8fb0c6'],
        [0.7, '#e8d3c0'],
        [0.9, '#f7c79d'],
        [1, '#fbe0bd'],
      ]),
      glow('sun', 420, 448, 640, [
        [0, '#fffaf0', 1],
        [0.05, '#fff0cf', 0.95],
        [0.2, '#ffdca6', 0.5],
        [1, '#ffc98a', 0],
      ]),
      strip(-2400, 700, url('sky')),
      clouds(61, 110, 400, '#fff3e6', 26),
      clouds(62, 260, 420, '#d7b3a6', 10),
      strip(-400, 900, url('sun')),
      vertical('sea', 468, ground - 40, [
        [0, '#e9c9a6'],
        [0.06, '#a9b5b8'],
        [0.3, '#6d93a3'],
        [0.7, '#3d6b80'],
        [1, '#2b5568'],
      ]),
      strip(468, 900, url('sea')),
      area(
        [
          [900, 480, 0],
          [1020, 440],
          [1110, 420],
          [1210, 380],
          [1330, 350],
          [1480, 300],
          [1640, 280],
          [2100, 230, 0],
          [2100, 540, 0],
          [1500, 520],
          [1200, 500],
        ],
        '#7d8483',
      ),
      area(
        [
          [1180, 520, 0],
          [1290, 470],
          [1420, 450],
          [1500, 400],
          [1640, 350],
          [1800, 330],
          [2100, 290, 0],
          [2100, 640, 0],
          [1600, 610],
          [1400, 560],
        ],
        '#5d6a62',
      ),
      area(
        [
          [1180, 520, 0],
          [1290, 470],
          [1420, 450],
          [1440, 520],
          [1500, 590],
          [1400, 560],
        ],
        '#8c8c7a',
        { opacity: 0.6 },
      ),
      glitter(18, 420, 472, ground - 60),
      ...[540, 566, 596].map((y, index) =>
        mark(
          [
            [-500, y],
            [200, y + 4],
            [900, y - 2],
            [2100, y + 5],
          ],
          '#dfeaec',
          1.4 + index * 0.5,
          { 'stroke-opacity': 0.2 },
        ),
      ),
      area(under(hills(44, ground - 66, 34, 300), 950), '#56624a'),
      mark(hills(44, ground - 66, 34, 300), '#c3b98c', 3, { 'stroke-opacity': 0.5 }),
      grain(90, ground - 76, ground - 28, ['#8a9063', '#333d2c', '#b8ad7c'], 200, 14),
      road(ground - 34, ground + 116, { far: '#6b6a68', near: '#4b4c4e', line: '#e9e2cf' }),
      vertical('near-verge', ground + 116, 900, [
        [0, '#5e6347'],
        [1, '#2a2e20'],
      ]),
      strip(ground + 116, 3200, url('near-verge')),
      grain(91, ground + 118, 900, ['#8f8c5c', '#22271b', '#b0a46c'], 200, 22),
    ].join(''),
    foreground: '',
    sky: '#ffe3c2',
    bounce: '#5d5f57',
    ambience: 0.4,
    shadow: 1,
    reflection: 0.12,
    lampsOn: false,
  };
}
