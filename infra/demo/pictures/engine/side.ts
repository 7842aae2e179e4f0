import type { SideView } from '../bodies/body';
import { pointsAt, type Vec } from '../notation';
import { trace } from './geometry';
import type { Paint } from './paint';
import { detailDefs, details } from './side-details';
import { blackRoof, glassDefs, glasshouse, glassRoof, openSeats } from './side-glass';
import { paintDefs, paintedBody, type SideLines, sideLines } from './side-paint';
import { contactShadow } from './studio';
import { el, gradient, group, halo, radial, shape, url } from './svg';
import { type WheelLook, wheel, wheelDefs } from './wheel';

export interface SideOptions {
  paint: Paint;
  shadow: number;
  reflection: number;
  /** Finer shading, for pictures from close by. */
  fine?: boolean;
  /** The colours of the sky and the ground around, and how strongly they lie on the vehicle. */
  ambience?: { sky: string; bounce: string; strength: number };
  lampsOn?: boolean;
}

function look(side: SideView, caliper: string, index: number): WheelLook {
  return { tyre: side.tyre, rim: side.rim, design: side.wheel, caliper, side: index === 0 ? 1 : -1 };
}

function underbody(side: SideView, lines: SideLines): string {
  const [front, rear] = side.axles;
  const low = side.tyre * 0.52;
  const line = trace(
    [
      [front - side.tyre * 1.3, low + 90, 40],
      [front, low + 20],
      [rear, low + 20],
      [rear + side.tyre * 1.4, low + 120, 40],
      [lines.length - 200, 420, 0],
      [200, 420, 0],
    ],
    true,
  );
  return shape(line, '#050506');
}

function spare(side: SideView): string {
  if (side.spareWheel === undefined) return '';
  const [x, y] = side.spareWheel;
  const radius = side.tyre * 0.98;
  const tyre = trace(pointsAt('-40,-1,40 -40,1,40 225,0.96,90 225,-0.96,90', [x, y], [1, radius]), true);
  return [
    gradient('spare', [0, y + radius], [0, y - radius], '0 #4b4e51, 0.12 #26282a, 0.6 #141516, 1 #070708'),
    shape(tyre, url('spare')),
    ...[30, 90, 150].map((dx) =>
      shape(pointsAt('0,-0.94 0,0.94 14,0.94 14,-0.94', [x + dx, y], [1, radius]), '#000000', { opacity: 0.4 }),
    ),
  ].join('');
}

function reflection(side: SideView, lines: SideLines, paint: Paint, strength: number): string {
  const discs = side.axles.map(
    (x) =>
      el('circle', { cx: x, cy: -side.tyre, r: side.tyre, fill: '#131415' }) +
      el('circle', { cx: x, cy: -side.tyre, r: side.rim * 0.9, fill: '#6b7074' }),
  );
  return [
    gradient('fade', [0, -40], [0, -620], `0 #ffffff ${strength}, 0.5 #ffffff ${strength * 0.3}, 1 #ffffff 0`),
    el(
      'mask',
      { id: 'mirror-mask', maskUnits: 'userSpaceOnUse', x: -400, y: 0, width: lines.length + 800, height: 640 },
      el('rect', { x: -400, y: 0, width: lines.length + 800, height: 640, fill: url('fade') }),
    ),
    group(
      { mask: url('mirror-mask') },
      group(
        { transform: 'scale(1 -1)', filter: url('soft-20') },
        shape(lines.silhouette, paint.at(-0.35)),
        underbody(side, lines),
        ...discs,
      ),
    ),
  ].join('');
}

function sideDefs(side: SideView, lines: SideLines, paint: Paint): string {
  return el(
    'defs',
    {},
    paintDefs(side, lines, paint),
    glassDefs(lines, paint),
    detailDefs(side, lines),
    wheelDefs(side.tyre, side.rim, side.metal ?? 'bright'),
  );
}

/** The place's own light over paint, glass and wheels. */
function ambient(
  side: SideView,
  lines: SideLines,
  { sky, bounce, strength }: { sky: string; bounce: string; strength: number },
): string {
  const discs = side.axles.map((x) => el('circle', { cx: x, cy: -side.tyre, r: side.tyre, fill: url('ambience') }));
  const stops = `0 ${sky} ${0.3 * strength}, 0.35 ${sky} ${0.12 * strength}, 0.6 ${bounce} ${0.2 * strength}, 1 ${bounce} ${0.75 * strength}`;
  return (
    gradient('ambience', [0, lines.height], [0, 60], stops) + shape(lines.silhouette, url('ambience')) + discs.join('')
  );
}

/** The glow of lit lamps, and their light on the ground ahead. */
function lampGlow(side: SideView): string {
  const middle = (points: readonly Vec[]): Vec => [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
  const [x, y] = middle(trace(side.headlamp, true));
  const [tailX, tailY] = middle(trace(side.tail, true));
  const glow = (id: string, at: Vec, radius: number, colour: string, strength: number) =>
    radial(
      id,
      at,
      radius,
      `0 ${colour} ${strength}, 0.18 ${colour} ${strength * 0.36}, 0.45 ${colour} ${strength * 0.09}, 1 ${colour} 0`,
    ) + el('circle', { cx: at[0], cy: -at[1], r: radius, fill: url(id) });
  const pool = { cx: x - 1150, cy: 26, rx: 1350, ry: 80, fill: url('road-light') };
  return [
    glow('halo', [x - 40, y], 520, '#eaf3ff', 0.8),
    glow('tail-halo', [tailX, tailY], 360, '#ff3b30', 0.55),
    halo('road-light', '0 #eef5ff 0.34, 1 #eef5ff 0'),
    el('ellipse', pool),
  ].join('');
}

/**
 * A whole vehicle from its left side, nose to the left, in millimetres around its nose on the
 * ground.
 */
export function drawSide(side: SideView, options: SideOptions): string {
  const { paint } = options;
  const lines = sideLines(side);
  return [
    sideDefs(side, lines, paint),
    options.reflection > 0 ? reflection(side, lines, paint, options.reflection) : '',
    contactShadow(lines.length, side.axles, side.tyre, options.shadow),
    underbody(side, lines),
    spare(side),
    openSeats(side),
    paintedBody(side, lines, paint, options.fine === true ? 300 : 96),
    blackRoof(side, lines),
    glassRoof(side, lines),
    glasshouse(side, lines),
    details(side, lines, paint),
    ...side.axles.map((x, index) =>
      group({ transform: `translate(${x} ${-side.tyre})` }, wheel(look(side, side.caliper ?? '#3a3d40', index))),
    ),
    options.ambience === undefined ? '' : ambient(side, lines, options.ambience),
    options.lampsOn === true ? lampGlow(side) : '',
  ].join('');
}
