import { isSame } from '@showroom/contracts/content/is-same';
import type { EditedForm, FormIntegration } from '@showroom/contracts/entities/form';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { definitionProblems, type ProblemTexts } from '@showroom/contracts/forms/definition-problems';
import { partOf } from '@showroom/contracts/schema/part-of';
import { createStore, type StoreApi } from 'zustand';
import type { Issue } from '../layout/issue';
import { isUnanswered, sendOnTop, withUnanswered } from '../saving/send-on-top';
import { beginLog, type EditLog, redone, undone, withChange } from '../undo/edit-log';
import { loadLog, storeLog } from '../undo/stored-log';
import type { Draft } from './form-edit';

type Wanted = 'save' | 'publish';

/** A change that failed without a word about what to correct. */
export interface Failure {
  readonly status: 'failed';
  readonly code: ErrorCode;
  /** Nobody answered, or nobody could: the draft is saved by itself later. */
  readonly isRetried: boolean;
}

type SaveState =
  | { readonly status: 'idle' | 'saved' | 'publishing' | 'published' }
  /** Of a draft that is saved once more, what failed before stays in sight. */
  | { readonly status: 'saving'; readonly retried?: Failure }
  /** Nobody is signed in any more: what was asked for goes on once somebody is. */
  | { readonly status: 'signed-out'; readonly wanted: Wanted }
  /** What the API found; the rules of the browser are held against what is typed now. */
  | { readonly status: 'refused'; readonly issues: readonly Issue[] }
  /** Somebody else saved meanwhile; what is typed here stands until theirs is loaded. */
  | { readonly status: 'conflict'; readonly theirs: EditedForm }
  | Failure;

interface FormDeps {
  readonly form: EditedForm;
  /** The market's first language, in which nothing may be missing. */
  readonly source: string;
  readonly problemTexts: ProblemTexts;
  /** Stores the draft, from the draft that the form was seen with. */
  readonly saveDraft: (seen: EditedForm, definition: Draft) => Promise<EditedForm>;
  readonly discardDraft: (seen: EditedForm) => Promise<EditedForm>;
  readonly publish: (seen: EditedForm, definition: Draft) => Promise<EditedForm>;
  readonly load: () => Promise<EditedForm>;
}

export interface FormState {
  readonly form: EditedForm;
  /** What the API has, as it was typed or loaded: the draft, or what is published. */
  readonly saved: Draft;
  readonly log: EditLog<Draft>;
  readonly save: SaveState;
  /** What was sent and not answered yet: the API may have stored any of it. */
  readonly unanswered: readonly Draft[];
  /** Whether what was not saved before a reload is here again. */
  readonly isRestored: boolean;
  /** A change, with its name; changes of one key that follow each other are one step back. */
  change(name: string, change: (draft: Draft) => Draft, key?: string): void;
  undo(): void;
  redo(): void;
  /** Brings back what was not saved before a reload. */
  restore(): void;
  /** Takes what is saved instead of what is typed. */
  takeSaved(): void;
  /** Drops the draft: what is published stands there again. Throws when it is refused. */
  discard(): Promise<void>;
  /** Saves the draft by itself, whatever it lacks. */
  autosave(): Promise<void>;
  /** Saves the draft, whatever it lacks. */
  send(): Promise<void>;
  /** Gives visitors what is typed, or says what keeps it from that. */
  publish(): Promise<void>;
  /** Goes on with what found nobody signed in. */
  resume(): Promise<void>;
  loadTheirs(): void;
  /** Saves what is typed over their draft; visitors see nothing of it yet. */
  saveOver(): Promise<void>;
  setIntegrations(integrations: readonly FormIntegration[]): void;
  setRetention(days: number | null): void;
}

type FormStore = StoreApi<FormState>;
type Set = FormStore['setState'];
type Get = FormStore['getState'];

/** Whether what was stored has the parts that the builder reaches for; its rules say the rest. */
function isDraft(value: unknown): value is Draft {
  const lists = [partOf(value, 'fields'), partOf(value, 'steps'), partOf(value, 'notifications')];
  const parts = [partOf(value, 'thank_you'), partOf(value, 'confirmation')];
  return lists.every(Array.isArray) && parts.every((part) => typeof part === 'object' && part !== null);
}

