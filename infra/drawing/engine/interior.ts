import type { CockpitName } from '../bodies/catalogue';
import { INTERIORS, type Interior } from '../colours';
import { type Point, trace, type Vec } from './geometry';
import { blur, clip, el, gradient, group, radial, shape, stroke, url } from './svg';
import { lightness, mix, withLightness } from './tone';

interface Cockpit {
  /** The central screen: left, top, width, height, corner. */
  screen: readonly [x: number, y: number, width: number, height: number, round: number];
  spokes: 2 | 3 | 4;
  flatBottom: boolean;
  inlay: readonly [top: number, bottom: number];
  arc: number;
  beam: boolean;
}

const COCKPITS: Record<CockpitName, Cockpit> = {
  'range-rover': {
    screen: [668, 388, 330, 206, 22],
    spokes: 2,
    flatBottom: false,
    inlay: [474, 528],
    arc: 8,
    beam: false,
  },
  defender: {
    screen: [684, 404, 300, 176, 14],
    spokes: 4,
    flatBottom: false,
    inlay: [470, 546],
    arc: 0,
    beam: true,
  },
  jaguar: {
    screen: [672, 424, 320, 172, 18],
    spokes: 3,
    flatBottom: false,
    inlay: [466, 506],
    arc: 34,
    beam: false,
  },
  sports: {
    screen: [690, 430, 286, 150, 14],
    spokes: 3,
    flatBottom: true,
    inlay: [478, 512],
    arc: 26,
    beam: false,
  },
  generic: {
    screen: [684, 392, 300, 170, 16],
    spokes: 3,
    flatBottom: false,
    inlay: [478, 516],
    arc: 12,
    beam: false,
  },
};

const WHEEL: Vec = [462, 598];

interface Cloth {
  hide: string;
  lit: string;
  shade: string;
  deep: string;
  dash: string;
  dashLit: string;
  roof: string;
  stitch: string;
  inlay: string;
}

function clothOf(interior: Interior): Cloth {
  const { hex, accent, inlay } = INTERIORS[interior];
  const depth = lightness(hex);
  return {
    hide: hex,
    lit: mix(hex, '#ffffff', depth < 0.35 ? 0.2 : 0.24),
    shade: withLightness(hex, depth * 0.74, 0.82),
    deep: withLightness(hex, depth * 0.4, 0.6),
    dash: mix('#1a1b1d', hex, 0.08),
    dashLit: mix('#4b4f53', hex, 0.12),
    roof: depth > 0.6 ? '#cfcac0' : '#3a3b3d',
    stitch: accent,
    inlay,
  };
}

/** Points with the picture's own downward axis. */
function line(points: readonly Point[], closed = false): Vec[] {
  return trace(
    points.map((point): Point => (point.length === 3 ? [point[0], -point[1], point[2]] : [point[0], -point[1]])),
    closed,
  );
}

function area(points: readonly Point[], fill: string, attributes: Record<string, string | number> = {}): string {
  return shape(line(points, true), fill, attributes);
}

function edge(
  points: readonly Point[],
  colour: string,
  width: number,
  attributes: Record<string, string | number> = {},
): string {
  return stroke(line(points), colour, width, attributes);
}

function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  fill: string,
  attributes: Record<string, string | number> = {},
): string {
  return el('rect', { x, y, width, height, rx: round, fill, ...attributes });
}

