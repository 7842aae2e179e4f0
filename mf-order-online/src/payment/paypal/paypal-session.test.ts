import { createPaypalSession } from './paypal-session';

const billing = { name: 'Ada Byron', email: 'ada@example.com', phone: '+3221234567' };

test('the button gets the order that the checkout began, and its end is the charge', async () => {
  const session = createPaypalSession();
  const charge = session.payer.charge({ vendor: 'PAYPAL', orderId: 'PP-1' }, billing);
  await expect(session.orderId).resolves.toBe('PP-1');
  session.end({ status: 'charged' });
  session.end({ status: 'left' });
  await expect(charge).resolves.toEqual({ status: 'charged' });
});

test('a checkout that ends before asking PayPal leaves the button without an order', async () => {
  const session = createPaypalSession();
  session.abandon();
  await expect(session.orderId).rejects.toThrow('The reservation was not begun');
});

test('an order that was begun stays begun, whatever the checkout says afterwards', async () => {
  const session = createPaypalSession();
  void session.payer.charge({ vendor: 'PAYPAL', orderId: 'PP-1' }, billing);
  session.abandon();
  await expect(session.orderId).resolves.toBe('PP-1');
});

test('the payment of another vendor is not taken', async () => {
  const { payer } = createPaypalSession();
  await expect(payer.charge({ vendor: 'STRIPE', clientSecret: 's' }, billing)).resolves.toMatchObject({
    status: 'invalid',
  });
});
