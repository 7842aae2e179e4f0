import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import { examples } from './examples';
import { Component } from './SignPost';

test('every tile names where it leads', () => {
  render(<Component {...blockProps(examples['four tiles'])} />);
  const [, defender] = screen.getAllByRole('listitem');
  if (!defender) throw new Error('There is no second tile.');
  expect(within(defender).getByRole('heading', { level: 3, name: 'Defender' })).toBeVisible();
  expect(within(defender).getByRole('link', { name: 'Discover Defender' })).toHaveAttribute('href', '/defender');
});

test('a tile without a safe link stands without one', () => {
  const [tile] = examples['four tiles'].groups;
  if (!tile) throw new Error('There is no tile.');
  render(
    <Component
      {...blockProps({
        ...examples['four tiles'],
        groups: [{ ...tile, link: { ...tile.link, url: 'data:text/html,x' } }],
      })}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Range Rover' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
