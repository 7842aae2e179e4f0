/**
 * How a paint answers light: a solid one is even, a metallic one glows where it faces the light.
 */
export type Finish = 'solid' | 'metallic';

/** The paints a picture can be drawn in. */
export const COLOURS = {
  'fuji-white': { name: 'Fuji White', hex: '#e9e9e6', finish: 'solid' },
  'santorini-black': { name: 'Santorini Black', hex: '#1b1c1e', finish: 'metallic' },
  'eiger-grey': { name: 'Eiger Grey', hex: '#777b7d', finish: 'metallic' },
  'carpathian-grey': { name: 'Carpathian Grey', hex: '#43484c', finish: 'metallic' },
  'charente-grey': { name: 'Charente Grey', hex: '#56544f', finish: 'metallic' },
  'hakuba-silver': { name: 'Hakuba Silver', hex: '#b9bdc0', finish: 'metallic' },
  'byron-blue': { name: 'Byron Blue', hex: '#41597a', finish: 'metallic' },
  'portofino-blue': { name: 'Portofino Blue', hex: '#1d3560', finish: 'metallic' },
  'tasman-blue': { name: 'Tasman Blue', hex: '#6c8798', finish: 'solid' },
  'firenze-red': { name: 'Firenze Red', hex: '#8e1620', finish: 'metallic' },
  'caldera-red': { name: 'Caldera Red', hex: '#b3161d', finish: 'solid' },
  'pangea-green': { name: 'Pangea Green', hex: '#3f4a40', finish: 'solid' },
  'british-racing-green': { name: 'British Racing Green', hex: '#12352a', finish: 'metallic' },
  'gondwana-stone': { name: 'Gondwana Stone', hex: '#a1937c', finish: 'metallic' },
  'lantau-bronze': { name: 'Lantau Bronze', hex: '#7b6453', finish: 'metallic' },
  'sunset-gold': { name: 'Sunset Gold', hex: '#b3823f', finish: 'metallic' },
  'cosmic-beige': { name: 'Cosmic Beige', hex: '#cabda6', finish: 'metallic' },
  'kalahari-brown': { name: 'Kalahari Brown', hex: '#4e3629', finish: 'metallic' },
  'phoenix-orange': { name: 'Phoenix Orange', hex: '#c4521c', finish: 'metallic' },
  'sorrento-yellow': { name: 'Sorrento Yellow', hex: '#e0ad22', finish: 'solid' },
  'ligurian-violet': { name: 'Ligurian Violet', hex: '#43305c', finish: 'metallic' },
} as const satisfies Record<string, { name: string; hex: string; finish: Finish }>;

export type Colour = keyof typeof COLOURS;

/** The interior colours: seats and lower dashboard, their stitching, and the trim inlay. */
export const INTERIORS = {
  ebony: { name: 'Ebony', hex: '#26272a', accent: '#5a5c60', inlay: '#3c3f43' },
  perlino: { name: 'Perlino', hex: '#ddd6c8', accent: '#a89f8d', inlay: '#6a5a49' },
  caraway: { name: 'Caraway', hex: '#9a6238', accent: '#d3a072', inlay: '#3b2c23' },
  cloud: { name: 'Cloud', hex: '#bcbdbc', accent: '#85878a', inlay: '#54585b' },
  'deep-garnet': { name: 'Deep Garnet', hex: '#5b2228', accent: '#94525a', inlay: '#2f2a2b' },
  acorn: { name: 'Acorn', hex: '#7c6f60', accent: '#b3a594', inlay: '#42382f' },
  'siena-tan': { name: 'Siena Tan', hex: '#b0743f', accent: '#dcae7e', inlay: '#33302d' },
  'mars-red': { name: 'Mars Red', hex: '#83191f', accent: '#bd565a', inlay: '#2b2b2d' },
} as const satisfies Record<string, { name: string; hex: string; accent: string; inlay: string }>;

export type Interior = keyof typeof INTERIORS;

/**
 * Words found in feeds, in the order in which they decide: the first that occurs in a name wins.
 */
const GENERIC: readonly (readonly [word: RegExp, colour: Colour])[] = [
  [/racing green/, 'british-racing-green'],
  [/dark blue|navy|midnight/, 'portofino-blue'],
  [/light blue|sky/, 'tasman-blue'],
  [/dark gr[ae]y|anthracite|graphite|gunmetal/, 'carpathian-grey'],
  [/white|pearl|ivory|snow|perla/, 'fuji-white'],
  [/black|ebony|noir|onyx/, 'santorini-black'],
  [/silver|alumini?um|chrome|platinum/, 'hakuba-silver'],
  [/gr[ae]y|slate|steel/, 'eiger-grey'],
  [/green|olive|khaki/, 'pangea-green'],
  [/blue|azur|turquoise|teal|cyan/, 'byron-blue'],
  [/burgundy|maroon|bordeaux|claret/, 'firenze-red'],
  [/red|crimson/, 'firenze-red'],
  [/orange|copper/, 'phoenix-orange'],
  [/yellow/, 'sorrento-yellow'],
  [/gold/, 'sunset-gold'],
  [/bronze/, 'lantau-bronze'],
  [/brown|chocolate|mocha/, 'kalahari-brown'],
  [/beige|cream|champagne|sand/, 'cosmic-beige'],
  [/violet|purple|magenta|lilac/, 'ligurian-violet'],
  [/stone|taupe/, 'gondwana-stone'],
];

const FALLBACK: Colour = 'eiger-grey';

export function isColour(key: string): key is Colour {
  return Object.hasOwn(COLOURS, key);
}

export function isInterior(key: string): key is Interior {
  return Object.hasOwn(INTERIORS, key);
}

/**
 * The paint for whatever a feed calls a colour: its own key or name first, then a word in it, else
 * a grey.
 */
export function canonicalColour(name: string): Colour {
  const words = name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');
  const key = words.replaceAll(' ', '-');
  if (isColour(key)) return key;
  const named = Object.keys(COLOURS)
    .filter(isColour)
    .find((colour) => key.includes(colour));
  return named ?? GENERIC.find(([word]) => word.test(words))?.[1] ?? FALLBACK;
}
