import type { Field } from '@showroom/contracts/blocks/template';
import type { EditedPage } from '@showroom/contracts/calls/pages';
import type { Templates } from '@showroom/contracts/content/content-form';
import { contentIssuesOf, type IssueTexts } from '@showroom/contracts/content/content-issues';
import { isSame } from '@showroom/contracts/content/is-same';
import type { ContentBlock, PageContent } from '@showroom/contracts/content/page-content';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { createStore, type StoreApi } from 'zustand';
import type { PageChange } from '../data/page-calls';
import type { Issue } from '../layout/issue';
import { isUnanswered, sendOnTop, withUnanswered } from '../saving/send-on-top';
import { beginLog, type EditLog, redone, undone, withChange } from '../undo/edit-log';
import type pageMessages from './messages/page/en.json';
import { stepOf } from './step-of';

type Wanted = 'save' | 'publish';

/** A change that failed without a word about what to correct. */
export interface Failure {
  readonly status: 'failed';
  readonly code: ErrorCode;
  readonly message: string;
  /** Nobody answered, or nobody could: the draft is saved by itself later. */
  readonly isRetried: boolean;
}

export type SaveState =
  | { readonly status: 'unchanged' }
  | { readonly status: 'changed' }
  /**
   * Of a draft that is saved once more, what failed before stays in sight. One that is saved by
   * itself keeps nobody from pressing anything.
   */
  | { readonly status: 'saving'; readonly retried?: Failure; readonly isQuiet?: true }
  | { readonly status: 'saved' }
  | { readonly status: 'published' }
  | { readonly status: 'refused'; readonly title: string; readonly issues: readonly Issue[] }
  /** Nobody is signed in any more: what was asked for goes on once somebody is. */
  | { readonly status: 'signed-out'; readonly wanted: Wanted }
  /** Somebody else saved meanwhile; what is typed here stands until the newer draft is loaded. */
  | { readonly status: 'conflict' }
  | Failure;

interface EditDeps {
  readonly page: EditedPage;
  readonly templates: Templates;
  readonly texts: typeof pageMessages;
  readonly issueTexts: IssueTexts;
  /** Of the page itself, named in the editor's language. */
  readonly pageFields: readonly Field[];
  /** The market's languages, its first one first. */
  readonly locales: readonly string[];
  readonly save: (revision: number, content: PageContent) => Promise<EditedPage>;
  readonly change: (revision: number, change: PageChange) => Promise<EditedPage>;
  readonly load: () => Promise<EditedPage>;
}

interface EditState {
  readonly page: EditedPage;
  readonly content: PageContent;
  /** How often the stored page took the place of what was typed. */
  readonly reloads: number;
  readonly save: SaveState;
  /** The way that led to the content; its present is the content. */
  readonly log: EditLog<PageContent>;
  /** What was sent and not answered yet: the API may have stored any of it. */
  readonly unanswered: readonly PageContent[];
  /** Texts that are not what their field needs yet, e.g. broken JSON, by path. */
  readonly invalid: Readonly<Record<string, string>>;
  edit(change: (content: PageContent) => PageContent): void;
  /** Takes the last change back. */
  undo(): void;
  /** Makes the change again that was taken back last. */
  redo(): void;
  /** Goes on with what this tab wrote before it was loaded anew. */
  goOn(log: EditLog<PageContent>): void;
  markInvalid(path: string, message: string | undefined): void;
  /** Saves the draft by itself, if it can be saved: nobody is told what is still missing. */
  autosave(): Promise<void>;
  /**
   * Saves the draft, or says what keeps it from that; true when it is stored. Where nobody is
   * signed in, what was wanted goes on later.
   */
  send(wanted?: Wanted): Promise<boolean>;
  /** Saves what is not saved, then publishes. */
  publish(reason?: string): Promise<void>;
  /** Goes on with what found nobody signed in. */
  resume(): Promise<void>;
  /** Makes a change of the page as a whole. Throws when it is refused. */
  make(change: PageChange): Promise<void>;
  /** Takes the stored page, and drops what was typed. */
  reload(): Promise<void>;
  /** Saves what is typed over what somebody else stored meanwhile. */
  overwrite(): Promise<void>;
}

