import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import { examples } from './examples';
import { Component } from './SameSizeCarousel';

const content = examples['four slides'];

test('links that read alike say what they are about', () => {
  render(<Component {...blockProps(content)} />);
  expect(screen.getByRole('link', { name: 'Read more Home by night' })).toHaveAttribute('href', '/range-rover');
});

test('without a title the carousel is named by its slides, whose titles take the level of the block', () => {
  render(<Component {...blockProps({ ...content, title: '', groups: content.groups.slice(0, 2) })} />);
  const carousel = screen.getByRole('region', { name: 'Low range, high ground, Home by night' });
  expect(within(carousel).getAllByRole('heading', { level: 2 })).toHaveLength(2);
});
