import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import { examples } from './examples';
import { Component } from './Slider';

const content = examples['six pictures'];

test('pictures stand side by side, with links that say what they are about', () => {
  render(<Component {...blockProps(content)} />);
  const slider = screen.getByRole('region', { name: 'Where were you last weekend?' });
  expect(within(slider).getAllByRole('img')).toHaveLength(6);
  expect(within(slider).getByRole('link', { name: 'Read more Pass' })).toHaveAttribute('href', '/velar');
});

test('pictures of the library come cut, 300 × 300', () => {
  const groups = [{ ...content.groups[0], image: { src: '/media/library/a1/1', alt: 'Leather in three tones' } }];
  render(<Component {...blockProps({ ...content, groups })} />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/library/a1/1-300x300.webp');
});

test('without a title the slider is named by its pictures', () => {
  const groups = [content.groups[0], { image: content.groups[1].image, title: '', text: '', link: undefined }];
  render(<Component {...blockProps({ ...content, title: '', groups })} />);
  expect(screen.getByRole('region', { name: 'Dune, A blue Discovery, from the side' })).toBeVisible();
});

test('shows nothing without pictures', () => {
  const { container } = render(<Component {...blockProps({ ...content, groups: [] })} />);
  expect(container).toBeEmptyDOMElement();
});
