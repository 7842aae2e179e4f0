import { JSDOM } from 'jsdom';
import { DEVELOPMENT_KEYS } from '../../keys';
import { type FrameWindow, openShop, type ShopPage, until } from '../../payments/shop-page.testing';
import { type Sandbox, startSandbox } from '../../server';

let sandbox: Sandbox;
let shop: ShopPage;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, apiUrl: 'http://127.0.0.1:1' });
});
beforeEach(async () => {
  shop = await openShop(`${sandbox.url}/paypal/sdk/js?client-id=${DEVELOPMENT_KEYS.paypal.clientId}`);
});
afterEach(() => shop.close());
afterAll(() => sandbox.close());

const { clientId, clientSecret } = DEVELOPMENT_KEYS.paypal;

async function newOrder(): Promise<string> {
  const { access_token } = sandbox.paypal.tokens.issue(
    `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
  );
  const answer = await fetch(`${sandbox.url}/paypal/v2/checkout/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      intent: 'AUTHORIZE',
      purchase_units: [{ description: 'A <b>', amount: { currency_code: 'EUR', value: '500.00' } }],
    }),
  });
  return (await answer.json()).id;
}

type Call = readonly [name: string, data: Record<string, unknown>];

/** Buttons of the page, with what they called; `createOrder` answers what is given. */
async function rendered(order: () => Promise<string>) {
  const calls: Call[] = [];
  let restart = async () => {};
  const note = (name: string) => (data?: Record<string, unknown>) => void calls.push([name, data ?? {}]);
  const buttons = shop.provider.Buttons({
    createOrder: order,
    onClick: note('click'),
    onInit: note('init'),
    onCancel: note('cancel'),
    onError: note('error'),
    onApprove(data: Record<string, unknown>, actions: { restart(): Promise<void> }) {
      ({ restart } = actions);
      calls.push(['approve', data]);
    },
  });
  expect(buttons.isEligible()).toBe(true);
  await buttons.render('#place');
  const frame = await shop.frame('PayPal');
  const called = (name: string) => until(() => calls.find(([one]) => one === name)?.[1] ?? undefined);
  await until(() => calls.find(([name]) => name === 'init'));
  return { buttons, frame, calls, called, restart: () => restart() };
}

const press = (frame: FrameWindow) => frame.document.querySelector('button')?.click();

/** A window that the button opens, and what comes back from it. */
function popupOf(frame: FrameWindow) {
  const popup = {
    closed: false,
    location: { href: '' },
    close() {
      popup.closed = true;
    },
  };
  Reflect.set(frame, 'open', () => popup);
  const say = (data: unknown) => {
    const event = new frame.MessageEvent('message', { data, origin: sandbox.url });
    Object.defineProperty(event, 'source', { value: popup });
    frame.dispatchEvent(event);
  };
  return { popup, say };
}

/** What a page of the window tells the page that opened it. */
async function outcomeOf(token: string, form: Readonly<Record<string, string>>): Promise<unknown> {
  const answer = await fetch(`${sandbox.url}/paypal/checkoutnow`, {
    method: 'POST',
    body: new URLSearchParams({ token, ...form }),
  });
  const page = await answer.text();
  return new Promise((resolve) => {
    new JSDOM(page, {
      url: `${sandbox.url}/paypal/checkoutnow`,
      runScripts: 'dangerously',
      resources: 'usable',
      beforeParse: (window) => Reflect.set(window, 'opener', { postMessage: resolve }),
    });
  });
}

