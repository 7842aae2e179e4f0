import { blockProps } from '@showroom/shared-ui/testing';
import { act, render, screen } from '@testing-library/react';
import { examples } from './examples';
import { Component } from './InPageNavigation';

const content = examples['three blocks'];
let look: (id: string, isIntersecting: boolean) => void = () => {};

/** jsdom lays nothing out: this one says what comes into view when it is told. */
class ToldObserver {
  readonly #targets: Element[] = [];
  constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    look = (id, isIntersecting) =>
      act(() =>
        callback(this.#targets.filter((target) => target.id === id).map((target) => ({ target, isIntersecting }))),
      );
  }
  observe(target: Element) {
    this.#targets.push(target);
  }
  disconnect() {
    this.#targets.length = 0;
  }
}
Object.assign(globalThis, { IntersectionObserver: ToldObserver });

const shown = () =>
  render(
    <>
      <Component {...blockProps(content)} />
      <section id="design" />
      <section id="questions" />
    </>,
  );

test('leads to blocks of the page and to its top', () => {
  shown();
  expect(screen.getByRole('link', { name: 'Capability' })).toHaveAttribute('href', '#capability');
  expect(screen.getByRole('link', { name: 'Top' })).toHaveAttribute('href', '#top');
});

test('marks the link whose block is in view', () => {
  shown();
  look('questions', true);
  expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Questions');
  look('design', true);
  look('questions', false);
  expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Design');
  look('design', false);
  expect(screen.queryByRole('link', { current: 'location' })).not.toBeInTheDocument();
});

test('a block that is not on the page keeps its link', () => {
  shown();
  look('capability', true);
  expect(screen.queryByRole('link', { current: 'location' })).not.toBeInTheDocument();
});
