import { useEffect, useLayoutEffect } from 'react';
import { changeOf, isField } from './early-change';
import { EARLY_PRESS } from './early-press';

/**
 * When the code of something that stands on the page already is fetched. Scripts that run are told
 * of the first activity, or do not wait for it: `activity` is within a window of what is seen.
 */
export type Moment = 'load' | 'activity' | 'idle' | 'visible' | 'interaction';

/** How far around the window an element is near, as in `render/start-script`. */
const NEAR = { visible: '200px', activity: '100%' } as const;

declare global {
  interface Window {
    /**
     * Buttons that were pressed, the last one last, by the inline script that stands before all
     * code. Those that React heard of are no part of it.
     */
    earlyPresses?: Set<HTMLElement>;
  }
}

/** What changes each of some fields again. */
type Changes = Map<EventTarget, () => void>;

interface Waiting {
  /** Fields that were changed meanwhile. */
  readonly changes: Changes;
  readonly stop: () => void;
}

const waiting = new WeakMap<Element, Waiting>();
const arrived = new WeakSet<Element>();

/**
 * Whether an element is, or is part of, HTML of the server whose code has not taken it over yet.
 */
export function isWaiting(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) if (waiting.has(one)) return true;
  return false;
}

/**
 * Tells that the code of an element has taken it over; a button that was pressed and fields that
 * were changed too early work now.
 */
export function useArrival(id: string): void {
  useEffect(() => {
    const element = document.getElementById(id);
    const waited = element && waiting.get(element);
    if (!waited) return;
    waiting.delete(element);
    arrived.add(element);
    waited.stop();
    const { changes } = waited;
    // What stands in a block inside is taken over with that block, which begins to wait now.
    const isInside = (target: EventTarget) =>
      target instanceof Element && element !== target.closest(LATER) && element.contains(target.closest(LATER));
    for (const [target, change] of [...changes].filter(([one]) => isInside(one))) {
      left.set(target, change);
      changes.delete(target);
    }
    // Within an effect React renders nothing between two events: a slider would miss its last move.
    // The click that made React take the element over may not have come to its button yet.
    setTimeout(() => {
      changeAll(changes);
      pressLast((button) => element.contains(button) && !isInside(button));
    });
  }, [id]);
}

/** Blocks and slots: they are taken over one by one, after the page. */
const LATER = '[data-block], [id^="slot-"]';
/** Fields that were changed before what is around them was taken over. */
let left: Changes = new Map();

/**
 * Listens which presses React hears, from the moment on when it takes over the page: it stops the
 * others at the document.
 */
export function watchPresses(): void {
  const onHeard = ({ target }: Event) => {
    const button = target instanceof Element && target.closest(EARLY_PRESS);
    if (button instanceof HTMLElement) window.earlyPresses?.delete(button);
  };
  document.documentElement.addEventListener('click', onHeard, { capture: true, passive: true });
}

/** Of several buttons of one part of a page the one that was pressed last works. */
function pressLast(isOwn: (button: HTMLElement) => boolean): void {
  const own = [...(window.earlyPresses ?? [])].filter(isOwn);
  for (const button of own) window.earlyPresses?.delete(button);
  own.at(-1)?.click();
}

/**
 * Tells that React has taken over the page: beside its blocks and slots, fields work now that were
 * changed before, and the button that was pressed last before React heard of presses.
 */
export function usePageArrival(): void {
  // Before anything is drawn over what they show.
  useLayoutEffect(() => {
    if (!window.earlyChanges) return;
    const changes = changesOf(window.earlyChanges);
    delete window.earlyChanges;
    const isLater = ([target]: [EventTarget, unknown]) => target instanceof Element && target.closest(LATER) !== null;
    left = new Map([...changes].filter(isLater));
    for (const target of left.keys()) changes.delete(target);
    // Within an effect React takes over nothing for an event.
    setTimeout(() => {
      changeAll(changes);
      pressLast((button) => button.isConnected && !button.closest(LATER));
    });
  }, []);
}

function changesOf(targets: Iterable<EventTarget>): Changes {
  return new Map([...targets].filter(isField).map((field) => [field, changeOf(field)]));
}

function changeAll(changes: Changes): void {
  for (const changeAgain of changes.values()) changeAgain();
}

/**
 * Notes fields that are changed in an element: React drops changes of what it has not taken over
 * yet, as it drops clicks. Links work without it.
 */
function startWaiting(element: Element): void {
  if (waiting.has(element) || arrived.has(element)) return;
  const { earlyChanges } = window;
  const isInside = (target: EventTarget | null) => target instanceof Node && element.contains(target);
  const early = earlyChanges ? changesOf(earlyChanges) : left;
  const changes: Changes = new Map([...early].filter(([target]) => isInside(target)));
  const onInput = ({ target }: Event) => {
    if (!isField(target) || !isInside(target)) return;
    // Of several radio buttons the one that was chosen last is to be the last again.
    changes.delete(target);
    changes.set(target, changeOf(target));
  };
  window.addEventListener('input', onInput, { capture: true, passive: true });
  const stop = () => window.removeEventListener('input', onInput, { capture: true });
  waiting.set(element, { stop, changes });
}

/**
 * Starts `work` at its moment, seen from an element of the page; the first navigation in the
 * browser starts it at once.
 */
export function atMoment<T>(moment: Moment, element: Element, work: () => Promise<T>): Promise<T> {
  startWaiting(element);
  // An address with a hash may lead to what is hidden, behind a tab.
  if (moment === 'load' || (moment === 'activity' && window.location.hash !== '')) return work();
  return new Promise((resolve, reject) => {
    const stops: (() => void)[] = [];
    const start = () => {
      for (const stop of stops) stop();
      work().then(resolve, reject);
    };
    stops.push(...startsOf(moment, element, start));
    window.addEventListener('showroom:navigate', start, { once: true });
    stops.push(() => window.removeEventListener('showroom:navigate', start));
  });
}

function startsOf(moment: Exclude<Moment, 'load'>, element: Element, start: () => void): (() => void)[] {
  switch (moment) {
    case 'idle':
      return [whenIdle(start)];
    case 'visible':
      return [whenNear(NEAR.visible, element, start)];
    case 'activity':
      // What floats is touched far from the place of its block.
      return [whenNear(NEAR.activity, element, start), ...whenTouched(element, start)];
    case 'interaction':
      return whenTouched(element, start);
  }
}

/**
 * Listens at the window: React, at the document, stops events on their way into what is not
 * hydrated yet.
 */
function whenTouched(element: Element, start: () => void): (() => void)[] {
  const listener = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) start();
  };
  return ['pointerover', 'focusin', 'touchstart', 'click'].map((type) => {
    window.addEventListener(type, listener, { capture: true, passive: true });
    return () => window.removeEventListener(type, listener, { capture: true });
  });
}

function whenIdle(start: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(start, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(start, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

function whenNear(rootMargin: string, element: Element, start: () => void): () => void {
  const isNear = (entries: IntersectionObserverEntry[]) => entries.some(({ isIntersecting }) => isIntersecting);
  const observer = new IntersectionObserver((entries) => isNear(entries) && start(), { rootMargin });
  observer.observe(element);
  return () => observer.disconnect();
}
