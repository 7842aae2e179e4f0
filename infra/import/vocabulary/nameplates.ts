import type { Body } from '../../demo/pictures/vehicle';
import { MODELS, type Model } from '../../demo/stock/models';

/** The longest name first: "Range Rover Sport" is not a "Range Rover". */
const BY_LENGTH: readonly Model[] = MODELS.toSorted((left, right) => right.name.length - left.name.length);

/** Names of earlier times and names that leave the length open. */
const RELATED: readonly (readonly [brand: string, pattern: RegExp, group: Model['group'], body: Body])[] = [
  ['Land Rover', /^defender\b/i, 'Defender', 'defender-110'],
  ['Land Rover', /^(discovery|lr[34])\b/i, 'Discovery', 'discovery'],
  ['Land Rover', /^freelander\b/i, 'Discovery', 'discovery-sport'],
  ['Jaguar', /^(xjs|xk|e-type|f-type)/i, 'Jaguar', 'f-type'],
  ['Jaguar', /./, 'Jaguar', 'xf'],
];

export interface Nameplate {
  /** As the maker writes it. */
  readonly name: string;
  readonly group: Model['group'];
  readonly body: Body;
  readonly code: string | null;
}

function startsWith(text: string, name: string): boolean {
  const [lower, wanted] = [text.toLowerCase(), name.toLowerCase()];
  return lower === wanted || lower.startsWith(`${wanted} `);
}

/** The nameplate that a text of a feed begins with, for the brands that the site is made for. */
export function nameplateOf(brand: string, text: string): Nameplate | undefined {
  const own = BY_LENGTH.find((model) => model.brand === brand && startsWith(text, model.name));
  if (own) return { name: own.name, group: own.group, body: own.key, code: own.code };
  const related = RELATED.find(([of, pattern]) => of === brand && pattern.test(text));
  if (!related) return undefined;
  const [, , group, body] = related;
  return { name: text.split(' ')[0] ?? text, group, body, code: null };
}
