/** @jest-environment node */
import { channelOf } from './channels';

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0';

test.each([
  [50, '0', 'canary'],
  [50, '49', 'canary'],
  [50, '50', 'stable'],
  [50, '99', 'stable'],
  [1, '0', 'canary'],
  [100, '99', 'canary'],
] as const)('with a share of %d a visitor of bucket %s gets %s', (share, cookie, channel) => {
  expect(channelOf({ share, cookie, userAgent })).toEqual({ channel });
});

test('while no canary is active nobody is given a bucket', () => {
  expect(channelOf({ share: undefined, cookie: '0', userAgent })).toEqual({ channel: 'stable' });
  expect(channelOf({ share: undefined, cookie: undefined, userAgent })).toEqual({ channel: 'stable' });
});

test('the first page is what is stable, and gives a bucket', () => {
  expect(channelOf({ share: 100, cookie: undefined, userAgent }, () => 7)).toEqual({ channel: 'stable', bucket: 7 });
});

test.each(['', '100', '-1', '1.5', 'x', '007'])('a cookie of "%s" is none', (cookie) => {
  expect(channelOf({ share: 100, cookie, userAgent }, () => 7)).toEqual({ channel: 'stable', bucket: 7 });
});

test.each([undefined, 'Googlebot/2.1 (+http://www.google.com/bot.html)', 'facebookexternalhit/1.1', 'Bingbot'])(
  'a robot (%s) gets what is stable, whatever it carries',
  (robot) => {
    expect(channelOf({ share: 100, cookie: '0', userAgent: robot })).toEqual({ channel: 'stable' });
  },
);

test('buckets are spread over all hundred', () => {
  const seen = new Set(
    Array.from({ length: 2000 }, () => channelOf({ share: 50, cookie: undefined, userAgent }).bucket),
  );
  expect([...seen].every((bucket) => bucket !== undefined && bucket >= 0 && bucket < 100)).toBe(true);
  expect(seen.size).toBeGreaterThan(50);
});
