import { blockProps, renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { examples } from './examples';
import { Component } from './Specification';

test('a heading begins a table, and each row says its name, its value and its unit', () => {
  renderWithPlatform(<Component {...blockProps(examples['four subjects with footnotes'])} />);
  expect(screen.getAllByRole('table')).toHaveLength(4);
  const fuel = within(screen.getByRole('table', { name: 'Fuel and emissions' }));
  expect(fuel.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Consumption, combined2',
    'CO₂, combined2',
    'Tank',
  ]);
  expect(fuel.getByRole('cell', { name: '226 g/km' })).toBeVisible();
});

test('what is said twice is one footnote, which its marks lead to', () => {
  const { container } = renderWithPlatform(<Component {...blockProps(examples['four subjects with footnotes'])} />);
  const marks = screen.getAllByRole('link', { name: 'Footnote 2' }).map((mark) => mark.getAttribute('href'));
  expect(marks).toHaveLength(2);
  expect(new Set(marks).size).toBe(1);
  expect(container.querySelector(marks[0] ?? '')).toHaveTextContent(/^Measured by WLTP/);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('rows before any heading are a table that the block’s title names', () => {
  renderWithPlatform(<Component {...blockProps(examples['one table, dark'])} />);
  expect(
    within(screen.getAllByRole('table', { name: 'Performance' })[0] ?? document.body).getAllByRole('row'),
  ).toHaveLength(4);
});
