import { partOf } from '@showroom/contracts/schema/part-of';
/** What the page's script, the frame with the button and the window of approval tell each other. */
export type FromFrame =
  | { readonly sandbox: 'paypal'; readonly type: 'ready' | 'clicked' }
  /** The browser lets no window open: the page is to show it itself. */
  | { readonly sandbox: 'paypal'; readonly type: 'blocked'; readonly order: string }
  | Outcome;

export interface Outcome {
  readonly sandbox: 'paypal';
  readonly type: 'approved' | 'cancelled';
  readonly order: string;
  readonly payer: string;
}

export type ToFrame =
  | { readonly sandbox: 'paypal'; readonly type: 'order'; readonly order: string }
  | { readonly sandbox: 'paypal'; readonly type: 'no-order' };

/** Whether a message is one of ours; its origin and source are checked by the receiver. */
function isOurs(data: unknown): data is { readonly sandbox: 'paypal'; readonly type: string } {
  return partOf(data, 'sandbox') === 'paypal';
}

export function isFromFrame(data: unknown): data is FromFrame {
  return isOurs(data) && ['ready', 'clicked', 'blocked', 'approved', 'cancelled'].includes(data.type);
}

export function isToFrame(data: unknown): data is ToFrame {
  return isOurs(data) && ['order', 'no-order'].includes(data.type);
}

export function isOutcome(data: unknown): data is Outcome {
  return isOurs(data) && ['approved', 'cancelled'].includes(data.type);
}
