import type { EndView } from '../bodies/body';
import { TAILS, type Tail } from '../bodies/families';
import { type Point, points, pointsAt, type Vec } from '../notation';
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
import { type EndOptions, mirrorHousing } from './front';
import { box, loop, moved, trace } from './geometry';
import type { Paint } from './paint';
import { el, gradient, group, shape, softStroke, stroke, url } from './svg';
import { wheel, wheelDefs } from './wheel';

/** From the belt over the shoulder and the bumper down to the floor. */
const BACK: LightProfile = points(
  '0,0.4 0.2,0.34 0.5,0.56 0.92,0.8 1,0.6 1.03,0.08 1.25,-0.22 1.6,-0.36 1.9,-0.1 1.98,0.34 2,0.5 2.05,-0.1 2.4,-0.55 3,-0.95',
);

type Place = (point: Point) => Point;

function placeOf({ half, floor, belt }: EndView): Place {
  const height = belt - floor;
  return (point) =>
    point.length === 3
      ? [point[0] * half, floor + point[1] * height, point[2] * half]
      : [point[0] * half, floor + point[1] * height];
}

function level(height: number, drop: number, half: number): Vec[] {
  return Array.from({ length: 33 }, (_, index): Vec => {
    const t = (index - 16) / 16;
    return [t * half * 1.02, height - drop * t * t];
  });
}

function painted(end: EndView, lines: EndLines, paint: Paint): string {
  const { half, belt, floor } = end;
  const at = (share: number) => floor + (belt - floor) * share;
  const zones = [
    level(belt + 10, 30, half),
    level(at(0.8), 24, half),
    level(at(0.42), 10, half),
    level(floor, 0, half),
  ];
  return group(
    { mask: url('body-mask') },
    shape(lines.silhouette, paint.at(0.22)),
    bands(zones, BACK, paint, 66),
    shape(lines.silhouette, url('lift')),
    shape(lines.silhouette, url('edges')),
    softStroke(lines.silhouette, paint.at(0.9), 30, { deviation: 8, opacity: 0.32 }),
  );
}

/** The edge of the roof above a tailgate, with its own brake lamp. */
function spoiler({ roof, roofHalf }: EndView, paint: Paint): string {
  const body = mirrored(pointsAt('0,-118 0.5,-116 0.93,-138,20 0.95,-96,30 0.5,-46 0,-42', [0, roof], [roofHalf, 1]));
  const light = trace(pointsAt('-0.9,-108 0,-84 0.9,-108', [0, roof], [roofHalf, 1]));
  return (
    shape(body, paint.at(0.2)) +
    softStroke(light, paint.at(0.9), 12, { deviation: 8, opacity: 0.6 }) +
    shape(box(-130, roof - 116, 130, roof - 104), '#8d1016')
  );
}

function wiper({ half, belt }: EndView): string {
  const arm: Vec[] = [
    [-20, belt + 34],
    [half * 0.2, belt + 60],
    [half * 0.42, belt + 56],
  ];
  return stroke(trace(arm), '#07090a', 16);
}

function rearWindow(end: EndView, lines: EndLines, paint: Paint): string {
  const { half, belt, roof } = end;
  const rest = trace(pointsAt('0.26,0,20 0.28,0.3,36 0.5,0.3,36 0.52,0,20', [0, belt], [half, roof - belt]), true);
  return [
    group(
      { 'clip-path': url('screen') },
      shape(lines.screen, url('glass')),
      both(shape(rest, '#06080a', { opacity: 0.5 })),
      shape(lines.screen, url('glass-sky')),
      shape(gleam(end, belt, [-0.7, 0.24, 0.26]), '#eef5fa', { opacity: 0.09 }),
      shape(gleam(end, belt, [-0.36, 0.05, 0.26]), '#eef5fa', { opacity: 0.07 }),
      stroke(loop(lines.screen), '#050606', 30),
    ),
    TAILS[end.tail].boot === true ? '' : spoiler(end, paint) + wiper(end),
  ].join('');
}

function lamps(tail: Tail, place: Place): string {
  return both(
    ...tail.lamps.map((points) => {
      const line = trace(points.map(place), true);
      return shape(line, '#1a0507') + shape(line, url('tail')) + stroke(loop(line), '#120304', 8);
    }),
    ...tail.glow.map((points) => {
      const line = trace(points.map(place));
      return softStroke(line, '#ff2a22', 46, { deviation: 8, opacity: 0.45 }) + stroke(line, '#ff6a5e', 15);
    }),
  );
}

