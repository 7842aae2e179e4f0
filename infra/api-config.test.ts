import { DEVELOPMENT_SECRETS, parseApiConfig } from './api-config';

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

const OWN: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  ...Object.fromEntries(Object.keys(DEVELOPMENT_SECRETS).map((key) => [key, `our-own-${key}-of-some-length`])),
  LIQPAY_CALLBACK_URL: 'https://api.showroom.example/webhooks/liqpay',
};

const without = (prefix: string) => Object.fromEntries(Object.entries(OWN).filter(([key]) => !key.startsWith(prefix)));

test('production starts with secrets of its own, and works with every provider', () => {
  expect(parseApiConfig(OWN).PAYMENT_VENDORS).toEqual(['STRIPE', 'PAYPAL', 'LIQPAY']);
});

test.each(Object.entries(DEVELOPMENT_SECRETS))(
  'production does not start with the development value of %s, or without one',
  (key, value) => {
    for (const given of [undefined, value]) {
      said = '';
      expect(() => parseApiConfig({ ...OWN, [key]: given })).toThrow('ended with 78');
      expect(said).toContain(`${key}: `);
    }
  },
);

test.each([
  ['LIQPAY', 'STRIPE,PAYPAL'],
  ['PAYPAL', 'STRIPE, LIQPAY'],
  ['STRIPE', 'LIQPAY'],
])('%s needs nothing where %s is worked with', (provider, PAYMENT_VENDORS) => {
  const config = parseApiConfig({ ...without(`${provider}_`), PAYMENT_VENDORS });
  expect(config.PAYMENT_VENDORS).not.toContain(provider);
});

test('a provider that there is none of is named', () => {
  expect(() => parseApiConfig({ PAYMENT_VENDORS: 'STRIPE,PAYFRIEND' })).toThrow('ended with 78');
  expect(said).toContain('PAYMENT_VENDORS');
});
