import { dropSavedAnswers, getSavedAnswers, saveAnswers } from '@showroom/contracts/calls/forms';
import { createLead } from '@showroom/contracts/calls/leads';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { answerTo, type FakeAnswer, fakeClient, renderWithPlatform } from '../testing/testing';
import { Form } from './Form';
import { exampleField, exampleForm, LEAD_ANSWER } from './form-examples';

expect.extend(toHaveNoViolations);

const TOKEN = 'abcdefghijklmnopqrstuvwxyz012345';
const EXPIRES = '2026-12-28T10:00:00.000Z';
const fields = [
  exampleField('name', { label: 'Name' }),
  exampleField('source', { label: '', kind: 'hidden', default_value: 'page' }),
];
const long = exampleForm({ fields, is_resumable: true });

function open(form = long, ...over: readonly FakeAnswer[]) {
  const client = fakeClient(
    answerTo(saveAnswers, { token: TOKEN, expires_at: EXPIRES }),
    answerTo(getSavedAnswers, { values: { name: 'Jane' }, expires_at: EXPIRES }),
    answerTo(dropSavedAnswers, undefined),
    answerTo(createLead, LEAD_ANSWER),
    ...over,
  );
  return { ...renderWithPlatform(<Form form={form} />, { client }), client, user: userEvent.setup() };
}
const name = () => screen.getByRole('textbox', { name: /^Name/ });
const callsOf = ({ sends }: ReturnType<typeof fakeClient>) => sends.map(({ call }) => call);

beforeEach(() => sessionStorage.clear());
afterEach(() => history.replaceState(null, '', '/'));

test('whoever asks gets a link to what they filled in; nothing is saved before', async () => {
  const { client, container, user } = open();
  await user.type(name(), 'Jane');
  expect(client.sends).toEqual([]);
  await user.click(await screen.findByText('Save and go on later'));
  await user.click(screen.getByRole('button', { name: 'Save and get a link' }));
  const link = await screen.findByRole('textbox', { name: /^Your link/ });
  expect(link).toHaveValue(`${location.origin}/form/contact-international#saved=${TOKEN}`);
  expect(screen.getByRole('status')).toHaveTextContent('Saved. The link works until 28 December 2026.');
  expect(client.sends[0]?.input).toEqual({
    params: { id: 'contact-international' },
    body: { values: { name: 'Jane' } },
  });
  expect(await axe(container)).toHaveNoViolations();
  await user.type(name(), ' Doe');
  await user.click(screen.getByRole('button', { name: 'Save and get a link' }));
  await waitFor(() =>
    expect(client.sends[1]?.input).toMatchObject({ body: { values: { name: 'Jane Doe' }, token: TOKEN } }),
  );
});

test('a link fills the form in, leaves the address, and what it opened is deleted once it is sent', async () => {
  history.replaceState(null, '', `/form/contact-international#saved=${TOKEN}`);
  const { client, user } = open();
  await waitFor(() => expect(name()).toHaveValue('Jane'));
  expect(location.hash).toBe('');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you')).toBeVisible();
  await waitFor(() => expect(callsOf(client)).toEqual([getSavedAnswers, createLead, dropSavedAnswers]));
  expect(client.sends[2]?.input).toEqual({ params: { id: 'contact-international', token: TOKEN } });
});

test('a link that has ended says so, and one of another form opens nothing', async () => {
  history.replaceState(null, '', `/form/contact-international#saved=${TOKEN}`);
  const gone = answerTo(getSavedAnswers, () => Promise.reject(new ShowroomError('page.not-found', { status: 404 })));
  open(long, gone);
  expect(await screen.findByText('What was saved is no longer there.')).toBeVisible();
  expect(name()).toHaveValue('');
});

test('a link that cannot be opened now stays in the address, for another try', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  history.replaceState(null, '', `/form/contact-international#saved=${TOKEN}`);
  open(long, answerTo(getSavedAnswers, new ShowroomError('api.unreachable', { status: 503 })));
  expect(await screen.findByText('Nothing that you filled in is lost. Please try again.')).toBeVisible();
  expect(location.hash).toBe(`#saved=${TOKEN}`);
});

test('what cannot be saved stays where it is, and is said', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = open(
    long,
    answerTo(saveAnswers, () => Promise.reject(new ShowroomError('lead.too-many', { status: 429 }))),
  );
  await user.type(name(), 'Jane');
  await user.click(await screen.findByText('Save and go on later'));
  await user.click(screen.getByRole('button', { name: 'Save and get a link' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('It could not be saved'));
  expect(name()).toHaveValue('Jane');
});

test('a form of whose editor did not want it offers nothing of it', () => {
  open(exampleForm({ fields }));
  expect(screen.queryByText('Save and go on later')).not.toBeInTheDocument();
});
