import type { RemoteLimits } from '../federation/remote-events';
import type { SiteConfig } from './config';

export function testLimits(values: Partial<RemoteLimits> = {}): RemoteLimits {
  const breaker = { failures: 3, window: 30_000, probeAfter: 1000 };
  return { evaluation: 1500, load: 1500, route: 4000, render: 4000, breaker, ...values };
}

/** A configuration for tests. Default: nobody listens at its addresses. */
export function testConfig(values: Partial<SiteConfig> = {}): SiteConfig {
  return {
    production: false,
    trustedTypes: 'enforce',
    host: '127.0.0.1',
    port: 0,
    siteOrigin: 'http://showroom.test',
    securityContact: undefined,
    apiUrl: 'http://127.0.0.1:9',
    registryUrl: 'http://127.0.0.1:9',
    identityUrl: 'http://127.0.0.1:9',
    sandboxUrl: 'http://127.0.0.1:9',
    folder: '/nowhere',
    trustedKeys: '/nowhere/trusted.json',
    shellBuilds: undefined,
    workers: 1,
    workerMemory: 512,
    workerUser: undefined,
    entryDeadline: 1500,
    remoteLimits: testLimits(),
    compositionPoll: 100,
    visitorsPerMinute: 100,
    beaconsPerMinute: 100,
    redisUrl: undefined,
    stopDelay: 0,
    observationEvery: 100,
    pageCacheBytes: 1_000_000,
    pictureCacheBytes: 1_000_000,
    client: { id: 'showroom-site', secret: 'a-secret-of-this-test' },
    scopes: 'openid profile email roles',
    sessionSecret: 'a-session-secret-of-this-test-with-32-characters',
    visitorSecret: 'a-visitor-secret-of-this-test',
    siteToken: 'a-site-token-of-this-test',
    trustedProxies: false,
    workshopUrl: undefined,
    ...values,
  };
}
