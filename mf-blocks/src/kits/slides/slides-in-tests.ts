import { act } from '@testing-library/react';

/** How slides were asked to scroll. */
export const scrollTo = jest.fn();

/** What visitors have chosen of their systems. */
export const motion = { isReduced: false };

let inView: (slides: readonly number[]) => void = () => {};

/** Brings slides into view, counted from 0, and the others out of it. */
export function look(...slides: readonly number[]): void {
  act(() => inView(slides));
}

/** jsdom lays nothing out: this one says which slide is in view when it is told. */
class ToldObserver {
  readonly #slides: Element[] = [];
  constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    inView = (slides) =>
      callback(this.#slides.map((target, index) => ({ target, isIntersecting: slides.includes(index) })));
  }
  observe(slide: Element) {
    this.#slides.push(slide);
  }
  disconnect() {}
}

/** Slides stand side by side, a thousand pixels each; for `beforeEach`. */
export function laySlidesOut(): void {
  scrollTo.mockClear();
  motion.isReduced = false;
  Object.assign(globalThis, {
    IntersectionObserver: ToldObserver,
    matchMedia: (query: string) => ({ matches: query.includes('reduced-motion') && motion.isReduced }),
  });
  Object.assign(Element.prototype, { scrollTo });
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offset(this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 1000;
  });
}
