import type { FastifyInstance } from 'fastify';
import { registerBeacons } from './beacons';
import type { SiteConfig } from './config';
import { metrics } from './metrics';
import { ObservationSender } from './observations';
import { ReleaseCounts } from './release-counts';
import type { Renderer } from './renderer';

interface ReportsOptions {
  readonly config: SiteConfig;
  readonly renderer: Pick<Renderer, 'siteMap' | 'subscribe'>;
  readonly log: (message: string) => void;
}

/**
 * What pages and render workers report of each version goes on to the registry, in sums, for as
 * long as the site runs.
 */
export async function reportReleases(app: FastifyInstance, { config, renderer, log }: ReportsOptions): Promise<void> {
  const counts = new ReleaseCounts((dropped) => metrics.observations.inc({ outcome: 'dropped' }, dropped));
  const sender = new ObservationSender({
    registryUrl: config.registryUrl,
    siteToken: config.siteToken,
    every: config.observationEvery,
    counts,
    onOutcome: (outcome, observations) => metrics.observations.inc({ outcome }, observations),
    log,
  });
  const unsubscribe = renderer.subscribe((event) => counts.addEvent(event));
  app.addHook('onClose', async () => {
    unsubscribe();
    await sender.stop();
  });
  sender.start();
  await app.register((scope) =>
    registerBeacons(scope, {
      counts,
      perMinute: config.beaconsPerMinute,
      siteMap: (id) => renderer.siteMap(id),
      onOutcome: (outcome) => metrics.beacons.inc({ outcome }),
    }),
  );
}