/** What editors go on with: the draft, or what is published where there is none. */
export function latestOf({ attributes: { definition, draft } }: EditedForm): Draft {
  return isDraft(draft?.definition) ? draft.definition : definition;
}

const storedOf = (form: EditedForm, saved = latestOf(form)) => ({
  id: `form ${form.id}`,
  revision: `${form.attributes.revision} ${form.attributes.draft_revision}`,
  saved,
});

/** What is typed and not saved survives a reload. */
function storeState({ form, saved, unanswered, log }: FormState): void {
  storeLog({ ...storedOf(form, saved), unanswered }, log);
}

/** The API names what is in its body; the builder what is in the form. */
const ownPath = ({ path, message }: Issue): Issue => ({ path: path.replace(/^definition\./, ''), message });

/** These stay in sight while somebody types: another save would be refused as well. */
const STAYING: readonly SaveState['status'][] = ['conflict', 'saving', 'publishing', 'signed-out', 'refused'];

/** These are saved when somebody asks for it. */
const SENDABLE: readonly SaveState['status'][] = ['idle', 'refused', 'failed', 'signed-out'];

/** Why a draft is saved by itself; undefined where it is not. */
export function autosaveReason(save: SaveState): 'changed' | 'unanswered' | undefined {
  if (save.status === 'idle' || save.status === 'refused') return 'changed';
  return save.status === 'failed' && save.isRetried ? 'unanswered' : undefined;
}

/** Whether the API lacks something that is typed, or nobody knows what it has. */
export const isUnsaved = ({ log, saved, unanswered }: Pick<FormState, 'log' | 'saved' | 'unanswered'>) =>
  unanswered.length > 0 || !isSame(log.present, saved);

/** Whether visitors have this, and no draft differs from it. */
const isPublished = ({ attributes: { definition, draft } }: EditedForm, sent: Draft) =>
  draft === null && isSame(definition, sent);

/** One per opened form. */
export function createFormStore(deps: FormDeps): FormStore {
  const { form } = deps;
  return createStore<FormState>((set, get) => ({
    form,
    saved: latestOf(form),
    log: beginLog(latestOf(form)),
    save: { status: 'idle' },
    unanswered: [],
    isRestored: false,
    ...typing(set, get),
    ...saving(deps, set, get),
    setIntegrations(integrations) {
      const { form } = get();
      set({ form: { ...form, attributes: { ...form.attributes, integrations: [...integrations] } } });
    },
    setRetention(retention_days) {
      const { form } = get();
      set({ form: { ...form, attributes: { ...form.attributes, retention_days } } });
    },
  }));
}

/** What follows from a key: nothing of it asks the API. */
function typing(set: Set, get: Get) {
  function present(log: EditLog<Draft>): void {
    const { save } = get();
    set({ log, save: STAYING.includes(save.status) ? save : { status: 'idle' } });
    storeState(get());
  }
  return {
    change: (name, change, key) => present(withChange(get().log, change(get().log.present), name, key)),
    undo: () => present(undone(get().log)),
    redo: () => present(redone(get().log)),
    restore() {
      const { form, saved } = get();
      const log = loadLog(storedOf(form, saved), isDraft);
      if (!log) return;
      const isSaved = isSame(log.present, saved);
      set({ log: isSaved ? { ...log, present: saved } : log, isRestored: !isSaved });
    },
    takeSaved: () => open(set, get().form),
  } satisfies Partial<FormState>;
}

/** A form of the API takes the place of what is typed. */
function open(set: Set, form: EditedForm): void {
  const saved = latestOf(form);
  const log = beginLog(saved);
  storeLog(storedOf(form), log);
  set({ form, saved, log, save: { status: 'idle' }, unanswered: [], isRestored: false });
}

/** Does one thing after the other: each names the draft that the one before made. */
function createTurns() {
  let running = Promise.resolve();
  return (work: () => Promise<void>): Promise<void> => {
    const done = running.then(work);
    // What was refused is for whoever asked for it, not for what comes after.
    running = done.catch(() => undefined);
    return done;
  };
}

interface DraftSending {
  readonly seen: EditedForm;
  readonly sent: Draft;
  readonly send: (seen: EditedForm) => Promise<EditedForm>;
  readonly isDone: (stored: EditedForm) => boolean;
}

