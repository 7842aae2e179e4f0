import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from './DualFrameCarousel2';
import { examples } from './examples';

const content = examples['three slides'];

test('a slide holds both of its pictures, so that they move together', async () => {
  render(<Component {...blockProps(content)} />);
  const carousel = screen.getByRole('region', { name: 'Out there, and up close' });
  const [first] = within(carousel).getAllByRole('listitem');
  if (!first) throw new Error('There is no slide.');
  expect(within(first).getByRole('img', { name: 'A black Range Rover in a dark studio' })).toBeVisible();
  expect(within(first).getByRole('img', { name: 'Range Rover from the side' })).toBeVisible();
  await userEvent.tab();
  expect(carousel).toHaveFocus();
});

test('links that read alike say what they are about', () => {
  render(<Component {...blockProps(content)} />);
  expect(screen.getByRole('link', { name: 'See it Defender' })).toHaveAttribute('href', '/defender');
});

test('a missing picture leaves its frame empty', () => {
  render(<Component {...blockProps(examples['pictures are missing, a word is long, dark'])} />);
  expect(screen.getAllByRole('img')).toHaveLength(2);
});

test('shows nothing without slides', () => {
  const { container } = render(<Component {...blockProps({ ...content, groups: [] })} />);
  expect(container).toBeEmptyDOMElement();
});
