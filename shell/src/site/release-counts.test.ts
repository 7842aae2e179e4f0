/** @jest-environment node */
import type { Beacon } from '@showroom/contracts/entities/release-health';
import { bucketOf } from '@showroom/contracts/entities/vital-histogram';
import type { RemoteEvent } from '../federation/remote-events';
import { ReleaseCounts } from './release-counts';

const reported = (values: Partial<Beacon['remotes'][number]> = {}): Beacon['remotes'][number] => ({
  remote: 'mf-a',
  version: '1.0.0',
  loaded: true,
  failed: false,
  troubles: {},
  ...values,
});
const event = (values: Partial<RemoteEvent>): RemoteEvent => ({
  type: 'remote',
  market: 'au',
  channel: 'stable',
  composition: 'c1',
  remote: 'mf-a',
  version: '1.0.0',
  outcome: 'failed',
  reason: 'render',
  message: '',
  count: 1,
  ms: 1,
  times: [],
  ...values,
});

test('what pages report of a version in a market adds up, and is handed over once', () => {
  const counts = new ReleaseCounts(jest.fn());
  counts.addBeacon('au', { composition: 'c1', remotes: [reported()], vitals: { lcp: 900, cls: 0.02 } });
  counts.addBeacon('au', { composition: 'c1', remotes: [reported({ failed: true, troubles: { render: 2 } })] });
  counts.addBeacon('jp', { composition: 'c2', remotes: [reported()] });
  const batch = counts.take();
  expect(batch?.observations).toEqual([
    expect.objectContaining({
      market: 'au',
      loads: 2,
      failed: 1,
      troubles: { render: 2 },
      vitals: { lcp: { [bucketOf('lcp', 900)]: 1 }, cls: { [bucketOf('cls', 0.02)]: 1 } },
    }),
    expect.objectContaining({ market: 'jp', loads: 1, failed: 0 }),
  ]);
  expect(counts.take()).toBeUndefined();
});

test.each([
  [{ outcome: 'failed', reason: 'render', count: 3 }, 3],
  [{ outcome: 'late', reason: 'load' }, 1],
  [{ outcome: 'failed', reason: 'bytes' }, 1],
  [{ outcome: 'failed', reason: 'unreachable' }, undefined],
  [{ outcome: 'late', reason: 'slow' }, undefined],
  [{ outcome: 'loaded', reason: '' }, undefined],
  [{ outcome: 'fell-back', reason: 'render' }, undefined],
] as const)('on the server %p counts as %p failures of the version', (values, failed) => {
  const counts = new ReleaseCounts(jest.fn());
  counts.addEvent(event(values));
  expect(counts.take()?.observations[0]?.failed).toBe(failed);
});

test('more versions than any site serves are dropped, and counted', () => {
  const onDropped = jest.fn();
  const counts = new ReleaseCounts(onDropped);
  for (let number = 0; number < 600; number += 1)
    counts.addBeacon('au', { composition: 'c1', remotes: [reported({ version: `1.0.${number}` })] });
  expect(counts.take()?.observations).toHaveLength(500);
  expect(onDropped).toHaveBeenCalledTimes(100);
});
