import type { PriceEntry } from '@showroom/contracts/entities/vehicle';
import { renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { PriceLines } from './PriceLines';

const texts = { onRequest: 'Price on request', price: 'Price' };
const price = (changes: Partial<PriceEntry> = {}): PriceEntry => ({
  type: 'purchase',
  value_raw: 45_900,
  old_price_raw: null,
  hidden_from_visitors: false,
  ...changes,
});

test('the purchase price is written from, the lease price per month', () => {
  renderWithPlatform(<PriceLines prices={[price(), price({ type: 'lease', value_raw: 499 })]} texts={texts} />);
  expect(screen.getByText('From 45,900 €')).toBeVisible();
  expect(screen.getByText('or 499 € / Month')).toBeVisible();
});

test.each([
  ['no price', []],
  ['a price of zero', [price({ value_raw: 0 })]],
  ['a price below zero', [price({ value_raw: -1 })]],
  ['a hidden price', [price({ hidden_from_visitors: true })]],
])('%s is a price on request', (_, prices) => {
  const { container } = renderWithPlatform(<PriceLines prices={prices} texts={texts} />);
  expect(container).toHaveTextContent(/^Price on request$/);
});

test('no former price is struck through: an announced reduction says which one it is against', () => {
  renderWithPlatform(<PriceLines prices={[price({ old_price_raw: 49_900 })]} texts={texts} />);
  expect(screen.queryByText('49,900 €')).not.toBeInTheDocument();
});
