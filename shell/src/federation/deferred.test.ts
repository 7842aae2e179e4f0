import { renderHook } from '@testing-library/react';
import { atMoment, type Moment, useArrival, usePageArrival, watchPresses } from './deferred';
import { EARLY_PRESS } from './early-press';

let slot: HTMLElement;
let outside: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<div id="slot"><button type="button">In</button></div><button type="button">Out</button>';
  const [inside, other] = document.querySelectorAll('button');
  if (!inside?.parentElement || !other) throw new Error('The page is not there');
  slot = inside.parentElement;
  outside = other;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

interface Seen {
  readonly margin: string | undefined;
  readonly observed: Element[];
  stopped: boolean;
  show(isIntersecting: boolean): void;
}

/** jsdom shows nothing, so what is seen is told by hand. */
function watchVisibility(): Seen[] {
  const all: Seen[] = [];
  class Observer {
    readonly #seen: Seen;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void, options?: IntersectionObserverInit) {
      this.#seen = {
        margin: options?.rootMargin,
        observed: [],
        stopped: false,
        show: (isIntersecting) => tell([{ isIntersecting }]),
      };
      all.push(this.#seen);
    }
    observe(element: Element): void {
      this.#seen.observed.push(element);
    }
    disconnect(): void {
      this.#seen.stopped = true;
    }
  }
  Object.assign(window, { IntersectionObserver: Observer });
  return all;
}

const work = () => jest.fn(async () => 'code');
const touch = (element: Element, type: string) => element.dispatchEvent(new Event(type, { bubbles: true }));

test('"load" starts at once', async () => {
  const fetched = work();
  expect(await atMoment('load', slot, fetched)).toBe('code');
  expect(fetched).toHaveBeenCalledTimes(1);
});

describe('"interaction"', () => {
  test.each(['pointerover', 'focusin', 'touchstart', 'click'])(
    'starts with a %s anywhere in it, once',
    async (type) => {
      const fetched = work();
      const done = atMoment('interaction', slot, fetched);
      touch(outside, type);
      expect(fetched).not.toHaveBeenCalled();
      touch(slot.querySelector('button') ?? slot, type);
      touch(slot, 'click');
      expect(await done).toBe('code');
      expect(fetched).toHaveBeenCalledTimes(1);
    },
  );

  test('starts even when what is hydrated already keeps events from going on', async () => {
    const fetched = work();
    const done = atMoment('interaction', slot, fetched);
    const stop = (event: Event) => event.stopPropagation();
    document.addEventListener('click', stop, { capture: true, once: true });
    touch(slot, 'click');
    expect(await done).toBe('code');
  });
});

describe('"visible"', () => {
  test('starts when the element comes near, and watches no longer', async () => {
    const [fetched, observers] = [work(), watchVisibility()];
    const done = atMoment('visible', slot, fetched);
    const [observer] = observers;
    expect(observer).toMatchObject({ observed: [slot], margin: '200px' });
    observer?.show(false);
    expect(fetched).not.toHaveBeenCalled();
    observer?.show(true);
    expect(await done).toBe('code');
    expect(observer?.stopped).toBe(true);
  });
});

describe('"activity"', () => {
  test('starts when the element is within a window of what is seen', async () => {
    const [fetched, observers] = [work(), watchVisibility()];
    const done = atMoment('activity', slot, fetched);
    expect(observers[0]).toMatchObject({ observed: [slot], margin: '100%' });
    expect(fetched).not.toHaveBeenCalled();
    observers[0]?.show(true);
    expect(await done).toBe('code');
  });

  test('starts when something of it is touched that floats far from its place', async () => {
    const [fetched, observers] = [work(), watchVisibility()];
    const done = atMoment('activity', slot, fetched);
    touch(slot.querySelector('button') ?? slot, 'touchstart');
    expect(await done).toBe('code');
    expect(observers[0]?.stopped).toBe(true);
  });

  test('starts at once where the address leads to something, which may be hidden', async () => {
    window.location.hash = '#stories';
    expect(await atMoment('activity', slot, work())).toBe('code');
    window.location.hash = '';
  });
});

describe('"idle"', () => {
  test('starts when the browser has time', async () => {
    const fetched = work();
    let whenFree: () => void = () => undefined;
    const requestIdleCallback = jest.fn((callback: () => void) => {
      whenFree = callback;
      return 1;
    });
    Object.assign(window, { requestIdleCallback, cancelIdleCallback: jest.fn() });
    const done = atMoment('idle', slot, fetched);
    expect(fetched).not.toHaveBeenCalled();
    whenFree();
    expect(await done).toBe('code');
    // A busy page does not put it off for ever.
    expect(requestIdleCallback).toHaveBeenCalledWith(expect.anything(), { timeout: expect.any(Number) });
  });

  test('starts soon where browsers cannot tell (Safari)', async () => {
    jest.useFakeTimers();
    const fetched = work();
    const done = atMoment('idle', slot, fetched);
    expect(fetched).not.toHaveBeenCalled();
    await jest.runAllTimersAsync();
    expect(await done).toBe('code');
  });
});

