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
import { openDialog, refusal, region, row, visitAs } from '../editor-in-tests';
import { confirmedOrder, confirmedRecord, heldRecord } from './examples';

const ORDER = '/admin/orders/7K4M-9QTX-2HVD';
const record = (changes: Partial<OrderRecord> = {}, of: OrderRecord = confirmedRecord) => ({
  data: { id: '7K4M-9QTX-2HVD', type: 'order-record' as const, attributes: { ...of, ...changes } },
});
const everything = record({ possible: ['cancel', 'capture', 'refund'] });
const list = (total: number, pages: number) =>
  answerTo(listOrders, {
    data: [{ id: 'A', type: 'order-summary' as const, attributes: { ...confirmedOrder, refund_given_up: true } }].slice(
      0,
      total,
    ),
    meta: { total, page: 1, pages, items: 20, markets: ['international', 'ae'] },
  });

async function open(...over: readonly FakeAnswer[]) {
  const visited = visitAs('market_manager', ORDER, answerTo(getOrderRecord, everything), ...over);
  await screen.findByRole('heading', { level: 1 });
  return { ...visited, user: userEvent.setup() };
}

const ACTIONS = [
  ['Cancel the order', 'Cancel the order', cancelOrderForCustomer],
  ['Take the money', 'Take EUR 1,500', captureOrder],
  ['Give money back', 'Give back EUR 1,500', refundOrder],
] as const;

describe.each(ACTIONS)('"%s"', (name, button, call) => {
  async function ask(...over: readonly FakeAnswer[]) {
    const { sent, user } = await open(...over);
    await user.click(screen.getByRole('button', { name }));
    const dialog = openDialog(name);
    await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'they called');
    return { sent, user, dialog, yes: dialog.getByRole('button', { name: button }) };
  }

  test.each([
    ['the order has changed', refusal(409, 'The order has ended meanwhile.'), /ended meanwhile/],
    ['the person may not', new ShowroomError('access.forbidden', { status: 403 }), /do not have permission/],
    ['nobody is signed in', new ShowroomError('access.sign-in', { status: 401 }), /You are signed out\. Sign in again/],
    ['there is no network', new ShowroomError('api.unreachable', { status: 503 }), /cannot reach our service/],
    ['something else breaks', new Error('boom'), 'Nothing was changed. Please try again.'],
  ])('that fails because %s says so, keeps the reason and can be repeated', async (_, error, sentence) => {
    const answers: unknown[] = [error, record()];
    const { sent, user, dialog, yes } = await ask(answerTo(call, () => answers.shift()));
    await user.click(yes);
    expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
    expect(dialog.getByRole('textbox', { name: /Why/ })).toHaveValue('they called');
    await user.click(yes);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(call)).toHaveLength(2);
  });

  test('does nothing when it is cancelled, by button or by Escape', async () => {
    const { sent, user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(call)).toEqual([]);
  });

  test('is sent by Enter, and once although Enter is pressed twice', async () => {
    const waiting: (() => void)[] = [];
    const answer = () => new Promise((resolve) => waiting.push(() => resolve(record())));
    const { sent, user, yes } = await ask(answerTo(call, answer));
    yes.focus();
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(waiting).toHaveLength(1));
    expect(yes).toHaveAttribute('aria-busy', 'true');
    waiting[0]?.();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(call)).toHaveLength(1);
  });

  test('is not sent without a reason', async () => {
    const { sent, user, dialog, yes } = await ask(answerTo(call, record()));
    await user.clear(dialog.getByRole('textbox', { name: /Why/ }));
    await user.click(yes);
    expect(dialog.getByRole('textbox', { name: /Why/ })).toBeInvalid();
    expect(sent(call)).toEqual([]);
  });
});

describe('an amount', () => {
  async function type(amount: string) {
    const { sent, user } = await open(answerTo(refundOrder, record()));
    await user.click(screen.getByRole('button', { name: 'Give money back' }));
    const dialog = openDialog();
    await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'x');
    const field = dialog.getByRole('textbox', { name: 'Amount in EUR' });
    await user.clear(field);
    await user.type(field, amount);
    await user.click(dialog.getByRole('button', { name: /^Give back/ }));
    return sent(refundOrder).map(({ body }) => Reflect.get(Object(body), 'amount'));
  }

  test.each([
    ['250', 250],
    ['250.5', 250.5],
    ['250,50', 250.5],
    [' 250 ', 250],
    ['1500', undefined],
  ])('typed as "%s" gives back %s, where undefined is all of it', async (typed, amount) => {
    expect(await type(typed)).toEqual([amount]);
  });

  test.each(['1,500', '1.500', '1e3', '0x10', '-1', '1500.01', 'all'])('typed as "%s" is not taken', async (typed) => {
    expect(await type(typed)).toEqual([]);
    expect(openDialog().getByText('Please enter an amount up to EUR 1,500.')).toBeVisible();
  });
});

