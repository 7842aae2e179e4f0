import { screen } from '@testing-library/react';
import { visit } from './journey-in-tests';

const TITLES = [
  ['ae', 'ar-AE', '2025 جديدة Land Rover Defender 110 Pangea Green دفع رباعي D300 X-Dynamic SE'],
  ['ua', 'uk-UA', '2025 Новий Land Rover Defender 110 Pangea Green Повний привід D300 X-Dynamic SE'],
  ['jp', 'ja-JP', '2025 新車 Land Rover Defender 110 Pangea Green 四輪駆動 D300 X-Dynamic SE'],
] as const;

describe.each(TITLES)('in %s in %s the vehicle is named in that language', (market, locale, title) => {
  test.each([
    ['by the steps', '/vehicle/42'],
    ['by the checkout and its summary', '/checkout?vehicleId=42&finance_option=purchase'],
    ['by the thanks', '/success?order=SO-2026-000042'],
    ['by the page of the order', '/confirmation/SO-2026-000042'],
  ])('%s', async (_where, path) => {
    const { container } = visit({ path, market, locale });
    expect((await screen.findAllByText(title, { exact: false })).length).toBeGreaterThan(0);
    expect(container).not.toHaveTextContent(/\bNew\b|\bAWD\b/);
  });
});
