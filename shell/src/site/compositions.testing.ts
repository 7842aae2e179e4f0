import { MARKET_CODES } from '@showroom/contracts/markets';
import type { Composition, ReleaseManifest } from '@showroom/contracts/remotes/release';

/** A release as a registry would give it, for tests. */
export function testRelease(values: Partial<ReleaseManifest> = {}): ReleaseManifest {
  const { remote = 'mf-one', version = '1.0.0-aaaaaaaa' } = values;
  return {
    remote,
    version,
    container: `${remote.replaceAll('-', '_')}_${version.split('-')[1]}`,
    contracts: '1.0.0',
    shared: [],
    uses: { events: [], settings: [] },
    web: { entry: 'web/remoteEntry.js', assets: [{ path: 'web/remoteEntry.js', integrity: 'sha384-web', bytes: 1 }] },
    node: {
      entry: 'node/remoteEntry.js',
      assets: [{ path: 'node/remoteEntry.js', integrity: 'sha384-node', bytes: 1 }],
    },
    exposes: [],
    mounts: [],
    slots: [],
    templates: [],
    examples: [],
    ...values,
  };
}

/** A composition of a market, for tests. */
export function testComposition(id: string, market = 'international', remotes: ReleaseManifest[] = []): Composition {
  return {
    id,
    market,
    channel: 'stable',
    sequence: 1,
    created_at: '2026-11-20T00:00:00.000Z',
    who: 'a test',
    reason: 'test',
    origin: 'http://registry.test',
    remotes,
  };
}

/** The same composition id in every market. */
export function testCompositions(id: string): Record<string, Composition> {
  return Object.fromEntries(MARKET_CODES.map((market) => [market, testComposition(`${id}-${market}`, market)]));
}
