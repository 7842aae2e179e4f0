import type { SideView } from '../bodies/body';
import { type Point, pointsAt, type Vec } from '../notation';
import { archLine } from './arch';
import { loop, moved, trace } from './geometry';
import { BLACK, type Paint } from './paint';
import type { SideLines } from './side-paint';
import { gradient, group, radial, shape, softStroke, stroke, url } from './svg';

export function detailDefs(side: SideView, lines: SideLines): string {
  const { length } = lines;
  return [
    gradient('lens', [0, 1050], [260, 700], '0 #eef3f6, 0.4 #7c878e, 1 #171b1e'),
    gradient('tail', [length - 220, 1100], [length, 700], '0 #7a0b10, 0.5 #c3151c, 1 #4e0508'),
    gradient('trim', [0, 620], [0, 220], '0 #3b3e41, 0.4 #232527, 1 #121314'),
    gradient('bright', [0, 60], [0, -60], '0 #ffffff, 0.5 #aab0b5, 1 #63686d'),
    radial('well', [0, 0], side.tyre + side.arch.gap, '0.7 #030303, 1 #101112'),
  ].join('');
}

function wells(side: SideView): string {
  const trim = side.arch.trim;
  return side.axles
    .map((x) =>
      [
        trim > 0 ? shape(archLine(side, x, trim), url('trim')) : '',
        trim > 0 ? stroke(archLine(side, x, trim - 8), '#6a6e72', 7, { 'stroke-opacity': 0.45 }) : '',
        shape(archLine(side, x, 0), '#060607'),
        stroke(archLine(side, x, 2), '#000000', 10, { 'stroke-opacity': 0.5 }),
      ].join(''),
    )
    .join('');
}

/** A gap between two panels: dark, with the lit edge of the panel behind it. */
function seam(line: readonly Vec[], paint: Paint): string {
  return [
    stroke(moved(line, 6, -3), paint.at(0.7), 5, { 'stroke-opacity': 0.55 }),
    stroke(line, paint.at(-1), 7, { 'stroke-opacity': 0.9 }),
    stroke(line, '#000000', 4, { 'stroke-opacity': 0.5 }),
  ].join('');
}

function handle([x, y]: Vec, flush: boolean, paint: Paint): string {
  const body = trace(pointsAt('0,-16,14 0,16,14 205,18,14 205,-14,14', [x, y]), true);
  if (flush) return shape(body, paint.at(0.12)) + stroke(loop(body), paint.at(-1), 4.5, { 'stroke-opacity': 0.75 });
  const cup = trace(pointsAt('25,-34 102.5,-44 180,-32 185,4 20,4', [x, y]), true);
  return [
    shape(cup, paint.at(-0.75), { opacity: 0.8 }),
    shape(moved(body, 0, -9), '#000000', { opacity: 0.35 }),
    shape(body, paint.at(0.22)),
    stroke(pointsAt('14,9 191,11', [x, y]), paint.at(1), 7, { 'stroke-opacity': 0.8 }),
  ].join('');
}

function mirror([x, y]: Vec, paint: Paint, isBlack: boolean): string {
  const foot = trace(pointsAt('20,-40,10 70,30,10 170,20,10 130,-40,10', [x, y]), true);
  const cap = trace(pointsAt('-10,30,40 20,150,60 190,150,50 225,40,40 120,14', [x, y]), true);
  const lower = trace(pointsAt('-6,34,20 4,70,10 218,70,10 224,38,30 120,14', [x, y]), true);
  return [
    shape(foot, '#121415'),
    shape(moved(cap, 6, -16), '#000000', { opacity: 0.28 }),
    shape(cap, isBlack ? BLACK.shade : paint.at(0.1)),
    shape(
      trace(pointsAt('12,96,20 28,140,40 180,142,40 206,96,20', [x, y]), true),
      isBlack ? BLACK.light : paint.at(0.8),
      { opacity: 0.55 },
    ),
    shape(lower, '#17191b'),
    stroke(pointsAt('6,70 216,70', [x, y]), '#000000', 4, { 'stroke-opacity': 0.5 }),
  ].join('');
}

function lamps(side: SideView): string {
  const head = trace(side.headlamp, true);
  const tail = trace(side.tail, true);
  return [
    shape(head, '#0c0e10'),
    shape(head, url('lens'), { opacity: 0.42 }),
    ...side.drl.map(
      (line) =>
        softStroke(trace(line), '#ffffff', 34, { deviation: 8, opacity: 0.28 }) + stroke(trace(line), '#fbfdff', 13),
    ),
    stroke(loop(head), '#050606', 6, { 'stroke-opacity': 0.8 }),
    shape(tail, url('tail')),
    ...(side.tailGlow ?? []).map((line) => stroke(trace(line), '#ff5a50', 20)),
    stroke(loop(tail), '#20090a', 6, { 'stroke-opacity': 0.8 }),
  ].join('');
}

function rails(line: readonly Point[]): string {
  const bar = trace(line);
  return stroke(bar, '#0c0d0e', 34) + stroke(moved(bar, 0, 9), '#9aa0a5', 7, { 'stroke-opacity': 0.8 });
}

function vent(points: readonly Point[]): string {
  const line = trace(points, true);
  return shape(line, '#101213') + stroke(loop(line), '#9ba1a6', 6, { 'stroke-opacity': 0.75 });
}

/** Everything on the paint that is not paint. */
export function details(side: SideView, lines: SideLines, paint: Paint): string {
  return [
    group(
      { 'clip-path': url('body') },
      ...(side.cladding ?? []).map((panel) => shape(trace(panel, true), url('trim'))),
      ...(side.blackPanels ?? []).map(
        (panel) =>
          shape(trace(panel, true), '#0c0d0e') + shape(trace(panel, true), url('glass-sky'), { opacity: 0.35 }),
      ),
      ...side.doors.map((door) => seam(trace(door), paint)),
      ...(side.lines ?? []).map((line) => seam(trace(line), paint)),
      side.bonnet === undefined ? '' : seam(trace(side.bonnet), paint),
      side.grille === undefined ? '' : shape(trace(side.grille, true), '#0b0c0d'),
      side.vent === undefined ? '' : vent(side.vent),
      wells(side),
    ),
    group({ 'clip-path': url('body') }, lamps(side)),
    ...side.handles.map((at) => handle(at, side.flushHandles === true, paint)),
    mirror(side.mirror, paint, side.blackMirrors === true),
    side.rails === undefined ? '' : rails(side.rails),
    stroke(loop(lines.silhouette), '#0a0b0c', 4, { 'stroke-opacity': 0.45 }),
  ].join('');
}
