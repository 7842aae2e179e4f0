import { parseJson } from '@showroom/contracts/schema/parse-json';
import { partOf } from '@showroom/contracts/schema/part-of';
import { loadStoredText, removeStored, store } from '@showroom/shared-ui/storage';
import type { EditLog } from './edit-log';

/** Characters that one log may take of the tab's storage, which has some millions for all. */
const ROOM = 1_500_000;

/** What is edited, and the revision that it was edited on. */
export interface Stored {
  /** Unique in the editor, e.g. `form contact-au`. */
  readonly id: string;
  readonly revision: number;
}

const keyOf = (id: string) => `mf-cms-editor:log:${id}`;
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Stores what is edited with the way that led to it, as long as the tab is open: as many of the
 * latest steps as there is room for. What has neither steps nor changes is not stored.
 */
export function storeLog<T>({ id, revision }: Stored, { present, past, future }: EditLog<T>): void {
  if (past.length + future.length === 0) {
    removeLog(id);
    return;
  }
  const steps = Math.max(0, Math.floor(ROOM / (JSON.stringify(present).length + 1)) - 1);
  const back = steps > 0 ? past.slice(-steps) : [];
  const commands = [...back, ...future.slice(0, steps - back.length)];
  const drafts = [
    ...back.map(({ before }) => before),
    present,
    ...commands.slice(back.length).map(({ after }) => after),
  ];
  store(keyOf(id), { revision, at: back.length, names: commands.map(({ name }) => name), drafts }, 'session');
}

export function removeLog(id: string): void {
  removeStored(keyOf(id), 'session');
}

/**
 * What was edited in this tab before it was loaded anew; nothing where another revision was saved
 * since, or where what is stored is no use.
 */
export function loadLog<T>({ id, revision }: Stored, isDraft: (value: unknown) => value is T): EditLog<T> | undefined {
  const stored = parseJson(loadStoredText(keyOf(id), 'session'));
  const [at, names, drafts] = [partOf(stored, 'at'), partOf(stored, 'names'), partOf(stored, 'drafts')];
  if (partOf(stored, 'revision') !== revision || typeof at !== 'number') return undefined;
  if (!Array.isArray(names) || !names.every(isText) || !Array.isArray(drafts) || !drafts.every(isDraft))
    return undefined;
  const present = drafts[at];
  if (present === undefined) return undefined;
  const commands = names.flatMap((name, index) => {
    const [before, after] = [drafts[index], drafts[index + 1]];
    return before !== undefined && after !== undefined ? [{ name, key: undefined, before, after }] : [];
  });
  return { present, past: commands.slice(0, at), future: commands.slice(at) };
}
