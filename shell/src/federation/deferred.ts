import { useEffect } from 'react';

/** When the code of something that stands on the page already is fetched. */
export type Moment = 'load' | 'idle' | 'visible' | 'interaction';

const waiting = new WeakSet<Element>();

/** Whether an element is, or is part of, HTML of the server whose code has not taken it over yet. */
export function isWaiting(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) if (waiting.has(one)) return true;
  return false;
}

/** Tells that the code of an element has taken it over. */
export function useArrival(id: string): void {
  useEffect(() => {
    const element = document.getElementById(id);
    if (element) waiting.delete(element);
  }, [id]);
}

/** Starts `work` at its moment, seen from an element of the page; the first navigation in the browser starts it at once. */
export function atMoment<T>(moment: Moment, element: Element, work: () => Promise<T>): Promise<T> {
  waiting.add(element);
  if (moment === 'load') return work();
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
      return [whenVisible(element, start)];
    case 'interaction':
      return ['pointerover', 'focusin', 'touchstart', 'click'].map((type) => whenTouched(type, element, start));
  }
}

/** Listens at the window: React, at the document, stops events on their way into what is not hydrated yet. */
function whenTouched(type: string, element: Element, start: () => void): () => void {
  const listener = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) start();
  };
  window.addEventListener(type, listener, { capture: true, passive: true });
  return () => window.removeEventListener(type, listener, { capture: true });
}

function whenIdle(start: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(start, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(start, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

function whenVisible(element: Element, start: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
    {
      rootMargin: '200px',
    },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
