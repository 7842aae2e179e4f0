import type { PageContent } from '@showroom/contracts/content/page-content';
import { changedBlocks } from '../canvas/changed-blocks';

/** Milliseconds within which what is typed into one block is one step. */
const ONE_STEP = 1000;
const MOST_STEPS = 100;

/** What can be undone and done again: the content before each change, and after each undone one. */
export interface EditHistory {
  readonly past: readonly PageContent[];
  readonly future: readonly PageContent[];
  /** The block that was changed last, and when; undefined after anything but typing. */
  readonly typed: { readonly block: string; readonly at: number } | undefined;
}

export const NO_HISTORY: EditHistory = { past: [], future: [], typed: undefined };

/** The history after a change: what is typed into one block without a pause is undone at once. */
export function recorded(
  { past, typed }: EditHistory,
  { before, after, now }: { readonly before: PageContent; readonly after: PageContent; readonly now: number },
): EditHistory {
  const changed = changedBlocks(before, after);
  const block = changed?.length === 1 ? changed[0]?.id : undefined;
  const isSameStep = block !== undefined && typed?.block === block && now - typed.at < ONE_STEP;
  return {
    past: isSameStep ? past : [...past, before].slice(-MOST_STEPS),
    future: [],
    typed: block === undefined ? undefined : { block, at: now },
  };
}

interface Stepped {
  readonly content: PageContent;
  readonly history: EditHistory;
}

/** One step back; undefined where there is none. */
export function undone({ past, future }: EditHistory, present: PageContent): Stepped | undefined {
  const content = past.at(-1);
  if (!content) return undefined;
  return { content, history: { past: past.slice(0, -1), future: [present, ...future], typed: undefined } };
}

/** One step forward again; undefined where there is none. */
export function redone({ past, future }: EditHistory, present: PageContent): Stepped | undefined {
  const [content, ...rest] = future;
  if (!content) return undefined;
  return { content, history: { past: [...past, present], future: rest, typed: undefined } };
}
