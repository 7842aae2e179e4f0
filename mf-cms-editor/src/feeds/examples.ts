import type { Feed, FeedReport, FeedRun } from '@showroom/contracts/entities/feed';

const counts = {
  read: 1204,
  taken: 1198,
  repaired: 37,
  refused: 6,
  unchanged: 1100,
  inserted: 60,
  updated: 38,
  removed: 12,
};

export const doneRun: FeedRun = {
  feed_id: 'f1',
  listing: 'international',
  mapping: 'standard-eur',
  file: 'north.csv',
  status: 'done',
  started_by: 'schedule',
  who: '',
  message: 'The import is complete.',
  counts,
  missing: 12,
  stock: 1150,
  waiting: false,
  approved_by: null,
  started_at: '2026-03-01T11:00:00.000Z',
  finished_at: '2026-03-01T11:00:04.000Z',
};

/** More is missing than may vanish at once. */
export const stoppedRun: FeedRun = {
  ...doneRun,
  feed_id: 'f2',
  mapping: 'eu-autoscout24',
  file: 'south-2026-03-01.csv.gz',
  status: 'stopped',
  started_by: 'upload',
  who: 'manager@showroom.test',
  message: '661 vehicles of 1201 (55 %) are not in the file, more than the 20 % that may vanish at once.',
  counts: { ...counts, read: 552, taken: 552, repaired: 0, refused: 0, removed: 0 },
  missing: 661,
  stock: 1201,
  waiting: true,
};

export const fetchedFeed: Feed = {
  listing: 'international',
  name: 'Dealers of the north',
  mapping: 'standard-eur',
  url: 'https://feeds.example/north.csv',
  every_minutes: 60,
  max_removals: 0.2,
  next_run_at: '2026-03-01T12:00:00.000Z',
  vehicles: 1198,
  photographs: {
    waiting: 12,
    failed: 1,
    examples: [{ url: 'https://feeds.example/7.jpg', reason: 'The server answered 404.' }],
  },
  last_run: { id: 'a1', ...doneRun },
};

export const uploadedFeed: Feed = {
  ...fetchedFeed,
  name: 'Dealers of the south',
  mapping: 'eu-autoscout24',
  url: null,
  every_minutes: null,
  next_run_at: null,
  vehicles: 1201,
  photographs: { waiting: 0, failed: 0, examples: [] },
  last_run: { id: 'a2', ...stoppedRun },
};

export const mappings = [
  { name: 'standard-eur', title: 'Our own columns, euros', currency: 'EUR', columns: ['id', 'dealer_code'] },
  { name: 'eu-autoscout24', title: 'Listings of European countries', currency: 'EUR', columns: ['Brand', 'Model'] },
  { name: 'au-2023', title: 'Listings of Australia', currency: 'AUD', columns: ['Brand', 'Title'] },
];

export const doneReport: FeedReport = {
  run: doneRun,
  reasons: [
    { kind: 'repaired', reason: 'out of range, left out', field: 'year', rows: 37, line: 12, value: '2060' },
    { kind: 'refused', reason: 'no retailer has this code', field: 'dealer_code', rows: 6, line: 40, value: 'D9' },
  ],
  missing_examples: [],
};

export const stoppedReport: FeedReport = {
  run: stoppedRun,
  reasons: [],
  missing_examples: [
    { id: '100001', title: '2021 Land Rover Defender 110' },
    { id: '100002', title: '2022 Jaguar F-PACE' },
  ],
};
