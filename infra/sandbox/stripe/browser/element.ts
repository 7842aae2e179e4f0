import type { CardChange, ElementStyle, FromFrame, PaymentResult, ToFrame } from './messages';
import { isFromFrame } from './messages';

interface CardOptions {
  readonly base: string;
  readonly locale: string;
  readonly style: ElementStyle;
  readonly disabled: boolean;
}

interface Question {
  readonly key: string;
  readonly clientSecret: string;
  readonly billing?: unknown;
}

type EventName = 'change' | 'ready' | 'focus' | 'blur';
type Listener = (event: CardChange | { readonly elementType: 'card' }) => void;

export interface CardElement {
  mount(target: string | HTMLElement): void;
  on(event: EventName, listener: Listener): CardElement;
  once(event: EventName, listener: Listener): CardElement;
  off(event: EventName, listener?: Listener): CardElement;
  update(options: { readonly style?: ElementStyle; readonly disabled?: boolean }): void;
  focus(): void;
  blur(): void;
  clear(): void;
  unmount(): void;
  destroy(): void;
  /** Has the frame ask the provider: the number stays in there. */
  ask(type: 'confirm' | 'retrieve', question: Question): Promise<PaymentResult>;
}

const known = new WeakSet<object>();

export function isCardElement(value: unknown): value is CardElement {
  return typeof value === 'object' && value !== null && known.has(value);
}

export function createCardElement({ base, locale, ...initial }: CardOptions): CardElement {
  const listeners = new Map<EventName, Set<Listener>>();
  const waiting = new Map<number, (answer: PaymentResult) => void>();
  let frame: HTMLIFrameElement | undefined;
  let { style, disabled } = initial;
  let isReady = false;
  let isDestroyed = false;
  let requests = 0;

  const tell = (message: ToFrame) => frame?.contentWindow?.postMessage(message, base);

  function fire(name: EventName, event: CardChange | { readonly elementType: 'card' }): void {
    for (const listener of [...(listeners.get(name) ?? [])]) listener(event);
  }

  function dress(): void {
    tell({ sandbox: 'stripe', type: 'style', style });
    tell({ sandbox: 'stripe', type: 'disabled', disabled });
  }

  function handle(message: FromFrame): void {
    switch (message.type) {
      case 'ready':
        isReady = true;
        dress();
        fire('ready', { elementType: 'card' });
        break;
      case 'focus':
      case 'blur':
        fire(message.type, { elementType: 'card' });
        break;
      case 'height':
        frame?.style.setProperty('height', `${Math.min(Math.max(message.height, 40), 600)}px`);
        break;
      case 'change':
        fire('change', message.change);
        break;
      case 'answer':
        waiting.get(message.request)?.(message.answer);
        waiting.delete(message.request);
        break;
      default:
    }
  }

  function listen(event: MessageEvent): void {
    if (event.origin !== base || event.source !== frame?.contentWindow) return;
    if (isFromFrame(event.data)) handle(event.data);
  }

  function unmount(): void {
    window.removeEventListener('message', listen);
    frame?.remove();
    frame = undefined;
    isReady = false;
    for (const answer of waiting.values()) answer(failure('The card field was removed while the payment was running.'));
    waiting.clear();
  }

  const element: CardElement = {
    mount(target) {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (!place) throw new Error(`The selector you specified (${String(target)}) applies to no DOM elements.`);
      if (isDestroyed) throw new Error('This Element has already been destroyed. Please create a new one.');
      if (frame) unmount();
      window.addEventListener('message', listen);
      frame = makeFrame(base, locale);
      place.replaceChildren(frame);
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      if (event === 'ready' && isReady) listener({ elementType: 'card' });
      return element;
    },
    once(event, listener) {
      const once: Listener = (detail) => {
        element.off(event, once);
        listener(detail);
      };
      return element.on(event, once);
    },
    off(event, listener) {
      if (listener) listeners.get(event)?.delete(listener);
      else listeners.delete(event);
      return element;
    },
    update(options) {
      style = options.style ?? style;
      disabled = options.disabled ?? disabled;
      dress();
    },
    focus() {
      frame?.focus();
      tell({ sandbox: 'stripe', type: 'focus-first' });
    },
    blur: () => frame?.blur(),
    clear: () => void tell({ sandbox: 'stripe', type: 'clear' }),
    unmount,
    destroy() {
      unmount();
      isDestroyed = true;
      listeners.clear();
    },
    ask(type, question) {
      if (!isReady) {
        return Promise.reject(
          new Error('We could not retrieve data from the specified Element. Please make sure it is still mounted.'),
        );
      }
      requests += 1;
      const request = requests;
      return new Promise((resolve) => {
        waiting.set(request, resolve);
        tell({ sandbox: 'stripe', type, request, ...question });
      });
    },
  };
  known.add(element);
  return element;
}

function makeFrame(base: string, locale: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const query = new URLSearchParams({ origin: location.origin, locale: localeOf(locale) });
  frame.src = `${base}/stripe/elements/card?${query}`;
  frame.title = 'Secure card payment input frame';
  frame.name = '__privateStripeFrameCard';
  frame.allow = 'payment *';
  for (const [property, value] of [
    ['display', 'block'],
    ['width', 'calc(100% + 8px)'],
    ['margin', '-4px'],
    ['height', '148px'],
    ['border', '0'],
    ['color-scheme', 'normal'],
  ] as const) {
    frame.style.setProperty(property, value);
  }
  return frame;
}

function localeOf(locale: string): string {
  return locale === 'auto' ? document.documentElement.lang || navigator.language : locale;
}

function failure(message: string): PaymentResult {
  return { error: { type: 'api_connection_error', message } };
}
