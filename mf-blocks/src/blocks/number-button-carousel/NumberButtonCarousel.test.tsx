import { blockProps, renderWithPlatform } from '@showroom/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from './examples';
import { Component } from './NumberButtonCarousel';

const content = examples['four slides'];
const scrollTo = jest.fn();
let look: (slide: number) => void = () => {};

/** jsdom lays nothing out: this one says which slide is in view when it is told. */
class ToldObserver {
  readonly #slides: Element[] = [];
  constructor(callback: (entries: { target: Element | undefined; isIntersecting: boolean }[]) => void) {
    look = (slide) => act(() => callback([{ target: this.#slides[slide], isIntersecting: true }]));
  }
  observe(slide: Element) {
    this.#slides.push(slide);
  }
  disconnect() {}
}

beforeEach(() => {
  scrollTo.mockClear();
  Object.assign(globalThis, { IntersectionObserver: ToldObserver, matchMedia: () => ({ matches: false }) });
  Object.assign(Element.prototype, { scrollTo });
  // Slides stand side by side, a thousand pixels each.
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offset(this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 1000;
  });
});

test('a numbered button leads to its slide and says what that is about', async () => {
  renderWithPlatform(<Component {...blockProps(content)} />);
  const button = screen.getByRole('button', { name: '03 Choose a colour' });
  expect(button).toHaveTextContent(/^03$/);
  await userEvent.click(button);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 2000 });
});

test('the number of the slide in view is marked', () => {
  renderWithPlatform(<Component {...blockProps(content)} />);
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('01 Choose a body');
  look(3);
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('04 Drive home');
});

test('nothing moves by itself, and there is nothing to pause', () => {
  renderWithPlatform(<Component {...blockProps(content)} />);
  expect(screen.queryByRole('button', { name: /slides$/ })).not.toBeInTheDocument();
});

test('one slide has no number', () => {
  renderWithPlatform(<Component {...blockProps({ ...content, groups: content.groups.slice(0, 1) })} />);
  expect(within(screen.getByRole('region')).queryByRole('button')).not.toBeInTheDocument();
});
