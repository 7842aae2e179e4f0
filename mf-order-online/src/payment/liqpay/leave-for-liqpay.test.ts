import { leaveForLiqpay } from './leave-for-liqpay';

const handle = {
  vendor: 'LIQPAY',
  data: 'eyJhIjoxfQ==',
  signature: 'c2lnbmVk',
  checkoutUrl: 'https://liqpay.test/api/3/checkout',
} as const;

let submitted: HTMLFormElement[] = [];
beforeEach(() => {
  submitted = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    submitted.push(this);
  });
});
afterEach(() => jest.restoreAllMocks());

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('posts data and signature to the checkout, and nothing else', () => {
  void leaveForLiqpay(handle);
  const [form] = submitted;
  expect(form).toHaveAttribute('action', handle.checkoutUrl);
  expect(form?.method).toBe('post');
  const fields = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(fields)).toEqual({ data: handle.data, signature: handle.signature });
});

test('a page of the back-forward cache asks the server when the visitor comes back to it', async () => {
  const charge = leaveForLiqpay(handle);
  show(false);
  show(true);
  await expect(charge).resolves.toEqual({ status: 'unknown', message: undefined });
  expect(document.querySelector('form')).toBeNull();
});

test('the payment of another vendor leads nowhere', async () => {
  await expect(leaveForLiqpay({ vendor: 'PAYPAL', orderId: 'PP-1' })).resolves.toMatchObject({ status: 'invalid' });
  expect(submitted).toEqual([]);
});
