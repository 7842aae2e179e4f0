import { isSame } from '@showroom/contracts/content/is-same';
import { parseJson } from '@showroom/contracts/schema/parse-json';
import { partOf } from '@showroom/contracts/schema/part-of';
import { loadStoredText, removeStored, store } from '@showroom/shared-ui/storage';
import { type Difference, differenceOf, withDifference } from './difference';
import type { EditLog } from './edit-log';

/** Characters that one log may take of the tab's storage, which has some millions for all. */
const ROOM = 1_500_000;

/** What is edited, and the revision that it was edited on. */
export interface Stored<T extends object> {
  /** Unique in the editor, e.g. `form contact-au`. */
  readonly id: string;
  readonly revision: number | string;
  /** What the API has of that revision: the tab stores what differs from it. */
  readonly saved: T;
  /** What was sent without an answer: the API may have stored any of it as a newer revision. */
  readonly unanswered?: readonly T[];
}

/** A step away from the present: what the change is called, and what differs once it is made. */
type Step = readonly [name: string, difference: Difference | null];

const keyOf = (id: string) => `mf-cms-editor:log:${id}`;

/**
 * Stores what is edited with the way that led to it, as long as the tab is open: as many of the
 * latest steps as there is room for. What has neither steps nor changes is not stored.
 */
export function storeLog<T extends object>(stored: Stored<T>, log: EditLog<T>): void {
  const { id, revision, saved, unanswered = [] } = stored;
  if (log.past.length + log.future.length === 0) {
    removeLog(id);
    return;
  }
  const now = sized(saved, log.present);
  const lost = unanswered.length > 0 && { saved, sent: unanswered.map((sent) => sized(saved, sent).difference) };
  const back = stepsOf(
    log.present,
    log.past.toReversed().map(({ name, before }) => [name, before] as const),
    ROOM - now.size - (lost ? JSON.stringify(lost).length : 0),
  );
  const on = stepsOf(
    log.present,
    log.future.map(({ name, after }) => [name, after] as const),
    back.room,
  );
  store(
    keyOf(id),
    { revision, present: now.difference, back: back.steps, on: on.steps, ...(lost && { lost }) },
    'session',
  );
}

/** The nearest steps of a way from a draft on that have room, and the room that is left. */
function stepsOf<T extends object>(present: T, way: readonly (readonly [string, T])[], room: number) {
  const steps: Step[] = [];
  let [from, left] = [present, room];
  for (const [name, to] of way) {
    const { difference, size } = sized(from, to);
    if (size > left) return { steps, room: 0 };
    steps.push([name, difference]);
    [from, left] = [to, left - size];
  }
  return { steps, room: left };
}

interface Sized {
  readonly from: object;
  readonly difference: Difference | null;
  /** Characters of it. */
  readonly size: number;
}

/** Drafts do not change, and steps are stored with every key: their differences are made once. */
const known = new WeakMap<object, Sized>();

function sized(from: object, to: object): Sized {
  const found = known.get(to);
  if (found?.from === from) return found;
  const difference = differenceOf(from, to) ?? null;
  const made = { from, difference, size: JSON.stringify(difference).length };
  known.set(to, made);
  return made;
}

export function removeLog(id: string): void {
  removeStored(keyOf(id), 'session');
}

/**
 * What was edited in this tab before it was loaded anew; nothing where somebody else saved another
 * revision since, or where what is stored is no use.
 */
export function loadLog<T extends object>(
  { id, revision, saved }: Stored<T>,
  isDraft: (value: unknown) => value is T,
): EditLog<T> | undefined {
  const stored = parseJson(loadStoredText(keyOf(id), 'session'));
  try {
    const draftFrom = (before: unknown, difference: unknown): T => {
      const draft = withDifference(before, difference);
      if (!isDraft(draft)) throw new TypeError('What was stored is no draft');
      return draft;
    };
    const isOwn = partOf(stored, 'revision') === revision;
    const base = isOwn ? saved : baseOfLost(partOf(stored, 'lost'), saved);
    if (base === undefined) return undefined;
    const present = draftFrom(base, partOf(stored, 'present'));
    const wayOf = (steps: unknown) => {
      let from = present;
      return stepsIn(steps).map(([name, difference]) => {
        const to = draftFrom(from, difference);
        const step = { name, from, to };
        from = to;
        return step;
      });
    };
    const past = wayOf(partOf(stored, 'back')).map(({ name, from, to }) => command(name, to, from));
    const future = wayOf(partOf(stored, 'on')).map(({ name, from, to }) => command(name, from, to));
    return { present, past: past.toReversed(), future };
  } catch {
    return undefined;
  }
}

/** What the tab had when it sent what the API has now, and never heard of it. */
function baseOfLost(lost: unknown, saved: object): unknown {
  const [base, sent] = [partOf(lost, 'saved'), partOf(lost, 'sent')];
  if (!Array.isArray(sent)) return undefined;
  return sent.some((difference) => isSame(withDifference(base, difference), saved)) ? base : undefined;
}

const command = <T>(name: string, before: T, after: T) => ({ name, key: undefined, before, after });

function stepsIn(value: unknown): readonly (readonly [string, unknown])[] {
  if (!Array.isArray(value)) throw new TypeError('What was stored has no steps');
  return value.map((step: unknown) => {
    const name = partOf(step, 0);
    if (typeof name !== 'string') throw new TypeError('A step without a name');
    return [name, partOf(step, 1)];
  });
}
