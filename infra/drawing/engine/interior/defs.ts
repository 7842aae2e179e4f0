import { blur, clip, el, gradient, radial } from '../svg';
import { mix } from '../tone';
import { line } from './canvas';
import { type Cloth, type Cockpit, WHEEL } from './cockpit';

export function defs(cloth: Cloth, cockpit: Cockpit): string {
  const vertical = (id: string, top: number, bottom: number, stops: Parameters<typeof gradient>[3]) =>
    gradient(id, [0, -top], [0, -bottom], stops);
  const [x, y, width, height] = cockpit.screen;
  return el(
    'defs',
    {},
    blur('soft-8', 8),
    blur('soft-20', 24),
    vertical('sky', 60, 400, [
      [0, '#c9d6de'],
      [0.45, '#e9eef1'],
      [0.7, '#f6f5f1'],
      [1, '#d9dcda'],
    ]),
    vertical('roof', 0, 120, [
      [0, mix(cloth.roof, '#000000', 0.35)],
      [1, cloth.roof],
    ]),
    vertical('dash', 350, 480, [
      [0, cloth.dashLit],
      [0.16, mix(cloth.dashLit, cloth.dash, 0.6)],
      [1, cloth.dash],
    ]),
    vertical('inlay', cockpit.inlay[0], cockpit.inlay[1], [
      [0, mix(cloth.inlay, '#ffffff', 0.36)],
      [0.18, mix(cloth.inlay, '#ffffff', 0.12)],
      [0.6, cloth.inlay],
      [1, mix(cloth.inlay, '#000000', 0.45)],
    ]),
    vertical('lower', 510, 700, [
      [0, cloth.lit],
      [0.2, cloth.hide],
      [0.7, cloth.shade],
      [1, cloth.deep],
    ]),
    vertical('seat', 640, 900, [
      [0, cloth.lit],
      [0.3, cloth.hide],
      [1, cloth.shade],
    ]),
    gradient(
      'bolster-left',
      [60, 0],
      [330, 0],
      [
        [0, cloth.deep],
        [0.4, cloth.shade],
        [0.8, cloth.lit],
        [1, cloth.hide],
      ],
    ),
    gradient(
      'door',
      [0, 0],
      [190, 0],
      [
        [0, cloth.deep],
        [0.5, cloth.shade],
        [0.9, cloth.hide],
        [1, cloth.deep],
      ],
    ),
    vertical('console', 600, 900, [
      [0, '#1b1c1e'],
      [0.3, '#2c2e31'],
      [1, '#121315'],
    ]),
    vertical('console-side', 600, 900, [
      [0, cloth.shade],
      [0.4, cloth.hide],
      [1, cloth.shade],
    ]),
    gradient(
      'screen',
      [x, -y],
      [x + width, -y - height],
      [
        [0, '#131b24'],
        [0.5, '#1d2b38'],
        [1, '#0b1016'],
      ],
    ),
    gradient(
      'gloss',
      [x, -y],
      [x + width * 0.7, -y - height],
      [
        [0, '#ffffff', 0.22],
        [0.4, '#ffffff', 0.04],
        [0.41, '#ffffff', 0],
        [1, '#ffffff', 0],
      ],
    ),
    vertical('rim', WHEEL[1] - 190, WHEEL[1] + 190, [
      [0, '#5a5d61'],
      [0.14, '#2b2d2f'],
      [0.5, '#1a1b1c'],
      [0.86, '#0d0e0f'],
      [1, '#2a2c2e'],
    ]),
    vertical('chrome', 500, 760, [
      [0, '#ffffff'],
      [0.5, '#8f959a'],
      [1, '#dfe3e6'],
    ]),
    radial('hub', [WHEEL[0] - 20, -WHEEL[1] + 30], 120, [
      [0, '#4a4d50'],
      [0.6, '#232527'],
      [1, '#111213'],
    ]),
    radial('vignette', [800, -450], 1050, [
      [0.5, '#000000', 0],
      [1, '#000000', 0.5],
    ]),
    clip(
      'display',
      line(
        [
          [x, y, cockpit.screen[4]],
          [x + width, y, cockpit.screen[4]],
          [x + width, y + height, cockpit.screen[4]],
          [x, y + height, cockpit.screen[4]],
        ],
        true,
      ),
    ),
    el(
      'pattern',
      { id: 'perforation', patternUnits: 'userSpaceOnUse', width: 12, height: 12 },
      el('circle', { cx: 3, cy: 3, r: 1.3, fill: '#000', opacity: 0.34 }),
      el('circle', { cx: 9, cy: 9, r: 1.3, fill: '#000', opacity: 0.34 }),
    ),
    el(
      'pattern',
      { id: 'speaker', patternUnits: 'userSpaceOnUse', width: 8, height: 8 },
      el('circle', { cx: 2, cy: 2, r: 1.5, fill: '#000', opacity: 0.6 }),
      el('circle', { cx: 6, cy: 6, r: 1.5, fill: '#000', opacity: 0.6 }),
    ),
  );
}
