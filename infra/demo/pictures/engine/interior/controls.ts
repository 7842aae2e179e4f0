import type { Cockpit } from '../../bodies/families';
import { points, pointsAt, type Vec } from '../../notation';
import { area, edge, rect } from '../canvas';
import { moved } from '../geometry';
import { el, group, stroke, url } from '../svg';
import { type Cloth, WHEEL } from './cockpit';

export function gauges(): string {
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
    area(points('300,498,0 306,400,30 340,374,40 620,374,40 652,400,30 656,498,0'), '#0a0b0c'),
    rect(322, 388, 312, 104, 16, '#0a1016'),
    dial(392),
    dial(564),
    edge(points('462,482 474,452 482,452 496,482'), '#6fa8d6', 3, { 'stroke-opacity': 0.8 }),
    rect(450, 404, 58, 5, 2.5, '#8fa0ac'),
    rect(460, 416, 38, 4, 2, '#5e6d78'),
  ].join('');
}

const ARMS = ['-168,-22,10 -70,-40,10 -60,42,10 -168,26,10', '60,-40,10 168,-22,10 168,26,10 60,42,10'];

/** The arms below the hub, by the number of spokes. */
const LOW_ARMS = {
  2: ['-60,40,8 -100,152,8 -66,166,8 -20,60,8', '60,40,8 100,152,8 66,166,8 20,60,8'],
  3: ['-34,50,10 -28,172,8 28,172,8 34,50,10'],
  4: ['-54,44,8 -62,164,8 -24,172,8 -18,56,8', '54,44,8 62,164,8 24,172,8 18,56,8'],
};

export function steeringWheel(cloth: Cloth, { spokes, flatBottom }: Cockpit): string {
  const [cx, cy] = WHEEL;
  const at = (angle: number, r: number): Vec => [cx + Math.cos(angle) * r, -cy + Math.sin(angle) * r * 0.97];
  const rim = Array.from({ length: 73 }, (_, index): Vec => {
    const [x, y] = at((index / 72) * Math.PI * 2, 171);
    return [x, flatBottom ? Math.max(y, -cy - 150) : y];
  });
  const arms = ARMS.map((arm) => pointsAt(arm, WHEEL));
  const buttons = [-118, 118].flatMap((dx) =>
    [-10, 12].map((dy) =>
      rect(cx + dx - 22, cy + dy - 7, 44, 15, 7, '#0c0d0e', { stroke: '#5c6166', 'stroke-width': 1.5 }),
    ),
  );
  return [
    stroke(moved(rim, 8, -20), '#000000', 46, { 'stroke-opacity': 0.34, filter: url('soft-8') }),
    ...LOW_ARMS[spokes].map((arm) => area(pointsAt(arm, WHEEL), url('chrome'))),
    ...arms.map((arm) => area(arm, '#1b1c1e')),
    ...arms.map((arm) => edge(arm.slice(0, 2), '#a5abb0', 4, { 'stroke-opacity': 0.8 })),
    ...buttons,
    area(pointsAt('-84,-50,40 0,-66 84,-50,40 70,46,40 0,76 -70,46,40', WHEEL), url('hub')),
    edge(pointsAt('-66,-46 0,-58 66,-46', WHEEL), '#8b9094', 3, { 'stroke-opacity': 0.6 }),
    el('circle', { cx, cy, r: 19, fill: '#101112', stroke: '#aab0b5', 'stroke-width': 3 }),
    stroke(rim, url('rim'), 37),
    stroke(moved(rim, 0, 10), '#ffffff', 3, { 'stroke-opacity': 0.16 }),
    stroke(rim, cloth.stitch, 1.8, { 'stroke-dasharray': '6 6', 'stroke-opacity': 0.55 }),
  ].join('');
}

export function display({ screen: [x, y, width, height, round] }: Cockpit): string {
  const road = (way: string, colour: string, size: number) =>
    edge(pointsAt(way, [x, y], [width, height]), colour, size);
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
      road('0.02,0.8 0.2,0.6 0.34,0.62 0.5,0.3 0.66,0.2', '#2f4354', 9),
      road('0.05,0.2 0.25,0.35 0.4,0.8 0.62,0.9', '#2a3b4a', 6),
      road('0.3,0.05 0.42,0.3 0.64,0.5', '#2a3b4a', 5),
      road('0.06,0.92 0.22,0.66 0.36,0.62 0.46,0.4', '#6db0e6', 4),
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