test('an order is approved in a window of its own', async () => {
  const order = await newOrder();
  const { frame, called } = await rendered(async () => order);
  const { popup, say } = popupOf(frame);
  press(frame);
  await called('click');
  expect(frame.document.querySelector('button')?.disabled).toBe(true);
  await until(() => popup.location.href || undefined);
  expect(popup.location.href).toBe(`/paypal/checkoutnow?token=${order}`);
  const page = await (await fetch(sandbox.url + popup.location.href)).text();
  expect(page).toContain('A &lt;b&gt;');
  expect(page).toContain('€500.00');

  say(await outcomeOf(order, { funding: 'balance', decision: 'approve' }));
  expect(await called('approve')).toMatchObject({ orderID: order, paymentSource: 'paypal' });
  expect(popup.closed).toBe(true);
  expect(frame.document.querySelector('button')?.disabled).toBe(false);
  expect(sandbox.paypal.state.orders.get(order)).toMatchObject({ status: 'APPROVED', funding: 'balance' });
});

test.each(['closed', 'cancelled'])('a window that is %s means no', async (how) => {
  const order = await newOrder();
  const { frame, called } = await rendered(async () => order);
  const { popup, say } = popupOf(frame);
  press(frame);
  await until(() => popup.location.href || undefined);
  if (how === 'closed') popup.close();
  else say(await outcomeOf(order, { decision: 'cancel' }));
  expect(await called('cancel')).toEqual({ orderID: order });
  expect(sandbox.paypal.state.orders.get(order)).toMatchObject({ status: 'CREATED' });
});

test('where no window may open the page shows it in a dialog, as it does to begin again', async () => {
  const order = await newOrder();
  const { frame, called, restart, calls } = await rendered(async () => order);
  Reflect.set(frame, 'open', () => null);
  press(frame);
  const { document } = shop.window;
  const shown = await until(() => document.querySelector<HTMLIFrameElement>('dialog iframe') ?? undefined);
  expect(shown.src).toBe(
    `${sandbox.url}/paypal/checkoutnow?token=${order}&origin=${encodeURIComponent('http://localhost:3000')}`,
  );
  const answer = (data: unknown) => {
    const event = new shop.window.MessageEvent('message', { data, origin: sandbox.url });
    const source = document.querySelector<HTMLIFrameElement>('dialog iframe')?.contentWindow;
    Object.defineProperty(event, 'source', { value: source });
    shop.window.dispatchEvent(event);
  };
  answer(await outcomeOf(order, { decision: 'approve' }));
  await called('approve');
  expect(document.querySelector('dialog')).toBeNull();

  void restart();
  const again = await until(() => document.querySelector('dialog') ?? undefined);
  again.dispatchEvent(new shop.window.Event('cancel'));
  expect(await called('cancel')).toEqual({ orderID: order });
  expect(calls.map(([name]) => name)).toEqual(['init', 'click', 'approve', 'cancel']);
});

test.each([
  ['throws', () => Promise.reject(new Error('no order')), 'no order'],
  ['answers nothing', async () => '', 'order id'],
])('an order that %s closes the window and is an error', async (_how, order, message) => {
  const { frame, called } = await rendered(order);
  const { popup } = popupOf(frame);
  press(frame);
  expect(String(await called('error'))).toContain(message);
  await until(() => popup.closed || undefined);
});

test('the bank’s question is answered in the window; a refusal leads back to the choice', async () => {
  const order = await newOrder();
  const post = async (form: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ token: order, ...form });
    return fetch(`${sandbox.url}/paypal/checkoutnow`, { method: 'POST', body });
  };
  const asked = await post({ funding: 'challenge', decision: 'approve' });
  expect(asked.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(asked.headers.get('cache-control')).toBe('no-store');
  expect(await asked.text()).toContain('Your bank asks you to approve');
  expect(await (await post({ decision: 'refuse' })).text()).toContain('Your bank could not confirm');
  expect(await outcomeOf(order, { funding: 'card', decision: 'confirm' })).toMatchObject({
    sandbox: 'paypal',
    type: 'approved',
    order,
  });
});

test('buttons that are closed are gone, and need a place to be', async () => {
  const { buttons } = await rendered(newOrder);
  await buttons.close();
  expect(shop.window.document.querySelector('iframe')).toBeNull();
  await expect(buttons.render('#nowhere')).rejects.toThrow('does not exist');
});