describe('the e-mails of an order', () => {
  const delivery = (id: string, changes: object) => ({
    id,
    mail: 'cancelled' as const,
    to: `${id}@example.test`,
    asked_at: '2026-03-01T12:09:00.000Z',
    sent_at: null,
    failed: false,
    ...changes,
  });

  test('stand as sent, waiting or given up', async () => {
    const deliveries = [
      delivery('sent', { sent_at: '2026-03-01T23:30:00.000Z' }),
      delivery('waits', {}),
      delivery('lost', { failed: true }),
    ];
    await open(answerTo(getOrderRecord, record({ deliveries })));
    expect(row(/sent@example/).getByText('02/03/2026 00:30')).toBeVisible();
    expect(row(/waits@example/).getByText('Waits')).toBeVisible();
    expect(row(/lost@example/).getByText('Given up')).toBeVisible();
  });

  test('that were never sent are none', async () => {
    await open(answerTo(getOrderRecord, record({}, heldRecord)));
    expect(screen.getByText('None was sent yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send once more/ })).not.toBeInTheDocument();
  });

  test('say why one cannot be sent once more', async () => {
    const { user } = await open(answerTo(resendOrderMail, refusal(429, 'It was sent a minute ago.')));
    await user.click(screen.getByRole('button', { name: 'Send once more: Confirmation' }));
    expect(await region('E-mails').findByRole('alert')).toHaveTextContent('It was sent a minute ago.');
  });
});

describe('an order', () => {
  test('that nobody has named or agreed to shows neither terms nor choices', async () => {
    const nobody = { customer: null, accepted_terms: [], choices: [], lead: null };
    await open(answerTo(getOrderRecord, record(nobody)));
    expect(region('Customer').getByText('The visitor has not said who they are.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Accepted terms' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Choices' })).not.toBeInTheDocument();
  });

  test('that waits for its link says until when, by the clock of its market', async () => {
    const confirm_until = '2026-03-01T22:30:00.000Z';
    await open(answerTo(getOrderRecord, record({ market: 'jp', confirmation_by_link: true, confirm_until })));
    expect(region('Payment').getByText('The customer confirms by a link.')).toBeVisible();
    expect(region('Payment').getByText('02/03/2026 07:30')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Orders of Japan' })).toHaveAttribute('href', '/admin/orders?market=jp');
  });

  test('keeps what was agreed to in its own language', async () => {
    await open();
    expect(screen.getByText('A reservation is not a contract of sale.')).toHaveAttribute('lang', 'en-GB');
  });

  test('leaves out what nobody filled in', async () => {
    await open(answerTo(getOrderRecord, record({ phone: null, message: '' })));
    expect(region('Customer').queryByText('Phone')).not.toBeInTheDocument();
    expect(region('Customer').queryByText('Message')).not.toBeInTheDocument();
  });

  test('offers nothing that is not possible any more', async () => {
    await open(answerTo(getOrderRecord, record({ possible: [] })));
    for (const [name] of ACTIONS) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

describe('the list', () => {
  test.each([
    [0, '0 orders', true],
    [1, '1 order', false],
  ])('of %d is called "%s"; only orders can be exported', async (total, title, isDisabled) => {
    visitAs('editor', '/admin/orders', list(total, 1));
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
    const button = screen.getByRole('button', { name: 'Export as CSV' });
    expect(button.hasAttribute('disabled')).toBe(isDisabled);
    expect(screen.queryByRole('navigation', { name: 'Pages of the orders' })).not.toBeInTheDocument();
  });

  test('says whose money did not go back', async () => {
    visitAs('editor', '/admin/orders', list(1, 1));
    await screen.findByRole('heading', { level: 1 });
    expect(row(/Jane Doe/).getByText('Refund given up')).toBeVisible();
  });

  test('that cannot be exported says so, and the button can be pressed again', async () => {
    visitAs('editor', '/admin/orders', list(1, 1), answerTo(exportOrders, refusal(503, 'The file is too large now.')));
    await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is too large now.');
    expect(screen.getByRole('button', { name: 'Export as CSV' })).not.toHaveAttribute('aria-busy');
  });

  test('is cleared within its market', async () => {
    visitAs('editor', '/admin/orders?market=ae&search=doe&page=2', list(1, 3));
    const link = await screen.findByRole('link', { name: 'Clear' });
    expect(link).toHaveAttribute('href', '/admin/orders?market=ae');
    expect(screen.getByRole('table', { name: 'Orders, newest first' })).toBeVisible();
    const pages = within(screen.getByRole('navigation', { name: 'Pages of the orders' }));
    expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/admin/orders?search=doe&market=ae&page=3#content',
    );
  });
});
