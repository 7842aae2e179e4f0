import { parseJson } from '@showroom/contracts/schema/parse-json';
import { partOf } from '@showroom/contracts/schema/part-of';
import { attributes, type RawAttributes } from './attributes';
import { IGNORED, NAMES, type RawName, TRANSLATED_NAME } from './names';

/** What was wrong with a vehicle, and where: `data[2].attributes.photos[0].hd_path`. */
export interface Problem {
  readonly path: string;
  readonly message: string;
  /** The beginning of what stood there. */
  readonly value: string;
}

export interface RawVehicle extends Omit<RawAttributes, 'brand' | 'model'> {
  /** Its id in the service that it comes from. */
  readonly id: string;
  readonly brand: string;
  readonly model: string;
}

export interface RawReading {
  /** Undefined for what cannot be identified. */
  readonly vehicle: RawVehicle | undefined;
  /** What was left out because it is broken. */
  readonly problems: readonly Problem[];
  /** Attributes that nobody reads, by their paths. */
  readonly unknown: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

const LONGEST_VALUE = 80;

function excerpt(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.slice(0, LONGEST_VALUE);
}

/**
 * Reads a vehicle with the specified attributes, `{ id, attributes }` or all on one level. What is
 * broken is left out and reported.
 */
export function parseRawVehicle(record: unknown, path: string): RawReading {
  const outer = asValues(record);
  const isNested = typeof outer['attributes'] === 'object' && outer['attributes'] !== null;
  const inner = isNested ? asValues(outer['attributes']) : outer;
  const given = withTranslations({ ...outer, ...inner });
  const pathOf = (name: string) =>
    isNested && Object.hasOwn(inner, name) ? joined([path, 'attributes', name]) : joined([path, name]);

  const found = new Map<RawName, string>();
  for (const [key, names] of entriesOf(NAMES)) {
    const name = names.find((one) => given[one] !== undefined && given[one] !== null && given[one] !== '');
    if (name !== undefined) found.set(key, name);
  }
  const known = new Set<string>(Object.values(NAMES).flat());
  const unknown = Object.keys(given)
    .filter((name) => !known.has(name) && !IGNORED.has(name))
    .map(pathOf);

  const problems: Problem[] = [];
  const values = structuredClone(Object.fromEntries([...found].map(([key, name]) => [key, unpacked(given[name])])));
  const read = lenient(values, ({ path: [key = '', ...rest], message, value }) => {
    const name = isRawName(key) ? (found.get(key) ?? key) : String(key);
    problems.push({ path: joined([pathOf(name), ...rest]), message, value: excerpt(value) });
  });
  const id = outer['id'] ?? inner['id'];
  const [brand, model] = [read.brand, read.model];
  const missing = (name: string) => problems.push({ path: joined([path, name]), message: 'is missing', value: '' });
  if (typeof id !== 'string' && typeof id !== 'number') missing('id');
  if (brand === null) missing(NAMES.brand[0]);
  if (model === null) missing(NAMES.model[0]);
  const isIdentified = (typeof id === 'string' || typeof id === 'number') && String(id).trim() !== '';
  if (!isIdentified || brand === null || model === null) return { vehicle: undefined, problems, unknown };
  return { vehicle: { ...read, id: String(id).trim(), brand, model }, problems, unknown };
}

/** Columns of further languages, moved to the texts of their language. */
function withTranslations(given: Values): Values {
  const columns = Object.keys(given).flatMap((column) => {
    const [, name, language] = TRANSLATED_NAME.exec(column) ?? [];
    return name !== undefined && language !== undefined ? [{ column, name, language }] : [];
  });
  if (columns.length === 0) return given;
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !TRANSLATED_NAME.test(name)));
  const translations: Record<string, Values> = {};
  for (const [language, texts] of Object.entries(asValues(unpacked(given['translations'])))) {
    translations[language] = asValues(texts);
  }
  for (const { column, name, language } of columns) {
    translations[language] = { ...translations[language], [name]: unpacked(given[column]) };
  }
  return { ...rest, translations };
}

/** A column of CSV holds a list or a thing as JSON; JSON itself holds it as it is. */
function unpacked(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  return parseJson(value) ?? value;
}

interface Broken {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly value: unknown;
}

/**
 * Takes away what is broken until the rest can be read: a wrong part of a photo first, then the
 * photo.
 */
function lenient(values: Values, report: (broken: Broken) => void): RawAttributes {
  const read = attributes.safeParse(values);
  if (read.success) return read.data;
  const broken = new Map(
    read.error.issues.map(({ path, message }) => {
      const place = reachable(values, path);
      return [joined(place), { path: place, message, value: valueAt(values, place) }];
    }),
  );
  const isWithin = (path: string) =>
    [...broken.keys()].some((other) => path.startsWith(`${other}.`) || path.startsWith(`${other}[`));
  const outermost = [...broken].filter(([path]) => !isWithin(path)).map(([, one]) => one);
  for (const one of outermost) report(one);
  // The last ones first, so that places in lists stay what they are.
  for (const { path } of outermost.toReversed()) remove(values, path);
  return lenient(values, report);
}

/**
 * The path as far as something stands there: what is missing in a thing is wrong with the thing.
 */
function reachable(values: Values, path: readonly PropertyKey[]): readonly PropertyKey[] {
  const index = path.findIndex((_, depth) => valueAt(values, path.slice(0, depth + 1)) === undefined);
  return index === -1 ? path : path.slice(0, Math.max(1, index));
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => partOf(value, key), values);
}

function remove(values: Values, path: readonly PropertyKey[]): void {
  const owner = valueAt(values, path.slice(0, -1));
  const last = path.at(-1);
  if (Array.isArray(owner)) owner.splice(Number(last), 1);
  else if (typeof owner === 'object' && owner !== null && last !== undefined) Reflect.deleteProperty(owner, last);
}

function joined(parts: readonly PropertyKey[]): string {
  return parts.reduce<string>((path, part) => {
    if (typeof part === 'number') return `${path}[${part}]`;
    return path === '' ? String(part) : `${path}.${String(part)}`;
  }, '');
}

function isRawName(key: PropertyKey): key is RawName {
  return Object.hasOwn(NAMES, key);
}

function entriesOf(names: typeof NAMES): (readonly [RawName, readonly string[]])[] {
  return Object.keys(names)
    .filter(isRawName)
    .map((key) => [key, names[key]]);
}
