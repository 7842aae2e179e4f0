import { messagesOf } from '../../payments/browser/frames';

/** What the page's script and the card frame tell each other. No card number is ever part of it. */
export interface CardChange {
  readonly elementType: 'card';
  readonly empty: boolean;
  readonly complete: boolean;
  readonly brand: string;
  readonly error?: { readonly type: 'validation_error'; readonly code: string; readonly message: string };
  readonly value: { readonly postalCode: string };
}

export type FromFrame =
  | { readonly sandbox: 'stripe'; readonly type: 'ready' }
  | { readonly sandbox: 'stripe'; readonly type: 'focus' | 'blur' }
  | { readonly sandbox: 'stripe'; readonly type: 'height'; readonly height: number }
  | { readonly sandbox: 'stripe'; readonly type: 'change'; readonly change: CardChange }
  | { readonly sandbox: 'stripe'; readonly type: 'answer'; readonly request: number; readonly answer: PaymentResult };

export type ToFrame =
  | { readonly sandbox: 'stripe'; readonly type: 'style'; readonly style: ElementStyle }
  | { readonly sandbox: 'stripe'; readonly type: 'disabled'; readonly disabled: boolean }
  | { readonly sandbox: 'stripe'; readonly type: 'focus-first' | 'clear' }
  | {
      readonly sandbox: 'stripe';
      readonly type: 'confirm' | 'retrieve';
      readonly request: number;
      readonly key: string;
      readonly clientSecret: string;
      readonly billing?: unknown;
    };

/** What the page's script and the bank's page tell each other. */
export interface ChallengeMessage {
  readonly sandbox: 'stripe';
  readonly type: 'challenge-answered' | 'fail-challenge';
}

interface PaymentIntentShown {
  readonly id: string;
  readonly status: string;
  readonly next_action: { readonly use_stripe_sdk?: { readonly stripe_js?: string } } | null;
  readonly last_payment_error: PaymentError | null;
}

interface PaymentError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly payment_intent?: PaymentIntentShown;
}

export interface PaymentResult {
  readonly paymentIntent?: PaymentIntentShown;
  readonly error?: PaymentError;
}

export interface ElementStyle {
  readonly base?: Readonly<Record<string, unknown>>;
  readonly invalid?: Readonly<Record<string, unknown>>;
}

export const isFromFrame = messagesOf<FromFrame>('stripe', ['ready', 'focus', 'blur', 'height', 'change', 'answer']);
export const isToFrame = messagesOf<ToFrame>('stripe', [
  'style',
  'disabled',
  'focus-first',
  'clear',
  'confirm',
  'retrieve',
]);
