import type { Head } from '../render/protocol';

/** How far the answer to a page's request is. */
export type AnswerStep =
  /** The render was asked for; nothing has come. */
  | { readonly name: 'asked' }
  /** Another page than the rendered one was sent: what still comes is dropped. */
  | { readonly name: 'replaced' }
  /** The rendered page is on its way; `isCacheable` while it may serve others too. */
  | { readonly name: 'given'; readonly head: Head; readonly isCacheable: boolean };

/** What is known of the one who asks. */
interface Asking {
  /** Signed in, or a developer with choices: the page is nobody else's. */
  readonly isAlone: boolean;
  /** A page from before is at hand. */
  readonly hasStale: boolean;
}

const CACHEABLE: readonly number[] = [200, 404];

/** A page that lacks something gives way to a whole one from before. */
export function onHead(head: Head, { isAlone, hasStale }: Asking): Exclude<AnswerStep, { name: 'asked' }> {
  if (head.degraded && hasStale) return { name: 'replaced' };
  const isCacheable = !isAlone && !head.private && !head.degraded && !head.standIn && CACHEABLE.includes(head.status);
  return { name: 'given', head, isCacheable };
}

/** What is done when nothing more comes of the render. */
export function onFailure(step: AnswerStep, { hasStale }: Pick<Asking, 'hasStale'>) {
  switch (step.name) {
    case 'asked':
      return hasStale ? 'send-stale' : 'send-unavailable';
    case 'given':
      return 'break-off';
    case 'replaced':
      return 'nothing';
  }
}

/** What is done when the visitor leaves: a page that others can have is finished for them. */
export function onLeave(step: AnswerStep): 'finish' | 'abort' {
  return step.name === 'given' && step.isCacheable ? 'finish' : 'abort';
}
