import {
  getEditedForm,
  getFormStatistics,
  updateFormIntegrations,
  updateFormRetention,
} from '@showroom/contracts/calls/forms';
import { listMedia } from '@showroom/contracts/calls/media';
import type { FormField } from '@showroom/contracts/entities/form';
import { answerTo } from '@showroom/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openDialog, refusal, region, row } from '../editor-in-tests';
import { exampleMedia, mediaList } from '../media/media-in-tests';
import { exampleForm } from './examples';
import { openForm, preview, publish } from './form-in-tests';

afterEach(() => sessionStorage.clear());

const text = (name: string | RegExp) => screen.getByRole('textbox', { name });
const fill = (name: string | RegExp, value: string) => fireEvent.change(text(name), { target: { value } });

test('the thank-you is a text, a page or a download, and is seen beside', async () => {
  const { user, published, container } = await openForm('?part=thank-you');
  fill('Title', 'Merci');
  expect(preview().getByText('Merci')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'A text with a file to download' }));
  fill('File', '/media/brochure.pdf');
  fill('Text of the link', 'Brochure');
  expect(preview().getByRole('link', { name: 'Brochure' })).toHaveAttribute('href', '/media/brochure.pdf');
  expect(await axe(container)).toHaveNoViolations();
  await publish();
  await waitFor(() =>
    expect(published()?.thank_you).toEqual({
      ...{ kind: 'download', title: { 'en-GB': 'Merci' }, body: {}, url: '/media/brochure.pdf' },
      link_text: { 'en-GB': 'Brochure' },
    }),
  );
});

test('the file of a thank-you is chosen from the documents of the library, by keyboard', async () => {
  const facts = { name: 'Brochure.pdf', kind: 'document', mime: 'application/pdf', width: 0, height: 0 } as const;
  const { user, sent } = await openForm(
    '?part=thank-you',
    'editor',
    answerTo(listMedia, mediaList([exampleMedia('brochure', facts)])),
  );
  await user.click(screen.getByRole('radio', { name: 'A text with a file to download' }));
  screen.getByRole('button', { name: 'Choose a document from the library' }).focus();
  await user.keyboard('{Enter}');
  const dialog = openDialog('Choose a document');
  (await dialog.findByRole('button', { name: /^Brochure\.pdf/ })).focus();
  await user.keyboard('{Enter}');
  expect(sent(listMedia)).toMatchObject([{ query: { kind: 'document' } }]);
  expect(screen.getByRole('textbox', { name: 'File' })).toHaveValue('/media/library/brochure/document.pdf');
  await user.click(screen.getByRole('button', { name: 'Remove the document' }));
  expect(screen.getByRole('textbox', { name: 'File' })).toHaveValue('');
});

test('rules say who is told: an address under a condition, and a location', async () => {
  const { user, published, container } = await openForm('?part=notifications');
  await user.click(screen.getByRole('button', { name: 'Add a rule' }));
  fill('E-mail address', 'sales@showroom.test');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sent' }), 'Only if Topic …');
  await user.click(screen.getByRole('button', { name: 'Add a rule' }));
  const [, second] = screen.getAllByRole('combobox', { name: 'Tells' });
  await user.selectOptions(second ?? document.body, 'A location of the market');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Headquarters (leads@showroom.test)');
  expect(await axe(container)).toHaveNoViolations();
  await publish();
  await waitFor(() =>
    expect(published()?.notifications).toMatchObject([
      { to: 'address', address: 'sales@showroom.test', only_if: { field: 'topic', is: 'sales' } },
      { to: 'location', location: 'loc-1' },
    ]),
  );
});

test('the nearest retailer may have to have the model, which a field names', async () => {
  const asked = (name: string, kind: 'text' | 'model', label: string): FormField => ({
    ...{ name, kind, label: { 'en-GB': label }, is_required: false, width: 'full', step: 0 },
  });
  const fields = [asked('place', 'text', 'Place'), asked('car', 'model', 'Car')];
  const form = answerTo(getEditedForm, { data: exampleForm({ fields }) });
  const { user, published } = await openForm('?part=notifications', 'editor', form);
  await user.click(screen.getByRole('button', { name: 'Add a rule' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tells' }), 'The retailer nearest to them');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Postcode or town in' }), 'Place');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who has the model in' }), 'Car');
  await publish();
  await waitFor(() =>
    expect(published()?.notifications).toMatchObject([{ to: 'nearest_retailer', field: 'place', model_field: 'car' }]),
  );
});

test('a rule without anybody to tell is named, and leads to its field', async () => {
  const { user } = await openForm('?part=notifications');
  await user.click(screen.getByRole('button', { name: 'Add a rule' }));
  await publish();
  expect(await screen.findByRole('link', { name: 'The e-mail address is missing.' })).toBeVisible();
  expect(text('E-mail address')).toBeInvalid();
});

