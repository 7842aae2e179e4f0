import { act, screen } from '@testing-library/react';
import { renderWithPlatform } from '../testing/testing';
import { Price, type PriceKind, priceSetting, priceWriterOf, usePriceFormat } from './Price';

test.each([
  ['plain', '45,900 €'],
  ['site', '€45,900'],
  ['purchase', 'From 45,900 €'],
  ['lease', 'or 45,900 € / Month'],
  ['subscribe', 'from 45,900 € / Month'],
  ['full', 'From 45,900 €'],
  ['leaseFull', 'or 45,900 € / Month'],
  ['leaseShort', '45,900 € / Month'],
  ['offer', '45,900 €'],
  ['rental', '45,900 €/day'],
  ['calculator', '45,900 €'],
] as const)('the built-in %s format writes %s', (kind, written) => {
  renderWithPlatform(<Price amount={45900} kind={kind} />);
  expect(screen.getByText(written)).toBeVisible();
});

test.each([[0], [-1], [Number.NaN], [null], ['']])('a price of %p is not shown', (amount) => {
  renderWithPlatform(<Price amount={amount} />);
  expect(screen.queryByText(/€/)).not.toBeInTheDocument();
});

test.each([
  [{ 'price.symbol': 'AED' }, '45,900 AED'],
  [{ 'price.symbol': 'AED', 'prices.symbol': '$' }, '45,900 $'],
  [{ 'price.delimiter': '.', 'prices.delimiter': ' ' }, '45 900 €'],
  [{ 'prices.decimals': 2 }, '45,900.00 €'],
] as const)('of the settings %j the more exact one counts: "%s"', (settings, written) => {
  renderWithPlatform(<Price amount={45900} />, { settings });
  expect(screen.getByText(written)).toBeVisible();
});

/** The settings that write each kind of price, the one that counts first. */
const WRITTEN_BY = {
  plain: ['stock_locator.priceFormat'],
  purchase: ['stock_locator.purchaseFormat'],
  lease: ['stock_locator.leaseFormat'],
  subscribe: ['stock_locator.subscribeFormat'],
  site: ['prices.priceFormat', 'price.priceFormat'],
  full: ['prices.fullString', 'price.fullString'],
  leaseFull: ['prices.leaseFullString', 'price.leaseFullString'],
  leaseShort: ['prices.leaseShortString', 'price.leaseShortString'],
  offer: ['prices.offerString', 'price.offerString'],
  rental: ['prices.rentACarFormat', 'price.rentACarFormat'],
  calculator: ['prices.calculatorFormat', 'price.calculatorFormat'],
} as const satisfies Record<PriceKind, readonly string[]>;
const KINDS = Object.keys(WRITTEN_BY).filter((kind): kind is PriceKind => Object.hasOwn(WRITTEN_BY, kind));

test.each(KINDS)('the %s price is written by its own setting, and the one under prices. goes first', (kind) => {
  const { platform } = renderWithPlatform(<Price amount={45900} kind={kind} />);
  for (const key of WRITTEN_BY[kind].toReversed()) {
    act(() => platform.settings.change({ [key]: `${key}: ^ %` }));
    expect(screen.getByText(`${key}: € 45,900`)).toBeVisible();
  }
});

test.each(KINDS)('no setting of another price changes the %s price', (kind) => {
  // An @ stands for the plain price, and calculators format it so by default.
  const uses = kind.startsWith('lease') || kind === 'calculator' ? ['plain', kind] : [kind];
  const others = KINDS.filter((one) => !uses.includes(one)).flatMap((one) => WRITTEN_BY[one]);
  const { container, platform } = renderWithPlatform(<Price amount={45900} kind={kind} />);
  const before = container.textContent;
  act(() => platform.settings.change(Object.fromEntries(others.map((key) => [key, 'elsewhere']))));
  expect(container.textContent).toBe(before);
});

test.each([
  [{}, 'EUR'],
  [{ 'price.currencyIso': 'AUD' }, 'AUD'],
  [{ 'price.currencyIso': 'AUD', 'prices.currencyIso': 'NZD' }, 'NZD'],
] as const)('with %j the code of the currency is %s', (settings, code) => {
  const { platform } = renderWithPlatform(<Price amount={1} />, { settings });
  expect(priceSetting(platform.settings, 'currencyIso')).toBe(code);
});

