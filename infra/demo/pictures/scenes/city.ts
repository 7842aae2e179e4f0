import { blur, el, group, url, vertical } from '../engine/svg';
import { clouds, glow, LEFT, RIGHT, type Scene, series, strip } from './landscape';

interface Skyline {
  seed: number;
  base: number;
  height: number;
  width: number;
  colour: string;
  windows: string;
  lit: number;
}

function skyline({ seed, base, height, width, colour, windows, lit }: Skyline): string {
  const random = series(seed);
  const towers: string[] = [];
  const lights: string[] = [];
  for (let x = LEFT; x < RIGHT; ) {
    const wide = width * (0.5 + random());
    const tall = height * (0.3 + random() ** 1.6 * 0.7);
    const top = base - tall;
    towers.push(
      `M${Math.round(x)} ${base}V${Math.round(top)}H${Math.round(x + wide * 0.7)}V${Math.round(top + tall * 0.08 * random())}H${Math.round(x + wide)}V${base}Z`,
    );
    const pane = Math.max(2, width * 0.024);
    for (let row = top + pane * 2; row < base - pane * 3; row += pane * 3.2) {
      for (let column = x + pane * 1.5; column < x + wide - pane * 2; column += pane * 2.6) {
        if (random() < lit)
          lights.push(
            `M${Math.round(column)} ${Math.round(row)}h${Math.round(pane)}v${Math.round(pane * 1.3)}h-${Math.round(pane)}z`,
          );
      }
    }
    x += wide * (0.9 + random() * 0.5);
  }
  return (
    el('path', { d: towers.join(''), fill: colour }) + el('path', { d: lights.join(''), fill: windows, opacity: 0.85 })
  );
}

function bokeh(seed: number, top: number, bottom: number, count: number): string {
  const random = series(seed);
  const colours = ['#ffd089', '#ffb35c', '#ff7f5a', '#9fd0ff', '#fff0cf'];
  return Array.from({ length: count }, () => {
    const colour = colours[Math.floor(random() * colours.length)] ?? '#fff';
    return el('circle', {
      cx: Math.round(LEFT + random() * (RIGHT - LEFT)),
      cy: Math.round(top + random() * (bottom - top)),
      r: Math.round(3 + random() * 9),
      fill: colour,
      opacity: Math.round((0.1 + random() * 0.4) * 100) / 100,
    });
  }).join('');
}

function streaks(seed: number, top: number, count: number): string {
  const random = series(seed);
  const colours = ['#ffc57a', '#ffe2b0', '#8fc1ff', '#ff8a5e'];
  return Array.from({ length: count }, () => {
    const colour = colours[Math.floor(random() * colours.length)] ?? '#fff';
    return el('ellipse', {
      cx: Math.round(LEFT + random() * (RIGHT - LEFT)),
      cy: Math.round(top + 40 + random() * 90),
      rx: Math.round(6 + random() * 16),
      ry: Math.round(50 + random() * 90),
      fill: colour,
      opacity: Math.round((0.06 + random() * 0.2) * 100) / 100,
    });
  }).join('');
}

const TOWERS = {
  far: { seed: 5, base: 650, height: 250, width: 60, colour: url('far-towers'), windows: '#ffe0b0', lit: 0.08 },
  mid: { seed: 23, base: 656, height: 370, width: 92, colour: url('mid-towers'), windows: '#ffcf8c', lit: 0.2 },
  near: { seed: 71, base: 668, height: 170, width: 130, colour: url('near-towers'), windows: '#ffc981', lit: 0.22 },
} satisfies Record<string, Skyline>;

export function city(ground: number): Scene {
  return {
    picture: [
      blur('cloud-blur', 14),
      blur('bokeh-blur', 2.2),
      blur('far-blur', 1.3),
      vertical('street-haze', 480, 664, '0 #e9a983 0, 1 #f2b48a 0.5'),
      vertical('sky', 0, 600, '0 #0f1b30, 0.4 #2a4166, 0.72 #7a7f9c, 0.9 #d19f86, 1 #efb98a'),
      glow('sun', 300, 600, 760, '0 #ffd7a0 0.75, 0.4 #ffb27a 0.25, 1 #ff9d6a 0'),
      strip(-2400, 800, url('sky')),
      clouds(7, 140, 420, '#a88f9c', 16),
      strip(-400, 900, url('sun')),
      vertical('far-towers', 330, 650, '0 #56618c, 0.6 #8a7f93, 1 #d19f86'),
      vertical('mid-towers', 270, 660, '0 #2b3557, 0.7 #4b4a63, 1 #8d6f6c'),
      vertical('near-towers', 420, 664, '0 #171d30, 1 #2b2a39'),
      group({ filter: url('far-blur') }, skyline(TOWERS.far), skyline(TOWERS.mid)),
      strip(480, 664, url('street-haze')),
      skyline(TOWERS.near),
      group({ filter: url('bokeh-blur') }, bokeh(12, 610, 668, 110)),
      vertical('street', ground - 60, 900, '0 #3a3c4a, 0.25 #262933, 1 #101218'),
      strip(ground - 60, 3200, url('street')),
      group({ filter: url('cloud-blur') }, streaks(33, ground - 60, 80)),
      strip(ground - 58, ground - 54, '#ffd6a4', { opacity: 0.35 }),
      strip(ground - 40, ground - 37, '#0a0b10', { opacity: 0.6 }),
    ].join(''),
    sky: '#1b2744',
    bounce: '#0b0d16',
    ambience: 0.85,
    shadow: 1,
    reflection: 0.5,
    lampsOn: true,
  };
}
