import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

/** What the site counts of itself. */
export const metrics = {
  renders: new Histogram({
    name: 'site_render_seconds',
    help: 'Time from a page request to the end of its render',
    labelNames: ['market', 'outcome'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  }),
  cache: new Counter({
    name: 'site_page_cache_total',
    help: 'Pages answered from memory, fresh or stale',
    labelNames: ['state'],
    registers: [registry],
  }),
  beacons: new Counter({
    name: 'site_beacons_total',
    help: 'Reports of pages: taken, refused, limited (too many from one address), or of a composition that nobody knows',
    labelNames: ['outcome'],
    registers: [registry],
  }),
  policyViolations: new Counter({
    name: 'site_policy_violations_total',
    help: "What browsers refused by a page's policy, or would have refused, by directive",
    labelNames: ['directive', 'disposition'],
    registers: [registry],
  }),
  observations: new Counter({
    name: 'site_observations_total',
    help: 'What was counted of versions: sent to the registry, or dropped',
    labelNames: ['outcome'],
    registers: [registry],
  }),
  swaps: new Counter({
    name: 'site_composition_swaps_total',
    help: 'New compositions taken into service',
    registers: [registry],
  }),
};
