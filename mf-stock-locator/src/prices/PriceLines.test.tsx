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

test('what of taxes the price has in it stands beside it, and nothing where nobody says', () => {
  const { container } = renderWithPlatform(
    <PriceLines prices={[price()]} texts={texts} taxNotice="incl. VAT" className="card-prices" />,
  );
  expect(container).toHaveTextContent(/^Price From 45,900 € incl\. VAT$/);
  expect(container.querySelector('.prices')).toHaveAttribute('class', 'prices card-prices');
});

test('without a text on taxes nothing is there', () => {
  const { container } = renderWithPlatform(<PriceLines prices={[price()]} texts={texts} taxNotice={null} />);
  expect(container).toHaveTextContent(/^Price From 45,900 €$/);
  expect(container.querySelector('.prices-tax')).toBeNull();
  expect(container.querySelector('.prices')).toHaveAttribute('class', 'prices');
});

test('a vehicle that has a price by the month alone is not on request', () => {
  const { container } = renderWithPlatform(
    <PriceLines prices={[price({ type: 'subscribe', value_raw: 990 })]} texts={texts} />,
  );
  expect(container).toHaveTextContent(/^from 990 € \/ Month$/);
});

test('the price to drive away with stands for itself, with its state in place of the taxes', () => {
  const { container } = renderWithPlatform(
    <PriceLines
      prices={[price()]}
      texts={texts}
      taxNotice="incl. GST"
      driveAway={{ amount: 49_100, label: 'Drive away in Victoria' }}
    />,
  );
  expect(container).toHaveTextContent(/^Price 49,100 € Drive away in Victoria$/);
});
