import type { EndView } from '../bodies/body';
import { type Point, pointsAt, type Vec } from '../notation';
import { box, symmetric, trace } from './geometry';
import { SHADOW } from './studio';
import { blur, clip, el, gradient, group, path, shape, silhouetteMask, stroke, url } from './svg';

export interface EndLines {
  silhouette: Vec[];
  screen: Vec[];
}

/** A half shape in millimetres, closed by its mirror image. */
export function mirrored(half: readonly Point[]): Vec[] {
  return symmetric(trace(half));
}

/**
 * The outline of a body seen from an end: flanks, shoulders, the inward lean of the windows, the
 * roof.
 */
export function silhouette(end: EndView): Vec[] {
  const { half, roofHalf, roof, belt, floor, square } = end;
  const crown = 0.3 + 0.5 * square;
  const tall = Math.min(1, (roof - belt) / 620);
  return mirrored([
    [0, floor],
    [half * 0.66, floor, 60],
    [half * 0.86, floor + 40, 60],
    [half * 0.94, floor + 150],
    [half * 0.99, floor + (belt - floor) * 0.4],
    [half, floor + (belt - floor) * 0.62],
    [half * 0.992, belt - (belt - floor) * 0.16],
    [half * 0.965, belt - 26],
    [half * 0.93, belt + 16, 30],
    [roofHalf + (half - roofHalf) * 0.34, belt + (roof - belt) * 0.5],
    [roofHalf * 1.03, roof - (150 - 50 * square) * tall],
    [roofHalf * 0.88, roof - (66 - 26 * square) * tall],
    [roofHalf * crown, roof - 14 * tall],
    [0, roof],
  ]);
}

/** The windscreen or rear window between the posts. */
export function screenOf(end: EndView, foot: number, narrow: number, top: number): Vec[] {
  const { half, roofHalf, roof, belt } = end;
  const lean = (y: number) => half * 0.93 + (roofHalf - half * 0.93) * Math.min(1, (y - belt) / (roof - 130 - belt));
  const [low, high] = [foot + 10, roof - top];
  return mirrored([
    [0, foot],
    [lean(low) * narrow * 0.6, foot + 4],
    [lean(low) * narrow - 20, low + 12, 40],
    [lean(high) * narrow, high - 20, 70],
    [roofHalf * 0.5, high + 14],
    [0, high + 18],
  ]);
}

export function endDefs(end: EndView, lines: EndLines): string {
  const { half, roof, floor } = end;
  return el(
    'defs',
    {},
    blur('soft-8', 8),
    blur('soft-20', 22),
    clip('body', lines.silhouette),
    silhouetteMask(lines.silhouette),
    clip('screen', lines.screen),
    gradient(
      'edges',
      [-half, 0],
      [half, 0],
      '0 #000000 0.72, 0.045 #000000 0.46, 0.11 #000000 0.2, 0.2 #000000 0.07, 0.32 #000000 0, 0.68 #000000 0, 0.8 #000000 0.07, 0.89 #000000 0.2, 0.955 #000000 0.46, 1 #000000 0.72',
    ),
    gradient(
      'lift',
      [-half, 0],
      [half, 0],
      '0 #fff 0, 0.1 #fff 0.2, 0.2 #fff 0.02, 0.42 #fff 0, 0.5 #fff 0.08, 0.58 #fff 0, 0.8 #fff 0.02, 0.9 #fff 0.2, 1 #fff 0',
    ),
    gradient('glass', [0, roof], [0, end.belt - 40], '0 #0b0e10, 0.3 #1a2024, 0.75 #333c42, 1 #4a555c'),
    gradient(
      'glass-sky',
      [-half * 0.7, roof],
      [half * 0.9, end.belt],
      '0 #e6eff5 0.42, 0.3 #e6eff5 0.16, 0.46 #e6eff5 0.03, 0.8 #e6eff5 0.05, 1 #e6eff5 0.22',
    ),
    gradient('trim', [0, end.belt], [0, floor], '0 #3d4043, 0.5 #26282a, 1 #0f1011'),
    gradient('skid', [0, floor + 200], [0, floor], '0 #e3e6e8, 0.4 #9ba0a4, 1 #4c5054'),
    gradient('rubber', [0, end.tyre * 1.4], [0, 0], '0 #050506, 0.5 #1d1f20, 0.85 #2b2d2f, 1 #101112'),
  );
}

