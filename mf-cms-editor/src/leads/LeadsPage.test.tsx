import { getEditedForm, listForms } from '@showroom/contracts/calls/forms';
import {
  createLeadExport,
  deleteLead,
  eraseFormLeads,
  fixLeadIntegrations,
  getLead,
  getLeadExport,
  getLeadIntegrations,
  getLeadMails,
  listLeads,
  verifyIntegration,
} from '@showroom/contracts/calls/leads';
import type { Role } from '@showroom/contracts/entities/role';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openDialog, region, row, visitAs, visitIn } from '../editor-in-tests';
import { contactForm, deadDelivery, deadLead, editedContact, formList, orderLead, quietForm } from './examples';
import { POLL_EVERY } from './LeadExport';
import { leadQueryOf, leadsHref } from './lead-query';

const EXPORT = '5f4a3c1e-0000-4000-8000-0000000000e1';
const file = (status: 'pending' | 'processing' | 'done' | 'failed', rows: number) => ({
  data: {
    id: EXPORT,
    type: 'lead_export' as const,
    attributes: { form_id: 'contact-au', status, rows, created_at: '2026-03-01T12:05:00.000Z', finished_at: null },
  },
});

const answers = [
  answerTo(listForms, formList([contactForm, quietForm])),
  answerTo(getEditedForm, { data: editedContact }),
  answerTo(verifyIntegration, { ok: true, message: 'The CRM answers and lets us in.' }),
  answerTo(listLeads, { data: [deadLead, orderLead], meta: { total: 41, page: 1, pages: 3, items: 20 } }),
  answerTo(getLead, { data: deadLead }),
  answerTo(getLeadIntegrations, { data: [deadDelivery] }),
  answerTo(getLeadMails, { data: [] }),
  answerTo(fixLeadIntegrations, { data: [deadDelivery] }),
  answerTo(deleteLead, undefined),
  answerTo(createLeadExport, file('pending', 0)),
];

const LIST = '/admin/leads/contact-au';
const ONE = `${LIST}/${deadLead.id}`;
const open = (path: string, ...over: readonly FakeAnswer[]) => openAs('market_manager', path, ...over);
const openAs = (role: Role, path: string, ...over: readonly FakeAnswer[]) => visitAs(role, path, ...answers, ...over);

