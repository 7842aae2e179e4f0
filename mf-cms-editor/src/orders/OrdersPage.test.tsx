import {
  cancelOrderForCustomer,
  captureOrder,
  exportOrders,
  getOrderRecord,
  listOrders,
  refundOrder,
  resendOrderMail,
} from '@showroom/contracts/calls/orders';
import type { OrderRecord } from '@showroom/contracts/entities/order-record';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openDialog, refusal, region, row, visitAs, visitIn } from '../editor-in-tests';
import { begunOrder, confirmedOrder, confirmedRecord, heldRecord } from './examples';

const record = (attributes: OrderRecord) => ({
  data: { id: '7K4M-9QTX-2HVD', type: 'order-record' as const, attributes },
});

const answers = [
  answerTo(listOrders, {
    data: [
      { id: '7K4M-9QTX-2HVD', type: 'order-summary', attributes: confirmedOrder },
      { id: 'AAAA-BBBB-CCCC', type: 'order-summary', attributes: begunOrder },
    ],
    meta: { total: 41, page: 1, pages: 3, items: 20, markets: ['international', 'au'] },
  }),
  answerTo(getOrderRecord, record(confirmedRecord)),
  answerTo(cancelOrderForCustomer, record(confirmedRecord)),
  answerTo(refundOrder, record(confirmedRecord)),
  answerTo(captureOrder, record(heldRecord)),
  answerTo(resendOrderMail, record(confirmedRecord)),
];

const open = (path = '/admin/orders', ...over: readonly FakeAnswer[]) =>
  visitAs('market_manager', path, ...answers, ...over);
const openOrder = (...over: readonly FakeAnswer[]) => open('/admin/orders/7K4M-9QTX-2HVD', ...over);

describe('the orders of a market', () => {
  test('show who, what and how they stand, without accessibility faults', async () => {
    const { container } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    const confirmed = row(/7K4M-9QTX-2HVD/);
    expect(confirmed.getByRole('link')).toHaveAttribute('href', '/admin/orders/7K4M-9QTX-2HVD');
    for (const text of ['Jane Doe', 'Defender 110 X-Dynamic', 'Confirmed', 'Paid', 'Card', 'EUR 1,500'])
      expect(confirmed.getByText(text)).toBeVisible();
    const begun = row(/AAAA-BBBB-CCCC/);
    expect(begun.getByText('Not known yet')).toBeVisible();
    expect(begun.getByText('AUD 12.50')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/admin/orders?page=2#content');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('are those that the address asks for, and what it says wrongly is left out', async () => {
    const { sent } = open(
      '/admin/orders?market=au&state=confirmed&payment_status=&from=2026-03-01&to=soon&search=jane&page=2',
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Orders of Australia' })).toBeVisible();
    const query = { search: 'jane', market: 'au', state: 'confirmed', from: '2026-03-01', page: '2', items: '20' };
    expect(sent(listOrders)).toEqual([{ query }]);
    expect(screen.getByRole('searchbox', { name: /Search/ })).toHaveValue('jane');
    const markets = within(screen.getByRole('navigation', { name: 'Markets' }));
    expect(markets.getByRole('link', { name: 'Australia' })).toHaveAttribute('aria-current', 'page');
    expect(markets.getByRole('link', { name: 'All' })).toHaveAttribute(
      'href',
      '/admin/orders?search=jane&state=confirmed&from=2026-03-01',
    );
    expect(markets.queryByRole('link', { name: 'Japan' })).not.toBeInTheDocument();
  });

  test('are found by what was typed and chosen', async () => {
    const user = userEvent.setup();
    const { sent } = open('/admin/orders?market=au&page=3');
    await user.type(await screen.findByRole('searchbox', { name: /Search/ }), 'doe');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Payment' }), 'Refunded');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Refund' }), 'Given up');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    const query = { search: 'doe', market: 'au', payment_status: 'refunded', refund: 'given_up', items: '20' };
    await waitFor(() => expect(sent(listOrders).at(-1)).toEqual({ query }));
  });

  test('say so when there is none', async () => {
    open(
      undefined,
      answerTo(listOrders, { data: [], meta: { total: 0, page: 1, pages: 0, items: 20, markets: ['au'] } }),
    );
    expect(await screen.findByText('No order is like this.')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Markets' })).not.toBeInTheDocument();
  });
});

