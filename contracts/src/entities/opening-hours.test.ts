import { openingHours } from './opening-hours';

test.each([
  ['en-GB', 'Monday – Friday', 'Monday – Friday'],
  ['ar-AE', 'Monday – Saturday', 'الاثنين – السبت'],
  ['ja-JP', 'Sunday', '日曜日'],
  ['uk-UA', 'Monday – Friday', 'Понеділок – пʼятниця'],
  ['uk-UA', 'SATURDAY', 'Субота'],
  ['ar-AE', 'Public holiday', 'Public holiday'],
  ['en-GB', '', ''],
])('in %s the days %j are %j', (locale, days, written) => {
  expect(openingHours([{ days, hours: '09:00 – 18:00' }], locale, 'x')).toEqual([
    { days: written, hours: '09:00 – 18:00' },
  ]);
});

test.each([
  ['Closed', 'مغلق'],
  [' closed ', 'مغلق'],
  ['Closed for lunch', 'Closed for lunch'],
])('hours that say %j are written %j', (hours, written) => {
  expect(openingHours([{ days: 'Sunday', hours }], 'ar-AE', 'مغلق')[0]?.hours).toBe(written);
});