type EditStore = StoreApi<EditState>;

/** What a person is told of a change that was refused, and of one that failed. */
interface Messages {
  readonly refused: string;
  readonly failed: string;
  /** Where it is tried again by itself. */
  readonly retried?: string;
}

function notSaved({ texts }: EditDeps): Messages {
  return { refused: texts.save_refused, failed: texts.save_failed, retried: texts.save_retried };
}

function notPublished({ texts }: EditDeps): Messages {
  return { refused: texts.publish_refused, failed: texts.publish_failed };
}

/**
 * These stay in sight while somebody types, until they are resolved: another save would be refused
 * as well, and so would one beside a save that is on its way.
 */
const STAYING: readonly SaveState['status'][] = ['conflict', 'saving', 'signed-out'];

/** One per opened page. */
export function createEditStore(deps: EditDeps): EditStore {
  return createStore<EditState>((set, get) => ({
    ...opened(deps.page),
    reloads: 0,
    ...typing(deps, set, get),
    ...saving(deps, set, get),
    ...reloading(deps, set, get),
  }));
}

type Set = EditStore['setState'];
type Get = EditStore['getState'];

/** What follows from a key: nothing of it asks the API. */
function typing({ templates, texts }: EditDeps, set: Set, get: Get) {
  const changed = (save: SaveState): SaveState => (STAYING.includes(save.status) ? save : { status: 'changed' });
  function step(way: typeof undone): void {
    const { log: before, save, invalid, reloads } = get();
    const log = way(before);
    if (log === before) return;
    set({
      log,
      content: log.present,
      save: changed(save),
      // A text that is broken stands in its field alone, which begins anew.
      ...(Object.keys(invalid).length > 0 && { invalid: {}, reloads: reloads + 1 }),
    });
  }

  return {
    edit(change) {
      const { save, content: before, log } = get();
      const content = change(before);
      if (content === before) return;
      const { name, key } = stepOf(before, content, {
        block: (template) => templates.get(template)?.name ?? template,
        blocks: texts.step_blocks,
        page: texts.step_page,
      });
      set({ content, log: withChange(log, content, name, key), save: changed(save) });
    },
    undo: () => step(undone),
    redo: () => step(redone),
    goOn(log) {
      const { content, reloads } = get();
      if (isSame(log.present, content)) set({ log: { ...log, present: content } });
      else set({ log, content: log.present, save: { status: 'changed' }, reloads: reloads + 1 });
    },
    markInvalid(path, message) {
      const { [path]: _, ...rest } = get().invalid;
      set({ invalid: message === undefined ? rest : { ...rest, [path]: message } });
    },
  } satisfies Partial<EditState>;
}

interface SentChange {
  readonly content: PageContent;
  readonly send: (revision: number) => Promise<EditedPage>;
  readonly isDone: (attributes: EditedPage['attributes']) => boolean;
}

/** Makes a change; a newer revision that says what this tab sent before is no conflict. */
async function sendChange({ load }: EditDeps, set: Set, get: Get, change: SentChange): Promise<EditedPage> {
  const { page, unanswered } = get();
  // From now on, and not from a lost answer on: the tab may be loaded anew before one comes.
  set({ unanswered: withUnanswered(unanswered, change.content) });
  try {
    return await sendOnTop({
      seen: page,
      unanswered,
      contentOf: ({ attributes }) => attributes.content,
      load,
      send: ({ attributes }) => change.send(attributes.revision),
      isDone: ({ attributes }) => change.isDone(attributes),
    });
  } catch (error) {
    if (!isUnanswered(error)) set({ unanswered });
    throw error;
  }
}

