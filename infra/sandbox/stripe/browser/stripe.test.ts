import Stripe from 'stripe';
import { DEVELOPMENT_KEYS } from '../../keys';
import { type FrameWindow, openShop, type ShopPage, until } from '../../payments/shop-page.testing';
import { type Sandbox, startSandbox } from '../../server';

let sandbox: Sandbox;
let stripe: Stripe;
let shop: ShopPage;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, apiUrl: 'http://127.0.0.1:1' });
  stripe = new Stripe(DEVELOPMENT_KEYS.stripe.secretKey, { host: '127.0.0.1', port: sandbox.port, protocol: 'http' });
});
beforeEach(async () => {
  shop = await openShop(`${sandbox.url}/stripe/v3/stripe.js`);
});
afterEach(() => shop.close());
afterAll(() => sandbox.close());

const FIELDS = 'Secure card payment input frame';

async function mounted(locale = 'en') {
  const provider = shop.provider(DEVELOPMENT_KEYS.stripe.publishableKey, { locale });
  const card = provider.elements().create('card', { style: { base: { color: 'rgb(1, 2, 3)' } } });
  const events: { readonly name: string; readonly detail: Record<string, unknown> }[] = [];
  for (const name of ['ready', 'change', 'focus', 'blur'])
    card.on(name, (detail: Record<string, unknown>) => events.push({ name, detail }));
  card.mount('#place');
  const fields = await shop.frame(FIELDS);
  await until(() => events.find(({ name }) => name === 'ready'));
  const last = (name: string) => events.findLast((event) => event.name === name)?.detail;
  return { provider, card, fields, events, last };
}

function inputOf(fields: FrameWindow, name: string): HTMLInputElement {
  const found = fields.document.getElementById(name);
  if (!(found instanceof fields.HTMLInputElement)) throw new Error(`no field ${name}`);
  return found;
}

function type(fields: FrameWindow, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const input = inputOf(fields, name);
    input.focus();
    input.value = value;
    input.dispatchEvent(new fields.InputEvent('input', { inputType: 'insertText' }));
    input.blur();
  }
}

const typeCard = (fields: FrameWindow, number: string) => type(fields, { number, expiry: '1239', cvc: '123' });

async function held() {
  const { id, client_secret } = await stripe.paymentIntents.create({
    amount: 500_00,
    currency: 'eur',
    capture_method: 'manual',
  });
  return { id, client_secret };
}

test('a typed card is formatted, told to the page without its number, and charged', async () => {
  const { provider, card, fields, events, last } = await mounted();
  typeCard(fields, '4242424242424242');
  await until(() => last('change')?.['complete'] || undefined);
  expect(inputOf(fields, 'number').value).toBe('4242 4242 4242 4242');
  expect(last('change')).toMatchObject({ elementType: 'card', empty: false, brand: 'visa' });
  expect(JSON.stringify(events)).not.toContain('4242');
  expect(events.map(({ name }) => name)).toEqual(expect.arrayContaining(['focus', 'blur']));

  const { client_secret } = await held();
  const answer = await provider.confirmCardPayment(client_secret, {
    payment_method: { card, billing_details: { name: 'Jane', address: { city: 'Cork' } } },
  });
  expect(answer).toMatchObject({ paymentIntent: { status: 'requires_capture' } });
  const [method] = [...sandbox.stripe.state.methods.values()].slice(-1);
  expect(method?.billing_details).toMatchObject({ name: 'Jane', address: { city: 'Cork' } });
});

test('what is wrong shows once a field was left, and nothing is sent', async () => {
  const { provider, card, fields, last } = await mounted('uk');
  type(fields, { number: '4242424242424241' });
  await until(() => last('change')?.['error']);
  expect(last('change')).toMatchObject({
    complete: false,
    error: { type: 'validation_error', code: 'invalid_number' },
  });
  expect(fields.document.getElementById('number-error')?.textContent).toBe('Номер картки недійсний.');
  expect(inputOf(fields, 'number').getAttribute('aria-invalid')).toBe('true');
  const { client_secret, id } = await held();
  const answer = await provider.confirmCardPayment(client_secret, { payment_method: { card } });
  expect(answer).toMatchObject({ error: { code: 'invalid_number' } });
  expect(sandbox.stripe.state.intents.get(id)).toMatchObject({ payment_method: null });
});