test.each<Moment>(['idle', 'visible', 'activity', 'interaction'])(
  'the first navigation starts what waits for "%s", once',
  async (moment) => {
    jest.useFakeTimers();
    watchVisibility();
    const fetched = work();
    const done = atMoment(moment, slot, fetched);
    window.dispatchEvent(new Event('showroom:navigate'));
    window.dispatchEvent(new Event('showroom:navigate'));
    touch(slot, 'click');
    await jest.runAllTimersAsync();
    expect(await done).toBe('code');
    expect(fetched).toHaveBeenCalledTimes(1);
  },
);

test('what fails rejects', async () => {
  const done = atMoment('interaction', slot, () => Promise.reject(new Error('away')));
  touch(slot, 'click');
  await expect(done).rejects.toThrow('away');
});

/** Of the inline script: what is pressed is noted, whoever hears it. */
const notePress = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest<HTMLElement>(EARLY_PRESS) : null;
  if (!button) return;
  window.earlyPresses?.delete(button);
  window.earlyPresses?.add(button);
};
beforeAll(() => {
  window.addEventListener('click', notePress, { capture: true });
  watchPresses();
});
afterAll(() => window.removeEventListener('click', notePress, { capture: true }));
beforeEach(() => {
  window.earlyPresses = new Set();
});

/** As React, which stops clicks at the document on their way to what it has not taken over. */
function pressEarly(button: HTMLElement | null | undefined): void {
  document.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
  button?.click();
}

function clicksOf(element: Element | null | undefined): jest.Mock {
  const clicked = jest.fn();
  element?.addEventListener('click', clicked);
  return clicked;
}

