import { waitFor } from '@testing-library/react';
import type { PageStart } from './page-start';
import type { ShellFile } from './protocol';
import { listed, startScript } from './start-script';

const file = (url: string): ShellFile => ({ url, integrity: `sha384-of-${url}` });

/** Runs the script in a page whose code ahead is that of blocks, where a file has one. */
function run(
  scripts: readonly string[],
  ahead: readonly (string | readonly [file: string, block: string])[] = [],
  beginning: PageStart = 'paint',
): Element[] {
  const added: Element[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    added.push(...nodes.filter((node) => node instanceof Element));
  });
  const inline = document.createElement('script');
  inline.nonce = 'once';
  inline.textContent = startScript(scripts.map(file), beginning);
  const state = document.createElement('script');
  // Beside that of a test it is the second of its name, which nobody finds.
  state.id = 'page-state';
  state.type = 'application/json';
  state.text = JSON.stringify({ ahead: ahead.map(partOf) });
  document.body.append(state, inline);
  return added;
}

function partOf(ahead: string | readonly [file: string, block: string]) {
  const [url, block] = typeof ahead === 'string' ? [ahead] : ahead;
  return { ...(block && { block }), files: listed([file(url)]) };
}

const scriptsOf = (added: readonly Element[]) => added.filter((element) => element instanceof HTMLScriptElement);
const preloadsOf = (added: readonly Element[]) => added.filter((element) => element instanceof HTMLLinkElement);

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  jest.restoreAllMocks();
  document.body.replaceChildren();
  localStorage.clear();
  window.location.hash = '';
});

test('scripts run after the page was painted, in their order', async () => {
  const added = run(['/assets/first.js', '/assets/second.js']);
  expect(scriptsOf(added)).toEqual([]);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1)));
  expect(scriptsOf(added).map(({ src, async, integrity }) => [new URL(src).pathname, async, integrity])).toEqual([
    ['/assets/first.js', false, 'sha384-of-/assets/first.js'],
    ['/assets/second.js', false, 'sha384-of-/assets/second.js'],
  ]);
});

test('they are fetched once the page was painted, with the code that it needs at once and the attributes of their later use', async () => {
  const added = run(['/assets/main.js'], ['https://releases.test/list.js']);
  expect(preloadsOf(added)).toEqual([]);
  await waitFor(() => expect(preloadsOf(added)).toHaveLength(2));
  const preloads = preloadsOf(added);
  expect(preloads.map((link) => link.getAttribute('href') ?? link.href)).toEqual([
    '/assets/main.js',
    'https://releases.test/list.js',
  ]);
  for (const { rel, nonce, crossOrigin } of preloads)
    expect({ rel, nonce, crossOrigin }).toEqual({ rel: 'preload', nonce: 'once', crossOrigin: 'anonymous' });
  await waitFor(() => expect(scriptsOf(added)).toHaveLength(1));
});

test('the code of a block is fetched with the scripts where one of its template is near', async () => {
  for (const [template, top] of Object.entries({ near: innerHeight * 1.5, far: innerHeight * 2.5 })) {
    document.body.insertAdjacentHTML('beforeend', `<div data-block="${template}"></div>`);
    const block = document.body.lastElementChild;
    if (block) Object.assign(block, { getClientRects: () => [new DOMRect(0, top, 10, 10)] });
  }
  const added = run(
    ['/assets/main.js'],
    [
      ['/near.js', 'near'],
      ['/shared.js', 'near'],
      ['/far.js', 'far'],
      ['/shared.js', 'far'],
      ['/nowhere.js', 'none'],
    ],
  );
  await waitFor(() => expect(scriptsOf(added)).toHaveLength(1));
  expect(preloadsOf(added).map((link) => link.getAttribute('href') ?? link.href)).toEqual([
    '/assets/main.js',
    '/near.js',
    '/shared.js',
  ]);
});