test('a declined card is an error with its reason', async () => {
  const { provider, card, fields } = await mounted();
  typeCard(fields, '4000000000009995');
  const { client_secret } = await held();
  await expect(provider.confirmCardPayment(client_secret, { payment_method: { card } })).resolves.toMatchObject({
    error: { type: 'card_error', decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  });
});

test.each([
  ['complete', { paymentIntent: { status: 'requires_capture' } }],
  ['fail', { error: { code: 'payment_intent_authentication_failure' } }],
  ['Escape', { error: { code: 'payment_intent_authentication_failure' } }],
])('the bank’s question answered with %s decides the payment', async (how, expected) => {
  const { provider, card, fields } = await mounted();
  typeCard(fields, '4000002500003155');
  const { client_secret } = await held();
  const answer = provider.confirmCardPayment(client_secret, { payment_method: { card } });
  const bank = await shop.frame('3-D Secure');
  expect(bank.document.querySelector('h1')?.textContent).toBe('Is this you?');
  expect(bank.document.body.textContent).toContain('€500.00');
  if (how === 'Escape')
    shop.window.document.querySelector('dialog')?.dispatchEvent(new shop.window.Event('cancel', { cancelable: true }));
  else bank.document.querySelector<HTMLButtonElement>(`button[value=${how}]`)?.click();
  await expect(answer).resolves.toMatchObject(expected);
  expect(shop.window.document.querySelector('dialog')).toBeNull();
});

test('without the page’s leave the bank is not asked', async () => {
  const { provider, card, fields } = await mounted();
  typeCard(fields, '4000002500003155');
  const { client_secret } = await held();
  const options = { handleActions: false };
  await expect(
    provider.confirmCardPayment(client_secret, { payment_method: { card } }, options),
  ).resolves.toMatchObject({
    paymentIntent: { status: 'requires_action' },
  });
});

test('the page dresses, disables, focuses and empties the fields', async () => {
  const { card, fields, last } = await mounted();
  const root = fields.document.documentElement;
  await until(() => root.style.getPropertyValue('--text') || undefined);
  expect(root.style.getPropertyValue('--text')).toBe('rgb(1, 2, 3)');
  card.update({ disabled: true });
  await until(() => inputOf(fields, 'cvc').disabled || undefined);
  card.update({ disabled: false, style: { invalid: { color: 'red' } } });
  await until(() => root.style.getPropertyValue('--danger') || undefined);
  card.focus();
  await until(() => (fields.document.activeElement === inputOf(fields, 'number') ? true : undefined));
  typeCard(fields, '378282246310005');
  await until(() => (last('change')?.['brand'] === 'amex' ? true : undefined));
  card.clear();
  await until(() => last('change')?.['empty'] || undefined);
});

test('a card that is taken away ends what was asked of it, and is not mounted again', async () => {
  const { provider, card, fields } = await mounted();
  typeCard(fields, '4242424242424242');
  const { client_secret } = await held();
  const answer = provider.confirmCardPayment(client_secret, { payment_method: { card } });
  card.destroy();
  await expect(answer).resolves.toMatchObject({ error: { type: 'api_connection_error' } });
  expect(() => card.mount('#place')).toThrow('already been destroyed');
  await expect(provider.confirmCardPayment(client_secret, { payment_method: { card } })).rejects.toThrow(
    'still mounted',
  );
});

test('listeners come and go, and who comes late hears that the card is ready', async () => {
  const { card, fields } = await mounted();
  const heard: string[] = [];
  card.once('ready', () => heard.push('ready'));
  const listen = () => heard.push('change');
  card.on('change', listen).off('change', listen);
  card.once('focus', () => heard.push('focus'));
  const input = inputOf(fields, 'number');
  for (const field of [input, inputOf(fields, 'cvc'), input]) field.focus();
  await until(() => (heard.includes('focus') ? true : undefined));
  expect(heard).toEqual(['ready', 'focus']);
});

test('mistakes of the page are told as the provider tells them', async () => {
  const { provider } = await mounted();
  expect(() => shop.provider('sk_test')).toThrow('publishable key');
  const elements = provider.elements();
  expect(() => elements.create('iban')).toThrow('iban');
  const card = elements.create('card');
  expect(() => elements.create('card')).toThrow('Can only create one');
  expect(elements.getElement('card')).toBe(card);
  expect(() => card.mount('#nowhere')).toThrow('#nowhere');
  await expect(provider.confirmCardPayment('pi_x_secret_y', {})).rejects.toThrow('mounted card element');
});

test('the page reads an intent with its secret', async () => {
  shop.window.fetch = fetch;
  const { client_secret, id } = await held();
  const provider = shop.provider(DEVELOPMENT_KEYS.stripe.publishableKey);
  await expect(provider.retrievePaymentIntent(client_secret)).resolves.toMatchObject({ paymentIntent: { id } });
  await expect(provider.retrievePaymentIntent(`${id}_secret_x`)).resolves.toMatchObject({
    error: { code: 'resource_missing' },
  });
});
