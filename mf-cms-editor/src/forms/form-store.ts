import { isSame } from '@showroom/contracts/content/is-same';
import type { EditedForm, FormIntegration } from '@showroom/contracts/entities/form';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { definitionProblems } from '@showroom/contracts/forms/definition-problems';
import { partOf } from '@showroom/contracts/schema/part-of';
import { createStore } from 'zustand';
import type { Issue } from '../layout/issue';
import { beginLog, type EditLog, redone, undone, withChange } from '../undo/edit-log';
import { loadLog, storeLog } from '../undo/stored-log';
import type { Draft } from './form-edit';

type SaveState =
  | { readonly status: 'idle' | 'saving' | 'saved' | 'signed-out' }
  /** What the API found; the rules of the browser are held against what is typed now. */
  | { readonly status: 'refused'; readonly issues: readonly Issue[] }
  /** Somebody else saved meanwhile; what is typed here stands until theirs is loaded. */
  | { readonly status: 'conflict'; readonly theirs: EditedForm }
  | { readonly status: 'failed'; readonly code: ErrorCode };

interface FormDeps {
  readonly form: EditedForm;
  /** The market's first language, in which nothing may be missing. */
  readonly source: string;
  readonly save: (revision: number, definition: Draft) => Promise<EditedForm>;
  readonly load: () => Promise<EditedForm>;
}

interface FormState {
  readonly form: EditedForm;
  /** What is stored, as it was typed or loaded. */
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
  /** Drops what was not saved. */
  discard(): void;
  send(): Promise<void>;
  loadTheirs(): void;
  saveOver(): Promise<void>;
  setIntegrations(integrations: readonly FormIntegration[]): void;
  setRetention(days: number | null): void;
}

const storedOf = ({ id, attributes: { revision, definition: saved } }: EditedForm) => ({
  id: `form ${id}`,
  revision,
  saved,
});

/** Whether what was stored has the parts that the builder reaches for; its rules say the rest. */
function isDraft(value: unknown): value is Draft {
  const lists = [partOf(value, 'fields'), partOf(value, 'steps'), partOf(value, 'notifications')];
  const parts = [partOf(value, 'thank_you'), partOf(value, 'confirmation')];
  return lists.every(Array.isArray) && parts.every((part) => typeof part === 'object' && part !== null);
}

/** The API names what is in its body; the builder what is in the form. */
const ownPath = ({ path, message }: Issue): Issue => ({ path: path.replace(/^definition\./, ''), message });

/** These stay in sight while somebody types: another save would be refused as well. */
const STAYING: readonly SaveState['status'][] = ['conflict', 'saving', 'signed-out', 'refused'];

/** One per opened form. */
export function createFormStore({ form, source, save, load }: FormDeps) {
  return createStore<FormState>((set, get) => {
    /** Another present: what is not saved survives a reload. */
    function present(log: EditLog<Draft>): void {
      const { form, save } = get();
      set({ log, save: STAYING.includes(save.status) ? save : { status: 'idle' } });
      storeLog(storedOf(form), log);
    }

    function open(next: EditedForm): void {
      const { definition } = next.attributes;
      const log = beginLog(definition);
      storeLog(storedOf(next), log);
      set({ form: next, saved: definition, log, save: { status: 'idle' }, isRestored: false });
    }

    async function saveFrom(revision: number): Promise<void> {
      const sent = get().log.present;
      set({ save: { status: 'saving' }, isRestored: false });
      try {
        const stored = await save(revision, sent);
        storeLog(storedOf(stored), get().log);
        set({ form: stored, saved: sent, save: { status: get().log.present === sent ? 'saved' : 'idle' } });
      } catch (error) {
        set({ save: await stateAfter(error, load) });
      }
    }

    return {
      form,
      saved: form.attributes.definition,
      log: beginLog(form.attributes.definition),
      save: { status: 'idle' },
      isRestored: false,
      change: (name, change, key) => present(withChange(get().log, change(get().log.present), name, key)),
      undo: () => present(undone(get().log)),
      redo: () => present(redone(get().log)),
      restore() {
        const { form, saved } = get();
        const log = loadLog(storedOf(form), isDraft);
        if (!log) return;
        const isSaved = isSame(log.present, saved);
        set({ log: isSaved ? { ...log, present: saved } : log, isRestored: !isSaved });
      },
      discard: () => open(get().form),
      async send() {
        const { log, save, form } = get();
        if (save.status === 'saving' || isSame(log.present, get().saved)) return;
        if (definitionProblems(log.present, source).length > 0) set({ save: { status: 'refused', issues: [] } });
        else await saveFrom(form.attributes.revision);
      },
      loadTheirs() {
        const { save } = get();
        if (save.status === 'conflict') open(save.theirs);
      },
      async saveOver() {
        const { save } = get();
        if (save.status === 'conflict') await saveFrom(save.theirs.attributes.revision);
      },
      setIntegrations(integrations) {
        const { form } = get();
        set({ form: { ...form, attributes: { ...form.attributes, integrations: [...integrations] } } });
      },
      setRetention(retention_days) {
        const { form } = get();
        set({ form: { ...form, attributes: { ...form.attributes, retention_days } } });
      },
    };
  });
}

async function stateAfter(error: unknown, load: FormDeps['load']): Promise<SaveState> {
  if (!(error instanceof ShowroomError)) return { status: 'failed', code: 'block.failed' };
  if (error.status === 401) return { status: 'signed-out' };
  if (error.status === 412) {
    const failed = (): SaveState => ({ status: 'failed', code: error.code });
    return load().then((theirs) => ({ status: 'conflict', theirs }), failed);
  }
  const issues = error.problem?.errors ?? [];
  if (error.status === 422 && issues.length > 0) return { status: 'refused', issues: issues.map(ownPath) };
  return { status: 'failed', code: error.code };
}
