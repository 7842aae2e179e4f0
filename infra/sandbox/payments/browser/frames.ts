import { partOf } from '@showroom/contracts/schema/part-of';

interface Message {
  readonly sandbox: string;
  readonly type: string;
}

/** Where this script came from: everything else of its provider is there, too. */
export function originOfScript(): string {
  const script = document.currentScript;
  return new URL(script instanceof HTMLScriptElement ? script.src : location.href).origin;
}

/** In a frame: the origin of the page that shows it. */
export function originOfParent(): string {
  return new URLSearchParams(location.search).get('origin') ?? location.origin;
}

/** Tells messages of a provider from others; `listen` checks where they come from. */
export function messagesOf<M extends Message>(sandbox: M['sandbox'], types: readonly M['type'][]) {
  return (data: unknown): data is M =>
    partOf(data, 'sandbox') === sandbox && types.some((type) => type === partOf(data, 'type'));
}

/** Takes messages of one window at one origin, until what it returns is called. */
export function listen<M>(
  origin: string,
  source: () => MessageEventSource | null | undefined,
  isMessage: (data: unknown) => data is M,
  take: (message: M) => void,
): () => void {
  function hear(event: MessageEvent): void {
    if (event.origin === origin && event.source === source() && isMessage(event.data)) take(event.data);
  }
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

interface FrameParts {
  /** Without its query: the page is told the origin of the one that shows it. */
  readonly address: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly title: string;
  readonly name?: string;
  readonly style?: Readonly<Record<string, string>>;
}

/** A frame with a page of the provider. */
export function makeFrame({ address, query = {}, title, name = '', style = {} }: FrameParts): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = `${address}?${new URLSearchParams({ ...query, origin: location.origin })}`;
  frame.title = title;
  frame.name = name;
  frame.allow = 'payment *';
  for (const [property, value] of Object.entries(style)) frame.style.setProperty(property, value);
  return frame;
}

interface DialogOptions<M> extends FrameParts {
  readonly isAnswer: (data: unknown) => data is M;
  /** What Escape means: an answer, or something that is told to the frame. */
  readonly onCancel: (event: Event, frame: Window | null) => M | undefined;
}

const LOOK = `
.payment-sandbox { inline-size: min(480px, 100vw - 32px); block-size: min(640px, 100dvh - 32px); padding: 0; border: 0; border-radius: 8px; overflow: hidden; background: #fff; }
.payment-sandbox::backdrop { background: rgb(12 18 28 / 60%); }
.payment-sandbox > iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; }
`;

/**
 * Shows a page of the provider above the shop's until it has answered. Styles go in by CSSOM, which
 * the page's policy allows.
 */
export function showDialog<M>({ isAnswer, onCancel, ...parts }: DialogOptions<M>): Promise<M> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(LOOK);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const dialog = document.createElement('dialog');
  dialog.className = 'payment-sandbox';
  dialog.setAttribute('aria-label', parts.title);
  const frame = makeFrame(parts);
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();

  return new Promise((resolve) => {
    const stop = listen(new URL(parts.address).origin, () => frame.contentWindow, isAnswer, finish);
    function finish(answer: M): void {
      stop();
      dialog.close();
      dialog.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      resolve(answer);
    }
    dialog.addEventListener('cancel', (event) => {
      const answer = onCancel(event, frame.contentWindow);
      if (answer !== undefined) finish(answer);
    });
  });
}
