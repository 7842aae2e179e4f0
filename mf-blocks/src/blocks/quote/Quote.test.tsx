import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { examples } from './examples';
import { Component } from './Quote';

test('shows what was said, by whom', () => {
  render(<Component {...blockProps(examples.centred)} />);
  expect(screen.getByRole('blockquote')).toHaveTextContent(/^You stop looking for the road/);
  expect(screen.getByText('Ines Duarte')).toBeVisible();
  expect(screen.getByText('Guide, Serra da Estrela')).toBeVisible();
});

test('a quote without an author has no empty line for one', () => {
  const { container } = render(<Component {...blockProps(examples['without an author'])} />);
  expect(container.querySelector('figcaption')).toBeNull();
});
