import type { EndView } from '../bodies/body';
import { FACES, type Face } from '../bodies/families';
import { points, pointsAt, type Vec } from '../notation';
import { bands, type LightProfile } from './bands';
import {
  blackTop,
  both,
  contour,
  type EndLines,
  endDefs,
  gleam,
  grounding,
  mirrored,
  roofRails,
  screenOf,
  silhouette,
  tyres,
} from './ends';
import { grille, intakes, lamp, pattern, scaleOf, seams } from './face';
import { loop, moved, trace } from './geometry';
import { BLACK, type Paint } from './paint';
import { el, gradient, group, shape, softStroke, stroke, url } from './svg';

/** From the foot of the screen over the bonnet's leading edge and the chin down to the floor. */
const NOSE: LightProfile = points(
  '0,0.22 0.2,0.3 0.6,0.5 0.9,0.78 1,0.92 1.02,0.5 1.06,0.2 1.3,0.02 1.6,-0.16 1.85,-0.36 1.98,-0.3 2,0.24 2.05,0.1 2.3,-0.3 2.7,-0.62 3,-0.95',
);

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
      softStroke(moved(line, -12, 0), paint.at(0.95), 14, { deviation: 8, opacity: 0.4 }) +
      softStroke(moved(line, 14, 0), paint.at(-0.6), 18, { deviation: 8, opacity: 0.22 })
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
    softStroke(lines.silhouette, paint.at(0.9), 30, { deviation: 8, opacity: 0.35 }),
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
  const hollow = trace(pointsAt('0.84,0.66 0.86,0.42 0.82,0.1', [0, floor], [half, height]));
  return (
    softStroke(crown, paint.at(0.85), 34, { deviation: 8, opacity: 0.45 }) +
    softStroke(hollow, paint.at(-0.8), 70, { deviation: 22, opacity: 0.3 })
  );
}

function cabin({ half, cowl, roof, isRightHand = false }: EndView): string {
  const seat = trace(pointsAt('0.22,0,0 0.26,0.42,50 0.56,0.42,50 0.6,0,0', [0, cowl], [half, roof - cowl]), true);
  const rest = trace(
    pointsAt('0.31,0.44,30 0.33,0.66,34 0.49,0.66,34 0.51,0.44,30', [0, cowl], [half, roof - cowl]),
    true,
  );
  const dash = mirrored(pointsAt('0,96 0.5,90 0.86,40 0.9,-40,0 0,-40,0', [0, cowl], [half, 1]));
  const wheel = el('ellipse', {
    cx: half * (isRightHand ? -0.4 : 0.4),
    cy: -(cowl + 110),
    rx: 165,
    ry: 120,
    fill: 'none',
    stroke: '#050607',
    'stroke-width': 30,
    opacity: 0.75,
  });
  const glance = trace(pointsAt('-110,-190,20 -110,-128,20 110,-128,20 110,-190,20', [0, roof]), true);
  return (
    both(shape(seat, '#06080a', { opacity: 0.62 }), shape(rest, '#06080a', { opacity: 0.62 })) +
    wheel +
    shape(dash, '#0a0c0d', { opacity: 0.86 }) +
    shape(glance, '#06080a', { opacity: 0.8 })
  );
}

function windscreen(end: EndView, lines: EndLines): string {
  const { half, cowl } = end;
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
      shape(gleam(end, cowl, [-0.74, 0.26, 0.3]), '#eef5fa', { opacity: 0.1 }),
      shape(gleam(end, cowl, [-0.4, 0.06, 0.3]), '#eef5fa', { opacity: 0.08 }),
      stroke(loop(lines.screen), '#050606', 34),
      wiper(half * 0.1, half * 0.66),
      wiper(-half * 0.62, -half * 0.04),
    ),
  ].join('');
}

export function mirrorHousing({ half, belt, blackMirrors }: EndView, paint: Paint): string {
  const [shade, light] = blackMirrors === true ? [BLACK.shade, BLACK.light] : [paint.at(0.05), paint.at(0.75)];
  const [x, y] = [half * 0.9 - 56, belt + 6];
  const foot = trace(pointsAt('-10,-30,8 10,50,8 130,66,10 130,20,10', [x, y]), true);
  const cap = trace(pointsAt('96,8,40 86,136,50 262,150,60 286,70,50 250,6,40', [x, y]), true);
  return group(
    { transform: `translate(${x} ${-y}) scale(0.84) translate(${-x} ${y})` },
    shape(foot, '#101213'),
    shape(cap, shade),
    shape(trace(pointsAt('104,78,20 102,128,30 256,140,40 270,84,20', [x, y]), true), light, { opacity: 0.6 }),
    shape(trace(pointsAt('94,12,30 93,44,6 280,52,6 250,8,30', [x, y]), true), '#141618'),
    stroke(loop(cap), '#000000', 4, { 'stroke-opacity': 0.35 }),
  );
}

export interface EndOptions {
  paint: Paint;
  shadow: number;
  reflection: number;
}

function frontDefs({ nose, floor }: EndView, face: Face): string {
  return el(
    'defs',
    {},
    gradient('lens', [0, nose], [0, nose - 220], '0 #f0f5f8, 0.5 #77828a, 1 #14181b'),
    gradient('grille-shade', [0, nose], [0, floor], '0 #000000 0.55, 0.35 #000000 0.05, 1 #000000 0.5'),
    pattern(face.grillePattern),
  );
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
    frontDefs(end, face),
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
    contour(lines),
  ].join('');
}
