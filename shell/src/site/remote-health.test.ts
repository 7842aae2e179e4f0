/** @jest-environment node */
import type { RemoteStatus } from '../federation/remote-events';
import { RemoteHealth } from './remote-health';

const PLACE = { market: 'au', channel: 'stable', remote: 'mf-one' } as const;
const WELL: RemoteStatus = { ...PLACE, wanted: '2', served: '2', breaker: 'closed', failure: undefined };
let now: Date;
let health: RemoteHealth;

beforeEach(() => {
  now = new Date('2026-11-20T12:00:00Z');
  health = new RemoteHealth(
    (_remote, version) => (version === '3' ? { reason: 'slow', message: 'its files took longer' } : undefined),
    () => now,
  );
});

test('a remote that is sound has no error, and says since when', () => {
  health.update(1, [WELL]);
  expect(health.entries()).toEqual([
    {
      ...PLACE,
      version_wanted: '2',
      version_served: '2',
      breaker: 'closed',
      last_error: null,
      since: '2026-11-20T12:00:00.000Z',
    },
  ]);
  expect(health.isGood('au', 'stable', 'mf-one', '2')).toBe(true);
});

test('the worker that is worst off decides', () => {
  health.update(1, [WELL]);
  now = new Date('2026-11-20T12:05:00Z');
  const failure = { reason: 'evaluation', message: 'it throws' } as const;
  health.update(2, [{ ...WELL, served: '1', failure }]);
  expect(health.entries()).toMatchObject([
    {
      version_wanted: '2',
      version_served: '1',
      last_error: { ...failure, at: '2026-11-20T12:05:00.000Z' },
      since: '2026-11-20T12:05:00.000Z',
    },
  ]);
  expect(health.isGood('au', 'stable', 'mf-one', '2')).toBe(false);
  health.remove(2);
  expect(health.entries()).toMatchObject([{ version_served: '2', last_error: failure }]);
});

test('a version whose files are not there says why', () => {
  health.update(1, [{ ...WELL, wanted: '3' }]);
  expect(health.entries()).toMatchObject([{ last_error: { reason: 'slow', message: 'its files took longer' } }]);
});

test('what pages met is the last error, also when the remote is sound again', () => {
  health.update(1, [{ ...WELL, breaker: 'open' }]);
  health.heard({ ...PLACE, reason: 'load', message: './block/a took longer than 1500 ms' });
  health.heard({ ...PLACE, reason: '', message: '' });
  health.update(1, [WELL]);
  expect(health.entries()).toMatchObject([{ breaker: 'closed', last_error: { reason: 'load' } }]);
});

test('another generation begins without what the former one reported', () => {
  health.update(1, [{ ...WELL, served: undefined }]);
  health.replace(new Map([[7, [WELL]]]));
  expect(health.entries()).toMatchObject([{ version_served: '2' }]);
});
