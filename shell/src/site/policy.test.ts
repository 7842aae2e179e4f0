/** @jest-environment node */
import { foreignOrigins, isAllowedSource } from '@showroom/contracts/content/foreign-origins';
import { mergeSettings } from '@showroom/contracts/settings/settings';
import fc from 'fast-check';
import { nonceSources, policyHeaders } from './policy';

function rulesOf(stripe: string | undefined, others: Readonly<Record<string, unknown>> = {}): Record<string, string[]> {
  const values = { 'payment.stripe_script_url': stripe, ...others };
  const stored = Object.entries(values).map(([key, value]) => ({ key, value }));
  const { 'content-security-policy': policy = '' } = policyHeaders({
    trustedTypes: 'enforce',
    sources: nonceSources('abc123'),
    registryOrigin: 'https://cdn.showroom.test',
    identityOrigin: 'https://identity.showroom.test',
    settings: stripe === undefined ? undefined : mergeSettings(stored).settings,
  });
  return Object.fromEntries(
    policy.split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources];
    }),
  );
}

test.each([
  ['default-src', "'none'"],
  ['script-src', "'nonce-abc123' 'strict-dynamic'"],
  ['style-src', "'self' https://cdn.showroom.test 'nonce-abc123'"],
  ['img-src', "'self' data: https://cdn.showroom.test"],
  ['font-src', "'self'"],
  ['media-src', "'self'"],
  ['worker-src', "'self'"],
  ['form-action', "'self' https://identity.showroom.test"],
  ['base-uri', "'none'"],
  ['object-src', "'none'"],
  ['frame-ancestors', "'none'"],
  ['report-uri', '/policy-reports'],
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', "start parser default metaheads dompurify vue 'allow-duplicates'"],
])('%s allows %s', (name, sources) => {
  expect(rulesOf(undefined)[name]?.join(' ')).toBe(sources);
});

test('nothing allows eval, inline code or any origin', () => {
  const sources = Object.values(rulesOf('https://js.payments.test/v3')).flat();
  expect(sources).not.toContain("'unsafe-eval'");
  expect(sources).not.toContain("'unsafe-inline'");
  expect(sources.filter((source) => /\*|^https?:$/.test(source))).toEqual([]);
});

test('reCAPTCHA is reached where the market has a site key, and nowhere else', () => {
  const rules = rulesOf('', { 'recaptcha.site_key': 'key' });
  expect(rules['frame-src']).toEqual(['https://www.google.com', 'https://www.gstatic.com']);
  expect(rules['connect-src']).toContain('https://www.google.com');
  expect(rulesOf('')['frame-src']).toEqual(["'none'"]);
});

test('a map asks its style and the origins that this names, and nobody without a style', () => {
  const map = { 'map.style_url': 'https://maps.test/style.json?key=1', 'map.origins': ['https://tiles.test'] };
  for (const rule of ['connect-src', 'img-src']) {
    expect(rulesOf('', map)[rule]).toEqual(expect.arrayContaining(['https://maps.test', 'https://tiles.test']));
    expect(rulesOf('', { ...map, 'map.style_url': '' })[rule]).not.toContain('https://tiles.test');
  }
});

test("photos of a stock that is elsewhere come from the settings' origins, and nothing else does", () => {
  const origins = { 'stock_locator.photo_origins': ['https://pictures.test'] };
  const { 'img-src': images, ...others } = rulesOf('', origins);
  expect(images).toEqual(["'self'", 'data:', 'https://cdn.showroom.test', 'https://pictures.test']);
  expect(Object.values(others).flat()).not.toContain('https://pictures.test');
  expect(rulesOf('', { 'stock_locator.photo_origins': ['*'] })['img-src']).toEqual([
    "'self'",
    'data:',
    'https://cdn.showroom.test',
  ]);
});

test.each([
  ['content.picture_origins', 'img-src', "'self' data: https://cdn.showroom.test https://media.test"],
  ['content.film_origins', 'media-src', "'self' https://media.test"],
  ['content.frame_origins', 'frame-src', 'https://media.test'],
])('what %s allows editors is in %s, and in nothing else', (key, name, sources) => {
  const { [name]: own, ...others } = rulesOf('', { [key]: ['https://media.test', 'https://MEDIA.test:443'] });
  expect(own?.join(' ')).toBe(sources);
  expect(Object.values(others).flat()).not.toContain('https://media.test');
});

