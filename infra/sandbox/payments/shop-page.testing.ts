import { type DOMWindow, JSDOM } from 'jsdom';

const SHOP = 'http://localhost:3000';

/** The window of a frame. */
export type FrameWindow = Window & typeof globalThis;

/** A page of a shop with a provider's script, and the frames that the script opens. */
export interface ShopPage {
  readonly window: DOMWindow;
  /** The frame with this title, once its page is there. */
  frame(title: string): Promise<FrameWindow>;
  /** What the provider's script put into the window. */
  readonly provider: ReturnType<typeof Reflect.get>;
  close(): void;
}

/** Loads a provider's script as a browser does; what jsdom lacks of one is added. */
export async function openShop(scriptUrl: string): Promise<ShopPage> {
  const { window } = new JSDOM(`<!doctype html><div id="place"></div><script src="${scriptUrl}"></script>`, {
    url: `${SHOP}/checkout`,
    runScripts: 'dangerously',
    resources: 'usable',
    beforeParse: addDialogs,
  });
  await new Promise((resolve) => window.addEventListener('load', resolve));
  const { document } = window;
  const connected = new Set<HTMLIFrameElement>();
  const observer = new window.MutationObserver(() => {
    for (const frame of document.querySelectorAll('iframe')) {
      if (!connected.has(frame)) connect(window, frame, new URL(scriptUrl).origin);
      connected.add(frame);
    }
  });
  observer.observe(document, { childList: true, subtree: true });

  return {
    window,
    provider: Reflect.get(window, new URL(scriptUrl).pathname.includes('paypal') ? 'paypal' : 'Stripe'),
    frame: (title) =>
      until(() => {
        const frame = document.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`);
        const inside = frame?.contentDocument?.defaultView;
        return inside?.document.readyState === 'complete' && inside.document.body.childElementCount > 0
          ? inside
          : undefined;
      }),
    close() {
      observer.disconnect();
      window.close();
    },
  };
}

function addDialogs(window: DOMWindow): void {
  window.HTMLDialogElement.prototype.showModal = () => undefined;
  window.HTMLDialogElement.prototype.close = () => undefined;
  Reflect.set(
    window,
    'CSSStyleSheet',
    class {
      replaceSync = () => undefined;
    },
  );
  Reflect.set(window.document, 'adoptedStyleSheets', []);
}

/** Messages between the shop and a frame name where they come from, which jsdom leaves out. */
function connect(shop: DOMWindow, frame: HTMLIFrameElement, origin: string): void {
  const inside = frame.contentDocument?.defaultView;
  if (!inside) return;
  const send =
    (to: EventTarget, MessageEvent: typeof window.MessageEvent, from: string, source: unknown) => (data: unknown) => {
      const event = new MessageEvent('message', { data, origin: from });
      Object.defineProperty(event, 'source', { value: source });
      setTimeout(() => to.dispatchEvent(event));
    };
  const parent = {};
  Object.assign(parent, { postMessage: send(shop, shop.MessageEvent, origin, inside) });
  Object.defineProperty(inside, 'parent', { value: parent });
  inside.postMessage = send(inside, inside.MessageEvent, SHOP, parent);
  Reflect.set(
    inside,
    'ResizeObserver',
    class {
      observe = () => undefined;
    },
  );
  inside.fetch = (path, init) =>
    fetch(new URL(String(path), origin), {
      ...init,
      ...(init?.body && { body: new URLSearchParams(String(init.body)) }),
    });
}

/** Looks until something is there, for five seconds. */
export async function until<T>(look: () => T | undefined): Promise<T> {
  for (let left = 500; left > 0; left -= 1) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`There is still nothing: ${look}`);
}
