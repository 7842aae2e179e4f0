import { mergeSettings } from '@showroom/contracts/settings/settings';
import { storeHashes } from '../federation/known-hashes';
import { siteMapOf } from '../federation/pins';
import { createSettingsStore } from '../settings/settings-store';
import { testComposition, testRelease } from '../site/compositions.testing';
import { guardSinks } from './trusted-types';

type Rules = Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>;

/** The rules of the page's default policy, as a browser with Trusted Types is given them. */
function defaultRules(settings: Readonly<Record<string, unknown>> = {}): Rules {
  const policies = new Map<string, Rules>();
  const createPolicy = (name: string, rules: Rules) => {
    policies.set(name, rules);
    return rules;
  };
  Object.defineProperty(window, 'trustedTypes', { value: { createPolicy }, configurable: true });
  const stored = Object.entries(settings).map(([key, value]) => ({ key, value }));
  guardSinks(createSettingsStore(mergeSettings(stored).settings));
  const rules = policies.get('default');
  if (!rules) throw new Error('There is no default policy');
  return rules;
}

afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

test.each([
  'Text & more',
  '<p class="lead">Text</p>',
  '<a href="https://example.com" title="javascript: a book">A</a>',
  '<picture><source srcset="/a.webp"><img src="/a.jpg" alt=""></picture>',
  '<svg viewBox="0 0 1 1"><title>A mark</title><path d="M0 0"></path></svg>',
  '<script></script>',
])('HTML that runs nothing is taken as it is: %s', (html) => {
  expect(defaultRules().createHTML(html)).toBe(html);
});

test.each([
  '<img src=x onerror=alert(1)>',
  '<svg><g ONLOAD=alert(1)></g></svg>',
  '<script>alert(1)</script>',
  '<script src="https://evil.test/a.js"></script>',
  '<a href="java\tscript:alert(1)">A</a>',
  '<form action="&#1;javascript:alert(1)"><button>A</button></form>',
  '<svg><animate attributeName="href" to="javascript:alert(1)"></animate></svg>',
  '<iframe srcdoc="<p>x</p>"></iframe>',
  '<base href="https://evil.test/">',
  '<object data="https://evil.test/a"></object>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<style><img src=x onerror=alert(1)></style>',
  '<iframe><img src=x onerror=alert(1)></iframe>',
])('HTML that would run something never reaches the page: %s', (html) => {
  expect(defaultRules().createHTML(html)).toBeNull();
});

test("scripts come from the shell's own files and from beside the entries of verified releases", () => {
  storeHashes(siteMapOf(testComposition('abc', 'au', [testRelease()])).pins);
  const { createScriptURL } = defaultRules();
  const folder = 'http://registry.test/releases/mf-one/1.0.0-aaaaaaaa/web';
  const addresses = {
    '/assets/main.js': true,
    [`${folder}/remoteEntry.js?retry=1`]: true,
    [`${folder}/12.abc.js`]: true,
    [`${folder}/../../2.0.0-bbbbbbbb/web/remoteEntry.js`]: false,
    'http://registry.test/releases/mf-other/1.0.0-aaaaaaaa/web/remoteEntry.js': false,
    '/platform/media/1.js': false,
    'https://evil.test/assets/main.js': false,
    'data:text/javascript,alert(1)': false,
  };
  for (const [address, isTaken] of Object.entries(addresses)) {
    expect({ address, answer: createScriptURL(address) }).toEqual({ address, answer: isTaken ? address : null });
  }
});

test('reCAPTCHA brings its script where the market has a site key', () => {
  const script = 'https://www.google.com/recaptcha/api.js?render=key';
  expect(defaultRules().createScriptURL(script)).toBeNull();
  expect(defaultRules({ 'recaptcha.site_key': 'key' }).createScriptURL(script)).toBe(script);
});

test('vendors of the settings bring scripts, the wallet once it is in use', () => {
  const stripe = 'https://js.stripe.com/v3/';
  const wallet = 'https://www.paypal.com/sdk/js?client-id=x';
  const without = defaultRules();
  expect([without.createScriptURL(stripe), without.createScriptURL(wallet)]).toEqual([stripe, null]);
  const origins = ['https://naas.example'];
  const { createScriptURL } = defaultRules({
    'payment.paypal_client_id': 'x',
    'naas_navigation.configuration': {
      url: 'https://naas.example/{locale}',
      origins,
      retailer_name: 'A',
      retailer_url: '/',
    },
  });
  for (const address of [wallet, 'https://c.paypal.com/da/r/fb.js', 'https://naas.example/nav.js']) {
    expect(createScriptURL(address)).toBe(address);
  }
  expect(createScriptURL('https://naas.example.evil.test/nav.js')).toBeNull();
});

test('a browser without Trusted Types goes on as it is', () => {
  expect(() => guardSinks(createSettingsStore({}))).not.toThrow();
});