function defs(cloth: Cloth, cockpit: Cockpit): string {
  const vertical = (id: string, top: number, bottom: number, stops: Parameters<typeof gradient>[3]) =>
    gradient(id, [0, -top], [0, -bottom], stops);
  const [x, y, width, height] = cockpit.screen;
  return el(
    'defs',
    {},
    blur('soft-8', 8),
    blur('soft-20', 24),
    vertical('sky', 60, 400, [
      [0, '#c9d6de'],
      [0.45, '#e9eef1'],
      [0.7, '#f6f5f1'],
      [1, '#d9dcda'],
    ]),
    vertical('roof', 0, 120, [
      [0, mix(cloth.roof, '#000000', 0.35)],
      [1, cloth.roof],
    ]),
    vertical('dash', 350, 480, [
      [0, cloth.dashLit],
      [0.16, mix(cloth.dashLit, cloth.dash, 0.6)],
      [1, cloth.dash],
    ]),
    vertical('inlay', cockpit.inlay[0], cockpit.inlay[1], [
      [0, mix(cloth.inlay, '#ffffff', 0.36)],
      [0.18, mix(cloth.inlay, '#ffffff', 0.12)],
      [0.6, cloth.inlay],
      [1, mix(cloth.inlay, '#000000', 0.45)],
    ]),
    vertical('lower', 510, 700, [
      [0, cloth.lit],
      [0.2, cloth.hide],
      [0.7, cloth.shade],
      [1, cloth.deep],
    ]),
    vertical('seat', 640, 900, [
      [0, cloth.lit],
      [0.3, cloth.hide],
      [1, cloth.shade],
    ]),
    gradient(
      'bolster-left',
      [60, 0],
      [330, 0],
      [
        [0, cloth.deep],
        [0.4, cloth.shade],
        [0.8, cloth.lit],
        [1, cloth.hide],
      ],
    ),
    gradient(
      'door',
      [0, 0],
      [190, 0],
      [
        [0, cloth.deep],
        [0.5, cloth.shade],
        [0.9, cloth.hide],
        [1, cloth.deep],
      ],
    ),
    vertical('console', 600, 900, [
      [0, '#1b1c1e'],
      [0.3, '#2c2e31'],
      [1, '#121315'],
    ]),
    vertical('console-side', 600, 900, [
      [0, cloth.shade],
      [0.4, cloth.hide],
      [1, cloth.shade],
    ]),
    gradient(
      'screen',
      [x, -y],
      [x + width, -y - height],
      [
        [0, '#131b24'],
        [0.5, '#1d2b38'],
        [1, '#0b1016'],
      ],
    ),
    gradient(
      'gloss',
      [x, -y],
      [x + width * 0.7, -y - height],
      [
        [0, '#ffffff', 0.22],
        [0.4, '#ffffff', 0.04],
        [0.41, '#ffffff', 0],
        [1, '#ffffff', 0],
      ],
    ),
    vertical('rim', WHEEL[1] - 190, WHEEL[1] + 190, [
      [0, '#5a5d61'],
      [0.14, '#2b2d2f'],
      [0.5, '#1a1b1c'],
      [0.86, '#0d0e0f'],
      [1, '#2a2c2e'],
    ]),
    vertical('chrome', 500, 760, [
      [0, '#ffffff'],
      [0.5, '#8f959a'],
      [1, '#dfe3e6'],
    ]),
    radial('hub', [WHEEL[0] - 20, -WHEEL[1] + 30], 120, [
      [0, '#4a4d50'],
      [0.6, '#232527'],
      [1, '#111213'],
    ]),
    radial('vignette', [800, -450], 1050, [
      [0.5, '#000000', 0],
      [1, '#000000', 0.5],
    ]),
    clip(
      'display',
      line(
        [
          [x, y, cockpit.screen[4]],
          [x + width, y, cockpit.screen[4]],
          [x + width, y + height, cockpit.screen[4]],
          [x, y + height, cockpit.screen[4]],
        ],
        true,
      ),
    ),
    el(
      'pattern',
      { id: 'perforation', patternUnits: 'userSpaceOnUse', width: 12, height: 12 },
      el('circle', { cx: 3, cy: 3, r: 1.3, fill: '#000', opacity: 0.34 }),
      el('circle', { cx: 9, cy: 9, r: 1.3, fill: '#000', opacity: 0.34 }),
    ),
    el(
      'pattern',
      { id: 'speaker', patternUnits: 'userSpaceOnUse', width: 8, height: 8 },
      el('circle', { cx: 2, cy: 2, r: 1.5, fill: '#000', opacity: 0.6 }),
      el('circle', { cx: 6, cy: 6, r: 1.5, fill: '#000', opacity: 0.6 }),
    ),
  );
}

