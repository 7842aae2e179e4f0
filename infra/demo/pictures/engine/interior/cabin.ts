import { points, pointsAt } from '../../notation';
import { area, edge, rect } from '../canvas';
import { el, group, url } from '../svg';
import type { Cloth } from './cockpit';

export function outside(cloth: Cloth): string {
  return [
    el('rect', { x: -2400, y: -2400, width: 6400, height: 3000, fill: url('sky') }),
    area(
      points('-200,350,0 120,300 360,322 640,282 900,316 1180,290 1460,318 1800,300,0 1800,460,0 -200,460,0'),
      '#b9c4c8',
      { opacity: 0.55, filter: url('soft-8') },
    ),
    area(points('-200,380,0 300,346 700,362 1100,340 1800,370,0 1800,470,0 -200,470,0'), '#9aa7a8', {
      opacity: 0.5,
      filter: url('soft-8'),
    }),
    ...[1, -1].map((side) =>
      group(
        side === 1 ? {} : { transform: 'translate(1600 0) scale(-1 1)' },
        area(points('236,20,0 330,20,0 96,420,0 -14,470,0 30,380,0'), cloth.roof),
        area(points('316,20,0 332,20,0 100,418,0 72,418,0'), '#000000', { opacity: 0.45 }),
      ),
    ),
    area(
      points(
        '-2400,-2400,0 4000,-2400,0 4000,200,0 1600,152,0 1360,84 1100,62 800,56 500,62 240,84 0,152,0 -2400,200,0',
      ),
      url('roof'),
    ),
    edge(points('0,152 240,84 500,62 800,56 1100,62 1360,84 1600,152'), '#000000', 10, {
      'stroke-opacity': 0.4,
      filter: url('soft-8'),
    }),
    rect(690, 84, 220, 66, 26, '#121314'),
    rect(697, 90, 206, 54, 22, '#aebbc3'),
    area(points('700,140,10 760,104,0 900,104,10 900,140,16'), '#4d565b', { opacity: 0.7 }),
    rect(782, 52, 36, 40, 6, '#17181a'),
  ].join('');
}

export function doors(cloth: Cloth): string {
  const one = [
    area(points('-2400,400,0 -10,420,0 96,424,30 176,560 190,740 150,960,0 -2400,1400,0'), url('door')),
    area(points('-10,432,0 84,436,20 120,486,20 -10,500,0'), cloth.dash),
    area(points('-10,520,0 120,516,20 148,560,20 -10,580,0'), url('inlay')),
    area(points('-10,640,0 120,622,30 172,664,30 150,720,30 -10,770,0'), cloth.shade),
    edge(points('-10,642 110,624 166,660'), cloth.lit, 5, { 'stroke-opacity': 0.8 }),
    el('ellipse', { cx: 60, cy: 840, rx: 74, ry: 84, fill: cloth.deep }),
    el('ellipse', { cx: 60, cy: 840, rx: 66, ry: 76, fill: url('speaker') }),
    edge(points('16,548 90,542'), '#d5dadd', 9),
  ].join('');
  return group({}, one) + group({ transform: 'translate(1600 0) scale(-1 1)' }, one);
}

export function seat(cloth: Cloth): string {
  const cushion = '120,980,0 150,850 196,772,40 300,746 420,748 520,778,40 560,860 580,980,0';
  return [
    area(pointsAt(cushion, [0, -14]), '#000000', { opacity: 0.5, filter: url('soft-20') }),
    area(points(cushion), url('seat')),
    area(points('120,980,0 150,850 196,772,40 256,764,30 226,850 212,980,0'), url('bolster-left')),
    area(points('580,980,0 560,860 520,778,40 462,766,30 486,850 496,980,0'), cloth.shade, { opacity: 0.75 }),
    area(points('256,766,26 360,752 462,768,26 486,850 496,980,0 212,980,0 226,850'), url('perforation')),
    edge(points('256,766 226,850 212,980'), cloth.deep, 5),
    edge(points('462,768 486,850 496,980'), cloth.deep, 5),
    edge(points('264,770 236,850 222,980'), cloth.stitch, 2, { 'stroke-dasharray': '9 7' }),
    edge(points('454,772 476,850 486,980'), cloth.stitch, 2, { 'stroke-dasharray': '9 7' }),
    ...[806, 862].map((y) => edge(pointsAt('236,6 355,-4 478,6', [0, y]), cloth.deep, 4, { 'stroke-opacity': 0.6 })),
    edge(points('196,774 300,749 420,751 520,780'), cloth.lit, 5, { 'stroke-opacity': 0.9 }),
  ].join('');
}
