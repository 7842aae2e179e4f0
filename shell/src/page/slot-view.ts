import type { ShellContext } from './context';

/** What fills a slot of the layout, and the data that it was rendered with. */
export type SlotView =
  | {
      readonly status: 'ready';
      readonly remote: string;
      readonly expose: string;
      readonly data: unknown;
      /** HTML of a foreign remote, wherever it is about to be rendered. */
      readonly html?: string;
      /** It stands for another one, which should fill the slot and could not. */
      readonly substitute?: true;
    }
  | { readonly status: 'failed' };
export type ReadySlot = Extract<SlotView, { status: 'ready' }>;

/**
 * What a slot shows now, and the context whose remotes it comes from: after a swap they are those
 * of a newer composition.
 */
export interface Shown {
  readonly view: SlotView;
  readonly shell: ShellContext;
  /** Grows each time that the same remote shows what has changed. */
  readonly revision: number;
}

/** A view as the browser needs it: HTML that stands in the page need not come a second time. */
export function withoutHtml(view: SlotView): SlotView {
  if (view.status === 'failed') return view;
  const { html: _, ...rest } = view;
  return rest;
}

/** Whether a slot shows what the composition says. */
export function isAsComposed(view: SlotView): boolean {
  return view.status === 'ready' && view.substitute !== true;
}
