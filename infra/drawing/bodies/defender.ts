import type { Point } from '../engine/geometry';
import type { Pillar, SideView } from './body';

interface Stretch {
  /** Where the rear axle, the tail and the rear posts stand. */
  rear: number;
  tail: number;
  doors: SideView['doors'];
  pillars: readonly Pillar[];
  handles: SideView['handles'];
  alpine: readonly [from: number, to: number];
}

/** One shape in three lengths: the same face, screen and tail, another distance between them. */
function defender({ rear, tail, doors, pillars, handles, alpine }: Stretch): SideView {
  const outline: Point[] = [
    [104, 340, 50],
    [40, 480],
    [12, 640],
    [4, 860],
    [16, 1020],
    [60, 1130],
    [150, 1180],
    [430, 1208],
    [900, 1226],
    [1320, 1240, 50],
    [1560, 1560],
    [1768, 1812],
    [1900, 1896],
    [2110, 1934],
    [2600, 1960],
    [3100, 1967],
    [tail - 700, 1956],
    [tail - 180, 1930],
    [tail - 66, 1910, 50],
    [tail - 34, 1700],
    [tail - 12, 1300],
    [tail - 4, 1000],
    [tail, 700],
    [tail - 14, 560],
    [tail - 70, 420, 60],
  ];
  return {
    outline,
    axles: [838, rear],
    tyre: 412,
    rim: 276,
    wheel: 'six-disc',
    arch: { gap: 50, square: true, trim: 40 },
    greenhouse: [
      [1372, 1240, 14],
      [1590, 1540],
      [1776, 1756, 60],
      [2110, 1812],
      [2600, 1826],
      [3100, 1830],
      [tail - 700, 1818],
      [tail - 110, 1796, 60],
      [tail - 70, 1500],
      [tail - 60, 1292, 50],
      [tail - 700, 1286],
      [2600, 1268],
      [1900, 1252],
    ],
    pillars: [{ foot: [1500, 1236], head: [1930, 1880], width: 70 }, ...pillars],
    shoulder: [
      [-50, 1080],
      [120, 1120],
      [600, 1150],
      [1500, 1166],
      [3000, 1180],
      [tail - 300, 1190],
      [tail + 50, 1160],
    ],
    crease: [
      [-50, 560],
      [900, 540],
      [1700, 530],
      [3000, 540],
      [tail + 50, 600],
    ],
    sill: [
      [-50, 360],
      [1300, 340],
      [rear - 450, 345],
      [tail + 50, 420],
    ],
    cladding: [
      [
        [1270, 300, 0],
        [1310, 430, 20],
        [rear - 470, 430, 20],
        [rear - 430, 300, 0],
      ],
      [
        [-20, 250, 0],
        [-20, 600, 0],
        [230, 590, 40],
        [420, 300, 0],
      ],
      [
        [rear + 440, 300, 0],
        [rear + 480, 560, 40],
        [tail + 60, 590, 0],
        [tail + 60, 250, 0],
      ],
    ],
    doors,
    handles,
    bonnet: [
      [70, 1096],
      [200, 1128],
      [700, 1160],
      [1330, 1186],
    ],
    headlamp: [
      [8, 880, 10],
      [14, 1050, 20],
      [150, 1066, 40],
      [176, 980, 50],
      [150, 890, 40],
    ],
    drl: [
      [
        [60, 1034],
        [120, 1036],
        [144, 980],
        [120, 918],
        [60, 912],
      ],
    ],
    tail: [
      [tail - 74, 1150, 14],
      [tail + 20, 1150, 0],
      [tail + 20, 1030, 0],
      [tail - 70, 1030, 14],
    ],
    tailGlow: [
      [
        [tail - 50, 1090],
        [tail - 14, 1090],
      ],
    ],
    blackPanels: [
      [
        [alpine[0], 1858, 16],
        [alpine[0] + 26, 1922, 16],
        [alpine[1], 1920, 16],
        [alpine[1] + 14, 1856, 16],
      ],
      [
        [1010, 1120, 16],
        [1010, 1180, 16],
        [1290, 1190, 16],
        [1290, 1124, 16],
      ],
    ],
    lines: [
      [
        [tail - 90, 1270],
        [tail - 86, 760],
        [tail - 60, 600],
      ],
    ],
    mirror: [1590, 1250],
    spareWheel: [tail + 26, 1010],
  };
}

export const DEFENDER_90: SideView = defender({
  rear: 3425,
  tail: 4323,
  alpine: [2760, 3200],
  pillars: [
    { foot: [2790, 1250], head: [2826, 1890], width: 110 },
    { foot: [3490, 1275], head: [3500, 1880], width: 420, painted: true },
  ],
  doors: [
    [
      [1470, 1230],
      [1440, 1000],
      [1440, 440],
    ],
    [
      [2820, 1266],
      [2816, 440],
    ],
  ],
  handles: [[2550, 1090]],
});

export const DEFENDER_110: SideView = defender({
  rear: 3860,
  tail: 4758,
  alpine: [3080, 3540],
  pillars: [
    { foot: [2610, 1250], head: [2650, 1890], width: 106 },
    { foot: [3420, 1275], head: [3424, 1880], width: 60 },
    { foot: [3850, 1275], head: [3860, 1880], width: 410, painted: true },
  ],
  doors: [
    [
      [1470, 1230],
      [1440, 1000],
      [1440, 440],
    ],
    [
      [2640, 1266],
      [2636, 440],
    ],
    [
      [3640, 1280],
      [3636, 960],
      [3440, 920],
      [3330, 640],
      [3310, 440],
    ],
  ],
  handles: [
    [2370, 1090],
    [3380, 1096],
  ],
});

export const DEFENDER_130: SideView = defender({
  rear: 3860,
  tail: 5099,
  alpine: [3080, 3640],
  pillars: [
    { foot: [2610, 1250], head: [2650, 1890], width: 106 },
    { foot: [3420, 1275], head: [3424, 1880], width: 60 },
    { foot: [3850, 1275], head: [3860, 1880], width: 380, painted: true },
  ],
  doors: [
    [
      [1470, 1230],
      [1440, 1000],
      [1440, 440],
    ],
    [
      [2640, 1266],
      [2636, 440],
    ],
    [
      [3640, 1280],
      [3636, 960],
      [3440, 920],
      [3330, 640],
      [3310, 440],
    ],
  ],
  handles: [
    [2370, 1090],
    [3380, 1096],
  ],
});
