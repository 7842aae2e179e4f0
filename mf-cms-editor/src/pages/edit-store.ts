import type { Template } from '@showroom/contracts/blocks/template';
import type { Page } from '@showroom/contracts/entities/page';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { createStore, type StoreApi } from 'zustand';
import type { PageEdit } from '../data/content-calls';
import { draftIssues, type Issue, type PageDraft } from './page-edit';

export type SaveState =
  | { readonly status: 'unchanged' }
  | { readonly status: 'changed' }
  | { readonly status: 'saving' }
  | { readonly status: 'saved' }
  | { readonly status: 'refused'; readonly issues: readonly Issue[] }
  /** Somebody else saved meanwhile; what is typed here stands until the newer version is loaded. */
  | { readonly status: 'conflict' }
  | { readonly status: 'failed'; readonly code: ErrorCode };

interface EditDeps {
  readonly page: Page;
  readonly templates: ReadonlyMap<string, Template>;
  readonly save: (edit: PageEdit) => Promise<Page>;
  readonly load: () => Promise<Page>;
}

interface EditState {
  readonly draft: PageDraft;
  readonly version: number;
  /** How often the stored page took the place of what was typed. */
  readonly reloads: number;
  readonly save: SaveState;
  /** Texts that are not what their field needs yet, e.g. broken JSON, by path. */
  readonly invalid: Readonly<Record<string, string>>;
  edit(change: (draft: PageDraft) => PageDraft): void;
  markInvalid(path: string, message: string | undefined): void;
  send(): Promise<void>;
  /** Takes the stored page, and drops what was typed. */
  reload(): Promise<void>;
}

type EditStore = StoreApi<EditState>;

/** One per opened page. */
export function createEditStore({ page, templates, save, load }: EditDeps): EditStore {
  return createStore<EditState>((set, get) => ({
    draft: draftOf(page),
    version: page.attributes.version,
    reloads: 0,
    save: { status: 'unchanged' },
    invalid: {},
    edit(change) {
      const { save: before } = get();
      // A conflict stays in sight until it is resolved: another save would be refused as well, and
      // so would one beside a save that is on its way.
      const stays = before.status === 'conflict' || before.status === 'saving';
      set({ draft: change(get().draft), save: stays ? before : { status: 'changed' } });
    },
    markInvalid(path, message) {
      const { [path]: _, ...rest } = get().invalid;
      set({ invalid: message === undefined ? rest : { ...rest, [path]: message } });
    },
    async send() {
      const { draft, version, invalid, save: before } = get();
      if (before.status === 'saving') return;
      const broken = Object.entries(invalid).map(([path, message]) => ({ path, message }));
      const issues = [...draftIssues(draft, templates), ...broken];
      if (issues.length > 0) return set({ save: { status: 'refused', issues } });
      set({ save: { status: 'saving' } });
      try {
        const saved = await save({ ...draft, version, blocks: [...draft.blocks] });
        const isTouched = get().draft !== draft;
        set({
          version: saved.attributes.version,
          draft: isTouched ? get().draft : draftOf(saved),
          save: { status: isTouched ? 'changed' : 'saved' },
        });
      } catch (error) {
        set({ save: stateAfter(error) });
      }
    },
    async reload() {
      try {
        const stored = await load();
        const { version } = stored.attributes;
        const reloads = get().reloads + 1;
        set({ draft: draftOf(stored), version, reloads, save: { status: 'unchanged' }, invalid: {} });
      } catch (error) {
        set({ save: stateAfter(error) });
      }
    },
  }));
}

function draftOf({ attributes }: Page): PageDraft {
  const { title, meta_title, meta_description, blocks } = attributes;
  return { title, meta_title, meta_description, blocks };
}

function stateAfter(error: unknown): SaveState {
  if (!(error instanceof ShowroomError)) return { status: 'failed', code: 'block.failed' };
  if (error.code === 'page.changed' || error.status === 409) return { status: 'conflict' };
  const issues = error.problem?.errors ?? [];
  return error.status === 422 && issues.length > 0
    ? { status: 'refused', issues }
    : { status: 'failed', code: error.code };
}

/** Whether leaving would lose something. */
export function isUnsaved({ status }: SaveState): boolean {
  return status !== 'unchanged' && status !== 'saved';
}
