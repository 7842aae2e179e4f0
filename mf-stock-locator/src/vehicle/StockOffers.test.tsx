import { type PlatformOptions, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { exampleVehicle } from '../examples/vehicles';
import { LanguageProvider } from '../language/use-language';
import { StockOffers } from './StockOffers';
import { vehicleLanguage } from './vehicle-language';

const OFFER = { title: 'Winter wheels', text: '', start_date: '2026-11-20', end_date: '2026-11-30' };
const OFFERS = { 'stock_locator.offers': [OFFER] };
const { attributes } = exampleVehicle();

afterEach(() => jest.restoreAllMocks());

function show(madeAt: string, now: string, options: PlatformOptions) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  renderWithPlatform(
    <LanguageProvider value={vehicleLanguage(testPlatform())}>
      <StockOffers vehicle={attributes} madeAt={Date.parse(madeAt)} />
    </LanguageProvider>,
    options,
  );
}

test.each([
  ['', 'international', '2026-11-19T23:00:00Z', 0],
  ['', 'international', '2026-11-19T23:00:01Z', 1],
  ['', 'international', '2026-11-30T22:59:59Z', 1],
  ['', 'international', '2026-11-30T23:00:00Z', 0],
  ['', 'jp', '2026-11-19T15:00:01Z', 1],
  ['Asia/Dubai', 'jp', '2026-11-19T15:00:01Z', 0],
  ['Asia/Dubai', 'jp', '2026-11-19T20:00:01Z', 1],
] as const)('with the time zone "%s" a page of %s shows, at %s, %d offers', (timeZone, market, instant, count) => {
  show(instant, instant, { market, settings: { ...OFFERS, 'website.timezone': timeZone } });
  expect(screen.queryAllByText('Winter wheels')).toHaveLength(count);
});

test('a page that was cached before the first day shows the offer once it runs', () => {
  show('2026-11-19T12:00:00Z', '2026-11-25T12:00:00Z', { settings: OFFERS });
  expect(screen.getByText('Winter wheels')).toBeVisible();
});
