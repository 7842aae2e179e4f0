import { screen } from '@testing-library/react';
import { renderWithPlatform } from '../testing/testing';
import { Price } from './Price';

test.each([
  ['plain', '45,900 €'],
  ['site', '€45,900'],
  ['purchase', '45,900 €'],
  ['lease', 'or 45,900 € / Month'],
  ['subscribe', 'from 45,900 € / Month'],
] as const)('the built-in %s format writes %s', (kind, written) => {
  renderWithPlatform(<Price amount={45900} kind={kind} />, { settings: { 'stock_locator.purchaseFormat': '% ^' } });
  expect(screen.getByText(written)).toBeVisible();
});

test.each([[0], [-1], [Number.NaN], [null], ['']])('a price of %p is not shown', (amount) => {
  renderWithPlatform(<Price amount={amount} />);
  expect(screen.queryByText(/€/)).not.toBeInTheDocument();
});

test('a former price is struck through', () => {
  renderWithPlatform(<Price amount={45900} old />);
  expect(screen.getByText('45,900 €').closest('s')).toBeVisible();
});
