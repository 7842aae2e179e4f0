import { formatCount } from '@showroom/shared-ui/format-count';
import { fetchedFeed } from './examples';
import { formatListing, formatSchedule, formatStart, percentOf, timeZoneOf } from './format';
import messages from './messages/en.json';

test.each([
  ['schedule', '', 'On schedule'],
  ['person', 'jane', 'Asked for by jane'],
  ['upload', 'jane', 'Uploaded by jane'],
  ['command', '', 'Import command'],
] as const)('a run that began by %s of "%s" is "%s"', (started_by, who, text) => {
  expect(formatStart({ started_by, who }, messages)).toBe(text);
});

test.each([
  [{}, 'Every hour, next at 01/03/2026 13:00.'],
  [{ next_run_at: null }, 'Every hour.'],
  [{ every_minutes: null }, 'Fetched when somebody asks.'],
  [{ url: null }, 'Its files are uploaded.'],
] as const)('a schedule of %j is "%s"', (values, text) => {
  expect(formatSchedule({ ...fetchedFeed, ...values }, 'Europe/Brussels', messages)).toBe(text);
});

test.each([
  [0, '0 vehicles'],
  [1, '1 vehicle'],
  [1204, '1,204 vehicles'],
  [1_234_567, '1,234,567 vehicles'],
])('%d is "%s"', (count, text) => {
  expect(formatCount(count, messages.vehicles, 'en')).toBe(text);
});

test('a listing is called as its market, another one by its own name', () => {
  expect(['au', 'de-used'].map((listing) => formatListing(listing, 'uk-UA'))).toEqual(['Австралія', 'de-used']);
  expect([timeZoneOf('jp'), timeZoneOf('de-used')]).toEqual(['Asia/Tokyo', 'Europe/Brussels']);
});

test.each([
  [0.2, 20],
  [0.125, 12.5],
  [0.07, 7],
  [1, 100],
])('the share %d is %d percent', (share, percent) => {
  expect(percentOf(share)).toBe(percent);
});