describe('an order', () => {
  test('shows customer, vehicle, payment, e-mails and history by the clock of its market, without accessibility faults', async () => {
    const { container } = openOrder();
    expect(await screen.findByRole('heading', { level: 1, name: '7K4M-9QTX-2HVD' })).toBeVisible();
    expect(region('Customer').getByText('+3212345678')).toBeVisible();
    expect(region('Vehicle').getByText('SALEA7AX1L2000001')).toBeVisible();
    expect(region('Payment').getByText('pi_123')).toBeVisible();
    expect(region('Choices').getByText('42000')).toBeVisible();
    const history = within(screen.getByRole('table', { name: /^History of the order/ }));
    expect(history.getByRole('row', { name: /02\/03\/2026 09:00 Sent once more manager@showroom.test/ })).toBeVisible();
    expect(
      history.getByRole('row', { name: /Payment: paid EUR 1,500, Card: the provider took the money/ }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take the money' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('says of a free order that there was nothing to pay, nowhere that it was paid', async () => {
    const payments = confirmedRecord.payments.map((payment) => ({
      ...payment,
      vendor: 'NO_PAYMENT_JAPAN' as const,
      amount: 0,
      currency: 'JPY',
    }));
    const history = ['created', 'pending', 'paid'].map((state) => ({
      kind: 'payment' as const,
      at: '2026-03-01T12:05:00.000Z',
      payment: 'p1',
      state,
      reason: 'the provider took the money',
    }));
    const free = { ...confirmedRecord, amount: 0, currency: 'JPY', payments, history };
    openOrder(answerTo(getOrderRecord, record(free)));
    const card = within(await screen.findByRole('region', { name: 'Payment' }));
    expect(card.getByText('Nothing to pay')).toBeVisible();
    const table = within(screen.getByRole('table', { name: /^History of the order/ }));
    expect(table.getAllByRole('row', { name: /Nothing to pay Free of charge$/ })).toHaveLength(1);
    expect(screen.queryByText(/\bpaid\b|took the money/i)).not.toBeInTheDocument();
  });

  test('offers an editor to send an e-mail once more, and nothing that moves money', async () => {
    visitAs('editor', '/admin/orders/7K4M-9QTX-2HVD', ...answers);
    expect(await screen.findByRole('button', { name: 'Send once more: Confirmation' })).toBeVisible();
    for (const name of ['Cancel the order', 'Give money back', 'Take the money'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  test.each([
    ['Cancel the order', 'Cancel the order', cancelOrderForCustomer, 'The order was cancelled.', confirmedRecord],
    ['Take the money', 'Take EUR 1,500', captureOrder, 'EUR 1,500 were taken.', heldRecord],
  ] as const)('"%s" asks why first', async (title, button, call, done, shown) => {
    const user = userEvent.setup();
    const { sent } = openOrder(answerTo(getOrderRecord, record(shown)));
    await user.click(await screen.findByRole('button', { name: title }));
    const dialog = openDialog(title);
    await user.click(dialog.getByRole('button', { name: button }));
    expect(sent(call)).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'they called');
    await user.click(dialog.getByRole('button', { name: button }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(sent(call)).toEqual([{ params: { number: '7K4M-9QTX-2HVD' }, body: { why: 'they called' } }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(sent(getOrderRecord)).toHaveLength(2));
  });

  test('gives all of its money back, which ends it, and says so before', async () => {
    const user = userEvent.setup();
    const { sent } = openOrder();
    await user.click(await screen.findByRole('button', { name: 'Give money back' }));
    const dialog = openDialog('Give money back');
    expect(dialog.getByText(/That ends the reservation/)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'they called');
    await user.click(dialog.getByRole('button', { name: 'Give back EUR 1,500' }));
    expect(await screen.findByText('EUR 1,500 are on their way back.')).toBeVisible();
    const body = { why: 'they called', idempotency_key: expect.stringMatching(/^[\w-]{16,64}$/) };
    expect(sent(refundOrder)).toEqual([{ params: { number: '7K4M-9QTX-2HVD' }, body }]);
  });

  test('gives a part of its money back and stays; what is more than there is, or nothing, is not sent', async () => {
    const user = userEvent.setup();
    const { sent, container } = openOrder();
    await user.click(await screen.findByRole('button', { name: 'Give money back' }));
    const dialog = openDialog();
    await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'a scratch');
    const amount = dialog.getByRole('textbox', { name: /Amount in EUR/ });
    for (const wrong of ['1501', '0', 'some']) {
      await user.clear(amount);
      await user.type(amount, wrong);
      expect(amount).toHaveAccessibleDescription(/Please enter an amount up to EUR 1,500\./);
      await user.click(dialog.getByRole('button', { name: 'Give back' }));
    }
    expect(sent(refundOrder)).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '250,5');
    expect(dialog.getByText(/The vehicle stays reserved/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(dialog.getByRole('button', { name: 'Give back EUR 250.50' }));
    await waitFor(() => expect(sent(refundOrder)).toHaveLength(1));
    expect(sent(refundOrder)[0]).toMatchObject({ body: { amount: 250.5, why: 'a scratch' } });
  });

  test('a refund that is sent again after a lost answer has the same key', async () => {
    const user = userEvent.setup();
    const answers = [new ShowroomError('api.unreachable', { status: 503 }), record(confirmedRecord)];
    const { sent } = openOrder(answerTo(refundOrder, () => answers.shift()));
    await user.click(await screen.findByRole('button', { name: 'Give money back' }));
    const dialog = openDialog();
    await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'x');
    await user.click(dialog.getByRole('button', { name: 'Give back EUR 1,500' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Give back EUR 1,500' }));
    await waitFor(() => expect(sent(refundOrder)).toHaveLength(2));
    const [first, second] = sent(refundOrder);
    expect(second).toEqual(first);
  });

  test('tells which money went back in parts, and what did not', async () => {
    const parts = [
      {
        id: 'r1',
        amount: 100,
        state: 'given',
        at: '2026-03-03T08:00:00.000Z',
        who: 'manager@showroom.test',
        why: 'a scratch',
      },
      {
        id: 'r2',
        amount: 50,
        state: 'given_up',
        at: '2026-03-04T08:00:00.000Z',
        who: 'manager@showroom.test',
        why: 'mats',
      },
    ] as const;
    const payments = confirmedRecord.payments.map((payment) => ({ ...payment, refunds: [...parts] }));
    openOrder(answerTo(getOrderRecord, record({ ...confirmedRecord, payments, refund_given_up: true })));
    const list = within(await screen.findByRole('list', { name: 'Parts that were given back' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Given back EUR 100 manager@showroom.test: a scratch',
      'Given up EUR 50 manager@showroom.test: mats',
    ]);
    expect(screen.getByText('Money did not go back to the customer')).toBeVisible();
  });

  test('that cannot be changed any more says so in the dialog', async () => {
    const user = userEvent.setup();
    openOrder(answerTo(refundOrder, refusal(409, 'There is no money of this order to give back.')));
    await user.click(await screen.findByRole('button', { name: 'Give money back' }));
    const dialog = openDialog();
    await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'x');
    await user.click(dialog.getByRole('button', { name: 'Give back EUR 1,500' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('There is no money of this order to give back.');
  });

  test('sends its e-mail once more', async () => {
    const user = userEvent.setup();
    const { sent } = openOrder();
    await user.click(await screen.findByRole('button', { name: 'Send once more: Confirmation' }));
    expect(await screen.findByText('Confirmation is sent to jane@example.test in a moment.')).toBeVisible();
    expect(sent(resendOrderMail)).toEqual([{ params: { number: '7K4M-9QTX-2HVD' }, body: { mail: 'confirmed' } }]);
  });
});

test('an order leads to its lead; one without a lead has no link', async () => {
  const { unmount } = openOrder();
  expect(await screen.findByRole('link', { name: 'Its lead' })).toHaveAttribute(
    'href',
    '/admin/leads/reservation-international/l1',
  );
  unmount();
  openOrder(answerTo(getOrderRecord, record({ ...confirmedRecord, lead: null })));
  expect(await screen.findByRole('heading', { level: 1, name: '7K4M-9QTX-2HVD' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Its lead' })).not.toBeInTheDocument();
});

test('the list is exported with its filters and without its page, to its last piece', async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return '#';
  };
  URL.revokeObjectURL = () => undefined;
  const file = { file_name: 'orders-au.csv', rows: 2 };
  const pieces: Record<string, object> = {
    first: { ...file, content: '\uFEFFnumber\r\nA\r\nB\r\n', next: 'B' },
    B: { ...file, content: 'C\r\nD\r\n', next: null },
  };
  const answer = {
    call: exportOrders,
    answer: ({ query = {} }: { readonly query?: { readonly after?: string | undefined } }) => ({
      data: { id: '2026-03-01', type: 'order_export', attributes: pieces[query.after ?? 'first'] },
    }),
  };
  const { sent } = open('/admin/orders?market=au&visits=included&page=2', answer);
  await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  expect(await screen.findByText('The file has 4 orders.')).toBeVisible();
  const query = { market: 'au', visits: 'included' };
  expect(sent(exportOrders)).toEqual([{ query }, { query: { ...query, after: 'B' } }]);
  expect(blobs).toHaveLength(1);
  // Three bytes more than letters and ends of lines: the byte order mark.
  expect(blobs[0]?.size).toBe('number\r\nA\r\nB\r\nC\r\nD\r\n'.length + 3);
});

test.each([
  ['ua', 'uk-UA', '41 замовлення', 'Підтверджено', '1\u00a0500\u00a0EUR'],
  ['jp', 'ja-JP', '注文41件', '確定', 'EUR 1,500'],
] as const)('on the site of %s in %s it is written: %s, %s, %s', async (market, locale, title, state, money) => {
  visitIn(market, locale, '/admin/orders', ...answers);
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  const line = row(/7K4M-9QTX-2HVD/);
  expect(line.getByText(state)).toBeVisible();
  expect(line.getByText(money, { normalizer: (text) => text })).toBeVisible();
});
