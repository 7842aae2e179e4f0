export interface CalendarEvent {
  /** The same for each file of the event, so that a calendar replaces what it has. */
  readonly uid: string;
  readonly title: string;
  readonly place: string;
  /** ISO 8601, with an offset. */
  readonly startsAt: string;
  /** Empty where nobody said when it ends. */
  readonly endsAt: string;
  readonly writtenAt: string;
}

/** A calendar with one event by RFC 5545: times in UTC, lines that end in CRLF. */
export function calendarOf({ uid, title, place, startsAt, endsAt, writtenAt }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Showroom//Order online//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(writtenAt)}`,
    `DTSTART:${utc(startsAt)}`,
    ...(endsAt ? [`DTEND:${utc(endsAt)}`] : []),
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Such as 20261201T080000Z. */
function utc(iso: string): string {
  return new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

const LONGEST = 75;

/** No line has more than 75 bytes: the rest stands in lines that begin with a blank. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  let text = '';
  for (const character of line) {
    const { length: bytes } = encoder.encode(character);
    const isFull = length + bytes > LONGEST;
    text += isFull ? `\r\n ${character}` : character;
    length = isFull ? bytes + 1 : length + bytes;
  }
  return text;
}
