import { isSame } from '@showroom/contracts/content/is-same';
import type { EditedForm, FormIntegration } from '@showroom/contracts/entities/form';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { definitionProblems } from '@showroom/contracts/forms/definition-problems';
import { partOf } from '@showroom/contracts/schema/part-of';
import { createStore, type StoreApi } from 'zustand';
import type { Issue } from '../layout/issue';
import { beginLog, type EditLog, redone, undone, withChange } from '../undo/edit-log';
import { loadLog, storeLog } from '../undo/stored-log';
import type { Draft } from './form-edit';

type Wanted = 'save' | 'publish';

type SaveState =
  | { readonly status: 'idle' | 'saving' | 'saved' | 'publishing' | 'published' }
  /** Nobody is signed in any more: what was asked for goes on once somebody is. */
  | { readonly status: 'signed-out'; readonly wanted: Wanted }
  /** What the API found; the rules of the browser are held against what is typed now. */
  | { readonly status: 'refused'; readonly issues: readonly Issue[] }
  /** Somebody else saved meanwhile; what is typed here stands until theirs is loaded. */
  | { readonly status: 'conflict'; readonly theirs: EditedForm }
  | { readonly status: 'failed'; readonly code: ErrorCode };

interface FormDeps {
  readonly form: EditedForm;
  /** The market's first language, in which nothing may be missing. */
  readonly source: string;
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

/** The API names what is in its body; the builder what is in the form. */
const ownPath = ({ path, message }: Issue): Issue => ({ path: path.replace(/^definition\./, ''), message });

/** These stay in sight while somebody types: another save would be refused as well. */
const STAYING: readonly SaveState['status'][] = ['conflict', 'saving', 'publishing', 'signed-out', 'refused'];

/** One per opened form. */
export function createFormStore(deps: FormDeps): FormStore {
  const { form } = deps;
  return createStore<FormState>((set, get) => ({
    form,
    saved: latestOf(form),
    log: beginLog(latestOf(form)),
    save: { status: 'idle' },
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
  /** Another present: what is not saved survives a reload. */
  function present(log: EditLog<Draft>): void {
    const { form, saved, save } = get();
    set({ log, save: STAYING.includes(save.status) ? save : { status: 'idle' } });
    storeLog(storedOf(form, saved), log);
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
  set({ form, saved, log, save: { status: 'idle' }, isRestored: false });
}

function saving(deps: FormDeps, set: Set, get: Get) {
  let running = Promise.resolve();
  /** One after the other: each names the draft that the one before made. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = running.then(work);
    // What was refused is for whoever asked for it, not for what comes after.
    running = done.catch(() => undefined);
    return done;
  }

  async function saveDraft(seen: EditedForm): Promise<void> {
    const { save: before, log } = get();
    const sent = log.present;
    // What keeps it from being published stays in sight: a draft may lack anything.
    const isQuiet = before.status === 'refused';
    if (!isQuiet) set({ save: { status: 'saving' }, isRestored: false });
    try {
      const form = await deps.saveDraft(seen, sent);
      storeLog(storedOf(form, sent), get().log);
      const status = get().log.present === sent ? 'saved' : 'idle';
      set({ form, saved: sent, ...(!isQuiet && { save: { status } }) });
    } catch (error) {
      set({ save: await stateAfter(error, 'save', deps.load) });
    }
  }

  async function publish(): Promise<void> {
    if (get().save.status === 'conflict') return;
    const sent = get().log.present;
    set({ save: { status: 'publishing' }, isRestored: false });
    try {
      const form = await deps.publish(get().form, sent);
      storeLog(storedOf(form, sent), get().log);
      set({ form, saved: sent, save: { status: get().log.present === sent ? 'published' : 'idle' } });
    } catch (error) {
      set({ save: await stateAfter(error, 'publish', deps.load) });
    }
  }

  const saveIf = (statuses: readonly SaveState['status'][]) =>
    inTurn(async () => {
      const { save, form, log, saved } = get();
      if (statuses.includes(save.status) && !isSame(log.present, saved)) await saveDraft(form);
    });
  return {
    autosave: () => saveIf(['idle', 'refused']),
    send: () => saveIf(['idle', 'refused', 'failed', 'signed-out']),
    async publish() {
      if (get().save.status === 'publishing') return;
      if (definitionProblems(get().log.present, deps.source).length > 0) {
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
  if (!(error instanceof ShowroomError)) return { status: 'failed', code: 'block.failed' };
  if (error.status === 401) return { status: 'signed-out', wanted };
  if (error.status === 412) {
    const failed = (): SaveState => ({ status: 'failed', code: error.code });
    return load().then((theirs) => ({ status: 'conflict', theirs }), failed);
  }
  const issues = error.problem?.errors ?? [];
  if (error.status === 422 && issues.length > 0) return { status: 'refused', issues: issues.map(ownPath) };
  return { status: 'failed', code: error.code };
}
