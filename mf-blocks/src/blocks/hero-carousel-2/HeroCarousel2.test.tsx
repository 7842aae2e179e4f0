import { blockProps } from '@showroom/shared-ui/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { laySlidesOut, look, motion, scrollTo } from '../../kits/slides/slides-in-tests';
import { examples } from './examples';
import { Component } from './HeroCarousel2';

const content = examples['four slides'];
const cancel = jest.fn();
const animate = jest.fn(() => ({ cancel }));

beforeEach(() => {
  jest.clearAllMocks();
  laySlidesOut();
  Object.assign(Element.prototype, { animate });
});

test('each slide has a button by its title, which leads there; that of the slide in view is marked', () => {
  render(<Component {...blockProps(content)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Range Rover Sport' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 1000 });
  look(1);
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Range Rover Sport');
});

test('a slide without a title is chosen by its number', () => {
  const groups = content.groups.map((slide, index) => (index === 1 ? { ...slide, info: '' } : slide));
  render(<Component {...blockProps({ ...content, groups })} />);
  expect(screen.getByRole('button', { name: 'Slide 2' })).toBeVisible();
});

test('a line fills in the time that the slide in view has, and starts anew with the next one', () => {
  render(<Component {...blockProps(content)} />);
  expect(animate).toHaveBeenLastCalledWith({ scale: ['0 1', '1 1'] }, 6000);
  look(2);
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(animate).toHaveBeenLastCalledWith({ scale: ['0 1', '1 1'] }, 9000);
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Highlights' }));
  expect(cancel).toHaveBeenCalledTimes(2);
});

test('where motion is unwelcome the line is full', () => {
  motion.isReduced = true;
  render(<Component {...blockProps(content)} />);
  expect(animate).not.toHaveBeenCalled();
});

test('a strip that is wider than its room keeps the slide in view in its middle', () => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  render(<Component {...blockProps(content)} />);
  look(3);
  expect(scrollTo.mock.contexts.at(-1)).toBe(screen.getAllByRole('list').at(-1));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 2850 });
});

test('one slide leaves nothing to choose', () => {
  render(<Component {...blockProps(examples['one slide'])} />);
  expect(within(screen.getByRole('region', { name: 'Highlights' })).queryByRole('button')).not.toBeInTheDocument();
});
