import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { Component } from './ContentBlocks';
import { examples } from './examples';

const content = examples['three in a row'];

test('the titles of the groups are one level below the title of the block', () => {
  render(<Component {...blockProps(content)} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Built around you');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Ready for any ground',
    'Quiet inside',
    'Seven seats, all of them real',
  ]);
});

test('without a title of the block the groups take its level', () => {
  render(<Component {...blockProps({ ...content, title: '' })} />);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
});

test('pictures are fetched when they come near', () => {
  render(<Component {...blockProps(content)} />);
  for (const picture of screen.getAllByRole('img')) expect(picture).toHaveAttribute('loading', 'lazy');
});

test('holds a thousand groups', () => {
  render(<Component {...blockProps({ ...content, groups: Array.from({ length: 1000 }, () => content.groups[0]) })} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1000);
});

test('shows nothing without groups', () => {
  const { container } = render(<Component {...blockProps({ ...content, groups: [] })} />);
  expect(container).toBeEmptyDOMElement();
});
