import { area } from '../engine/canvas';
import { blur, el, url, vertical } from '../engine/svg';
import {
  clouds,
  glow,
  grass,
  hills,
  LEFT,
  mountains,
  RIGHT,
  road,
  type Scene,
  series,
  strip,
  under,
} from './landscape';

function pines(seed: number, base: number, size: number, colour: string): string {
  const random = series(seed);
  const trees: string[] = [];
  for (let x = LEFT; x < RIGHT; x += size * (0.24 + random() * 0.3)) {
    const tall = size * (0.6 + random() * 0.8);
    const wide = tall * 0.2;
    const foot = base + random() * size * 0.25;
    trees.push(
      `M${Math.round(x - wide)} ${Math.round(foot)}L${Math.round(x - wide * 0.5)} ${Math.round(foot - tall * 0.4)}L${Math.round(x - wide * 0.62)} ${Math.round(foot - tall * 0.38)}L${Math.round(x)} ${Math.round(foot - tall)}L${Math.round(x + wide * 0.62)} ${Math.round(foot - tall * 0.38)}L${Math.round(x + wide * 0.5)} ${Math.round(foot - tall * 0.4)}L${Math.round(x + wide)} ${Math.round(foot)}Z`,
    );
  }
  return el('path', { d: trees.join(''), fill: colour });
}

export function mountain(ground: number): Scene {
  return {
    picture: [
      blur('mist-blur', 22),
      vertical('sky', 0, 520, '0 #476684, 0.4 #86a3b9, 0.75 #cfd9de, 1 #efe9df'),
      glow('sun', 250, 330, 700, '0 #fff8ea 0.95, 0.25 #ffeccb 0.4, 1 #ffe6bd 0'),
      strip(-2400, 700, url('sky')),
      strip(-400, 900, url('sun')),
      clouds(4, 90, 300, '#ffffff', 20),
      mountains({ seed: 19, base: 540, height: 250, step: 300, light: '#b5c2cd', shade: '#8c9dad', snow: '#f2f5f7' }),
      strip(400, 560, '#dfe6ea', { opacity: 0.3 }),
      mountains({ seed: 42, base: 590, height: 330, step: 430, light: '#8597a5', shade: '#566a7b', snow: '#e9eef2' }),
      vertical('haze', 420, 610, '0 #dbe3e7 0, 1 #dbe3e7 0.75'),
      strip(420, 620, url('haze')),
      area(under(hills(6, 600, 60, 320), 900), '#6f8087'),
      pines(3, 600, 44, '#5d7075'),
      el('ellipse', { cx: 500, cy: 596, rx: 900, ry: 16, fill: '#e9eef0', opacity: 0.5, filter: url('mist-blur') }),
      area(under(hills(15, 640, 40, 420), 900), '#3f4f50'),
      pines(9, 640, 76, '#33433f'),
      pines(29, 664, 60, '#263430'),
      vertical('verge', ground - 70, ground, '0 #3c463c, 1 #5c6250'),
      strip(ground - 62, 3200, url('verge')),
      grass(50, ground - 52, ground - 26, ['#7e8468', '#2c352c', '#98987a'], 600, 11),
      road(ground - 34, ground + 118, { far: '#5f666b', near: '#43494e', line: '#d8d8cf' }),
      vertical('near-verge', ground + 118, 900, '0 #4d523f, 1 #23281f'),
      strip(ground + 118, 3200, url('near-verge')),
      grass(51, ground + 120, 915, ['#737756', '#1c2019', '#8b8b68'], 900, 26),
    ].join(''),
    sky: '#c9dbe8',
    bounce: '#4c5350',
    ambience: 0.36,
    shadow: 1,
    reflection: 0.12,
    lampsOn: false,
  };
}
