import { MARKETS, type Market } from '@showroom/contracts/markets';
import type { OpeningHours } from '../../../database/schema/retailers';

/** Minutes since midnight, by the retailer's own clock. */
interface OpenTime {
  readonly from: number;
  readonly to: number;
}

/** What is open on each day of the week, Monday first. */
export type Week = readonly (readonly OpenTime[])[];

const DAYS = [0, 1, 2, 3, 4, 5, 6];
/** Retailers write their hours in the languages of the markets. */
const LANGUAGES = [
  ...new Set(Object.values<Market>(MARKETS).flatMap(({ locales }) => locales.map((locale) => locale.slice(0, 2)))),
];
/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;

function nameKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]/gu, '');
}

/** Names of the days as the languages' own data has them, long and short. */
const DAY_NAMES: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
      return DAYS.map((day) => [nameKey(format.format(MONDAY + day * DAY)), day] as const);
    }),
  ),
);

// An apostrophe is a letter or a sign, depending on who writes: names are compared without it.
const withoutModifiers = (text: string) => text.replaceAll(/[\u02bc\u2019'ʼ]/g, '');
const NAMES: ReadonlyMap<string, number> = new Map(
  [...DAY_NAMES].map(([name, day]) => [withoutModifiers(name), day] as const),
);

function dayOf(text: string): number | undefined {
  return NAMES.get(withoutModifiers(nameKey(text)));
}

const BETWEEN = /\s*[-–—〜~～]\s*/u;
/**
 * Ukrainian has three words for "and", by the sounds around it; Intl knows one of each language.
 */
const ANDS = [
  ...['й', 'та'],
  ...LANGUAGES.flatMap((language) =>
    new Intl.ListFormat(language)
      .formatToParts(['1', '2'])
      .flatMap(({ type, value }) => (type === 'literal' ? (value.match(/\p{L}+/gu) ?? []) : [])),
  ),
];
const AND = new RegExp(`\\s*[,;،、&/・]\\s*|\\s+(?:${ANDS.join('|')})\\s+`, 'u');

/** The days of `Monday – Friday` or `土曜日、日曜日`; a range may go over the end of the week. */
function daysOf(text: string): number[] {
  return text.split(AND).flatMap((part) => {
    const ends = part.split(BETWEEN).map(dayOf);
    const [first, last = first] = ends;
    if (first === undefined || last === undefined || ends.includes(undefined)) return [];
    return DAYS.slice(0, ((last - first + 7) % 7) + 1).map((step) => (first + step) % 7);
  });
}

const TIME = /(\d{1,2})[:.](\d{2})\s*[-–—〜~～]\s*(\d{1,2})[:.](\d{2})/gu;

/** The times of `09:00 – 12:30, 14:00 – 18:00`; anything without times is closed. */
function timesOf(text: string): OpenTime[] {
  return [...text.normalize('NFKC').matchAll(TIME)].flatMap(([, ...parts]) => {
    const [hour = 0, minute = 0, lastHour = 0, lastMinute = 0] = parts.map(Number);
    const time = { from: hour * 60 + minute, to: lastHour * 60 + lastMinute };
    return time.from < time.to && time.to <= 24 * 60 ? [time] : [];
  });
}

/**
 * Opening hours as retailers write them, in any of our languages; what nobody can read is closed.
 */
export function weekOf(hours: readonly OpeningHours[]): Week {
  const lines = hours.map(({ days, hours: text }) => ({ days: daysOf(days), times: timesOf(text) }));
  return DAYS.map((day) => lines.filter(({ days }) => days.includes(day)).flatMap(({ times }) => times));
}
