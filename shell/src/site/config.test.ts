/** @jest-environment node */
import { siteConfig } from './config';

let said: string;
beforeEach(() => {
  said = '';
  jest.spyOn(console, 'error').mockImplementation((text: string) => {
    said += text;
  });
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
});
afterEach(() => jest.restoreAllMocks());

const SECRETS = {
  SESSION_SECRET: 'a-session-secret-of-our-own-with-32-characters',
  VISITOR_SECRET: 'a-visitor-secret-of-our-own',
  SITE_TOKEN: 'a-site-token-of-our-own',
  OIDC_CLIENT_SECRET: 'a-client-secret-of-our-own',
};

const PRODUCTION = {
  ...SECRETS,
  NODE_ENV: 'production',
  SITE_ORIGIN: 'https://showroom.test',
  TRUSTED_KEYS: '/keys/trusted.json',
  TRUSTED_PROXIES: 'loopback',
};

test('in development nothing has to be set, and everything is on this machine', () => {
  expect(siteConfig({})).toMatchObject({
    production: false,
    port: 3000,
    apiUrl: 'http://127.0.0.1:4000',
    registryUrl: 'http://127.0.0.1:4100',
    trustedProxies: false,
  });
});

test('how long remotes may take, and when they are given a rest, can be set', () => {
  expect(siteConfig({}).remoteLimits).toEqual({
    evaluation: 5000,
    load: 1800,
    route: 4000,
    render: 4000,
    breaker: { failures: 5, window: 30_000, probeAfter: 2000 },
  });
  const { remoteLimits, entryDeadline } = siteConfig({ REMOTE_ENTRY_DEADLINE: '700', BREAKER_FAILURES: '2' });
  expect([entryDeadline, remoteLimits.breaker.failures]).toEqual([700, 2]);
  expect(() => siteConfig({ REMOTE_LOAD_DEADLINE: '0' })).toThrow('ended with 78');
});

test('a port moves the address with it, and an address wins over a port', () => {
  expect(siteConfig({ API_PORT: '5501' }).apiUrl).toBe('http://127.0.0.1:5501');
  expect(siteConfig({ API_PORT: '5501', API_URL: 'https://api.test' }).apiUrl).toBe('https://api.test');
});

test('everything that is wrong is named, and the process ends', () => {
  expect(() => siteConfig({ SITE_PORT: 'x', API_URL: 'nowhere' })).toThrow('ended with 78');
  expect(said).toContain('SITE_PORT');
  expect(said).toContain('API_URL');
});

test.each(Object.keys(SECRETS))('production does not start with the development value of %s, or without one', (key) => {
  const development: Record<string, string> = {
    SESSION_SECRET: 'development-session-secret-of-32-characters',
    VISITOR_SECRET: 'development-only-visitor-secret',
    SITE_TOKEN: 'development-only-site-token',
    OIDC_CLIENT_SECRET: 'development-only-client-secret',
  };
  for (const value of [undefined, development[key]]) {
    said = '';
    expect(() => siteConfig({ NODE_ENV: 'production', ...SECRETS, [key]: value })).toThrow('ended with 78');
    expect(said).toContain(`${key}: set a secret of your own in production`);
  }
});

test('production does not start without its address, the proxy in front, or the keys that it is to trust', () => {
  expect(() => siteConfig({ NODE_ENV: 'production', ...SECRETS })).toThrow('ended with 78');
  expect(said).toContain('TRUSTED_KEYS: name the file of the public keys');
  expect(said).toContain('SITE_ORIGIN: name the address');
  expect(said).toContain('TRUSTED_PROXIES: name the proxy in front');
});

test('production starts with secrets of its own', () => {
  expect(siteConfig(PRODUCTION)).toMatchObject({
    production: true,
    siteOrigin: 'https://showroom.test',
    visitorSecret: SECRETS.VISITOR_SECRET,
    trustedKeys: '/keys/trusted.json',
    trustedProxies: 'loopback',
  });
});

test.each(['mailto:security@showroom.test', 'https://showroom.test/report'])(
  'weaknesses are reported to %s',
  (contact) => {
    expect(siteConfig({ SECURITY_CONTACT: contact }).securityContact).toBe(contact);
  },
);

test.each(['security@showroom.test', 'http://showroom.test', 'javascript:1'])('%s is no contact', (contact) => {
  expect(() => siteConfig({ SECURITY_CONTACT: contact })).toThrow('ended with 78');
});

test.each([
  [{}, undefined],
  [{ SHOWROOM_DEVELOPMENT: '1' }, 'http://127.0.0.1:3090'],
  [{ SHOWROOM_DEVELOPMENT: 'true' }, undefined],
  [{ ...PRODUCTION, SHOWROOM_DEVELOPMENT: '1' }, undefined],
])(
  'only a process that is configured to, and is not in production, heeds what developers choose: %j',
  (env, workshopUrl) => {
    expect(siteConfig(env).workshopUrl).toBe(workshopUrl);
  },
);