describe('a button that is pressed before its code has come', () => {
  beforeEach(() => jest.useFakeTimers());

  /** The code comes, and answers clicks on the button from then on. */
  const arrive = (button: Element | null | undefined) => {
    const answer = clicksOf(button);
    renderHook(() => useArrival('slot'));
    return answer;
  };

  test.each([
    ['once', 1],
    ['impatiently', 3],
  ])('and that %s, works once when it has', async (_, times) => {
    const button = slot.querySelector('button');
    void atMoment('interaction', slot, work());
    for (let press = 0; press < times; press++) pressEarly(button);
    const answers = [arrive(button), arrive(button)];
    jest.runAllTimers();
    expect(answers.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test('works also when not even the shell had come', () => {
    const button = slot.querySelector('button');
    pressEarly(button);
    void atMoment('load', slot, work());
    const answer = arrive(button);
    jest.runAllTimers();
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('works when its code takes over right behind the press, before anything else of the page runs', async () => {
    const button = slot.querySelector('button');
    void atMoment('load', slot, work());
    const answers: jest.Mock[] = [];
    const takeOver = () => void Promise.resolve().then(() => answers.push(arrive(button)));
    document.addEventListener('click', takeOver, { capture: true, once: true });
    pressEarly(button);
    await Promise.resolve();
    jest.runAllTimers();
    expect(answers.map(({ mock }) => mock.calls.length)).toEqual([1]);
  });

  test('does not work twice when the press itself makes the code take over', () => {
    const button = slot.querySelector('button');
    void atMoment('load', slot, work());
    const answers: jest.Mock[] = [];
    document.addEventListener('click', () => void answers.push(arrive(button)), { capture: true, once: true });
    button?.click();
    jest.runAllTimers();
    expect(answers.map(({ mock }) => mock.calls.length)).toEqual([1]);
  });

  test('leaves it to the button that was pressed after it', () => {
    const first = slot.querySelector('button');
    slot.insertAdjacentHTML('beforeend', '<button type="button">Last</button>');
    const last = slot.querySelector<HTMLElement>('button:last-child');
    void atMoment('load', slot, work());
    for (const button of [first, last, first, last]) pressEarly(button);
    const answers = [clicksOf(first), arrive(last)];
    jest.runAllTimers();
    expect(answers.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  test.each([
    ['elsewhere', () => outside],
    ['that submits, which forms do by themselves', () => slot.appendChild(document.createElement('button'))],
    ['that opens a popover, which would close again', () => popoverButton(slot)],
  ])('is not one %s', (_, other) => {
    void atMoment('load', slot, work());
    const button = other();
    pressEarly(button);
    const answer = arrive(button);
    jest.runAllTimers();
    expect(answer).not.toHaveBeenCalled();
  });

  test('is left alone when the page has thrown it away meanwhile', () => {
    const button = slot.querySelector('button');
    void atMoment('load', slot, work());
    pressEarly(button);
    button?.remove();
    const answer = arrive(button);
    jest.runAllTimers();
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('a field that is changed before its code has come', () => {
  const input = () => new Event('input', { bubbles: true });
  let field: HTMLInputElement;
  beforeEach(() => {
    field = slot.appendChild(document.createElement('input'));
    field.value = 'Kyiv';
  });
  afterEach(() => {
    delete window.earlyChanges;
  });
  const heard = () => {
    const answer = jest.fn();
    field.addEventListener('change', answer);
    return answer;
  };

  const noteEarly = (): void => {
    window.earlyChanges = new Set([field]);
  };
  const change = (): void => {
    field.dispatchEvent(input());
  };
  const nothing = (): void => undefined;

  test.each<[string, () => void, () => void]>([
    ['before the shell', noteEarly, nothing],
    ['after it', nothing, change],
  ])('%s, is changed again when it has, once', (_, before, after) => {
    jest.useFakeTimers();
    before();
    void atMoment('load', slot, work());
    after();
    const answer = heard();
    renderHook(() => useArrival('slot'));
    jest.runAllTimers();
    expect(answer).toHaveBeenCalledTimes(1);
    expect(field).toHaveValue('Kyiv');
  });

  test('waits for its own code when the page is there, and what has none is changed again then', () => {
    jest.useFakeTimers();
    slot.id = 'slot-footer';
    const own = document.body.appendChild(document.createElement('input'));
    const ofPage = jest.fn();
    own.addEventListener('change', ofPage);
    window.earlyChanges = new Set([own, field]);
    const answer = heard();
    renderHook(() => usePageArrival());
    jest.runAllTimers();
    expect([ofPage.mock.calls.length, answer.mock.calls.length, window.earlyChanges]).toEqual([1, 0, undefined]);
    void atMoment('load', slot, work());
    renderHook(() => useArrival('slot-footer'));
    jest.runAllTimers();
    expect([ofPage.mock.calls.length, answer.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('a button that is pressed before React hears of it', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.earlyChanges = new Set();
  });

  function pressed(parent: Element) {
    const button = parent.appendChild(document.createElement('button'));
    button.type = 'button';
    pressEarly(button);
    return { button, answer: clicksOf(button) };
  }

  test('works once when the page has been taken over', () => {
    const { answer } = pressed(document.body);
    renderHook(() => usePageArrival());
    renderHook(() => usePageArrival());
    jest.runAllTimers();
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('waits for its own code in a slot, and is left alone when it is gone', () => {
    slot.id = 'slot-footer';
    const [own, gone] = [pressed(slot), pressed(document.body)];
    gone.button.remove();
    renderHook(() => usePageArrival());
    jest.runAllTimers();
    expect([own.answer.mock.calls.length, gone.answer.mock.calls.length]).toEqual([0, 0]);
  });
});

function popoverButton(parent: Element): HTMLButtonElement {
  parent.insertAdjacentHTML('beforeend', '<button type="button" popovertarget="menu">Menu</button>');
  const button = parent.lastElementChild;
  if (!(button instanceof HTMLButtonElement)) throw new Error('There is no button');
  return button;
}

describe('a block inside of another one', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<div data-block id="outer"><button type="button">Own</button><div data-block id="inner"><input /><button type="button">In</button></div></div>';
  });
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
  const afterClick = () => new Promise((resolve) => setTimeout(resolve));

  test('is pressed and changed once its own code has come, not with that of the one around it', async () => {
    const [outer, inner] = [find('#outer'), find('#inner')];
    const [button, field] = [find('#inner button'), find('#inner input')];
    void atMoment('load', outer, work());
    pressEarly(button);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await afterClick();
    const [pressed, changed] = [clicksOf(button), jest.fn()];
    field.addEventListener('input', changed);
    renderHook(() => useArrival('outer'));
    await afterClick();
    expect(pressed).not.toHaveBeenCalled();
    expect(changed).not.toHaveBeenCalled();
    void atMoment('load', inner, work());
    renderHook(() => useArrival('inner'));
    await afterClick();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(changed).toHaveBeenCalled();
  });

  test('does not delay the button of the one around it', async () => {
    void atMoment('load', find('#outer'), work());
    pressEarly(find('#outer > button'));
    const pressed = clicksOf(find('#outer > button'));
    renderHook(() => useArrival('outer'));
    await afterClick();
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
