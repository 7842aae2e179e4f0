import type { Feed, FeedRun } from '@showroom/contracts/entities/feed';
import { MARKETS, marketOfListing } from '@showroom/contracts/markets';
import { formatDateTime } from '@showroom/shared-ui/dates';

/** How a run stands, in a word and its colour. */
export const STATUSES = {
  running: { label: 'Running', kind: 'accent' },
  done: { label: 'Done', kind: 'success' },
  incomplete: { label: 'File not complete', kind: 'warning' },
  stopped: { label: 'Stopped', kind: 'warning' },
  failed: { label: 'Failed', kind: 'danger' },
} as const satisfies Record<FeedRun['status'], unknown>;

const STARTS = {
  schedule: 'On schedule',
  person: 'Asked for',
  upload: 'Uploaded',
  command: 'Import command',
} as const satisfies Record<FeedRun['started_by'], string>;

/** What began a run, and who. */
export function formatStart({ started_by, who }: Pick<FeedRun, 'started_by' | 'who'>): string {
  return who === '' ? STARTS[started_by] : `${STARTS[started_by]} by ${who}`;
}

export const INTERVALS = [
  { value: '15', label: 'Every 15 minutes' },
  { value: '60', label: 'Every hour' },
  { value: '360', label: 'Every 6 hours' },
  { value: '1440', label: 'Every day' },
  { value: '10080', label: 'Every week' },
] as const;

/** When a feed runs by itself. */
export function formatSchedule({ url, every_minutes, next_run_at }: Feed, timeZone: string): string {
  if (url === null) return 'Its files are uploaded.';
  const interval = INTERVALS.find(({ value }) => value === String(every_minutes));
  if (!interval) return 'Fetched when somebody asks.';
  return next_run_at === null
    ? `${interval.label}.`
    : `${interval.label}, next at ${formatDateTime(next_run_at, timeZone)}.`;
}

/** A listing is called as its market, or by its own name. */
export function formatListing(listing: string): string {
  return marketOfListing(listing)?.name ?? listing;
}

export function timeZoneOf(listing: string): string {
  return (marketOfListing(listing) ?? MARKETS.international).timeZone;
}

/** 0.2 as 20. */
export function percentOf(share: number): number {
  return Number((share * 100).toFixed(1));
}
