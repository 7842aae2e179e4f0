import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { Component } from './ElectrifyingPower';
import { examples } from './examples';

test('every figure is read with its unit and what it measures', () => {
  render(<Component {...blockProps(examples['four figures'])} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Range, combined',
    'From 10 to 80 per cent',
    'Power of both motors',
    'From 0 to 100 km/h',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '543 km',
    '29 min',
    '400 hp',
    '4.8 s',
  ]);
  expect(screen.getByText(/Figures by WLTP/)).toBeVisible();
});

test('words stand without figures', () => {
  render(<Component {...blockProps(examples['words alone'])} />);
  expect(screen.getByRole('heading', { name: 'Silent, and quicker for it' })).toBeVisible();
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
});
