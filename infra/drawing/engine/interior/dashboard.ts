import type { Point } from '../geometry';
import { el, url } from '../svg';
import { area, edge, rect } from './canvas';
import type { Cloth, Cockpit } from './cockpit';

export function dashboard(cloth: Cloth, { inlay, arc, beam }: Cockpit): string {
  const [top, bottom] = inlay;
  const lift = (x: number) => arc * (1 - ((x - 800) / 800) ** 2);
  const across = (y: number, scale = 1): Point[] =>
    [-40, 160, 480, 800, 1120, 1440, 1640].map((x): Point => [x, y - lift(x) * scale]);
  const crown: Point[] = [
    [-60, 452, 0],
    [60, 412],
    [260, 380],
    [520, 366],
    [800, 360 - arc * 0.3],
    [1080, 366],
    [1340, 380],
    [1540, 412],
    [1660, 452, 0],
  ];
  const cuts = across(top - 26);
  const bolts = [250, 640, 1000, 1350]
    .map((x) =>
      el('circle', { cx: x, cy: (top + bottom) / 2, r: 9, fill: '#1b1c1d', stroke: '#b9bec2', 'stroke-width': 3 }),
    )
    .join('');
  return [
    area([...crown, [1660, 560, 0], [-60, 560, 0]], url('dash')),
    edge(crown, '#000000', 26, { 'stroke-opacity': 0.3, filter: url('soft-8') }),
    edge(
      crown.map(([x, y]): Point => [x, y + 5]),
      cloth.dashLit,
      5,
      { 'stroke-opacity': 0.8 },
    ),
    edge(
      crown.map(([x, y]): Point => [x, y + 34]),
      cloth.stitch,
      2,
      { 'stroke-dasharray': '9 7', 'stroke-opacity': 0.75 },
    ),
    area(
      [
        [-60, bottom - 6, 0],
        ...across(bottom - 6),
        [1660, bottom - 6, 0],
        [1660, 740, 0],
        [1260, 700],
        [1000, 664],
        [600, 664],
        [340, 700],
        [-60, 740, 0],
      ],
      url('lower'),
    ),
    edge(
      [
        [-60, 740],
        [340, 702],
        [600, 666],
        [1000, 666],
        [1260, 702],
        [1660, 740],
      ],
      '#000000',
      34,
      { 'stroke-opacity': 0.5, filter: url('soft-8') },
    ),
    edge(cuts, '#050606', 18),
    edge(
      cuts.map(([x, y]): Point => [x, y + 8]),
      '#8b9196',
      2.5,
      { 'stroke-opacity': 0.7 },
    ),
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
    beam
      ? bolts +
        area(
          [
            [1090, top + 14, 12],
            [1290, top + 14, 12],
            [1290, bottom - 14, 12],
            [1090, bottom - 14, 12],
          ],
          '#0e0f10',
          { opacity: 0.85 },
        )
      : '',
    area(
      [
        [1070, 590, 30],
        [1420, 600, 30],
        [1440, 680, 30],
        [1080, 650, 30],
      ],
      cloth.shade,
      { opacity: 0.35 },
    ),
  ].join('');
}

export function centreConsole(cloth: Cloth): string {
  return [
    area(
      [
        [664, 640, 20],
        [936, 640, 20],
        [1010, 760],
        [1076, 960, 0],
        [524, 960, 0],
        [590, 760],
      ],
      url('console-side'),
    ),
    area(
      [
        [690, 622, 20],
        [910, 622, 20],
        [966, 760],
        [1016, 960, 0],
        [584, 960, 0],
        [634, 760],
      ],
      url('console'),
    ),
    edge(
      [
        [690, 630],
        [634, 760],
        [584, 960],
      ],
      '#a9afb4',
      4,
      { 'stroke-opacity': 0.75 },
    ),
    edge(
      [
        [910, 630],
        [966, 760],
        [1016, 960],
      ],
      '#a9afb4',
      4,
      { 'stroke-opacity': 0.75 },
    ),
    rect(712, 634, 176, 26, 13, '#0a0b0c'),
    ...[740, 860].map((x) =>
      el('circle', { cx: x, cy: 647, r: 17, fill: '#131415', stroke: '#b5bbc0', 'stroke-width': 4 }),
    ),
    rect(776, 642, 48, 5, 2.5, '#d9a35b'),
    area(
      [
        [772, 690, 10],
        [828, 690, 10],
        [838, 752, 14],
        [826, 772, 14],
        [774, 772, 14],
        [762, 752, 14],
      ],
      '#17181a',
    ),
    area(
      [
        [776, 684, 16],
        [824, 684, 16],
        [830, 736, 16],
        [770, 736, 16],
      ],
      url('chrome'),
    ),
    area(
      [
        [781, 690, 12],
        [819, 690, 12],
        [824, 728, 12],
        [776, 728, 12],
      ],
      '#1d1f21',
    ),
    ...[
      [704, 726],
      [896, 726],
    ].map(([x = 0, y = 0]) =>
      el('ellipse', { cx: x, cy: y, rx: 36, ry: 24, fill: '#08090a', stroke: '#7d8388', 'stroke-width': 3 }),
    ),
    area(
      [
        [668, 800, 30],
        [932, 800, 30],
        [976, 980, 0],
        [624, 980, 0],
      ],
      url('seat'),
    ),
    edge(
      [
        [684, 802],
        [916, 802],
      ],
      cloth.lit,
      5,
    ),
    edge(
      [
        [800, 804],
        [800, 960],
      ],
      cloth.deep,
      4,
    ),
    edge(
      [
        [690, 816],
        [652, 960],
      ],
      cloth.stitch,
      2,
      { 'stroke-dasharray': '9 7' },
    ),
    edge(
      [
        [910, 816],
        [948, 960],
      ],
      cloth.stitch,
      2,
      { 'stroke-dasharray': '9 7' },
    ),
  ].join('');
}
