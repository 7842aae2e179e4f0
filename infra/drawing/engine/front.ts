import type { EndView } from '../bodies/ends';
import { FACES } from '../bodies/faces';
import { bands, type LightProfile } from './bands';
import {
  blackTop,
  both,
  type EndLines,
  endDefs,
  grounding,
  mirrored,
  roofRails,
  screenOf,
  silhouette,
  tyres,
} from './ends';
import { grille, intakes, lamp, pattern, scaleOf, seams } from './face';
import { trace, type Vec } from './geometry';
import type { Paint } from './paint';
import { el, gradient, group, path, shape, stroke, url } from './svg';

/** From the foot of the screen over the bonnet's leading edge and the chin down to the floor. */
const NOSE: LightProfile = [
  [0, 0.22],
  [0.2, 0.3],
  [0.6, 0.5],
  [0.9, 0.78],
  [1, 0.92],
  [1.02, 0.5],
  [1.06, 0.2],
  [1.3, 0.02],
  [1.6, -0.16],
  [1.85, -0.36],
  [1.98, -0.3],
  [2, 0.24],
  [2.05, 0.1],
  [2.3, -0.3],
  [2.7, -0.62],
  [3, -0.95],
];

function arched(height: number, drop: number, half: number): Vec[] {
  return Array.from({ length: 33 }, (_, index): Vec => {
    const t = (index - 16) / 16;
    return [t * half * 1.02, height - drop * Math.abs(t) ** 2.6];
  });
}

function painted(end: EndView, lines: EndLines, paint: Paint): string {
  const { half, cowl, nose, floor, belt } = end;
  const chin = floor + (nose - floor) * 0.42;
  const zones = [
    arched(Math.max(cowl, belt) + 10, 20, half),
    arched(nose, 46, half),
    arched(chin, 0, half),
    arched(floor, 0, half),
  ];
  const crease = (from: number, to: number): string => {
    const line = trace([
      [half * from, cowl + 40],
      [half * (from + to) * 0.53, (cowl + nose) / 2 + 20],
      [half * to, nose - 30],
    ]);
    return (
      stroke(
        line.map(([x, y]) => [x - 12, y]),
        paint.at(0.95),
        14,
        { 'stroke-opacity': 0.4, filter: url('soft-8') },
      ) +
      stroke(
        line.map(([x, y]) => [x + 14, y]),
        paint.at(-0.6),
        18,
        { 'stroke-opacity': 0.22, filter: url('soft-8') },
      )
    );
  };
  return group(
    { mask: url('body-mask') },
    shape(lines.silhouette, paint.at(0.24)),
    bands(zones, NOSE, paint, 72),
    both(crease(0.62, 0.52)),
    el('ellipse', {
      cx: 0,
      cy: -(cowl * 0.45 + nose * 0.55),
      rx: half * 0.42,
      ry: (cowl - nose) * 0.42 + 18,
      fill: paint.at(0.95),
      opacity: 0.34,
      filter: url('soft-20'),
    }),
    both(fender(end, paint)),
    shape(lines.silhouette, url('lift')),
    shape(lines.silhouette, url('edges')),
    stroke(lines.silhouette, paint.at(0.9), 30, { 'stroke-opacity': 0.35, filter: url('soft-8') }),
  );
}

/** The swell of the wing over the wheel: light on its crown, shade where it falls to the bumper. */
function fender({ half, floor, nose, belt }: EndView, paint: Paint): string {
  const height = nose - floor;
  const crown = trace([
    [half * 0.9, belt - 10],
    [half * 0.93, nose - height * 0.1],
    [half * 0.925, floor + height * 0.5],
  ]);
  const hollow = trace([
    [half * 0.84, floor + height * 0.66],
    [half * 0.86, floor + height * 0.42],
    [half * 0.82, floor + height * 0.1],
  ]);
  return (
    stroke(crown, paint.at(0.85), 34, { 'stroke-opacity': 0.45, filter: url('soft-8') }) +
    stroke(hollow, paint.at(-0.8), 70, { 'stroke-opacity': 0.3, filter: url('soft-20') })
  );
}

function cabin({ half, cowl, roof }: EndView): string {
  const seat = trace(
    [
      [half * 0.22, cowl, 0],
      [half * 0.26, cowl + (roof - cowl) * 0.42, 50],
      [half * 0.56, cowl + (roof - cowl) * 0.42, 50],
      [half * 0.6, cowl, 0],
    ],
    true,
  );
  const rest = trace(
    [
      [half * 0.31, cowl + (roof - cowl) * 0.44, 30],
      [half * 0.33, cowl + (roof - cowl) * 0.66, 34],
      [half * 0.49, cowl + (roof - cowl) * 0.66, 34],
      [half * 0.51, cowl + (roof - cowl) * 0.44, 30],
    ],
    true,
  );
  const dash = mirrored([
    [0, cowl + 96],
    [half * 0.5, cowl + 90],
    [half * 0.86, cowl + 40],
    [half * 0.9, cowl - 40, 0],
    [0, cowl - 40, 0],
  ]);
  const wheel = el('ellipse', {
    cx: half * 0.4,
    cy: -(cowl + 110),
    rx: 165,
    ry: 120,
    fill: 'none',
    stroke: '#050607',
    'stroke-width': 30,
    opacity: 0.75,
  });
  const glance = trace(
    [
      [-110, roof - 190, 20],
      [-110, roof - 128, 20],
      [110, roof - 128, 20],
      [110, roof - 190, 20],
    ],
    true,
  );
  return (
    both(shape(seat, '#06080a', { opacity: 0.62 }), shape(rest, '#06080a', { opacity: 0.62 })) +
    wheel +
    shape(dash, '#0a0c0d', { opacity: 0.86 }) +
    shape(glance, '#06080a', { opacity: 0.8 })
  );
}

