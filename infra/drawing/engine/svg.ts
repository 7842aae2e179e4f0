import type { Vec } from './geometry';

type Attributes = Readonly<Record<string, string | number | undefined>>;

function number(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** One element; heights are positive upwards everywhere else, so paths come ready from `path`. */
export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

export function group(attributes: Attributes, ...children: readonly string[]): string {
  return el('g', attributes, ...children);
}

/**
 * Path data of a polyline in millimetres above the ground, turned to the picture's downward axis.
 */
export function path(line: readonly Vec[], closed = false): string {
  const body = line.map(([x, y]) => `${number(x)} ${number(-y)}`).join('L');
  return `M${body}${closed ? 'Z' : ''}`;
}

export function shape(line: readonly Vec[], fill: string, attributes: Attributes = {}): string {
  return el('path', { d: path(line, true), fill, ...attributes });
}

export function stroke(line: readonly Vec[], colour: string, width: number, attributes: Attributes = {}): string {
  return el('path', {
    d: path(line),
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attributes,
  });
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, colour, opacity]) => el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
    .join('');
}

/** A gradient along a straight line between two points given with heights upwards. */
export function gradient(id: string, from: Vec, to: Vec, list: readonly Stop[]): string {
  const ends = { x1: from[0], y1: -from[1], x2: to[0], y2: -to[1] };
  return el('linearGradient', { id, gradientUnits: 'userSpaceOnUse', ...ends }, stops(list));
}

export function radial(id: string, centre: Vec, radius: number, list: readonly Stop[], transform?: string): string {
  const attributes = { id, gradientUnits: 'userSpaceOnUse', cx: centre[0], cy: -centre[1], r: radius };
  return el('radialGradient', { ...attributes, gradientTransform: transform }, stops(list));
}

export function blur(id: string, deviation: number): string {
  const region = { x: '-20%', y: '-40%', width: '140%', height: '180%' };
  return el('filter', { id, ...region }, el('feGaussianBlur', { stdDeviation: deviation }));
}

export function clip(id: string, ...lines: readonly (readonly Vec[])[]): string {
  return el('clipPath', { id }, ...lines.map((line) => el('path', { d: path(line, true) })));
}

export function url(id: string): string {
  return `url(#${id})`;
}

/**
 * Cuts a group to a body. A clip would cut each of the many layers by itself, and their edges would
 * add up to a jagged one; a mask cuts the finished group.
 */
export function silhouetteMask(line: readonly Vec[]): string {
  const box = { maskUnits: 'userSpaceOnUse', x: -3000, y: -3000, width: 9000, height: 4000 };
  return el('mask', { id: 'body-mask', ...box }, el('path', { d: path(line, true), fill: '#ffffff' }));
}