/** A browser that reports its paints, when a test lets it. */
function paints(): { report(...names: string[]): void } {
  let notify: PerformanceObserverCallback = () => undefined;
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    readonly observe = jest.fn();
    constructor(callback: PerformanceObserverCallback) {
      notify = callback;
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  return {
    report(...names) {
      const list = { getEntriesByName: (name: string) => names.filter((one) => one === name) };
      Reflect.apply(notify, undefined, [list]);
    },
  };
}

test('where the browser says what it painted, nothing is fetched before there is content on the screen', async () => {
  jest.useFakeTimers();
  const screen = paints();
  const added = run(['/assets/main.js']);
  screen.report('first-paint');
  await jest.advanceTimersByTimeAsync(1000);
  expect(added).toEqual([]);
  screen.report('first-paint', 'first-contentful-paint');
  await jest.advanceTimersByTimeAsync(100);
  expect(added.map(({ localName }) => localName)).toEqual(['link', 'script']);
});

test('a browser that never says so is not waited for without end', async () => {
  jest.useFakeTimers();
  paints();
  const added = run(['/assets/main.js']);
  await jest.advanceTimersByTimeAsync(2000);
  expect(scriptsOf(added)).toHaveLength(1);
});

function firstPicture(decode: () => Promise<void>): void {
  const picture = document.createElement('img');
  picture.setAttribute('fetchpriority', 'high');
  picture.decode = decode;
  document.body.append(picture);
}

test.each([
  ['is there', () => Promise.resolve()],
  ['is broken', () => Promise.reject(new Error('not a picture'))],
  ['does not come', () => new Promise<void>(() => undefined)],
])('scripts run once the first picture was painted; it %s', async (_what, decode) => {
  let settle: () => void = () => undefined;
  const looked = new Promise<void>((resolve) => {
    settle = resolve;
  });
  firstPicture(() => {
    settle();
    return decode();
  });
  const added = run(['/assets/main.js']);
  await looked;
  expect(scriptsOf(added)).toEqual([]);
  await waitFor(() => expect(scriptsOf(added)).toHaveLength(1));
});

test('a tab in the background paints nothing and does not wait for it', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(scriptsOf(run(['/assets/main.js']))).toHaveLength(1);
});

test('a field that is changed before there are scripts is noted for them', () => {
  run(['/assets/main.js']);
  const field = document.body.appendChild(document.createElement('input'));
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect([...(window.earlyChanges ?? [])]).toEqual([field]);
  delete window.earlyChanges;
  field.dispatchEvent(new Event('input', { bubbles: true }));
});

test('buttons that are pressed before there are scripts are noted for them, wherever they are pressed', () => {
  run(['/assets/main.js']);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<button type="button"><b>Open</b></button><button type="button"><s>Close</s></button><i>Text</i><button type="button" popovertarget="m"><u>Menu</u></button><button>Send</button>',
  );
  for (const pressed of document.querySelectorAll<HTMLElement>('b, i, s, u, button:last-child')) pressed.click();
  document.querySelector('b')?.click();
  // The last one is last.
  expect([...(window.earlyPresses ?? [])].map(({ textContent }) => textContent)).toEqual(['Close', 'Open']);
  delete window.earlyPresses;
});

describe('a page that is whole as HTML', () => {
  const open = () => run(['/assets/main.js'], ['https://releases.test/list.js'], 'activity');
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)));
  // What pages before this one put off.
  beforeEach(painted);
  const fetched = (added: readonly Element[]) => added.length > 0;
  /** A block that begins when it is seen, so far below; nowhere when it is behind a tab. */
  function addBlock(top: number | undefined): void {
    document.body.insertAdjacentHTML('beforeend', '<div data-block="x" data-hydrate="visible"></div>');
    const rects = top === undefined ? [] : [new DOMRect(0, top, 10, 10)];
    const block = document.body.lastElementChild;
    if (block) Object.assign(block, { getClientRects: () => rects });
  }

  test('fetches nothing while nobody does anything', async () => {
    const added = open();
    await painted();
    await painted();
    expect(added).toEqual([]);
    // Whoever is there ends the waiting of this page.
    window.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(scriptsOf(added)).toHaveLength(1));
  });

  test('waits on while a browser looks what lies below a mouse at rest', async () => {
    const added = open();
    const move = (values: object) => window.dispatchEvent(Object.assign(new Event('pointermove'), values));
    move({ movementX: 0, movementY: 0 });
    await painted();
    await painted();
    expect(added).toEqual([]);
    move({ movementX: 0, movementY: 3 });
    await waitFor(() => expect(scriptsOf(added)).toHaveLength(1));
  });

  test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin', 'click', 'input'])(
    'begins once with the first %s, although what stands there keeps it to itself',
    async (sign) => {
      const added = open();
      await painted();
      const link = document.body.appendChild(document.createElement('a'));
      link.addEventListener(sign, (event) => event.stopPropagation());
      for (let time = 0; time < 3; time += 1) link.dispatchEvent(new Event(sign, { bubbles: true }));
      await waitFor(() => expect(scriptsOf(added)).toHaveLength(1));
      await painted();
      expect(scriptsOf(added)).toHaveLength(1);
      expect(preloadsOf(added)).toHaveLength(2);
    },
  );

  test.each([
    ['the address leads to a place of it', () => window.location.assign('#stories')],
    ['the visitor has choices that it shows', () => localStorage.setItem('sl_saved_vehicles', '[]')],
    ['a block is in sight that begins by itself', () => addBlock(10)],
  ])('begins by itself where %s', async (_where, prepare) => {
    prepare();
    const added = open();
    await waitFor(() => expect(fetched(added)).toBe(true));
  });

  test('begins once where somebody acts before a block in sight is looked for', async () => {
    addBlock(10);
    const added = open();
    window.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(scriptsOf(added)).toHaveLength(1));
    await painted();
    await painted();
    expect(scriptsOf(added)).toHaveLength(1);
  });

  test('begins by itself where something of it waits for consent', async () => {
    document.body.insertAdjacentHTML('beforeend', '<p class="ui-consent-note"></p>');
    const added = open();
    await waitFor(() => expect(fetched(added)).toBe(true));
  });

  test('waits where blocks are far below or behind a tab, or the choices are of another kind', async () => {
    localStorage.setItem('cookieConsentStatus', 'accepted');
    addBlock(window.innerHeight + 201);
    addBlock(undefined);
    const added = open();
    await painted();
    await painted();
    expect(added).toEqual([]);
    window.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(fetched(added)).toBe(true));
  });
});