test('what was filled in is put into the confirmation where the cursor stands', async () => {
  const { user, published, container } = await openForm('?part=confirmation');
  await user.click(screen.getByRole('checkbox', { name: 'Whoever sends the form gets an e-mail' }));
  fill('Subject', 'We have your request');
  await user.type(text('Text'), 'Thank you for .');
  await user.keyboard('{ArrowLeft}');
  await user.click(screen.getByRole('button', { name: 'Insert Topic into the text' }));
  expect(text('Text')).toHaveValue('Thank you for {topic}.');
  expect(await axe(container)).toHaveNoViolations();
  await publish();
  await waitFor(() => expect(published()?.confirmation.body).toEqual({ 'en-GB': 'Thank you for {topic}.' }));
});

test('managers say where leads are sent; the secret is written and never shown', async () => {
  const { user, sent, container } = await openForm(
    '?part=integrations',
    'market_manager',
    answerTo(updateFormIntegrations, ({ body }) => ({
      data: { id: 'contact', type: 'integrations', attributes: { integrations: body.integrations } },
    })),
  );
  expect(screen.getByRole('checkbox', { name: 'The CRM gets the leads' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'A webhook gets the leads' }));
  fill('Address of the webhook', 'https://hooks.test/leads');
  fireEvent.change(screen.getByLabelText(/^Secret/), { target: { value: 'a secret of 16 and more' } });
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Save where leads are sent' }));
  expect(await screen.findByText('Leads go there from now on.')).toBeVisible();
  expect(screen.getByLabelText(/^Secret/)).toHaveValue('');
  expect(sent(updateFormIntegrations)).toMatchObject([
    {
      body: {
        integrations: [{ kind: 'crm' }, { kind: 'webhook', url: 'https://hooks.test/leads' }],
        webhook_secret: 'a secret of 16 and more',
      },
    },
  ]);
});

test('managers say how long leads of the form stay; without a number the market says it', async () => {
  const { user, sent } = await openForm(
    '?part=integrations',
    'market_manager',
    answerTo(updateFormRetention, ({ body }) => ({
      data: { id: 'contact', type: 'retention', attributes: { days: body.days } },
    })),
  );
  const days = screen.getByRole('spinbutton', { name: /^Days until leads are erased/ });
  expect(days).toHaveValue(null);
  fireEvent.change(days, { target: { value: '90' } });
  await user.click(screen.getByRole('button', { name: 'Save how long leads stay' }));
  expect(await screen.findByText('Older leads are erased from now on.')).toBeVisible();
  fireEvent.change(days, { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: 'Save how long leads stay' }));
  await waitFor(() => expect(sent(updateFormRetention)).toHaveLength(2));
  expect(sent(updateFormRetention)).toMatchObject([{ body: { days: 90 } }, { body: { days: null } }]);
});

test('a webhook that is refused says why, where it was typed', async () => {
  const broken = refusal(422, 'Not so.', [{ path: 'integrations.1.url', message: 'must be an address' }]);
  const { user } = await openForm('?part=integrations', 'admin', answerTo(updateFormIntegrations, broken));
  await user.click(screen.getByRole('checkbox', { name: 'A webhook gets the leads' }));
  await user.click(screen.getByRole('button', { name: 'Save where leads are sent' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not so.');
  expect(text('Address of the webhook')).toHaveAccessibleDescription('must be an address');
});

test('editors read where leads are sent', async () => {
  await openForm('?part=integrations');
  expect(
    screen.getByText('Where leads are sent, and how long they stay, is changed by managers of the market.'),
  ).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'The CRM gets the leads' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save where leads are sent' })).not.toBeInTheDocument();
});

test('statistics say how far visitors come, and at which field they leave', async () => {
  const step = (kind: 'seen' | 'begun' | 'left' | 'sent', count: number, field = '') => ({ kind, field, count });
  const { user, sent, container } = await openForm(
    '?part=statistics',
    'lead_manager',
    answerTo(getFormStatistics, { data: [step('seen', 2000), step('begun', 500), step('left', 100, 'email')] }),
  );
  await screen.findByRole('heading', { level: 2, name: 'How far they come' });
  expect(row(/^Seen 2,000 100 %/)).toBeTruthy();
  expect(row(/^Begun 500 25 %/)).toBeTruthy();
  expect(region('Where they leave').getByRole('row', { name: /^E-mail 100 100 %/ })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  expect(sent(getFormStatistics)).toEqual([{ params: { id: 'contact' }, query: { days: '30' } }]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Of the last' }), '7 days');
  await waitFor(() => expect(sent(getFormStatistics).at(-1)).toMatchObject({ query: { days: '7' } }));
});
