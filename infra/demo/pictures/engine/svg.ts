import { type Point, stops, type Vec } from '../notation';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

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
export function path(line: readonly Point[], closed = false): string {
  const body = line.map(([x, y]) => `${number(x)} ${number(-y)}`).join('L');
  return `M${body}${closed ? 'Z' : ''}`;
}

export function shape(line: readonly Point[], fill: string, attributes: Attributes = {}): string {
  return el('path', { d: path(line, true), fill, ...attributes });
}

export function stroke(line: readonly Point[], colour: string, width: number, attributes: Attributes = {}): string {
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

/** The normal distribution's share below `x` standard deviations (logistic, within 0.01). */
const shareBelow = (x: number) => 1 / (1 + Math.exp(-1.702 * x));

/** Strokes that a soft one is made of: their edges are finer than a pixel of most pictures. */
const SOFT_LAYERS = 12;

/**
 * A stroke whose edges fade as if it were blurred by `deviation`. It is made of strokes that become
 * narrower: a filter costs a renderer as much as the whole picture, whatever it is put on.
 */
export function softStroke(
  line: readonly Point[],
  colour: string,
  width: number,
  { deviation, opacity }: { readonly deviation: number; readonly opacity: number },
): string {
  const half = width / 2;
  const reach = half + 2.2 * deviation;
  const opacityAt = (distance: number) =>
    opacity * (shareBelow((half - distance) / deviation) - shareBelow((-half - distance) / deviation));
  return softLayers((share) => opacityAt(reach * (1 - share)))
    .map((layer, index) => stroke(line, colour, 2 * reach * (1 - index / SOFT_LAYERS), { 'stroke-opacity': layer }))
    .join('');
}

/**
 * The opacity of each layer, from the outermost to the innermost one, so that together they are as
 * opaque as `opacityAt` says of their share of the way inwards.
 */
export function softLayers(opacityAt: (share: number) => number): number[] {
  let below = 0;
  return Array.from({ length: SOFT_LAYERS }, (_, index) => {
    const wanted = opacityAt((index + 0.5) / SOFT_LAYERS);
    const layer = 1 - (1 - wanted) / (1 - below);
    below = wanted;
    return layer;
  });
}

function stopsOf(text: string): string {
  return stops(text)
    .map(([offset, colour, opacity]) => el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
    .join('');
}

/** A gradient along a straight line between two points given with heights upwards. */
export function gradient(id: string, from: Vec, to: Vec, list: string): string {
  const ends = { x1: from[0], y1: -from[1], x2: to[0], y2: -to[1] };
  return el('linearGradient', { id, gradientUnits: 'userSpaceOnUse', ...ends }, stopsOf(list));
}

export function radial(id: string, centre: Vec, radius: number, list: string, transform?: string): string {
  const attributes = { id, gradientUnits: 'userSpaceOnUse', cx: centre[0], cy: -centre[1], r: radius };
  return el('radialGradient', { ...attributes, gradientTransform: transform }, stopsOf(list));
}

/** A gradient from one height of a canvas down to another. */
export function vertical(id: string, top: number, bottom: number, list: string): string {
  return gradient(id, [0, -top], [0, -bottom], list);
}

/** A gradient from the middle of whatever it fills to its edge. */
export function halo(id: string, list: string): string {
  return el('radialGradient', { id }, stopsOf(list));
}

export function blur(id: string, deviation: number): string {
  const region = { x: '-20%', y: '-40%', width: '140%', height: '180%' };
  return el('filter', { id, ...region }, el('feGaussianBlur', { stdDeviation: deviation }));
}

export function clip(id: string, ...lines: readonly (readonly Point[])[]): string {
  return el('clipPath', { id }, ...lines.map((line) => el('path', { d: path(line, true) })));
}

export function url(id: string): string {
  return `url(#${id})`;
}

/**
 * Cuts a group to a body. A clip would cut each of the many layers by itself, and their edges would
 * add up to a jagged one; a mask cuts the finished group.
 */
export function silhouetteMask(line: readonly Point[]): string {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => -y);
  const [x, y] = [Math.min(...xs) - 10, Math.min(...ys) - 10];
  // Renderers work on the whole of a mask's box.
  const box = {
    maskUnits: 'userSpaceOnUse',
    x,
    y,
    width: Math.max(...xs) + 10 - x,
    height: Math.max(...ys) + 10 - y,
  };
  return el('mask', { id: 'body-mask', ...box }, el('path', { d: path(line, true), fill: '#ffffff' }));
}