describe('the question for consent in the page', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));
  const isAsked = () => {
    document.body.insertAdjacentHTML('beforeend', '<section data-consent-key="choice" hidden></section>');
    run(['/assets/main.js']);
    return document.querySelector<HTMLElement>('[data-consent-key]')?.hidden === false;
  };

  test('is shown to whoever has said nothing', () => expect(isAsked()).toBe(true));

  test('stays hidden from whoever has', () => {
    localStorage.setItem('choice', 'rejected');
    expect(isAsked()).toBe(false);
  });

  test('stays hidden where the browser refuses for its visitor', () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    expect(isAsked()).toBe(false);
  });
});

test('lists that the browser has stored are counted where the page says so, and followed', () => {
  const mark = document.createElement('span');
  mark.dataset['stored'] = 'sl_saved_vehicles';
  mark.hidden = true;
  document.body.append(mark);
  const shown = () => (mark.hidden ? undefined : mark.dataset['storedCount']);
  const store = (text: string) => {
    localStorage.setItem('sl_saved_vehicles', text);
    window.dispatchEvent(new StorageEvent('storage', { key: 'sl_saved_vehicles' }));
  };
  localStorage.setItem('sl_saved_vehicles', '[{},{}]');
  run([]);
  expect(shown()).toBe('2');
  store('[{}]');
  expect(shown()).toBe('1');
  store('[]');
  expect(shown()).toBeUndefined();
  store('no JSON');
  expect(shown()).toBeUndefined();
});

describe('a page that leaves its state to its scripts', () => {
  const FROM = '/site-map/hydration/this-page';

  /** Pages of tests before may still be waiting for their paint. */
  const ownScriptsOf = (added: readonly Element[]) =>
    scriptsOf(added).filter(({ src }) => src.endsWith('/of-this-page.js'));

  function leave(answers: readonly (object | Error)[]) {
    document.head.innerHTML = '<style data-precedence="remotes">.a{}</style>';
    document.body.innerHTML = `<script id="page-state" type="application/json" data-hydration="${FROM}"></script>`;
    const asked: string[] = [];
    globalThis.fetch = jest.fn(async (url) => {
      const answer = answers[asked.push(String(url)) - 1];
      if (answer instanceof Error || !answer) throw answer ?? new Error('asked too often');
      return { ok: true, json: async () => answer } as Response;
    });
    return asked;
  }

  afterEach(() => {
    document.head.replaceChildren();
    delete window.hydrationState;
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  const DATA = {
    id: 'this-page',
    styles: ['.a{}'.length, '.b{}'],
    state: { market: 'au', ahead: [{ files: [['/assets/ahead.js', 'sha384-a']] }] },
  };

  test.each([
    ['gets it before they run, with all style rules', [DATA]],
    ['asks once more for what did not come', [new Error('away'), DATA]],
  ])('%s', async (_what, answers) => {
    const asked = leave(answers);
    const added = run(['/assets/of-this-page.js']);
    await waitFor(() => expect(ownScriptsOf(added)).toHaveLength(1));
    expect(window.hydrationState).toEqual(DATA.state);
    expect(preloadsOf(added).map(({ href }) => new URL(href).pathname)).toContain('/assets/ahead.js');
    expect(document.querySelector('style')?.textContent).toBe('.a{}.b{}');
    expect(asked).toEqual(Array(answers.length).fill(`${FROM}?of=%2F`));
  });

  test('stays as it is where they do not come', async () => {
    const asked = leave([new Error('away'), new Error('away')]);
    const added = run(['/assets/of-this-page.js']);
    await waitFor(() => expect(asked).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect([ownScriptsOf(added), document.querySelector('style')?.textContent]).toEqual([[], '.a{}']);
  });

  test('takes what the page is made of now where it was loaded again just before', async () => {
    sessionStorage['reloadedAt'] = Date.now();
    leave([{ ...DATA, id: 'another-page' }]);
    const added = run(['/assets/of-this-page.js']);
    await waitFor(() => expect(ownScriptsOf(added)).toHaveLength(1));
    expect(window.hydrationState).toEqual(DATA.state);
    sessionStorage.clear();
  });
});
