interface Known {
  readonly id: number;
  json?: string;
}

/** Objects that can never change again, with what was worked out of them. */
const known = new WeakMap<object, Known>();
let lastId = 0;

const MAX_NAMES = 2000;
const names = new Map<string, string>();

/**
 * The JSON of a value; that of a part that is frozen is written once for all pages that share it.
 */
export function jsonOf(value: unknown): string {
  return written(value, jsonOfFrozen) ?? 'null';
}

/** JSON that no text in it can close the script element of. */
export function scriptJson(value: unknown): string {
  return jsonOf(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/**
 * Names a value among all others: alike for values with the same JSON, save that a frozen part is
 * known by itself alone.
 */
export function keyOf(value: unknown): string {
  return written(value, nameOfFrozen) ?? 'null';
}

function jsonOfFrozen(value: object, one: Known): string {
  one.json ??= JSON.stringify(value);
  return one.json;
}

function nameOfFrozen(_value: object, { id }: Known): string {
  return `#${id}`;
}

/** As JSON.stringify writes it; undefined for what it leaves out. */
function written(value: unknown, ofFrozen: (value: object, one: Known) => string): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const one = knownOf(value);
  if (one) return ofFrozen(value, one);
  if (Array.isArray(value)) return `[${value.map((part) => written(part, ofFrozen) ?? 'null').join()}]`;
  if ('toJSON' in value) return JSON.stringify(value);
  const parts: string[] = [];
  for (const [name, part] of Object.entries(value)) {
    const text = written(part, ofFrozen);
    if (text !== undefined) parts.push(`${quoted(name)}:${text}`);
  }
  return `{${parts.join()}}`;
}

/** Few names stand before many values. */
function quoted(name: string): string {
  const known = names.get(name) ?? JSON.stringify(name);
  if (names.size < MAX_NAMES) names.set(name, known);
  return known;
}

function knownOf(value: object): Known | undefined {
  const one = known.get(value);
  if (one || !isFrozenWhole(value)) return one;
  lastId += 1;
  const made = { id: lastId };
  known.set(value, made);
  return made;
}

function isFrozenWhole(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || known.has(value)) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozenWhole);
}