/** Sends a draft; a newer form that says what this tab sent before is no conflict. */
async function sendDraft(deps: FormDeps, set: Set, get: Get, { sent, ...sending }: DraftSending): Promise<EditedForm> {
  const { unanswered } = get();
  // From now on, and not from a lost answer on: the tab may be loaded anew before one comes.
  set({ unanswered: withUnanswered(unanswered, sent) });
  storeState(get());
  try {
    return await sendOnTop({ ...sending, unanswered, contentOf: latestOf, load: deps.load });
  } catch (error) {
    if (!isUnanswered(error)) set({ unanswered });
    throw error;
  }
}

function saving(deps: FormDeps, set: Set, get: Get) {
  const inTurn = createTurns();

  async function fail(error: unknown, wanted: Wanted): Promise<void> {
    set({ save: await stateAfter(error, wanted, deps.load) });
  }

  async function saveDraft(seen: EditedForm): Promise<void> {
    const { save: before, log } = get();
    const sent = log.present;
    // What keeps it from being published stays in sight: a draft may lack anything.
    const isQuiet = before.status === 'refused';
    const retried = before.status === 'failed' && { retried: before };
    if (!isQuiet) set({ save: { status: 'saving', ...retried }, isRestored: false });
    try {
      const send = (from: EditedForm) => deps.saveDraft(from, sent);
      const isDone = (stored: EditedForm) => isSame(latestOf(stored), sent);
      const form = await sendDraft(deps, set, get, { seen, sent, send, isDone });
      storeLog(storedOf(form, sent), get().log);
      const status = get().log.present === sent ? 'saved' : 'idle';
      set({ form, saved: sent, unanswered: [], ...(!isQuiet && { save: { status } }) });
    } catch (error) {
      await fail(error, 'save');
    }
  }

  async function publish(): Promise<void> {
    if (get().save.status === 'conflict') return;
    const sent = get().log.present;
    set({ save: { status: 'publishing' }, isRestored: false });
    try {
      const send = (from: EditedForm) => deps.publish(from, sent);
      const isDone = (stored: EditedForm) => isPublished(stored, sent);
      const form = await sendDraft(deps, set, get, { seen: get().form, sent, send, isDone });
      storeLog(storedOf(form, sent), get().log);
      const status = get().log.present === sent ? 'published' : 'idle';
      set({ form, saved: sent, unanswered: [], save: { status } });
    } catch (error) {
      await fail(error, 'publish');
    }
  }

  const saveIf = (isWanted: (save: SaveState) => boolean) =>
    inTurn(async () => {
      const { save, form } = get();
      if (isWanted(save) && isUnsaved(get())) await saveDraft(form);
    });
  return {
    autosave: () => saveIf((save) => autosaveReason(save) !== undefined),
    send: () => saveIf(({ status }) => SENDABLE.includes(status)),
    async publish() {
      if (get().save.status === 'publishing') return;
      if (definitionProblems(get().log.present, deps.source, deps.problemTexts).length > 0) {
        set({ save: { status: 'refused', issues: [] } });
      } else await inTurn(publish);
    },
    resume: () =>
      inTurn(async () => {
        const { save, form } = get();
        if (save.status === 'signed-out') await (save.wanted === 'publish' ? publish() : saveDraft(form));
      }),
    discard: () => inTurn(async () => open(set, await deps.discardDraft(get().form))),
    loadTheirs() {
      const { save } = get();
      if (save.status === 'conflict') open(set, save.theirs);
    },
    async saveOver() {
      const { save } = get();
      if (save.status === 'conflict') await inTurn(() => saveDraft(save.theirs));
    },
  } satisfies Partial<FormState>;
}

async function stateAfter(error: unknown, wanted: Wanted, load: FormDeps['load']): Promise<SaveState> {
  if (!(error instanceof ShowroomError)) return { status: 'failed', code: 'block.failed', isRetried: false };
  if (error.status === 401) return { status: 'signed-out', wanted };
  const failed: Failure = { status: 'failed', code: error.code, isRetried: wanted === 'save' && isUnanswered(error) };
  if (error.status === 412) {
    return load().then(
      (theirs) => ({ status: 'conflict', theirs }),
      () => failed,
    );
  }
  const issues = error.problem?.errors ?? [];
  if (error.status === 422 && issues.length > 0) return { status: 'refused', issues: issues.map(ownPath) };
  return failed;
}