/** Both tyres, seen along the road. */
export function tyres({ half, tyre, tyreWidth }: EndView): string {
  const one = (side: 1 | -1): string => {
    const outer = half * 0.955;
    const line = trace(
      [
        [outer, 8, 34],
        [outer + 6, tyre],
        [outer, tyre * 1.8, 40],
        [outer - tyreWidth, tyre * 1.8, 40],
        [outer - tyreWidth - 4, tyre],
        [outer - tyreWidth, 8, 34],
      ],
      true,
    );
    const grooves = [0.22, 0.41, 0.59, 0.78].map((share) => {
      const x = outer - tyreWidth * share;
      return stroke(
        [
          [x, 14],
          [x, tyre * 1.6],
        ],
        '#000000',
        13,
        { 'stroke-opacity': 0.65 },
      );
    });
    return group({ transform: `scale(${side} 1)` }, shape(line, url('rubber')), ...grooves);
  };
  const under = mirrored(pointsAt('0,150 0.7,165,30 0.86,320,0 0.86,520,0 0,520,0', [0, 0], [half, 1]));
  return shape(under, '#050506') + one(1) + one(-1);
}

/** The shadow under the vehicle and its soft image in the floor. */
export function grounding(
  { half, tyreWidth }: EndView,
  body: readonly Vec[],
  colour: string,
  strength: number,
  reflection: number,
): string {
  const pool = (x: number, rx: number, ry: number, opacity: number) =>
    el('ellipse', { cx: x, cy: 6, rx, ry, fill: url('shadow'), opacity: opacity * strength });
  const foot = half * 0.955 - tyreWidth / 2;
  const floor = { x: -half * 2, y: 0, width: half * 4, height: 540 };
  return [
    SHADOW,
    gradient('fade', [0, 0], [0, -520], `0 #ffffff ${reflection}, 0.5 #ffffff ${reflection * 0.3}, 1 #ffffff 0`),
    el(
      'mask',
      { id: 'mirror-mask', maskUnits: 'userSpaceOnUse', ...floor },
      el('rect', { ...floor, fill: url('fade') }),
    ),
    group(
      { mask: url('mirror-mask') },
      group(
        { transform: 'scale(1 -1)', filter: url('soft-20') },
        shape(body, colour),
        ...[-1, 1].map((side) =>
          shape(box(side * (foot - tyreWidth / 2), 0, side * (foot + tyreWidth / 2), 420), '#131415'),
        ),
      ),
    ),
    pool(0, half * 1.5, 190, 0.34),
    pool(0, half * 1.08, 74, 0.8),
    pool(-foot, tyreWidth * 0.9, 34, 0.95),
    pool(foot, tyreWidth * 0.9, 34, 0.95),
  ].join('');
}

/** Draws the right half's part and its mirror image. */
export function both(...content: string[]): string {
  return group({}, ...content) + group({ transform: 'scale(-1 1)' }, ...content);
}

/** Black windscreen posts up to the roof's edge, or a whole roof of fabric. */
export function blackTop(end: EndView): string {
  const { half, roof, belt, cowl, roofHalf } = end;
  if (end.blackPillars !== true && end.softTop !== true) return '';
  const rise = end.softTop === true ? 200 : 0;
  const cover = mirrored([
    [0, cowl - 6],
    [half * 0.6, cowl - 4],
    [half * 0.9, belt + 14, 20],
    [roofHalf * 1.02 + rise, roof - 128 + rise, 60],
    [roofHalf * 0.62, roof - 62 + rise],
    [0, roof - 56 + rise],
  ]);
  return group(
    { mask: url('body-mask') },
    shape(cover, end.softTop === true ? '#191a1d' : '#0b0c0d'),
    stroke(cover, '#aab4bb', 5, { 'stroke-opacity': 0.35 }),
  );
}

/** A slanting reflection of light in a pane, as wide at its foot as at its head. */
export function gleam(
  { half, roof }: EndView,
  foot: number,
  [from, wide, lean]: readonly [number, number, number],
): Vec[] {
  return [
    [half * from, foot - 20],
    [half * (from + lean), roof],
    [half * (from + lean + wide), roof],
    [half * (from + wide), foot - 20],
  ];
}

/** The thin dark line around a whole body. */
export function contour({ silhouette: line }: EndLines): string {
  return el('path', { d: path(line, true), fill: 'none', stroke: '#000000', 'stroke-width': 5, 'stroke-opacity': 0.4 });
}

export function roofRails({ rails, roofHalf, roof }: EndView): string {
  if (rails !== true) return '';
  const [x, y] = [roofHalf * 0.8, roof - 50];
  return both(
    shape(trace(pointsAt('-26,0,4 -18,62,16 34,56,16 40,-20,4', [x, y]), true), '#141517'),
    stroke(pointsAt('-8,56 26,52', [x, y]), '#8f959a', 6),
  );
}
