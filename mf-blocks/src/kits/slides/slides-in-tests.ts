import { act } from '@testing-library/react';

/** How slides were asked to scroll. */
export const scrollTo = jest.fn();

/** What visitors have chosen of their systems. */
export const motion = { isReduced: false };

let inView: (slide: number) => void = () => {};

/** Brings a slide into view, counted from 0. */
export function look(slide: number): void {
  act(() => inView(slide));
}

/** jsdom lays nothing out: this one says which slide is in view when it is told. */
class ToldObserver {
  readonly #slides: Element[] = [];
  constructor(callback: (entries: { target: Element | undefined; isIntersecting: boolean }[]) => void) {
    inView = (slide) => callback([{ target: this.#slides[slide], isIntersecting: true }]);
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
