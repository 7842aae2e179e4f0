import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { Component } from './CollectionCarousel';
import { examples } from './examples';

const content = examples['five pictures'];
const [card] = content.groups;

test('a picture is a link by the name of what it shows, in a new tab where the editor says so', () => {
  render(<Component {...blockProps(content)} />);
  expect(screen.getByRole('link', { name: 'A green Defender 110 in a dark studio' })).not.toHaveAttribute('target');
  expect(screen.getByRole('link', { name: 'A red Jaguar F-PACE, from the side' })).toHaveAttribute('target', '_blank');
});

test.each([[''], ['javascript:alert(1)']])('the address "%s" makes no link of a picture', (url) => {
  render(<Component {...blockProps({ ...content, groups: [{ ...card, url }] })} />);
  expect(screen.getByRole('img', { name: card.image.alt })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('pictures of the library come cut for the card, smaller on a narrow screen', () => {
  const image = { src: '/media/library/a1/1', alt: 'Leather in three tones' };
  const { container } = render(<Component {...blockProps({ ...content, groups: [{ ...card, image }] })} />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/library/a1/1-420x495.webp');
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/media/library/a1/1-325x383.webp');
});
