import { calendarOf } from './calendar';

const event = {
  uid: 'SO-1@showroom',
  title: 'Handover: Defender 110',
  place: 'Zenith Motors, Main Street 1; Ghent',
  startsAt: '2026-12-01T09:00:00+01:00',
  endsAt: '2026-12-01T10:30:00+01:00',
  writtenAt: '2026-11-20T12:05:00.000Z',
};

test('an appointment is an event of RFC 5545, in UTC and with what its texts must escape', () => {
  expect(calendarOf(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Showroom//Order online//EN',
    'BEGIN:VEVENT',
    'UID:SO-1@showroom',
    'DTSTAMP:20261120T120500Z',
    'DTSTART:20261201T080000Z',
    'DTEND:20261201T093000Z',
    'SUMMARY:Handover: Defender 110',
    'LOCATION:Zenith Motors\\, Main Street 1\\; Ghent',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('an event whose end nobody knows has none', () => {
  expect(calendarOf({ ...event, endsAt: '' })).not.toContain('DTEND');
});

test.each(['a'.repeat(300), '車両のお引き渡し'.repeat(20), '🚙'.repeat(60)])(
  'no line is longer than 75 bytes, and what is unfolded is what was written: %s',
  (title) => {
    const text = calendarOf({ ...event, title });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
  },
);