async function store(deps: EditDeps, set: Set, get: Get, wanted: Wanted | 'autosave' = 'save'): Promise<boolean> {
  const { content: sent, save } = get();
  const isQuiet = wanted === 'autosave';
  set({
    save: { status: 'saving', ...(isQuiet && { isQuiet }), ...(save.status === 'failed' && { retried: save }) },
  });
  try {
    const stored = await sendChange(deps, set, get, {
      content: sent,
      send: (revision) => deps.save(revision, sent),
      isDone: ({ content }) => isSame(content, sent),
    });
    set(taken(stored, { sent, log: get().log }, 'saved'));
    return true;
  } catch (error) {
    set({ save: stateAfter(error, notSaved(deps), isQuiet ? 'save' : wanted) });
    return false;
  }
}

function saving(deps: EditDeps, set: Set, get: Get) {
  const issues = () => issuesOf(get(), deps);
  /** A draft that is saved by itself: what is pressed meanwhile waits for it. */
  let autosaving: Promise<unknown> | undefined;
  return {
    async autosave() {
      const { save } = get();
      if (!autosaveReason(save) || issues().length > 0) return;
      autosaving = store(deps, set, get, 'autosave').finally(() => {
        autosaving = undefined;
      });
      await autosaving;
    },
    async send(wanted) {
      if (autosaving) {
        await autosaving;
        if (isStored(get())) return true;
      }
      if (get().save.status === 'saving') return false;
      const found = issues();
      if (found.length === 0) return store(deps, set, get, wanted);
      set({ save: { status: 'refused', title: deps.texts.save_refused, issues: found } });
      return false;
    },
    async publish(reason) {
      if (autosaving) await autosaving;
      if (get().save.status === 'saving') return;
      if (!isStored(get()) && !(await get().send('publish'))) return;
      const { content } = get().page.attributes;
      set({ save: { status: 'saving' } });
      try {
        const stored = await sendChange(deps, set, get, {
          content,
          send: (revision) => deps.change(revision, { kind: 'publish', reason }),
          isDone: ({ status }) => status === 'published',
        });
        set(taken(stored, { sent: content, log: get().log }, 'published'));
      } catch (error) {
        set({ save: inOwnWords(stateAfter(error, notPublished(deps), 'publish'), wholeIssues(content, deps)) });
      }
    },
    async resume() {
      const { save, publish, send } = get();
      if (save.status === 'signed-out') await (save.wanted === 'publish' ? publish() : send());
    },
  } satisfies Partial<EditState>;
}

/** What lets a page of the API take the place of the one that is edited. */
function reloading(deps: EditDeps, set: Set, get: Get) {
  const restart = (page: EditedPage) => set({ ...opened(page), reloads: get().reloads + 1 });
  const fail = (error: unknown) => set({ save: stateAfter(error, notSaved(deps), 'save') });
  return {
    async make(wanted) {
      const { revision, content } = get().page.attributes;
      const stored = await deps.change(revision, wanted).catch((error: unknown) => {
        // A newer revision that says this may be what comes of it.
        if (isUnanswered(error)) set({ unanswered: withUnanswered(get().unanswered, content) });
        throw error;
      });
      if (wanted.kind === 'discard' || !isUnsaved(get())) restart(stored);
      else set({ page: stored });
    },
    async overwrite() {
      try {
        set({ page: await deps.load() });
        await store(deps, set, get);
      } catch (error) {
        fail(error);
      }
    },
    async reload() {
      await deps.load().then(restart, fail);
    },
  } satisfies Partial<EditState>;
}

/** A stored page before anything is typed. */
function opened(page: EditedPage): Pick<EditState, 'page' | 'content' | 'save' | 'log' | 'invalid' | 'unanswered'> {
  return {
    page,
    content: page.attributes.content,
    save: { status: 'unchanged' },
    log: beginLog(page.attributes.content),
    invalid: {},
    unanswered: [],
  };
}