test("who asks for consent may bring scripts, styles, pictures and frames from the settings' origins", () => {
  const settings = {
    'cookie_consent.strategy': 'cookiebot',
    'cookie_consent.script_url': 'https://consent.test/uc.js',
    'cookie_consent.origins': ['https://texts.consent.test'],
  };
  const origins = ['https://consent.test', 'https://texts.consent.test'];
  const rules = rulesOf('', settings);
  for (const name of ['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src']) {
    expect(rules[name]).toEqual(expect.arrayContaining(origins));
  }
  const basic = rulesOf('', { ...settings, 'cookie_consent.strategy': 'basic' });
  expect(Object.values(basic).flat()).not.toEqual(expect.arrayContaining([origins[0]]));
});

test('a tag manager is allowed where the market has a container, and events are sent where its setting says', () => {
  const url = { 'analytics.tag_manager_url': 'https://tags.test/gtm.js', 'analytics.origins': ['https://count.test'] };
  expect(Object.values(rulesOf('', url)).flat()).not.toContain('https://tags.test');
  const rules = rulesOf('', {
    ...url,
    'analytics.tag_manager_id': 'GTM-ABC',
    'analytics.collect_url': 'https://c.test/e',
  });
  expect(rules['script-src']).toEqual(expect.arrayContaining(['https://tags.test', 'https://count.test']));
  expect(rules['connect-src']).toEqual(["'self'", 'https://tags.test', 'https://count.test', 'https://c.test']);
  expect(rules['style-src']).not.toContain('https://tags.test');
});

test.each([
  'http://media.test',
  '*',
  'https://*.media.test',
  'https://media.test/films',
  'https://a.test; script-src *',
])('an origin such as %s allows nothing, nor do others that stand beside it', (origin) => {
  const before = rulesOf('');
  for (const kind of ['picture', 'film', 'frame']) {
    expect(rulesOf('', { [`content.${kind}_origins`]: ['https://media.test', origin] })).toEqual(before);
  }
});

const RULE_OF_SOURCE = { picture: 'img-src', film: 'media-src', frame: 'frame-src' } as const;
const PAGE = 'https://showroom.test/offers/';

/** As a browser compares them (CSP 3, 6.7.2.8), for the kinds of sources that the policy has. */
function loads(sources: readonly string[], address: string): boolean {
  const { protocol, origin } = new URL(address, PAGE);
  return sources.some((source) => {
    if (source === 'data:' || protocol !== 'https:') return protocol === source;
    if (source === "'self'") return origin === new URL(PAGE).origin;
    return URL.canParse(source) && new URL(source).origin === origin;
  });
}

const hosts = fc.constantFrom('a.test', 'A.test', 'b.test', 'sub.a.test', '127.0.0.1', '127.1', 'a.test.', 'ä.test');
const ports = fc.constantFrom('', ':443', ':8443', ':0443', ':99999');
const schemes = fc.constantFrom(
  'https://',
  'http://',
  '//',
  'HTTPS:\\\\',
  'data:',
  'blob:https://',
  'javascript:',
  '/',
);
const addresses = fc.tuple(
  ...[schemes, fc.constantFrom('', 'user@'), hosts, ports, fc.constantFrom('', '/1', '/../x?y#z')],
);

test('what the API accepts, browsers load under the policy of the same settings, and nothing else from elsewhere', () => {
  const accepted = new Set<string>();
  const kinds = fc.constantFrom('picture' as const, 'film' as const, 'frame' as const);
  const origins = fc.array(fc.tuple(fc.constantFrom('https://', 'https://', 'http://'), hosts, ports), {
    maxLength: 2,
  });
  fc.assert(
    fc.property(kinds, origins, addresses, (kind, allowed, parts) => {
      const [key, value] = [`content.${kind}_origins`, allowed.map((origin) => origin.join(''))];
      const address = parts.join('');
      const isAccepted = isAllowedSource(kind, address, foreignOrigins(mergeSettings([{ key, value }]).settings));
      const canParse = URL.canParse(address, PAGE);
      const isLoaded = canParse && loads(rulesOf('', { [key]: value })[RULE_OF_SOURCE[kind]] ?? [], address);
      if (isAccepted) accepted.add(`${kind} ${new URL(address, PAGE).origin}`);
      // Data is what the site's own style sheets hold.
      const isOwnData = kind === 'picture' && address.startsWith('data:');
      expect([address, value, isLoaded]).toEqual([address, value, isAccepted || isOwnData]);
    }),
    { numRuns: 3000 },
  );
  expect(accepted.size).toBeGreaterThan(6);
});