function outside(cloth: Cloth): string {
  return [
    el('rect', { x: -2400, y: -2400, width: 6400, height: 3000, fill: url('sky') }),
    area(
      [
        [-200, 350, 0],
        [120, 300],
        [360, 322],
        [640, 282],
        [900, 316],
        [1180, 290],
        [1460, 318],
        [1800, 300, 0],
        [1800, 460, 0],
        [-200, 460, 0],
      ],
      '#b9c4c8',
      { opacity: 0.55, filter: url('soft-8') },
    ),
    area(
      [
        [-200, 380, 0],
        [300, 346],
        [700, 362],
        [1100, 340],
        [1800, 370, 0],
        [1800, 470, 0],
        [-200, 470, 0],
      ],
      '#9aa7a8',
      { opacity: 0.5, filter: url('soft-8') },
    ),
    ...[1, -1].map((side) =>
      group(
        side === 1 ? {} : { transform: 'translate(1600 0) scale(-1 1)' },
        area(
          [
            [236, 20, 0],
            [330, 20, 0],
            [96, 420, 0],
            [-14, 470, 0],
            [30, 380, 0],
          ],
          cloth.roof,
        ),
        area(
          [
            [316, 20, 0],
            [332, 20, 0],
            [100, 418, 0],
            [72, 418, 0],
          ],
          '#000000',
          { opacity: 0.45 },
        ),
      ),
    ),
    area(
      [
        [-2400, -2400, 0],
        [4000, -2400, 0],
        [4000, 200, 0],
        [1600, 152, 0],
        [1360, 84],
        [1100, 62],
        [800, 56],
        [500, 62],
        [240, 84],
        [0, 152, 0],
        [-2400, 200, 0],
      ],
      url('roof'),
    ),
    edge(
      [
        [0, 152],
        [240, 84],
        [500, 62],
        [800, 56],
        [1100, 62],
        [1360, 84],
        [1600, 152],
      ],
      '#000000',
      10,
      { 'stroke-opacity': 0.4, filter: url('soft-8') },
    ),
    rect(690, 84, 220, 66, 26, '#121314'),
    rect(697, 90, 206, 54, 22, '#aebbc3'),
    area(
      [
        [700, 140, 10],
        [760, 104, 0],
        [900, 104, 10],
        [900, 140, 16],
      ],
      '#4d565b',
      { opacity: 0.7 },
    ),
    rect(782, 52, 36, 40, 6, '#17181a'),
  ].join('');
}

function doors(cloth: Cloth): string {
  const one = [
    area(
      [
        [-2400, 400, 0],
        [-10, 420, 0],
        [96, 424, 30],
        [176, 560],
        [190, 740],
        [150, 960, 0],
        [-2400, 1400, 0],
      ],
      url('door'),
    ),
    area(
      [
        [-10, 432, 0],
        [84, 436, 20],
        [120, 486, 20],
        [-10, 500, 0],
      ],
      cloth.dash,
    ),
    area(
      [
        [-10, 520, 0],
        [120, 516, 20],
        [148, 560, 20],
        [-10, 580, 0],
      ],
      url('inlay'),
    ),
    area(
      [
        [-10, 640, 0],
        [120, 622, 30],
        [172, 664, 30],
        [150, 720, 30],
        [-10, 770, 0],
      ],
      cloth.shade,
    ),
    edge(
      [
        [-10, 642],
        [110, 624],
        [166, 660],
      ],
      cloth.lit,
      5,
      { 'stroke-opacity': 0.8 },
    ),
    el('ellipse', { cx: 60, cy: 840, rx: 74, ry: 84, fill: cloth.deep }),
    el('ellipse', { cx: 60, cy: 840, rx: 66, ry: 76, fill: url('speaker') }),
    edge(
      [
        [16, 548],
        [90, 542],
      ],
      '#d5dadd',
      9,
    ),
  ].join('');
  return group({}, one) + group({ transform: 'translate(1600 0) scale(-1 1)' }, one);
}

