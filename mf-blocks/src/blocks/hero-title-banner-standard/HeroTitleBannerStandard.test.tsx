import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { examples } from './examples';
import { Component } from './HeroTitleBannerStandard';

test('the picture is fetched first, and keeps its room before it is there', () => {
  render(<Component {...blockProps(examples['with a link'])} />);
  const picture = screen.getByRole('img');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('width', '1600');
  expect(picture).toHaveAttribute('height', '900');
});

test('the title has the level that the editor chose', () => {
  render(<Component {...blockProps({ ...examples['with a link'], title_tag: '3' })} />);
  expect(screen.getByRole('heading', { level: 3, name: examples['with a link'].title })).toBeVisible();
});

test('the link leads where the editor said', () => {
  render(<Component {...blockProps(examples['with a link'])} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', examples['with a link'].link.url);
});

test('words stand without a picture', () => {
  render(<Component {...blockProps({ ...examples['with a link'], image: undefined })} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('heading')).toBeVisible();
});
