import type { AuditEntry } from '@showroom/contracts/entities/release-audit';
import { DEFAULT_BUDGET } from '@showroom/contracts/entities/release-budget';
import type { OverviewVersion, ReleaseOverview, VersionHealth } from '@showroom/contracts/entities/release-overview';

const health = (loads: number, failed: number, lcp: number): VersionHealth => ({
  loads,
  failed,
  troubles: failed > 0 ? { render: failed } : {},
  vitals: { lcp: { p75: lcp, samples: loads }, cls: { p75: 0.02, samples: loads }, inp: { p75: 64, samples: loads } },
  minutes: [
    { at: '2026-03-01T12:00:00.000Z', loads, failed: 0 },
    { at: '2026-03-01T12:01:00.000Z', loads, failed },
  ],
});

const version = (number: string, values: Partial<OverviewVersion> = {}): OverviewVersion => ({
  version: number,
  published_at: '2026-03-01T11:00:00.000Z',
  gate: 'passed',
  standing: [],
  burnt: null,
  health: null,
  ...values,
});

/** A market with a canary, a version that burnt, and one that nobody has seen. */
export const overview: ReleaseOverview = {
  market: 'international',
  stable: {
    id: 'aaaaaaaaaaaa',
    created_at: '2026-03-01T11:05:00.000Z',
    who: 'manager@showroom.test',
    why: 'spring release',
    remotes: { 'mf-blocks': '1.0.0' },
  },
  canary: {
    id: 'bbbbbbbbbbbb',
    created_at: '2026-03-01T12:05:00.000Z',
    who: 'admin@showroom.test',
    why: 'new carousel',
    remotes: { 'mf-blocks': '1.1.0' },
    share: 20,
    remote: 'mf-blocks',
    version: '1.1.0',
  },
  remotes: [
    {
      remote: 'mf-blocks',
      budget: DEFAULT_BUDGET,
      before: '0.9.0',
      versions: [
        version('1.3.0'),
        version('1.2.0', {
          gate: 'failed',
          burnt: { at: '2026-03-01T12:00:00.000Z', market: 'au', why: '9 of 50 loads had errors' },
        }),
        version('1.1.0', { standing: ['canary'], health: health(200, 3, 1500) }),
        version('1.0.0', { standing: ['stable'], health: health(800, 0, 1100) }),
        version('0.9.0', { health: health(1000, 0, 1000) }),
      ],
    },
  ],
};

export const entry: AuditEntry = {
  number: 7,
  at: '2026-03-01T12:05:00.000Z',
  who: 'admin@showroom.test',
  why: 'new carousel (20 %)',
  what: 'canary-start',
  market: 'international',
  remote: 'mf-blocks',
  version: '1.1.0',
  before: null,
  after: 'bbbbbbbbbbbb',
};
