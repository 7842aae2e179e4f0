import { h, type VNode } from 'vue';

const PATHS = {
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'M5 5l14 14M19 5L5 19',
  chevron: 'M5 9l7 7 7-7',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
} as const;

export function icon(name: keyof typeof PATHS, size: number, className = ''): VNode {
  const line = { fill: 'none', stroke: 'currentColor', 'stroke-width': 1.5 };
  return h(
    'svg',
    { class: className, width: size, height: size, viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    [h('path', { ...line, d: PATHS[name] })],
  );
}
