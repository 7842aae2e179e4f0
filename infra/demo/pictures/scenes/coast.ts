import { area, edge } from '../engine/canvas';
import { el, url, vertical } from '../engine/svg';
import { type Point, points, pointsAt } from '../notation';
import { clouds, glow, grass, hills, road, type Scene, series, strip, under } from './landscape';

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

function headland(base: number): Point[] {
  return [
    [980, base, 0],
    ...points('1050,452 1130,440 1200,404 1290,382 1370,340 1500,318 1640,270 2100,210,0'),
    ...pointsAt('2100,60,0 1500,40 1200,14', [0, base]),
  ];
}

/** The nearer cliff: grass above, a face of rock with its clefts towards the sea. */
function cliffs(): string {
  const random = series(88);
  const top = points('1230,512 1330,476 1420,462 1500,412 1600,392 1700,352 2100,300,0');
  const foot = points('2100,660,0 1700,640 1560,600 1430,566 1320,534 1230,512,0');
  const clefts = Array.from({ length: 34 }, () => {
    const x = 1260 + random() * 720;
    const y = 560 - (x - 1230) * 0.28 + random() * 40;
    return edge(
      [
        [x, y],
        [x - 6 + random() * 12, y + 40],
        [x - 14 + random() * 24, y + 90],
      ],
      random() > 0.5 ? '#4d4a44' : '#b7a68d',
      2 + random() * 3,
      { 'stroke-opacity': 0.35 },
    );
  });
  return [
    vertical('cliff', 340, 640, '0 #8e8570, 0.5 #7a705f, 1 #4f5653'),
    area([...top, ...foot], url('cliff')),
    ...clefts,
    area([...top, ...points('2100,372,0 1720,418 1600,444 1500,470 1400,500 1300,510')], '#66704f'),
    edge(top, '#d9c99a', 3, { 'stroke-opacity': 0.6 }),
    edge(points('1230,514 1330,540 1440,570 1570,606 1720,648'), '#f1ede0', 4, { 'stroke-opacity': 0.6 }),
  ].join('');
}

export function coast(ground: number): Scene {
  return {
    picture: [
      vertical('sky', 0, 470, '0 #4d7396, 0.35 #8fb0c6, 0.7 #e8d3c0, 0.9 #f7c79d, 1 #fbe0bd'),
      glow('sun', 420, 448, 640, '0 #fffaf0 1, 0.05 #fff0cf 0.95, 0.2 #ffdca6 0.5, 1 #ffc98a 0'),
      strip(-2400, 700, url('sky')),
      clouds(61, 110, 400, '#fff3e6', 26),
      clouds(62, 260, 420, '#d7b3a6', 10),
      strip(-400, 900, url('sun')),
      vertical('sea', 468, ground - 40, '0 #e9c9a6, 0.06 #a9b5b8, 0.3 #6d93a3, 0.7 #3d6b80, 1 #2b5568'),
      strip(468, 900, url('sea')),
      vertical('headland', 290, 520, '0 #a89c8d, 0.5 #8d918c, 1 #9aa29f'),
      area(under(hills(64, 462, 22, 190), 472), '#c7ab9a'),
      area(under(hills(65, 468, 14, 120), 474), '#ab9a92'),
      strip(452, 472, '#f3cda8', { opacity: 0.35 }),
      area(headland(480), url('headland')),
      cliffs(),
      glitter(18, 420, 472, ground - 60),
      ...[540, 566, 596].map((y, index) =>
        edge(pointsAt('-500,0 200,4 900,-2 2100,5', [0, y]), '#dfeaec', 1.4 + index * 0.5, { 'stroke-opacity': 0.1 }),
      ),
      area(under(hills(44, ground - 66, 34, 300), 950), '#56624a'),
      edge(hills(44, ground - 66, 34, 300), '#c3b98c', 3, { 'stroke-opacity': 0.5 }),
      grass(90, ground - 62, ground - 26, ['#8a9063', '#333d2c', '#b8ad7c'], 700, 13),
      road(ground - 34, ground + 116, { far: '#6b6a68', near: '#4b4c4e', line: '#e9e2cf' }),
      vertical('near-verge', ground + 116, 900, '0 #5e6347, 1 #2a2e20'),
      strip(ground + 116, 3200, url('near-verge')),
      grass(91, ground + 118, 915, ['#8f8c5c', '#22271b', '#b0a46c'], 900, 26),
    ].join(''),
    sky: '#ffe3c2',
    bounce: '#5d5f57',
    ambience: 0.4,
    shadow: 1,
    reflection: 0.12,
    lampsOn: false,
  };
}
