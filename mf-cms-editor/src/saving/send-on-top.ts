import { isSame } from '@showroom/contracts/content/is-same';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';

/** Whether nobody answered, or nobody could: what was sent may be stored or not. */
export const isUnanswered = (error: unknown): error is ShowroomError =>
  error instanceof ShowroomError && (error.status >= 500 || error.status === 429);

/** What was sent without an answer, with one more: sent again it stands there once. */
export const withUnanswered = <Content>(before: readonly Content[], sent: Content): readonly Content[] =>
  before.includes(sent) ? before : [...before, sent];

interface Change<Stored, Content> {
  /** What the tab has of the API. */
  readonly seen: Stored;
  /** All that was sent since the last answer: the API may have stored any of it. */
  readonly unanswered: readonly Content[];
  readonly contentOf: (stored: Stored) => Content;
  readonly load: () => Promise<Stored>;
  readonly send: (seen: Stored) => Promise<Stored>;
  /** Whether what is stored is what the change would make. */
  readonly isDone: (stored: Stored) => boolean;
}

/**
 * Makes a change from what the tab has seen. A newer state that says what the tab itself sent is
 * nobody else's: its answer was lost, and the change is made on top of it.
 */
export async function sendOnTop<Stored, Content>({
  seen,
  unanswered,
  contentOf,
  load,
  send,
  isDone,
}: Change<Stored, Content>): Promise<Stored> {
  try {
    return await send(seen);
  } catch (error) {
    const isOutdated = error instanceof ShowroomError && error.status === 412;
    if (!isOutdated || unanswered.length === 0) throw error;
    const newer = await load();
    if (!unanswered.some((sent) => isSame(sent, contentOf(newer)))) throw error;
    return isDone(newer) ? newer : send(newer);
  }
}
