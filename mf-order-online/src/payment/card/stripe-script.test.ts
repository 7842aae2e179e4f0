import { loadStripe } from './stripe-script';

afterEach(() => {
  Reflect.deleteProperty(window, 'Stripe');
  document.head.replaceChildren();
});

const scripts = () => [...document.head.querySelectorAll('script')];
const construct = () => ({});

test('a script on the page is reused', async () => {
  Object.assign(window, { Stripe: construct });
  await expect(loadStripe('/stripe.js')).resolves.toBe(construct);
  expect(scripts()).toEqual([]);
});

test('a script that fails is asked for once more under a fresh address', async () => {
  const loading = loadStripe('/stripe.js');
  scripts()[0]?.dispatchEvent(new Event('error'));
  await Promise.resolve();
  await Promise.resolve();
  const [second] = scripts();
  expect(second?.src).toContain('/stripe.js?retry=1');
  Object.assign(window, { Stripe: construct });
  second?.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBe(construct);
});

test('a script that hangs is given up', async () => {
  await expect(loadStripe('/stripe.js', { deadline: 1 })).rejects.toMatchObject({ code: 'payment.failed' });
  expect(scripts()).toEqual([]);
});
