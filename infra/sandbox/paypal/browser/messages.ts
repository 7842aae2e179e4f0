import { messagesOf } from '../../payments/browser/frames';

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

export const isOutcome = messagesOf<Outcome>('paypal', ['approved', 'cancelled']);
export const isFromFrame = messagesOf<FromFrame>('paypal', ['ready', 'clicked', 'blocked', 'approved', 'cancelled']);
export const isToFrame = messagesOf<ToFrame>('paypal', ['order', 'no-order']);
