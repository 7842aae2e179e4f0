import { getEditedForm, listForms } from '@showroom/contracts/calls/forms';
import {
  createLeadExport,
  fixLeadIntegrations,
  fixLeadMails,
  getLead,
  getLeadExport,
  getLeadIntegrations,
  getLeadMails,
  listLeads,
  releaseLead,
  verifyIntegration,
} from '@showroom/contracts/calls/leads';
import type { FormDefinition, FormField } from '@showroom/contracts/entities/form';
import type { Lead, LeadIntegration, LeadMail } from '@showroom/contracts/entities/lead';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, region, row, visitAs } from '../editor-in-tests';
import { contactDefinition, contactForm, deadDelivery, deadLead, editedContact, formList, sentMail } from './examples';

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
const mailed = (data: LeadMail[]) => answerTo(getLeadMails, { data });
const leads = (data: Lead[]) =>
  answerTo(listLeads, { data, meta: { total: data.length, page: 1, pages: 1, items: 20 } });

const answers = [
  answerTo(listForms, formList([contactForm])),
  answerTo(getEditedForm, { data: editedContact }),
  answerTo(verifyIntegration, { ok: true, message: '' }),
  leads([deadLead]),
  answerTo(getLead, { data: deadLead }),
  delivery({}),
  mailed([]),
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

describe('what was filled in', () => {
  const asked = (name: string, kind: FormField['kind'], label: string, more: Partial<FormField> = {}): FormField => ({
    ...{ name, kind, label: { 'en-AU': label }, is_required: false, width: 'full', step: 0 },
    ...more,
  });
  const form = {
    ...contactDefinition,
    fields: [
      asked('consent', 'consent', 'I agreed to this text', { label: { 'en-AU': 'I agree', 'fr-FR': 'J’accepte' } }),
      asked('services', 'checkboxes', 'Services', {
        options: [
          { value: 'tyres', label: { 'en-AU': 'New tyres' } },
          { value: 'oil', label: { 'en-AU': 'Oil' } },
        ],
      }),
      asked('proof', 'file', 'Proof'),
    ],
  };
  const values = { proof: 'f-1', services: ['tyres', 'oil'], consent: true, extra: 'More' };

  test('stands in the words of the form as it was, lists joined, agreed texts as they were read, files as links', async () => {
    await open(ONE, answerTo(getLead, { data: lead({ form, form_version: 2, values, locale: 'fr-FR' }) }));
    const filled = region('Filled in');
    expect(filled.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['J’accepte', 'Services', 'Proof', 'Extra'],
    ]);
    expect(filled.getByText('J’accepte').nextSibling).toHaveTextContent('Agreed');
    expect(filled.getByText('Services').nextSibling).toHaveTextContent('New tyres, Oil');
    expect(filled.getByRole('link', { name: 'Download the file' })).toHaveAttribute(
      'href',
      `/platform/forms/contact-au/leads/${deadLead.id}/files/proof`,
    );
    expect(screen.getByText('Version 2 of the form')).toBeVisible();
  });
});

describe('the e-mails of a lead', () => {
  const form: FormDefinition = {
    ...contactDefinition,
    notifications: [{ id: 'a', to: 'nearest_retailer', field: 'message' }],
  };
  const told = (id: string, changes: Partial<LeadMail['attributes']>): LeadMail => ({
    ...sentMail,
    id,
    attributes: { ...sentMail.attributes, ...changes },
  });
  const all = [
    sentMail,
    told('b', { rule: 'a', to: 'perth@showroom.test', sent_at: null }),
    told('c', { rule: 'gone', to: 'old@showroom.test', sent_at: null, failed: true }),
  ];

  test('say to whom they went by which rule, and what became of each', async () => {
    const { container } = await open(ONE, answerTo(getLead, { data: lead({ form }) }), mailed(all));
    expect(row(/^Confirmation ada@example/).getAllByText('01/03/2026 23:05')).toHaveLength(2);
    expect(row(/^The nearest retailer perth@/).getByText('Waits')).toBeVisible();
    expect(row(/^A rule of the form old@/).getByText('Given up')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('are sent again by a manager where they were given up', async () => {
    const { sent } = await open(ONE, mailed(all), answerTo(fixLeadMails, { data: all }));
    await userEvent.click(screen.getByRole('button', { name: 'Send the e-mails again' }));
    expect(await screen.findByText('What was given up is sent again in a moment.')).toBeVisible();
    expect(sent(fixLeadMails)).toEqual([{ params: { id: 'contact-au', leadId: deadLead.id } }]);
  });

  test.each([
    ['Nobody was told by e-mail.', null],
    ['Nobody is told before somebody releases it.', 'trap'],
  ] as const)('that are none say so: %s', async (sentence, suspicion) => {
    await open(ONE, answerTo(getLead, { data: lead({ suspicion }) }));
    expect(region('E-mails').getByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the e-mails again' })).not.toBeInTheDocument();
  });
});

describe('a lead that may be a robot’s', () => {
  const suspicious = lead({ suspicion: 'too_quick', integrations: [] });

  test('says in the list that it waits', async () => {
    await open(LIST, leads([suspicious]));
    expect(row(/Ada Adams/).getByText('Too quick: waits')).toBeVisible();
  });

  test('is released by whoever looks after leads, once they have looked at it', async () => {
    const seen = [suspicious, deadLead];
    const { sent, container } = visitAs(
      'lead_manager',
      ONE,
      ...answers,
      answerTo(getLead, () => ({ data: seen.shift() })),
      answerTo(releaseLead, { data: deadLead }),
    );
    expect(await screen.findByText(/It was filled in quicker than a person does\./)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Release' }));
    expect(await screen.findByText('The lead is on its way, like any other.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('This lead waits for you')).not.toBeInTheDocument());
    expect(sent(releaseLead)).toEqual([{ params: { id: 'contact-au', leadId: deadLead.id } }]);
    expect(screen.queryByRole('button', { name: 'Delete the lead' })).not.toBeInTheDocument();
  });

  test('that cannot be released says why', async () => {
    await open(ONE, answerTo(getLead, { data: suspicious }), answerTo(releaseLead, refusal(409, 'It is gone.')));
    await userEvent.click(screen.getByRole('button', { name: 'Release' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('It is gone.');
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
  await open('/admin/leads', answerTo(listForms, formList([])));
  expect(screen.getByText('None of your markets has a form yet.')).toBeVisible();
});

test('forms stand below the names of their markets', async () => {
  const ae = {
    ...contactForm,
    id: 'contact-ae',
    attributes: { ...contactForm.attributes, market: 'ae' as const, dead: 0 },
  };
  await open('/admin/leads', answerTo(listForms, formList([contactForm, ae])));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Australia',
    'United Arab Emirates',
  ]);
  expect(region('United Arab Emirates').getByText('In order')).toBeVisible();
});

test('whoever may not see leads is asked nothing of the CRM', async () => {
  const { sent } = visitAs('editor', '/admin/leads', ...answers);
  await screen.findByRole('heading', { level: 1, name: 'Leads' });
  expect(sent(verifyIntegration)).toEqual([]);
});

test('forms are shown although the connection to the CRM cannot be looked at', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  await open('/admin/leads', answerTo(verifyIntegration, new ShowroomError('api.unreachable', { status: 503 })));
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(row(/Contact us/).getByText('1,204 leads')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  warn.mockRestore();
});