describe('the forms', () => {
  test('show their leads and which of them did not arrive, without accessibility faults', async () => {
    const { container } = open('/admin/leads');
    expect(await screen.findByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
    expect(row(/Contact us/).getByText('1,204 leads')).toBeVisible();
    expect(row(/Contact us/).getByRole('link', { name: '1 not delivered' })).toHaveAttribute(
      'href',
      `${LIST}?delivery=dead`,
    );
    expect(row(/test drive/i).getByText('1 lead')).toBeVisible();
    expect(screen.queryByText('The CRM cannot be reached')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('say when the CRM cannot be reached', async () => {
    open('/admin/leads', answerTo(verifyIntegration, { ok: false, message: 'The CRM does not answer.' }));
    expect(await screen.findByText('The CRM cannot be reached')).toBeVisible();
    expect(screen.getByText(/The CRM does not answer\. Leads are kept here/)).toBeVisible();
  });
});

describe('the list', () => {
  test('shows who left a lead, when by the clock of the market, and how it was delivered', async () => {
    const { container } = open(LIST);
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    const ada = row(/Ada Adams/);
    expect(ada.getByText('01/03/2026 23:05')).toBeVisible();
    expect(ada.getByText('ada@example.test')).toBeVisible();
    expect(ada.getByText('CRM: Not delivered')).toBeVisible();
    expect(ada.getByRole('link', { name: 'Ada Adams' })).toHaveAttribute('href', ONE);
    const order = row(/Zoë Zander/).getByRole('link', { name: 'Order SR-4711' });
    expect(order).toHaveAttribute('href', '/admin/orders/SR-4711');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('asks for the days, the delivery and the order that were chosen, from its first page', async () => {
    const user = userEvent.setup();
    const { sent } = open(`${LIST}?page=2`);
    await user.type(await screen.findByLabelText('From'), '2026-03-01');
    await user.type(screen.getByLabelText('To'), '2026-03-02');
    await user.selectOptions(screen.getByLabelText('Delivery'), 'Not delivered');
    await user.selectOptions(screen.getByLabelText('Sorted'), 'By last name');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    await waitFor(() =>
      expect(sent(listLeads).at(-1)).toEqual({
        params: { id: 'contact-au' },
        query: {
          'filter[created_at_gteq]': '2026-03-01',
          'filter[created_at_lteq]': '2026-03-02',
          'filter[integration_status_eq]': 'dead',
          sort: 'last_name,-created_at',
          items: '20',
        },
      }),
    );
  });

  test('keeps what was chosen from page to page', async () => {
    open(`${LIST}?from=2026-03-01&sort=created_at`);
    const pages = await screen.findByRole('navigation', { name: 'Pages of the leads' });
    expect(within(pages).getByRole('link', { name: /2/ })).toHaveAttribute(
      'href',
      `${LIST}?from=2026-03-01&sort=created_at&page=2#content`,
    );
  });

  test('of a form that is not there says so', async () => {
    open('/admin/leads/nobody', answerTo(getEditedForm, new ShowroomError('page.not-found', { status: 404 })));
    expect(await screen.findByRole('heading', { name: 'This page could not be found.' })).toBeVisible();
  });
});

describe('an export', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  test('is begun with the filters of the list, looked at every two seconds, and downloaded', async () => {
    expect(POLL_EVERY).toBe(2000);
    const states = [file('processing', 1000), file('done', 41)];
    const { sent } = open(
      `${LIST}?from=2026-03-01&page=2#content`,
      answerTo(getLeadExport, () => states.shift() ?? file('done', 41)),
    );
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    expect(sent(createLeadExport)).toEqual([
      { params: { id: 'contact-au' }, body: { 'filter[created_at_gteq]': '2026-03-01' } },
    ]);
    expect(await screen.findByText('0 leads of 41 written')).toBeInTheDocument();
    await pass(POLL_EVERY);
    expect(await screen.findByText('1,000 leads of 41 written')).toBeInTheDocument();
    await pass(POLL_EVERY);
    expect(await screen.findByRole('link', { name: 'Download the file' })).toHaveAttribute(
      'href',
      `/platform/forms/contact-au/lead_exports/${EXPORT}/download`,
    );
    await pass(5 * POLL_EVERY);
    expect(sent(getLeadExport)).toHaveLength(2);
  });

  test('that failed is not looked at any more, and can be begun again', async () => {
    const { sent } = open(LIST, answerTo(getLeadExport, file('failed', 0)));
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    await screen.findByText('0 leads of 41 written');
    await pass(POLL_EVERY);
    expect(await screen.findByText('The file could not be written. Please try again.')).toBeVisible();
    await pass(5 * POLL_EVERY);
    expect(sent(getLeadExport)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    expect(sent(createLeadExport)).toHaveLength(2);
  });
});

describe('one lead', () => {
  test('shows what was filled in by the labels of the form, where it came from, and every try', async () => {
    const { container } = open(ONE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Adams' })).toBeVisible();
    const filled = region('Filled in');
    expect(filled.getByText('Your message').nextSibling).toHaveTextContent('Call me');
    expect(filled.getByText('Last name').nextSibling).toHaveTextContent('Adams');
    expect(region('Where it came from').getByText('news')).toBeVisible();
    expect(row(/manager@showroom.test/).getByText('Refused: INVALID_EMAIL_ADDRESS (Email)')).toBeVisible();
    expect(row(/By itself/).getByText('Not reached: The CRM does not answer')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('leads to its order, where it has one', async () => {
    const { unmount } = open(ONE, answerTo(getLead, { data: orderLead }));
    const link = await screen.findByRole('link', { name: 'Order SR-4711' });
    expect(link).toHaveAttribute('href', '/admin/orders/SR-4711');
    unmount();
    open(ONE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Adams' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Order / })).toBeNull();
  });

  test('is sent again where it did not arrive', async () => {
    const user = userEvent.setup();
    const { sent } = open(ONE);
    await user.click(await screen.findByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('The lead is sent to the CRM again.')).toBeVisible();
    expect(sent(fixLeadIntegrations)).toEqual([
      { params: { id: 'contact-au', leadId: deadLead.id }, body: { integrations: [deadDelivery.id] } },
    ]);
  });

  test('is deleted only after a question, and then the list is shown', async () => {
    const user = userEvent.setup();
    const { sent } = open(ONE);
    await user.click(await screen.findByRole('button', { name: 'Delete the lead' }));
    const dialog = openDialog('Delete a lead');
    expect(dialog.getByText(/Nobody can bring it back/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(sent(deleteLead)).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Delete the lead' }));
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    expect(sent(deleteLead)).toEqual([{ params: { id: 'contact-au', leadId: deadLead.id } }]);
  });

  test('that could not be deleted stays, with the reason', async () => {
    const user = userEvent.setup();
    const refused = () => {
      throw new ShowroomError('access.forbidden', { status: 403 });
    };
    open(ONE, answerTo(deleteLead, refused));
    await user.click(await screen.findByRole('button', { name: 'Delete the lead' }));
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();
  });

  test('has no buttons for whoever may only look', async () => {
    openAs('editor', ONE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Adams' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete the lead' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull();
  });
});

describe('all leads of a form', () => {
  test('are erased by a manager after a question, as many as were seen', async () => {
    const user = userEvent.setup();
    const { sent, container } = open(`${LIST}?to=2026-02-01`, answerTo(eraseFormLeads, { data: { count: 41 } }));
    await user.click(await screen.findByRole('button', { name: 'Delete 41 leads' }));
    const dialog = openDialog('Delete 41 leads');
    expect(dialog.getByText(/Everything up to the end of 2026-02-01 that people filled in/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('The leads are being erased.')).toBeVisible();
    expect(sent(eraseFormLeads)).toEqual([
      { params: { id: 'contact-au' }, body: { 'filter[created_at_lteq]': '2026-02-01', count: 41 } },
    ]);
  });

  test.each([
    ['a list of some of them', 'market_manager', '?delivery=dead'],
    ['whoever may only look', 'lead_manager', ''],
  ] as const)('are not erased by %s', async (_what, role, search) => {
    openAs(role, `${LIST}${search}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Delete 41/ })).not.toBeInTheDocument();
  });
});

test.each([
  ['international', 'fr-FR', '41 demandes', 'CRM : Non transmise', 'Demandes du formulaire Contact us, par e-mail'],
  ['ua', 'uk-UA', '41 звернення', 'CRM: Не доставлено', 'Звернення форми Contact us, за електронною поштою'],
  ['ae', 'ar-AE', '41 طلبًا', 'CRM: لم يُسلّم', 'طلبات Contact us، حسب البريد الإلكتروني'],
  ['jp', 'ja-JP', '41件の問い合わせ', 'CRM: 未送信', 'Contact usの問い合わせ、メールアドレス順'],
] as const)('on the site of %s in %s there are %s', async (market, locale, count, state, table) => {
  visitIn(market, locale, `${LIST}?sort=email,-created_at`, ...answers);
  expect(await screen.findByRole('heading', { level: 2, name: count })).toBeVisible();
  expect(row(/Ada Adams/).getByText(state)).toBeVisible();
  expect(screen.getByRole('table', { name: table })).toBeVisible();
});

test.each([
  [
    'from=2026-03-01&to=&delivery=dead&sort=created_at&page=2',
    '/admin/leads/f?from=2026-03-01&delivery=dead&sort=created_at&page=2',
  ],
  ['from=yesterday&delivery=lost&sort=password&page=0', '/admin/leads/f'],
])('the address %s asks for %s', (search, expected) => {
  expect(leadsHref('f', leadQueryOf(new URLSearchParams(search)))).toBe(expected);
});