function plate({ half, floor, belt }: EndView, [y, height]: Tail['plate']): string {
  const [low, tall] = [floor + (belt - floor) * y, (belt - floor) * height];
  const sign = box(-262, low - 50, 262, low + 50);
  const recess = trace(
    pointsAt('-0.36,-0.62,20 -0.32,0.62,20 0.32,0.62,20 0.36,-0.62,20', [0, low], [half, tall]),
    true,
  );
  return shape(recess, '#000000', { opacity: 0.34 }) + shape(sign, url('plate')) + stroke(loop(sign), '#1b1d1f', 6);
}

function bumper(tail: Tail, end: EndView, place: Place): string {
  const exhausts = (tail.exhaust ?? []).map(([x, y, width]) => {
    const [cx, cy] = place([x, y]);
    const pipe = { x: cx - (width * end.half) / 2, y: -cy - 34, width: width * end.half, height: 68, rx: 30 };
    return el('rect', { ...pipe, fill: '#050505', stroke: '#b8bdc1', 'stroke-width': 13 });
  });
  return [
    shape(mirrored(tail.cladding.map(place)), url('trim')),
    tail.skid === undefined ? '' : shape(mirrored(tail.skid.map(place)), url('skid')),
    both(...exhausts, ...tail.reflectors.map((points) => shape(trace(points.map(place), true), '#a3141a'))),
  ].join('');
}

function seams(tail: Tail, place: Place, paint: Paint): string {
  return both(
    ...tail.tailgate.map((points) => {
      const line = trace(points.map(place));
      return (
        stroke(moved(line, 0, -8), paint.at(0.7), 5, { 'stroke-opacity': 0.45 }) +
        stroke(line, paint.at(-1), 7, { 'stroke-opacity': 0.85 })
      );
    }),
  );
}

function spare(end: EndView): string {
  const look = {
    tyre: end.tyre * 0.95,
    rim: end.tyre * 0.62,
    design: 'six-disc',
    caliper: '#222426',
    side: 1,
  } as const;
  return (
    el('defs', {}, wheelDefs(look.tyre, look.rim, 'dark')) +
    el('circle', {
      cx: 0,
      cy: -(end.belt - 190),
      r: look.tyre * 1.05,
      fill: '#000000',
      opacity: 0.35,
      filter: url('soft-20'),
    }) +
    group({ transform: `translate(0 ${-(end.belt - 200)})` }, wheel(look))
  );
}

function rearDefs({ belt, floor }: EndView): string {
  return el(
    'defs',
    {},
    gradient('plate', [0, belt], [0, floor], '0 #3a3e42, 0.4 #1a1c1f, 1 #0c0d0e'),
    gradient('tail', [0, belt], [0, floor + (belt - floor) * 0.6], '0 #c21820, 0.5 #8a0b11, 1 #4a0508'),
  );
}

/** A whole vehicle from its back, in millimetres around its centre on the ground. */
export function drawRear(end: EndView, { paint, shadow, reflection }: EndOptions): string {
  const tail = TAILS[end.tail];
  const place = placeOf(end);
  const foot = tail.boot === true ? end.belt + 70 : end.belt + 24;
  const lines: EndLines = {
    silhouette: silhouette(end),
    screen: screenOf(end, foot, tail.boot === true ? 0.86 : 0.9, tail.boot === true ? 90 : 116),
  };
  const band = tail.band === undefined ? undefined : mirrored(tail.band.map(place));
  return [
    endDefs(end, lines),
    rearDefs(end),
    grounding(end, lines.silhouette, paint.at(-0.4), shadow, reflection),
    tyres(end),
    both(mirrorHousing(end, paint)),
    roofRails(end),
    painted(end, lines, paint),
    end.softTop === true ? blackTop(end) : '',
    rearWindow(end, lines, paint),
    group(
      { 'clip-path': url('body') },
      bumper(tail, end, place),
      seams(tail, place, paint),
      plate(end, tail.plate),
      band === undefined ? '' : shape(band, '#0b0c0d') + shape(band, url('glass-sky'), { opacity: 0.4 }),
      lamps(tail, place),
    ),
    end.spareWheel === true ? spare(end) : '',
    contour(lines),
  ].join('');
}