type IssueDeps = Pick<EditDeps, 'templates' | 'locales' | 'issueTexts' | 'pageFields'>;

const rulesOf = ({ templates, locales, issueTexts: texts, pageFields }: IssueDeps) => ({
  texts,
  templates,
  locales,
  pageFields,
});

/** What keeps a draft from being saved. */
function issuesOf(
  { page, content, invalid }: Pick<EditState, 'page' | 'content' | 'invalid'>,
  deps: IssueDeps,
): readonly Issue[] {
  const broken = Object.entries(invalid).map(([path, message]) => ({ path, message }));
  return [
    ...contentIssuesOf(content, { ...rulesOf(deps), isWhole: false, stored: page.attributes.content }),
    ...broken,
  ];
}

/** What keeps it from being published; the API finds the same. */
const wholeIssues = (content: PageContent, deps: IssueDeps): readonly Issue[] =>
  contentIssuesOf(content, { ...rulesOf(deps), isWhole: true, stored: content });

/** A refusal of the API, which speaks English, with what the editor's language says of the same. */
function inOwnWords(save: SaveState, own: readonly Issue[]): SaveState {
  if (save.status !== 'refused') return save;
  const known = new Map(own.map(({ path, message }) => [path, message]));
  return { ...save, issues: save.issues.map(({ path, message }) => ({ path, message: known.get(path) ?? message })) };
}

/** What the API stored takes the place of what was sent, unless typing went on meanwhile. */
function taken(
  page: EditedPage,
  { sent, log }: { readonly sent: PageContent; readonly log: EditLog<PageContent> },
  status: 'saved' | 'published',
): Partial<EditState> {
  if (log.present !== sent) return { page, save: { status: 'changed' }, unanswered: [] };
  const content = sharing(sent, page.attributes.content);
  const attributes = { ...page.attributes, content };
  return {
    page: { ...page, attributes },
    content,
    log: { ...log, present: content },
    save: { status },
    unanswered: [],
  };
}

/** What was stored; what of it says the same as what was sent need not render anew. */
function sharing(sent: PageContent, stored: PageContent): PageContent {
  if (isSame(sent, stored)) return sent;
  const known = new Map(sent.blocks.map((block) => [block.id, block]));
  const shared = (block: ContentBlock) => {
    const own = known.get(block.id);
    return own && isSame(own, block) ? own : block;
  };
  return { ...stored, blocks: stored.blocks.map(shared) };
}

function stateAfter(error: unknown, { refused, failed, retried }: Messages, wanted: Wanted): SaveState {
  const failure = { status: 'failed', message: failed, isRetried: false } as const;
  if (!(error instanceof ShowroomError)) return { ...failure, code: 'block.failed' };
  if (error.status === 401) return { status: 'signed-out', wanted };
  if (error.status === 412) return { status: 'conflict' };
  const issues = error.problem?.errors ?? [];
  const isRefused = error.status === 422 || error.status === 403;
  if (isRefused && issues.length > 0) return { status: 'refused', title: refused, issues };
  const isRetried = retried !== undefined && isUnanswered(error);
  return { ...failure, code: error.code, ...(isRetried && { message: retried, isRetried }) };
}

/** Why a draft is saved by itself; undefined where it is not. */
export function autosaveReason(save: SaveState): 'changed' | 'unanswered' | undefined {
  if (save.status === 'changed') return 'changed';
  return save.status === 'failed' && save.isRetried ? 'unanswered' : undefined;
}

/** Whether leaving would lose something: what the API does not have, or a text that is broken. */
export function isUnsaved({ page, content, invalid }: Pick<EditState, 'page' | 'content' | 'invalid'>): boolean {
  return content !== page.attributes.content || Object.keys(invalid).length > 0;
}

/** Whether the API has what is typed, and nothing that was sent and taken back since. */
function isStored(state: EditState): boolean {
  const { content } = state.page.attributes;
  return !isUnsaved(state) && state.unanswered.every((sent) => isSame(sent, content));
}
