import { listen, makeFrame } from '../../payments/browser/frames';
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
type EventDetail = CardChange | { readonly elementType: 'card' };
type Listener = (event: EventDetail) => void;

/** The frame of the card fields, as the page's script sees it. */
export class CardElement {
  readonly #listeners = new Map<EventName, Set<Listener>>();
  readonly #waiting = new Map<number, (answer: PaymentResult) => void>();
  #options: CardOptions;
  #frame: HTMLIFrameElement | undefined;
  #stop: (() => void) | undefined;
  #isReady = false;
  #isDestroyed = false;
  #requests = 0;

  constructor(options: CardOptions) {
    this.#options = options;
  }

  mount(target: string | HTMLElement): void {
    const place = typeof target === 'string' ? document.querySelector(target) : target;
    if (!place) throw new Error(`The selector you specified (${String(target)}) applies to no DOM elements.`);
    if (this.#isDestroyed) throw new Error('This Element has already been destroyed. Please create a new one.');
    if (this.#frame) this.unmount();
    this.#frame = makeCardFrame(this.#options);
    this.#stop = listen(
      this.#options.base,
      () => this.#frame?.contentWindow,
      isFromFrame,
      (message) => this.#handle(message),
    );
    place.replaceChildren(this.#frame);
  }

  on(event: EventName, listener: Listener): CardElement {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener));
    if (event === 'ready' && this.#isReady) listener({ elementType: 'card' });
    return this;
  }

  once(event: EventName, listener: Listener): CardElement {
    const once: Listener = (detail) => {
      this.off(event, once);
      listener(detail);
    };
    return this.on(event, once);
  }

  off(event: EventName, listener?: Listener): CardElement {
    if (listener) this.#listeners.get(event)?.delete(listener);
    else this.#listeners.delete(event);
    return this;
  }

  update({ style = this.#options.style, disabled = this.#options.disabled }: Partial<CardOptions>): void {
    this.#options = { ...this.#options, style, disabled };
    this.#dress();
  }

  focus(): void {
    this.#frame?.focus();
    this.#tell({ sandbox: 'stripe', type: 'focus-first' });
  }

  blur(): void {
    this.#frame?.blur();
  }

  clear(): void {
    this.#tell({ sandbox: 'stripe', type: 'clear' });
  }

  unmount(): void {
    this.#stop?.();
    this.#frame?.remove();
    this.#frame = undefined;
    this.#isReady = false;
    const removed = failure('The card field was removed while the payment was running.');
    for (const answer of this.#waiting.values()) answer(removed);
    this.#waiting.clear();
  }

  destroy(): void {
    this.unmount();
    this.#isDestroyed = true;
    this.#listeners.clear();
  }

  /** Has the frame ask the provider: the number stays in there. */
  ask(type: 'confirm' | 'retrieve', question: Question): Promise<PaymentResult> {
    if (!this.#isReady) {
      return Promise.reject(
        new Error('We could not retrieve data from the specified Element. Please make sure it is still mounted.'),
      );
    }
    this.#requests += 1;
    const request = this.#requests;
    return new Promise((resolve) => {
      this.#waiting.set(request, resolve);
      this.#tell({ sandbox: 'stripe', type, request, ...question });
    });
  }

  #handle(message: FromFrame): void {
    switch (message.type) {
      case 'ready':
        this.#isReady = true;
        this.#dress();
        this.#fire('ready', { elementType: 'card' });
        break;
      case 'focus':
      case 'blur':
        this.#fire(message.type, { elementType: 'card' });
        break;
      case 'height':
        this.#frame?.style.setProperty('height', `${Math.min(Math.max(message.height, 40), 600)}px`);
        break;
      case 'change':
        this.#fire('change', message.change);
        break;
      case 'answer':
        this.#waiting.get(message.request)?.(message.answer);
        this.#waiting.delete(message.request);
        break;
    }
  }

  #dress(): void {
    this.#tell({ sandbox: 'stripe', type: 'style', style: this.#options.style });
    this.#tell({ sandbox: 'stripe', type: 'disabled', disabled: this.#options.disabled });
  }

  #fire(name: EventName, event: EventDetail): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(event);
  }

  #tell(message: ToFrame): void {
    this.#frame?.contentWindow?.postMessage(message, this.#options.base);
  }
}

function makeCardFrame({ base, locale }: CardOptions): HTMLIFrameElement {
  return makeFrame({
    address: `${base}/stripe/elements/card`,
    query: { locale: localeOf(locale) },
    title: 'Secure card payment input frame',
    name: '__privateStripeFrameCard',
    style: {
      display: 'block',
      width: 'calc(100% + 8px)',
      margin: '-4px',
      height: '148px',
      border: '0',
      'color-scheme': 'normal',
    },
  });
}

function localeOf(locale: string): string {
  return locale === 'auto' ? document.documentElement.lang || navigator.language : locale;
}

function failure(message: string): PaymentResult {
  return { error: { type: 'api_connection_error', message } };
}
