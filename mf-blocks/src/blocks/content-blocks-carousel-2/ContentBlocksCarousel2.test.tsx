import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from './ContentBlocksCarousel2';
import { examples } from './examples';

const content = examples['three at a time'];

test('every content block is in the page, to scroll to, also by keyboard', async () => {
  render(<Component {...blockProps(content)} />);
  const carousel = screen.getByRole('region', { name: 'Three days with one tank' });
  expect(within(carousel).getAllByRole('listitem')).toHaveLength(5);
  expect(within(carousel).getByRole('link', { name: 'More about winter' })).toHaveAttribute('href', '/velar');
  await userEvent.tab();
  expect(carousel).toHaveFocus();
});

test('without a title the carousel is named by its content blocks, which take its level', () => {
  render(<Component {...blockProps({ ...content, title: '', groups: content.groups.slice(3) })} />);
  const carousel = screen.getByRole('region', { name: 'Warm before you sit down, Parks itself' });
  expect(within(carousel).getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

test('shows nothing without groups', () => {
  const { container } = render(<Component {...blockProps({ ...content, groups: [] })} />);
  expect(container).toBeEmptyDOMElement();
});
