import { partOf } from '@showroom/contracts/schema/part-of';

/** What of a draft differs from another one: JSON that is as small as what changed. */
export type Difference =
  /** Something else altogether. */
  | { readonly is: unknown }
  /** Its parts by their names; those that are gone have null. */
  | { readonly parts: Parts }
  /** Parts with ids, in the order in which they stand now. */
  | { readonly order: readonly string[]; readonly parts: Parts };
type Parts = Readonly<Record<string, Difference | null>>;

type Branch = Readonly<Record<string, unknown>>;
const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueIn = (branch: Branch, name: string) => (Object.hasOwn(branch, name) ? branch[name] : undefined);

/** Undefined where both say the same. */
export function differenceOf(before: unknown, after: unknown): Difference | undefined {
  if (before === after) return undefined;
  if (isBranch(before) && isBranch(after)) return differenceOfBranches(before, after);
  const [former, present] = [byId(before), byId(after)];
  if (former && present) return differenceOfLists(former, present);
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : { is: after };
}

function differenceOfBranches(before: Branch, after: Branch): Difference | undefined {
  const changed = Object.entries(after).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const difference = Object.hasOwn(before, name) ? differenceOf(before[name], value) : { is: value };
    return difference ? [[name, difference] as const] : [];
  });
  const gone = Object.keys(before).filter(
    (name) => valueIn(before, name) !== undefined && valueIn(after, name) === undefined,
  );
  if (changed.length + gone.length === 0) return undefined;
  return { parts: Object.fromEntries([...changed, ...gone.map((name) => [name, null] as const)]) };
}

type ById = ReadonlyMap<string, unknown>;

/** Undefined for what is no list of parts with ids of their own. */
function byId(value: unknown): ById | undefined {
  if (!Array.isArray(value)) return undefined;
  const parts = new Map<string, unknown>();
  for (const part of value) {
    const id = partOf(part, 'id');
    if (typeof id !== 'string') return undefined;
    parts.set(id, part);
  }
  return parts.size === value.length ? parts : undefined;
}

function differenceOfLists(before: ById, after: ById): Difference | undefined {
  const changed = [...after].flatMap(([id, part]) => {
    const difference = before.has(id) ? differenceOf(before.get(id), part) : { is: part };
    return difference ? [[id, difference] as const] : [];
  });
  const [former, order] = [[...before.keys()], [...after.keys()]];
  const isMoved = former.length !== order.length || order.some((id, index) => id !== former[index]);
  if (isMoved) return { order, parts: Object.fromEntries(changed) };
  // A list that stands as it stood is told by its parts alone.
  return changed.length > 0 ? { parts: Object.fromEntries(changed) } : undefined;
}

/** What the difference was made of; null, as JSON has it, is none. Throws where it does not fit. */
export function withDifference(before: unknown, difference: unknown): unknown {
  if (difference === null || difference === undefined) return before;
  if (!isBranch(difference)) throw new TypeError('That is no difference');
  if (Object.hasOwn(difference, 'is')) return difference['is'];
  const { parts, order } = difference;
  if (!isBranch(parts)) throw new TypeError('A difference without parts');
  const list = byId(before);
  if (list) return listWith(list, parts, order ?? [...list.keys()]);
  if (!isBranch(before)) throw new TypeError('There is nothing that has these parts');
  const changed = Object.entries(parts).filter(([, part]) => part !== null);
  const rest = Object.entries(before).filter(([name]) => valueIn(parts, name) !== null);
  const next = changed.map(([name, part]) => [name, withDifference(valueIn(before, name), part)] as const);
  return Object.fromEntries([...rest, ...next]);
}

function listWith(list: ById, parts: Branch, order: unknown): readonly unknown[] {
  if (!Array.isArray(order)) throw new TypeError('A difference without an order');
  return order.map((id: unknown) => {
    if (typeof id !== 'string' || !(list.has(id) || Object.hasOwn(parts, id))) throw new TypeError('A part is missing');
    return Object.hasOwn(parts, id) ? withDifference(list.get(id), parts[id]) : list.get(id);
  });
}