function windscreen(end: EndView, lines: EndLines): string {
  const { half, cowl, roof } = end;
  const slab = (from: number, wide: number): Vec[] => [
    [half * from, cowl - 20],
    [half * (from + 0.3), roof],
    [half * (from + 0.3 + wide), roof],
    [half * (from + wide), cowl - 20],
  ];
  const wiper = (x: number, to: number) =>
    stroke(
      trace([
        [x, cowl + 22],
        [(x + to) / 2, cowl + 46],
        [to, cowl + 40],
      ]),
      '#060708',
      13,
    );
  return [
    shape(lines.screen, '#07090a'),
    group(
      { 'clip-path': url('screen') },
      shape(lines.screen, url('glass')),
      cabin(end),
      shape(lines.screen, url('glass-sky')),
      shape(slab(-0.74, 0.26), '#eef5fa', { opacity: 0.1 }),
      shape(slab(-0.4, 0.06), '#eef5fa', { opacity: 0.08 }),
      stroke([...lines.screen, ...lines.screen.slice(0, 1)], '#050606', 34),
      wiper(half * 0.1, half * 0.66),
      wiper(-half * 0.62, -half * 0.04),
    ),
  ].join('');
}

export function mirrorHousing({ half, belt }: EndView, paint: Paint): string {
  const [x, y] = [half * 0.9 - 56, belt + 6];
  const foot = trace(
    [
      [x - 10, y - 30, 8],
      [x + 10, y + 50, 8],
      [x + 130, y + 66, 10],
      [x + 130, y + 20, 10],
    ],
    true,
  );
  const cap = trace(
    [
      [x + 96, y + 8, 40],
      [x + 86, y + 136, 50],
      [x + 262, y + 150, 60],
      [x + 286, y + 70, 50],
      [x + 250, y + 6, 40],
    ],
    true,
  );
  return group(
    { transform: `translate(${x} ${-y}) scale(0.84) translate(${-x} ${y})` },
    shape(foot, '#101213'),
    shape(cap, paint.at(0.05)),
    shape(
      trace(
        [
          [x + 104, y + 78, 20],
          [x + 102, y + 128, 30],
          [x + 256, y + 140, 40],
          [x + 270, y + 84, 20],
        ],
        true,
      ),
      paint.at(0.75),
      { opacity: 0.6 },
    ),
    shape(
      trace(
        [
          [x + 94, y + 12, 30],
          [x + 93, y + 44, 6],
          [x + 280, y + 52, 6],
          [x + 250, y + 8, 30],
        ],
        true,
      ),
      '#141618',
    ),
    stroke([...cap, ...cap.slice(0, 1)], '#000000', 4, { 'stroke-opacity': 0.35 }),
  );
}

export interface EndOptions {
  paint: Paint;
  shadow: number;
  reflection: number;
}

/** A whole vehicle from its front, in millimetres around its centre on the ground. */
export function drawFront(end: EndView, { paint, shadow, reflection }: EndOptions): string {
  const face = FACES[end.face];
  const scale = scaleOf(end);
  const lines: EndLines = {
    silhouette: silhouette(end),
    screen: screenOf(end, end.cowl, end.blackPillars === true ? 0.95 : 0.93, 84),
  };
  return [
    endDefs(end, lines),
    el(
      'defs',
      {},
      gradient(
        'lens',
        [0, end.nose],
        [0, end.nose - 220],
        [
          [0, '#f0f5f8'],
          [0.5, '#77828a'],
          [1, '#14181b'],
        ],
      ),
      gradient(
        'grille-shade',
        [0, end.nose],
        [0, end.floor],
        [
          [0, '#000000', 0.55],
          [0.35, '#000000', 0.05],
          [1, '#000000', 0.5],
        ],
      ),
      pattern(face.grillePattern),
    ),
    grounding(end, lines.silhouette, paint.at(-0.4), shadow, reflection),
    tyres(end),
    both(mirrorHousing(end, paint)),
    roofRails(end),
    painted(end, lines, paint),
    blackTop(end),
    windscreen(end, lines),
    group(
      { 'clip-path': url('body') },
      intakes(face, scale),
      seams(face, scale, paint),
      grille(face, scale),
      both(lamp(face, scale)),
    ),
    el('path', {
      d: path(lines.silhouette, true),
      fill: 'none',
      stroke: '#000000',
      'stroke-width': 5,
      'stroke-opacity': 0.4,
    }),
  ].join('');
}