function dashboard(cloth: Cloth, { inlay, arc, beam }: Cockpit): string {
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

function gauges(): string {
  const dial = (x: number) =>
    [
      el('circle', { cx: x, cy: 446, r: 46, fill: 'none', stroke: '#36424c', 'stroke-width': 5 }),
      el('path', {
        d: `M${x - 40} 470A46 46 0 0 1 ${x + 18} 404`,
        fill: 'none',
        stroke: '#dfe9f0',
        'stroke-width': 5,
        'stroke-linecap': 'round',
      }),
      el('circle', { cx: x, cy: 446, r: 26, fill: '#0c1217' }),
      rect(x - 15, 439, 30, 6, 3, '#eef4f8'),
      rect(x - 9, 450, 18, 4, 2, '#7e8d98'),
    ].join('');
  return [
    area(
      [
        [300, 498, 0],
        [306, 400, 30],
        [340, 374, 40],
        [620, 374, 40],
        [652, 400, 30],
        [656, 498, 0],
      ],
      '#0a0b0c',
    ),
    rect(322, 388, 312, 104, 16, '#0a1016'),
    dial(392),
    dial(564),
    edge(
      [
        [462, 482],
        [474, 452],
        [482, 452],
        [496, 482],
      ],
      '#6fa8d6',
      3,
      { 'stroke-opacity': 0.8 },
    ),
    rect(450, 404, 58, 5, 2.5, '#8fa0ac'),
    rect(460, 416, 38, 4, 2, '#5e6d78'),
  ].join('');
}

function steeringWheel(cloth: Cloth, { spokes, flatBottom }: Cockpit): string {
  const [cx, cy] = WHEEL;
  const at = (angle: number, r: number): Vec => [cx + Math.cos(angle) * r, -cy + Math.sin(angle) * r * 0.97];
  const rim = Array.from({ length: 73 }, (_, index): Vec => {
    const [x, y] = at((index / 72) * Math.PI * 2, 171);
    return [x, flatBottom ? Math.max(y, -cy - 150) : y];
  });
  const arms: readonly Point[][] = [
    [
      [cx - 168, cy - 22, 10],
      [cx - 70, cy - 40, 10],
      [cx - 60, cy + 42, 10],
      [cx - 168, cy + 26, 10],
    ],
    [
      [cx + 60, cy - 40, 10],
      [cx + 168, cy - 22, 10],
      [cx + 168, cy + 26, 10],
      [cx + 60, cy + 42, 10],
    ],
  ];
  const low: readonly Point[][] =
    spokes === 2
      ? [
          [
            [cx - 60, cy + 40, 8],
            [cx - 100, cy + 152, 8],
            [cx - 66, cy + 166, 8],
            [cx - 20, cy + 60, 8],
          ],
          [
            [cx + 60, cy + 40, 8],
            [cx + 100, cy + 152, 8],
            [cx + 66, cy + 166, 8],
            [cx + 20, cy + 60, 8],
          ],
        ]
      : spokes === 3
        ? [
            [
              [cx - 34, cy + 50, 10],
              [cx - 28, cy + 172, 8],
              [cx + 28, cy + 172, 8],
              [cx + 34, cy + 50, 10],
            ],
          ]
        : [
            [
              [cx - 54, cy + 44, 8],
              [cx - 62, cy + 164, 8],
              [cx - 24, cy + 172, 8],
              [cx - 18, cy + 56, 8],
            ],
            [
              [cx + 54, cy + 44, 8],
              [cx + 62, cy + 164, 8],
              [cx + 24, cy + 172, 8],
              [cx + 18, cy + 56, 8],
            ],
          ];
  const buttons = [-118, 118].flatMap((dx) =>
    [-10, 12].map((dy) =>
      rect(cx + dx - 22, cy + dy - 7, 44, 15, 7, '#0c0d0e', { stroke: '#5c6166', 'stroke-width': 1.5 }),
    ),
  );
  return [
    stroke(
      rim.map(([x, y]) => [x + 8, y - 20]),
      '#000000',
      46,
      { 'stroke-opacity': 0.34, filter: url('soft-8') },
    ),
    ...low.map((arm) => area(arm, url('chrome'))),
    ...arms.map((arm) => area(arm, '#1b1c1e')),
    ...arms.map((arm) => edge(arm.slice(0, 2), '#a5abb0', 4, { 'stroke-opacity': 0.8 })),
    ...buttons,
    area(
      [
        [cx - 84, cy - 50, 40],
        [cx, cy - 66],
        [cx + 84, cy - 50, 40],
        [cx + 70, cy + 46, 40],
        [cx, cy + 76],
        [cx - 70, cy + 46, 40],
      ],
      url('hub'),
    ),
    edge(
      [
        [cx - 66, cy - 46],
        [cx, cy - 58],
        [cx + 66, cy - 46],
      ],
      '#8b9094',
      3,
      { 'stroke-opacity': 0.6 },
    ),
    el('circle', { cx, cy, r: 19, fill: '#101112', stroke: '#aab0b5', 'stroke-width': 3 }),
    stroke(rim, url('rim'), 37),
    stroke(
      rim.map(([x, y]) => [x, y + 10]),
      '#ffffff',
      3,
      { 'stroke-opacity': 0.16 },
    ),
    stroke(rim, cloth.stitch, 1.8, { 'stroke-dasharray': '6 6', 'stroke-opacity': 0.55 }),
  ].join('');
}

function display({ screen: [x, y, width, height, round] }: Cockpit): string {
  const road = (points: readonly Point[], colour: string, size: number) =>
    edge(
      points.map(([px, py]): Point => [x + px * width, y + py * height]),
      colour,
      size,
    );
  return [
    rect(x - 9, y + 10, width + 18, height + 4, round + 6, '#000000', { opacity: 0.5, filter: url('soft-8') }),
    rect(x - 8, y - 8, width + 16, height + 16, round + 6, '#08090a'),
    rect(x - 8, y - 8, width + 16, height + 16, round + 6, 'none', {
      stroke: '#8d9398',
      'stroke-width': 2,
      'stroke-opacity': 0.7,
    }),
    group(
      { 'clip-path': url('display') },
      rect(x, y, width, height, round, url('screen')),
      road(
        [
          [0.02, 0.8],
          [0.2, 0.6],
          [0.34, 0.62],
          [0.5, 0.3],
          [0.66, 0.2],
        ],
        '#2f4354',
        9,
      ),
      road(
        [
          [0.05, 0.2],
          [0.25, 0.35],
          [0.4, 0.8],
          [0.62, 0.9],
        ],
        '#2a3b4a',
        6,
      ),
      road(
        [
          [0.3, 0.05],
          [0.42, 0.3],
          [0.64, 0.5],
        ],
        '#2a3b4a',
        5,
      ),
      road(
        [
          [0.06, 0.92],
          [0.22, 0.66],
          [0.36, 0.62],
          [0.46, 0.4],
        ],
        '#6db0e6',
        4,
      ),
      el('circle', { cx: x + width * 0.46, cy: y + height * 0.4, r: 7, fill: '#ffffff' }),
      rect(x + width * 0.69, y + height * 0.12, width * 0.27, height * 0.34, 10, '#ffffff', { opacity: 0.09 }),
      rect(x + width * 0.69, y + height * 0.52, width * 0.27, height * 0.34, 10, '#ffffff', { opacity: 0.09 }),
      rect(x + width * 0.73, y + height * 0.2, width * 0.13, 6, 3, '#e6edf2', { opacity: 0.9 }),
      rect(x + width * 0.73, y + height * 0.29, width * 0.18, 4, 2, '#8fa0ac'),
      el('circle', { cx: x + width * 0.77, cy: y + height * 0.69, r: 12, fill: '#c8a26a' }),
      rect(x + width * 0.84, y + height * 0.65, width * 0.09, 4, 2, '#e6edf2'),
      rect(x + width * 0.84, y + height * 0.71, width * 0.06, 4, 2, '#8fa0ac'),
      rect(x, y, width, height, round, url('gloss')),
    ),
  ].join('');
}

function console(cloth: Cloth): string {
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

function seat(cloth: Cloth): string {
  const cushion: Point[] = [
    [120, 980, 0],
    [150, 850],
    [196, 772, 40],
    [300, 746],
    [420, 748],
    [520, 778, 40],
    [560, 860],
    [580, 980, 0],
  ];
  return [
    area(
      cushion.map(
        (point): Point => (point.length === 3 ? [point[0], point[1] - 14, point[2]] : [point[0], point[1] - 14]),
      ),
      '#000000',
      { opacity: 0.5, filter: url('soft-20') },
    ),
    area(cushion, url('seat')),
    area(
      [
        [120, 980, 0],
        [150, 850],
        [196, 772, 40],
        [256, 764, 30],
        [226, 850],
        [212, 980, 0],
      ],
      url('bolster-left'),
    ),
    area(
      [
        [580, 980, 0],
        [560, 860],
        [520, 778, 40],
        [462, 766, 30],
        [486, 850],
        [496, 980, 0],
      ],
      cloth.shade,
      { opacity: 0.75 },
    ),
    area(
      [
        [256, 766, 26],
        [360, 752],
        [462, 768, 26],
        [486, 850],
        [496, 980, 0],
        [212, 980, 0],
        [226, 850],
      ],
      url('perforation'),
    ),
    edge(
      [
        [256, 766],
        [226, 850],
        [212, 980],
      ],
      cloth.deep,
      5,
    ),
    edge(
      [
        [462, 768],
        [486, 850],
        [496, 980],
      ],
      cloth.deep,
      5,
    ),
    edge(
      [
        [264, 770],
        [236, 850],
        [222, 980],
      ],
      cloth.stitch,
      2,
      { 'stroke-dasharray': '9 7' },
    ),
    edge(
      [
        [454, 772],
        [476, 850],
        [486, 980],
      ],
      cloth.stitch,
      2,
      { 'stroke-dasharray': '9 7' },
    ),
    ...[806, 862].map((y) =>
      edge(
        [
          [236, y + 6],
          [355, y - 4],
          [478, y + 6],
        ],
        cloth.deep,
        4,
        { 'stroke-opacity': 0.6 },
      ),
    ),
    edge(
      [
        [196, 774],
        [300, 749],
        [420, 751],
        [520, 780],
      ],
      cloth.lit,
      5,
      { 'stroke-opacity': 0.9 },
    ),
  ].join('');
}

/** The cockpit from between the front seats, in a picture of 1600 by 900. */
export function drawInterior(name: CockpitName, interior: Interior): string {
  const cockpit = COCKPITS[name];
  const cloth = clothOf(interior);
  return [
    defs(cloth, cockpit),
    outside(cloth),
    el('rect', { x: -2400, y: 600, width: 6400, height: 3000, fill: mix(cloth.deep, '#0a0a0b', 0.6) }),
    dashboard(cloth, cockpit),
    doors(cloth),
    group({ transform: 'translate(-16 -6)' }, gauges()),
    display(cockpit),
    console(cloth),
    seat(cloth),
    group({ transform: 'translate(1600 0) scale(-1 1)' }, seat(cloth)),
    steeringWheel(cloth, cockpit),
    el('rect', { x: -2400, y: -2400, width: 6400, height: 5600, fill: url('vignette') }),
  ].join('');
}
