import {
  createLeadExport,
  fixLeadIntegrations,
  getLead,
  getLeadExport,
  getLeadIntegrations,
  listForms,
  listLeads,
  verifyIntegration,
} from '@showroom/contracts/calls/leads';
import type { Lead, LeadIntegration } from '@showroom/contracts/entities/lead';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, region, row, visitAs } from '../editor-in-tests';
import { contactForm, deadDelivery, deadLead } from './examples';

const LIST = '/admin/leads/contact-au';
const ONE = `${LIST}/${deadLead.id}`;
const lead = (changes: Partial<Lead['attributes']>): Lead => ({
  ...deadLead,
  attributes: { ...deadLead.attributes, ...changes },
});
const delivery = (changes: Partial<LeadIntegration['attributes']>): FakeAnswer =>
  answerTo(getLeadIntegrations, {
    data: [{ ...deadDelivery, attributes: { ...deadDelivery.attributes, ...changes } }],
  });
const leads = (data: Lead[]) =>
  answerTo(listLeads, { data, meta: { total: data.length, page: 1, pages: 1, items: 20 } });

const answers = [
  answerTo(listForms, { data: [contactForm] }),
  answerTo(verifyIntegration, { ok: true, message: '' }),
  leads([deadLead]),
  answerTo(getLead, { data: deadLead }),
  delivery({}),
];

async function open(path: string, ...over: readonly FakeAnswer[]) {
  const visited = visitAs('market_manager', path, ...answers, ...over);
  await screen.findByRole('heading', { level: 1 });
  return visited;
}
const again = () => screen.queryByRole('button', { name: 'Send it again' });