test.each([
  [{}, '45,900 €'],
  [{ 'price.calculatorSymbol': 'EUR' }, '45,900 EUR'],
  [{ 'price.calculatorFormat': '^%' }, '€45,900'],
  [{ 'price.calculatorFormat': '^%', 'prices.calculatorFormat': '^ %' }, '€ 45,900'],
] as const)('with %j a calculator writes "%s"', (settings, written) => {
  renderWithPlatform(<Price amount={45900} kind="calculator" />, { settings });
  expect(screen.getByText(written)).toBeVisible();
});

test.each([
  [{}, undefined],
  [{ 'double_price.symbol': 'лв.', 'double_price.rate': 1.95583 }, undefined],
  [{ 'double_price.enabled': true }, '(45,900 EUR)'],
  [{ 'double_price.enabled': true, 'double_price.symbol': 'лв.', 'double_price.rate': 1.95583 }, '(89,773 лв.)'],
  [{ 'double_price.enabled': true, 'double_price.rate': 1.95583, 'double_price.decimals': 2 }, '(89,772.60 EUR)'],
] as const)('with %j the second price is %p', (settings, second) => {
  renderWithPlatform(<Price amount={45900} />, { settings });
  expect(screen.queryByText(/^\(/)?.textContent).toBe(second);
});

test.each([
  ['uk-UA', ' ', '44 163,12 €'],
  ['en-AU', ',', '44,163.12 €'],
  ['ja-JP', ',', '44,163.12 €'],
  ['ar-AE', ',', '44,163.12 €'],
  ['uk-UA', ',', '44,163.12 €'],
])('in %s with the delimiter "%s" decimals stand as in its other numbers: %s', (locale, delimiter, written) => {
  const settings = { 'price.delimiter': delimiter, 'price.decimals': 2 };
  renderWithPlatform(<Price amount={44163.12} />, { settings, locale });
  expect(screen.getByText(written)).toBeVisible();
});

function Text() {
  return <p>{usePriceFormat()(45_900)}</p>;
}

test.each([
  ['en-AE', '45,900 AED (12,498 USD)'],
  ['ar-AE', '45,900 AED (\u206812,498 USD\u2069)'],
])('a price within a text is written in both currencies in %s: %s', (locale, written) => {
  const settings = {
    'price.symbol': 'AED',
    'double_price.enabled': true,
    'double_price.symbol': 'USD',
    'double_price.rate': 0.272294,
  };
  renderWithPlatform(<Text />, { settings, locale });
  expect(screen.getByText(written)).toBeVisible();
});

const arabic = { symbol: 'د.إ.', plain: '% ^', lease: 'أو @ شهريًا' };
test.each([
  ['ar-AE', 'plain', '45,900 د.إ.'],
  ['ar-AE', 'lease', 'أو 45,900 د.إ. شهريًا'],
  ['ar-AE', 'calculator', '45,900 د.إ.'],
  ['ar-AE', 'subscribe', 'from 45,900 د.إ. / Month'],
  ['en-AE', 'lease', 'or AED 45,900 / Month'],
] as const)('in %s the %s format of a market with two languages writes "%s"', (locale, kind, written) => {
  const settings = {
    'price.symbol': 'AED',
    'stock_locator.priceFormat': '^ %',
    'price.by_language': { ar: arabic },
  };
  renderWithPlatform(<Price amount={45900} kind={kind} />, { settings, locale });
  expect(screen.getByText(written)).toBeVisible();
});

test('one store of settings writes pages of two languages beside each other', () => {
  const { platform } = renderWithPlatform(<Price amount={1} />, { settings: { 'price.by_language': { ar: arabic } } });
  const write = (locale: string) => priceWriterOf({ ...platform, locale }).write(1000, 'lease');
  expect([write('en-AE'), write('ar-AE'), write('en-AE')]).toEqual([
    'or 1,000 € / Month',
    'أو 1,000 د.إ. شهريًا',
    'or 1,000 € / Month',
  ]);
});

test('a changed setting is followed by every price on the page', () => {
  const { platform } = renderWithPlatform(
    <>
      <Price amount={1000} />
      <Price amount={2000} />
    </>,
  );
  act(() => platform.settings.change({ 'price.symbol': 'AED' }));
  expect(screen.getByText('1,000 AED')).toBeVisible();
  expect(screen.getByText('2,000 AED')).toBeVisible();
});
