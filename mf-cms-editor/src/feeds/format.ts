import { FEED_INTERVALS, type Feed, type FeedRun } from '@showroom/contracts/entities/feed';
import { fillText } from '@showroom/contracts/fill-text';
import { MARKETS, marketOfListing } from '@showroom/contracts/markets';
import { formatDateTime } from '@showroom/shared-ui/dates';
import { marketName } from '@showroom/shared-ui/display-names';
import type messages from './messages/en.json';

/** The colour of how a run stands. */
export const STATUS_KINDS = {
  running: 'accent',
  done: 'success',
  incomplete: 'warning',
  stopped: 'warning',
  failed: 'danger',
} as const satisfies Record<FeedRun['status'], string>;

/** What began a run, and who. */
export function formatStart({ started_by, who }: Pick<FeedRun, 'started_by' | 'who'>, texts: typeof messages): string {
  return who === '' ? texts.starts[started_by] : fillText(texts.starts_by[started_by], { who });
}

/** When a feed runs by itself. */
export function formatSchedule(
  { url, every_minutes, next_run_at }: Feed,
  timeZone: string,
  { schedules, intervals }: typeof messages,
): string {
  if (url === null) return schedules.uploaded;
  const minutes = FEED_INTERVALS.find((one) => one === every_minutes);
  if (minutes === undefined) return schedules.asked;
  const interval = intervals[minutes];
  if (next_run_at === null) return fillText(schedules.every, { interval });
  return fillText(schedules.next, { interval, time: formatDateTime(next_run_at, timeZone) });
}

/** A listing is called as its market is in a language, or by its own name. */
export function formatListing(listing: string, locale: string): string {
  const market = marketOfListing(listing);
  return market ? marketName(market.code, locale) : listing;
}

export function timeZoneOf(listing: string): string {
  return (marketOfListing(listing) ?? MARKETS.international).timeZone;
}

/** 0.2 as 20. */
export function percentOf(share: number): number {
  return Number((share * 100).toFixed(1));
}
