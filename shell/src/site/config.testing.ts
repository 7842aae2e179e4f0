import type { SiteConfig } from './config';

/** A configuration for tests: nobody listens at its addresses unless told. */
export function testConfig(values: Partial<SiteConfig> = {}): SiteConfig {
  return {
    production: false,
    port: 0,
    apiUrl: 'http://127.0.0.1:9',
    registryUrl: 'http://127.0.0.1:9',
    identityUrl: 'http://127.0.0.1:9',
    sandboxUrl: 'http://127.0.0.1:9',
    folder: '/nowhere',
    trustedKeys: '/nowhere/trusted.json',
    shellBuilds: undefined,
    workers: 1,
    compositionPoll: 100,
    beaconsPerMinute: 100,
    observationEvery: 100,
    pageCacheBytes: 1_000_000,
    client: { id: 'showroom-site', secret: 'a-secret-of-this-test' },
    sessionSecret: 'a-session-secret-of-this-test-with-32-characters',
    visitorSecret: 'a-visitor-secret-of-this-test',
    siteToken: 'a-site-token-of-this-test',
    trustedProxies: false,
    workshopUrl: undefined,
    ...values,
  };
}