test('frames of the payment provider and of editors stand side by side', () => {
  const rules = rulesOf('https://js.payments.test/v3', { 'content.frame_origins': ['https://films.test'] });
  expect(rules['frame-src']).toEqual(['https://js.payments.test', 'https://films.test']);
});

test('the payment provider of the settings may be framed and called, by its origin alone', () => {
  const rules = rulesOf('https://js.payments.test/v3?x=1');
  expect(rules['frame-src']).toEqual(['https://js.payments.test']);
  expect(rules['connect-src']).toContain('https://js.payments.test');
});

test('a wallet may be framed and called once it has a client id, and a form may be sent to the checkout that is paid at', () => {
  const wallet = { 'payment.paypal_script_url': 'https://wallet.test/sdk/js' };
  expect(rulesOf('https://js.payments.test/v3', wallet)['frame-src']).toEqual(['https://js.payments.test']);
  const rules = rulesOf('https://js.payments.test/v3', {
    ...wallet,
    'payment.paypal_client_id': 'client',
    'payment.liqpay_checkout_url': 'https://checkout.test/api/3/checkout',
  });
  expect(rules['frame-src']).toEqual(['https://js.payments.test', 'https://wallet.test']);
  expect(rules['connect-src']).toContain('https://wallet.test');
  expect(rules['form-action']).toContain('https://checkout.test');
});

test('the policy names the origins from which the navigation of a market may bring scripts, and no others', () => {
  const navigation = { url: 'https://naas.test/{locale}', retailer_name: 'A', retailer_url: '/' };
  const withOrigins = (origins: readonly string[]) =>
    rulesOf('', { 'naas_navigation.configuration': { ...navigation, origins } })['script-src']?.slice(2);
  expect(withOrigins(['https://naas.test', 'https://cdn.naas.test/files'])).toEqual([
    'https://naas.test',
    'https://cdn.naas.test',
  ]);
  expect(withOrigins(['https://naas.test; script-src *'])).toEqual([]);
  expect(rulesOf('')['script-src']).toHaveLength(2);
});

test.each([undefined, '', 'not an address', "https://x.test; script-src 'unsafe-inline'"])(
  'a payment address such as %s adds no source of its own making',
  (address) => {
    const rules = rulesOf(address);
    expect(rules['script-src']?.join(' ')).toBe("'nonce-abc123' 'strict-dynamic'");
    expect(rules['frame-src']).toHaveLength(1);
  },
);

test('a draft may stand in a frame of the site itself', () => {
  const { 'content-security-policy': policy } = policyHeaders({
    trustedTypes: 'enforce',
    sources: nonceSources('abc123'),
    registryOrigin: 'https://cdn.showroom.test',
    identityOrigin: 'https://identity.showroom.test',
    settings: undefined,
    isPreview: true,
  });
  expect(policy).toContain("; frame-ancestors 'self';");
});

test('pages for editors alone may have a frame of the site itself, and stand in none', () => {
  const input = {
    trustedTypes: 'enforce',
    sources: nonceSources('abc123'),
    registryOrigin: 'https://cdn.showroom.test',
    identityOrigin: 'https://identity.showroom.test',
    settings: undefined,
  } as const;
  const policyOf = (isBuilder: boolean) => policyHeaders({ ...input, isBuilder })['content-security-policy'];
  expect(policyOf(true)).toContain("; frame-src 'self';");
  expect(policyOf(true)).toContain("; frame-ancestors 'none';");
  expect(policyOf(false)).toContain("; frame-src 'none';");
});

test('Trusted Types can be counted before they are enforced, and developers go without them', () => {
  const input = {
    sources: nonceSources('abc123'),
    registryOrigin: 'https://cdn.showroom.test',
    identityOrigin: 'https://identity.showroom.test',
    settings: undefined,
  };
  const reported = policyHeaders({ ...input, trustedTypes: 'report' });
  expect(reported['content-security-policy']).not.toContain('trusted-types');
  expect(reported['content-security-policy-report-only']).toMatch(/^require-trusted-types-for 'script'.*report-uri/);
  const developing = policyHeaders({ ...input, trustedTypes: 'enforce', developing: ['http://127.0.0.1:3090'] });
  expect(JSON.stringify(developing)).not.toContain('trusted-types');
});
