import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import { Component } from './AccoladeImageBox';
import { examples } from './examples';

const content = examples['three awards'];

test('each award has its picture, its name one level below the title, and its link', () => {
  render(<Component {...blockProps(content)} />);
  expect(screen.getByRole('heading', { level: 2, name: 'What others say of it' })).toBeVisible();
  const [first, second] = screen.getAllByRole('listitem').map((award) => within(award));
  expect(first?.getByRole('heading', { level: 3, name: 'Off-roader of the year' })).toBeVisible();
  expect(first?.getByRole('img', { name: 'Defender 110 from the side' })).toBeVisible();
  expect(first?.getByRole('link', { name: 'Read the verdict' })).toHaveAttribute('href', '/news');
  expect(second?.queryByRole('link')).not.toBeInTheDocument();
});

test('an award without a picture shows its name alone', () => {
  render(<Component {...blockProps(examples['an award without a picture'])} />);
  expect(screen.getByRole('heading', { name: 'Best of show, Geneva' })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