describe('a delivery', () => {
  test.each([
    ['dead', 'Not delivered', true],
    ['retrying', 'Tried again soon', true],
    ['delivered', 'Delivered', false],
    ['pending', 'Waits', false],
    ['sending', 'On its way', false],
  ] as const)('that is %s is called "%s" and can be sent again: %s', async (status, label, canBeSent) => {
    await open(ONE, delivery({ status, attempts: [] }));
    const part = region('Delivery to the CRM');
    expect(part.getByText(label)).toBeVisible();
    expect(part.getByText('Nobody has tried yet.')).toBeVisible();
    expect(again() !== null).toBe(canBeSent);
  });

  test('says when it is tried next and what it is called there', async () => {
    await open(ONE, delivery({ next_try_at: '2026-03-01T13:30:00.000Z', remote_id: '00Q5' }));
    expect(region('Delivery to the CRM').getByText('02/03/2026 00:30')).toBeVisible();
    expect(region('Delivery to the CRM').getByText('00Q5')).toBeVisible();
  });

  test('that cannot be sent again says why, and can be tried once more', async () => {
    const replies = [refusal(409, 'It is on its way already.'), { data: [deadDelivery] }];
    const { sent } = await open(
      ONE,
      answerTo(fixLeadIntegrations, () => replies.shift()),
    );
    await userEvent.click(again() ?? document.body);
    expect(await screen.findByRole('alert')).toHaveTextContent('It is on its way already.');
    await userEvent.click(again() ?? document.body);
    expect(await screen.findByText('The lead is sent to the CRM again.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sent(fixLeadIntegrations)).toHaveLength(2);
  });
});

describe('a lead', () => {
  test('shows neither what is empty nor parts without anything in them', async () => {
    const bare = { values: { first_name: 'Ada', message: '' }, hidden_fields: {}, source_url: '', tracking: {} };
    await open(ONE, answerTo(getLead, { data: lead(bare) }));
    expect(region('Filled in').queryByText('Your message')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Added by the site' })).not.toBeInTheDocument();
    expect(region('Where it came from').getByText('en-AU')).toBeVisible();
    expect(region('Where it came from').queryByText('Page')).not.toBeInTheDocument();
  });

  test('shows what the site added by its name in words, a yes as Yes', async () => {
    await open(ONE, answerTo(getLead, { data: lead({ hidden_fields: { is_owner: true } }) }));
    expect(region('Added by the site').getByText('Is owner').nextSibling).toHaveTextContent('Yes');
  });

  test.each(['مرحبا', 'Hello'])('reads in the direction of what is written in it: %s', async (message) => {
    await open(ONE, answerTo(getLead, { data: lead({ values: { message } }) }));
    expect(screen.getByText(message)).toHaveAttribute('dir', 'auto');
    expect(screen.getByRole('heading', { level: 1, name: 'Without a name' })).toBeVisible();
  });
});

describe('looking again', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  test.each([
    ['sending', 2000],
    ['pending', 2000],
    ['dead', 10_000],
  ] as const)('at a lead whose delivery is %s happens every %d milliseconds', async (status, every) => {
    const { sent } = await open(ONE, delivery({ status }));
    await pass(every - 1);
    expect(sent(getLead)).toHaveLength(1);
    await pass(1);
    expect(sent(getLead)).toHaveLength(2);
  });

  test('waits while somebody is asked', async () => {
    const { sent } = await open(ONE);
    await user.click(screen.getByRole('button', { name: 'Delete the lead' }));
    await pass(30_000);
    expect(sent(getLead)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await pass(10_000);
    expect(sent(getLead)).toHaveLength(2);
  });

  test('happens only while the page is seen', async () => {
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { sent } = await open(LIST);
    await pass(30_000);
    expect(sent(listLeads)).toHaveLength(1);
    seen.mockRestore();
    await pass(10_000);
    expect(sent(listLeads)).toHaveLength(2);
  });

  test('at an export that is away ends with the reason', async () => {
    const attributes = {
      form_id: 'contact-au',
      status: 'pending',
      rows: 0,
      created_at: '',
      finished_at: null,
    } as const;
    const file = { data: { id: deadLead.id, type: 'lead_export' as const, attributes } };
    const { sent } = await open(
      LIST,
      answerTo(createLeadExport, file),
      answerTo(getLeadExport, new ShowroomError('api.unreachable', { status: 503 })),
    );
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await screen.findByText('0 leads of 1 written');
    await pass(2000);
    expect(await screen.findByRole('alert')).toHaveTextContent('We cannot reach our service');
    await pass(10_000);
    expect(sent(getLeadExport)).toHaveLength(1);
  });
});

test('an export that is refused says why', async () => {
  await open(LIST, answerTo(createLeadExport, refusal(429, 'Another file is being written.')));
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Another file is being written.');
  expect(screen.getByRole('button', { name: 'Export as CSV' })).not.toHaveAttribute('aria-busy');
});

test('a list without leads says so, and has nothing to export', async () => {
  await open(LIST, leads([]));
  expect(screen.getByText('No lead is like this.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeDisabled();
});

test('a list says how it is sorted, and clears what was looked for', async () => {
  await open(`${LIST}?sort=email,-created_at&delivery=dead`);
  expect(screen.getByRole('table', { name: 'Leads of Contact us, by e-mail' })).toBeVisible();
  expect(screen.getByLabelText('Delivery')).toHaveDisplayValue('Not delivered');
  expect(screen.getByRole('link', { name: 'Clear' })).toHaveAttribute('href', LIST);
});

test('markets without forms say so', async () => {
  await open('/admin/leads', answerTo(listForms, { data: [] }));
  expect(screen.getByText('None of your markets has a form yet.')).toBeVisible();
});

test('forms stand below the names of their markets', async () => {
  const ae = {
    ...contactForm,
    id: 'contact-ae',
    attributes: { ...contactForm.attributes, market: 'ae' as const, dead: 0 },
  };
  await open('/admin/leads', answerTo(listForms, { data: [contactForm, ae] }));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Australia',
    'United Arab Emirates',
  ]);
  expect(region('United Arab Emirates').getByText('In order')).toBeVisible();
});

test('forms are shown although the connection to the CRM cannot be looked at', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  await open('/admin/leads', answerTo(verifyIntegration, new ShowroomError('api.unreachable', { status: 503 })));
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(row(/Contact us/).getByText('1,204 leads')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  warn.mockRestore();
});
