import type { Cockpit } from '../../bodies/families';
import { type Point, points, pointsAt } from '../../notation';
import { area, edge, rect } from '../canvas';
import { moved } from '../geometry';
import { el, url } from '../svg';
import type { Cloth } from './cockpit';

/** What a beam across the dashboard carries: its bolts and a tray. */
function bolted([top, bottom]: Cockpit['inlay']): string {
  const tray = [...pointsAt('1090,14,12 1290,14,12', [0, top]), ...pointsAt('1290,-14,12 1090,-14,12', [0, bottom])];
  const bolts = [250, 640, 1000, 1350].map((x) =>
    el('circle', { cx: x, cy: (top + bottom) / 2, r: 9, fill: '#1b1c1d', stroke: '#b9bec2', 'stroke-width': 3 }),
  );
  return bolts.join('') + area(tray, '#0e0f10', { opacity: 0.85 });
}

/** The dashboard's upper edge, towards the windscreen, with its seam. */
function upper(cloth: Cloth, arc: number): string {
  const crown: Point[] = [
    ...points('-60,452,0 60,412 260,380 520,366'),
    [800, 360 - arc * 0.3],
    ...points('1080,366 1340,380 1540,412 1660,452,0'),
  ];
  return [
    area([...crown, [1660, 560, 0], [-60, 560, 0]], url('dash')),
    edge(crown, '#000000', 26, { 'stroke-opacity': 0.3, filter: url('soft-8') }),
    edge(moved(crown, 0, 5), cloth.dashLit, 5, { 'stroke-opacity': 0.8 }),
    edge(moved(crown, 0, 34), cloth.stitch, 2, { 'stroke-dasharray': '9 7', 'stroke-opacity': 0.75 }),
  ].join('');
}

export function dashboard(cloth: Cloth, { inlay, arc, beam }: Cockpit): string {
  const [top, bottom] = inlay;
  const lift = (x: number) => arc * (1 - ((x - 800) / 800) ** 2);
  const across = (y: number) => [-40, 160, 480, 800, 1120, 1440, 1640].map((x): Point => [x, y - lift(x)]);
  const cuts = across(top - 26);
  return [
    upper(cloth, arc),
    area(
      [
        [-60, bottom - 6, 0],
        ...across(bottom - 6),
        [1660, bottom - 6, 0],
        ...points('1660,740,0 1260,700 1000,664 600,664 340,700 -60,740,0'),
      ],
      url('lower'),
    ),
    edge(points('-60,740 340,702 600,666 1000,666 1260,702 1660,740'), '#000000', 34, {
      'stroke-opacity': 0.5,
      filter: url('soft-8'),
    }),
    edge(cuts, '#050606', 18),
    edge(moved(cuts, 0, 8), '#8b9196', 2.5, { 'stroke-opacity': 0.7 }),
    area(
      [
        [-60, top, 0],
        ...across(top),
        [1660, top, 0],
        [1660, bottom, 0],
        ...across(bottom).toReversed(),
        [-60, bottom, 0],
      ],
      url('inlay'),
    ),
    edge(across(top + 2), '#ffffff', 2.5, { 'stroke-opacity': 0.5 }),
    edge(across(bottom), '#000000', 6, { 'stroke-opacity': 0.5 }),
    edge(across(bottom + 26), cloth.stitch, 2, { 'stroke-dasharray': '9 7', 'stroke-opacity': 0.8 }),
    beam ? bolted(inlay) : '',
    area(points('1070,590,30 1420,600,30 1440,680,30 1080,650,30'), cloth.shade, { opacity: 0.35 }),
  ].join('');
}

export function centreConsole(cloth: Cloth): string {
  return [
    area(points('664,640,20 936,640,20 1010,760 1076,960,0 524,960,0 590,760'), url('console-side')),
    area(points('690,622,20 910,622,20 966,760 1016,960,0 584,960,0 634,760'), url('console')),
    edge(points('690,630 634,760 584,960'), '#a9afb4', 4, { 'stroke-opacity': 0.75 }),
    edge(points('910,630 966,760 1016,960'), '#a9afb4', 4, { 'stroke-opacity': 0.75 }),
    rect(712, 634, 176, 26, 13, '#0a0b0c'),
    ...[740, 860].map((x) =>
      el('circle', { cx: x, cy: 647, r: 17, fill: '#131415', stroke: '#b5bbc0', 'stroke-width': 4 }),
    ),
    rect(776, 642, 48, 5, 2.5, '#d9a35b'),
    area(points('772,690,10 828,690,10 838,752,14 826,772,14 774,772,14 762,752,14'), '#17181a'),
    area(points('776,684,16 824,684,16 830,736,16 770,736,16'), url('chrome')),
    area(points('781,690,12 819,690,12 824,728,12 776,728,12'), '#1d1f21'),
    ...points('704,726 896,726').map(([x, y]) =>
      el('ellipse', { cx: x, cy: y, rx: 36, ry: 24, fill: '#08090a', stroke: '#7d8388', 'stroke-width': 3 }),
    ),
    area(points('668,800,30 932,800,30 976,980,0 624,980,0'), url('seat')),
    edge(points('684,802 916,802'), cloth.lit, 5),
    edge(points('800,804 800,960'), cloth.deep, 4),
    edge(points('690,816 652,960'), cloth.stitch, 2, { 'stroke-dasharray': '9 7' }),
    edge(points('910,816 948,960'), cloth.stitch, 2, { 'stroke-dasharray': '9 7' }),
  ].join('');
}
