import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { row, visit } from '../editor-in-tests';

test('shows each setting with its value, where it comes from, its default and its readers', async () => {
  const { container } = visit('/admin');
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings of International' })).toBeVisible();
  const symbol = row(/^price\.symbol/);
  expect(symbol.getByText('"$"')).toBeVisible();
  expect(symbol.getByText('Set')).toBeVisible();
  expect(symbol.getByText('"€"')).toBeVisible();
  expect(symbol.getByText(/mf-stock-locator/)).toBeVisible();
  expect(row(/^price\.delimiter/).getByText('Default')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a stored value that breaks its schema is named, and the default stands', async () => {
  visit('/admin');
  const decimals = within(await screen.findByRole('row', { name: /^price\.decimals/ }));
  expect(decimals.getByText(/The stored value is not used/)).toBeVisible();
  expect(decimals.getByText('Default')).toBeVisible();
});
