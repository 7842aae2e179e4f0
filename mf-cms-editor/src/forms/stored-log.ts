import { isSame } from '@showroom/contracts/content/is-same';
import { partOf } from '@showroom/contracts/schema/part-of';
import { loadStoredText, removeStored, store } from '@showroom/shared-ui/storage';
import type { EditLog } from './edit-log';
import type { Draft } from './form-edit';

/** Steps back that survive a reload; browsers give a tab about 5 MB. */
const STORED_STEPS = 30;

const keyOf = (id: string, revision: number) => `mf-cms-editor:form:${id}:${revision}`;

/** Whether what was stored has the parts that the builder reaches for; its rules say the rest. */
function isDraft(value: unknown): value is Draft {
  const lists = [partOf(value, 'fields'), partOf(value, 'steps'), partOf(value, 'notifications')];
  const parts = [partOf(value, 'thank_you'), partOf(value, 'confirmation')];
  return lists.every(Array.isArray) && parts.every((part) => typeof part === 'object' && part !== null);
}

const isText = (value: unknown) => typeof value === 'string';

/** Stores what is not saved, with the way that led to it, as long as the tab is open. */
export function storeLog(id: string, revision: number, { present, past, future }: EditLog<Draft>): void {
  const kept = past.slice(-STORED_STEPS);
  const commands = [...kept, ...future];
  const drafts = [commands[0]?.before ?? present, ...commands.map(({ after }) => after)];
  store(keyOf(id, revision), { at: kept.length, names: commands.map(({ name }) => name), drafts }, 'session');
}

export function removeLog(id: string, revision: number): void {
  removeStored(keyOf(id, revision), 'session');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What was not saved when the page was left; nothing where that is what is saved now. */
export function loadLog(id: string, revision: number, saved: Draft): EditLog<Draft> | undefined {
  const stored = parse(loadStoredText(keyOf(id, revision), 'session') ?? '');
  const [at, names, given] = [partOf(stored, 'at'), partOf(stored, 'names'), partOf(stored, 'drafts')];
  if (typeof at !== 'number' || !Array.isArray(names) || !Array.isArray(given)) return undefined;
  if (!names.every(isText) || !given.every(isDraft)) return undefined;
  const drafts = given.map((draft) => (isSame(draft, saved) ? saved : draft));
  const present = drafts[at];
  if (!present || present === saved) return undefined;
  const commands = names.flatMap((name: string, index) => {
    const [before, after] = [drafts[index], drafts[index + 1]];
    return before && after ? [{ name, key: undefined, before, after }] : [];
  });
  return { present, past: commands.slice(0, at), future: commands.slice(at) };
}
