/** One change of what is edited: its name for people, and what was there before and is after it. */
interface Command<T> {
  readonly name: string;
  /** Changes of one key that follow each other are one: a word is undone, not its letters. */
  readonly key: string | undefined;
  readonly before: T;
  readonly after: T;
}

/** What is edited now, with the commands that led to it and those that were undone. */
export interface EditLog<T> {
  readonly present: T;
  readonly past: readonly Command<T>[];
  readonly future: readonly Command<T>[];
}

/** As many steps back as somebody goes. */
const LONGEST = 100;

export function beginLog<T>(present: T): EditLog<T> {
  return { present, past: [], future: [] };
}

/** The log with one more change; what was undone before it is gone. */
export function withChange<T>(log: EditLog<T>, after: T, name: string, key?: string): EditLog<T> {
  if (after === log.present) return log;
  const last = log.past.at(-1);
  const isSame = last !== undefined && key !== undefined && last.key === key && log.future.length === 0;
  const before = isSame ? last.before : log.present;
  const past = isSame ? log.past.slice(0, -1) : log.past;
  return { present: after, past: [...past, { name, key, before, after }].slice(-LONGEST), future: [] };
}

/** One step back. What is typed next is a command of its own. */
export function undone<T>(log: EditLog<T>): EditLog<T> {
  const last = log.past.at(-1);
  if (!last) return log;
  const back = { ...last, key: undefined };
  return { present: last.before, past: log.past.slice(0, -1), future: [back, ...log.future] };
}

/** One step on, to what was undone last. */
export function redone<T>(log: EditLog<T>): EditLog<T> {
  const [next, ...future] = log.future;
  return next ? { present: next.after, past: [...log.past, next], future } : log;
}
