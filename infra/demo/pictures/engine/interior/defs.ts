import type { Cockpit } from '../../bodies/families';
import { pointsAt } from '../../notation';
import { line } from '../canvas';
import { blur, clip, el, gradient, radial, vertical } from '../svg';
import { mix } from '../tone';
import { type Cloth, WHEEL } from './cockpit';

function inlayDef({ inlay }: Cloth, [top, bottom]: Cockpit['inlay']): string {
  const [high, light, low] = [mix(inlay, '#ffffff', 0.36), mix(inlay, '#ffffff', 0.12), mix(inlay, '#000000', 0.45)];
  return vertical('inlay', top, bottom, `0 ${high}, 0.18 ${light}, 0.6 ${inlay}, 1 ${low}`);
}

/** What is covered in hide or cloth. */
function coveredDefs({ lit, hide, shade, deep }: Cloth): string {
  return [
    vertical('lower', 510, 700, `0 ${lit}, 0.2 ${hide}, 0.7 ${shade}, 1 ${deep}`),
    vertical('seat', 640, 900, `0 ${lit}, 0.3 ${hide}, 1 ${shade}`),
    gradient('bolster-left', [60, 0], [330, 0], `0 ${deep}, 0.4 ${shade}, 0.8 ${lit}, 1 ${hide}`),
    gradient('door', [0, 0], [190, 0], `0 ${deep}, 0.5 ${shade}, 0.9 ${hide}, 1 ${deep}`),
    vertical('console', 600, 900, '0 #1b1c1e, 0.3 #2c2e31, 1 #121315'),
    vertical('console-side', 600, 900, `0 ${shade}, 0.4 ${hide}, 1 ${shade}`),
  ].join('');
}

function screenDefs([x, y, width, height]: Cockpit['screen']): string {
  return (
    gradient('screen', [x, -y], [x + width, -y - height], '0 #131b24, 0.5 #1d2b38, 1 #0b1016') +
    gradient(
      'gloss',
      [x, -y],
      [x + width * 0.7, -y - height],
      '0 #ffffff 0.22, 0.4 #ffffff 0.04, 0.41 #ffffff 0, 1 #ffffff 0',
    )
  );
}

function dots(id: string, size: number, at: readonly [number, number], r: number, opacity: number): string {
  return el(
    'pattern',
    { id, patternUnits: 'userSpaceOnUse', width: size, height: size },
    ...at.map((c) => el('circle', { cx: c, cy: c, r, fill: '#000', opacity })),
  );
}

export function defs(cloth: Cloth, cockpit: Cockpit): string {
  const [x, y, width, height, round] = cockpit.screen;
  const [wheelX, wheelY] = WHEEL;
  const { roof, dash, dashLit } = cloth;
  const display = `0,0,${round} 1,0,${round} 1,1,${round} 0,1,${round}`;
  return el(
    'defs',
    {},
    blur('soft-8', 8),
    blur('soft-20', 24),
    vertical('sky', 60, 400, '0 #c9d6de, 0.45 #e9eef1, 0.7 #f6f5f1, 1 #d9dcda'),
    vertical('roof', 0, 120, `0 ${mix(roof, '#000000', 0.35)}, 1 ${roof}`),
    vertical('dash', 350, 480, `0 ${dashLit}, 0.16 ${mix(dashLit, dash, 0.6)}, 1 ${dash}`),
    inlayDef(cloth, cockpit.inlay),
    coveredDefs(cloth),
    screenDefs(cockpit.screen),
    vertical('rim', wheelY - 190, wheelY + 190, '0 #5a5d61, 0.14 #2b2d2f, 0.5 #1a1b1c, 0.86 #0d0e0f, 1 #2a2c2e'),
    vertical('chrome', 500, 760, '0 #ffffff, 0.5 #8f959a, 1 #dfe3e6'),
    radial('hub', [wheelX - 20, -wheelY + 30], 120, '0 #4a4d50, 0.6 #232527, 1 #111213'),
    radial('vignette', [800, -450], 1050, '0.5 #000000 0, 1 #000000 0.5'),
    clip('display', line(pointsAt(display, [x, y], [width, height]), true)),
    dots('perforation', 12, [3, 9], 1.3, 0.34),
    dots('speaker', 8, [2, 6], 1.5, 0.6),
  );
}
