import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { examples } from './examples';
import { Component } from './ParallaxImage';

test('pictures stand with their words, title and link', () => {
  render(<Component {...blockProps(examples['two pictures'])} />);
  expect(screen.getByRole('heading', { level: 2, name: 'The last light is the best' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Discover Range Rover' })).toHaveAttribute('href', '/range-rover');
  expect(screen.getAllByRole('img')).toHaveLength(2);
});

test('a picture without words is darkened by nothing', () => {
  const { container } = render(<Component {...blockProps(examples['a picture alone'])} />);
  expect(container.querySelector('.scrim')).toBeNull();
});

test('holds forty pictures, fetched when they come near', () => {
  const [group] = examples['two pictures'].groups;
  if (!group) throw new Error('The example has no group');
  render(
    <Component {...blockProps({ ...examples['two pictures'], groups: Array.from({ length: 40 }, () => group) })} />,
  );
  const all = screen.getAllByRole('img');
  expect(all).toHaveLength(40);
  for (const picture of all) expect(picture).toHaveAttribute('loading', 'lazy');
});
