import {
  createForm,
  deleteForm,
  duplicateForm,
  getEditedForm,
  importForm,
  listForms,
  listLocations,
} from '@showroom/contracts/calls/forms';
import type { Role } from '@showroom/contracts/entities/role';
import { answerTo } from '@showroom/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openDialog, refusal, row, visitAs } from '../editor-in-tests';
import { formList } from '../leads/examples';
import { exampleDefinition, exampleForm, exampleListed } from './examples';

async function open(role: Role, query = '', ...over: Parameters<typeof visitAs>[2][]) {
  const visited = visitAs(
    role,
    `/cms/forms${query}`,
    answerTo(listForms, formList([exampleListed('contact')])),
    answerTo(getEditedForm, { data: exampleForm() }),
    answerTo(listLocations, { data: [] }),
    ...over,
  );
  await screen.findByRole('heading', { level: 1, name: 'Forms of International' });
  return { ...visited, user: userEvent.setup() };
}

test('the forms of the market are listed with their leads, without accessibility faults', async () => {
  const { container, sent } = await open('market_manager');
  const own = row(/^Contact us/);
  expect(own.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/cms/forms/contact');
  expect(own.getByRole('link', { name: '1,204' })).toHaveAttribute('href', '/admin/leads/contact');
  expect(own.getByRole('link', { name: '2 not delivered' })).toHaveAttribute(
    'href',
    '/admin/leads/contact?delivery=dead',
  );
  const file = own.getByRole('link', { name: 'Export Contact us' });
  expect([file.getAttribute('href'), file.getAttribute('download')]).toEqual([
    '/platform/forms/contact/export',
    'contact.json',
  ]);
  expect(sent(listForms)).toEqual([{ query: { market: 'international', q: '', page: '1' } }]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a search stands in the address', async () => {
  const { user, router, sent } = await open('editor');
  await user.type(screen.getByRole('searchbox', { name: 'Part of a name or id' }), 'drive{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=drive'));
  await waitFor(() => expect(sent(listForms).at(-1)).toMatchObject({ query: { q: 'drive' } }));
});

test.each<[Role, readonly string[]]>([
  ['lead_manager', ['Export Contact us']],
  ['editor', ['Duplicate Contact us', 'Export Contact us']],
  ['market_manager', ['Duplicate Contact us', 'Export Contact us', 'Delete Contact us']],
])('a person who is %s has the buttons of what they may do', async (role, names) => {
  await open(role);
  const all = [/Duplicate/, /Export/, /Delete/].flatMap((name) => [
    ...row(/^Contact us/).queryAllByRole('button', { name }),
    ...row(/^Contact us/).queryAllByRole('link', { name }),
  ]);
  expect(all.map((one) => one.getAttribute('aria-label'))).toEqual(names);
  expect(screen.queryByRole('button', { name: 'New form' }) !== null).toBe(role !== 'lead_manager');
});

test('a form is begun from a template, in the languages of the market, and opened', async () => {
  const { user, sent, router, container } = await open('editor', '', answerTo(createForm, { data: exampleForm() }));
  await user.click(screen.getByRole('button', { name: 'New form' }));
  await user.click(openDialog('New form').getByRole('radio', { name: /^Book a service/ }));
  expect(await axe(container)).toHaveNoViolations();
  await user.click(openDialog('New form').getByRole('button', { name: 'Begin the form' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cms/forms/contact'));
  expect(sent(createForm)).toMatchObject([
    {
      body: {
        market: 'international',
        definition: { name: 'Book a service', type: 'service_booking', title: { 'fr-FR': 'Réserver un entretien' } },
      },
    },
  ]);
});

test('a form is duplicated under another name', async () => {
  const { user, sent } = await open('editor', '', answerTo(duplicateForm, { data: exampleForm() }));
  await user.click(screen.getByRole('button', { name: 'Duplicate Contact us' }));
  const name = openDialog('Duplicate a form').getByRole('textbox', { name: 'Name of the copy' });
  await user.clear(name);
  await user.type(name, 'Fleet contact');
  await user.click(openDialog('Duplicate a form').getByRole('button', { name: 'Duplicate' }));
  expect(await screen.findByText('Fleet contact was made, a copy of Contact us.')).toBeVisible();
  expect(sent(duplicateForm)).toEqual([{ params: { id: 'contact' }, query: { name: 'Fleet contact' } }]);
});

test('a form that pages show is not deleted, and the reason stays in sight', async () => {
  const shown = refusal(409, 'Published pages show this form.', [{ path: 'pages.0', message: '/contact' }]);
  const answers = [shown, undefined];
  const { user, sent } = await open(
    'admin',
    '',
    answerTo(deleteForm, () => answers.shift()),
  );
  await user.click(screen.getByRole('button', { name: 'Delete Contact us' }));
  const button = () => openDialog('Delete a form').getByRole('button', { name: 'Delete' });
  await user.click(button());
  expect(await openDialog().findByRole('alert')).toHaveTextContent('Published pages show this form./contact');
  await user.click(button());
  expect(await screen.findByText('Contact us was deleted.')).toBeVisible();
  expect(sent(deleteForm)[0]).toEqual({ params: { id: 'contact' }, headers: { 'if-match': '"3"' } });
});

describe('an import', () => {
  const fileOf = (value: unknown) => new File([typeof value === 'string' ? value : JSON.stringify(value)], 'form.json');
  const whole = { kind: 'showroom-form', version: 1, definition: exampleDefinition };

  test('takes a file that was dropped, and opens the form', async () => {
    const { user, sent, router } = await open('editor', '', answerTo(importForm, { data: exampleForm() }));
    await user.click(screen.getByRole('button', { name: 'Import' }));
    fireEvent.drop(openDialog().getByLabelText(/^File/), { dataTransfer: { files: [fileOf(whole)] } });
    expect(await openDialog().findByText(', 3 fields', { exact: false })).toBeVisible();
    await user.click(openDialog().getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/cms/forms/contact'));
    expect(sent(importForm)).toEqual([{ body: { market: 'international', file: whole } }]);
  });

  test.each([
    ['no JSON', 'nothing', 'It is no JSON.'],
    ['another file', { kind: 'page' }, /^kind: /],
    [
      'a field of no kind',
      { ...whole, definition: { ...exampleDefinition, fields: [{ ...exampleDefinition.fields[0], kind: 'x' }] } },
      /^definition\.fields\.0\.kind: /,
    ],
  ])('names what is wrong with %s, and sends nothing', async (_what, value, problem) => {
    const { user, sent, container } = await open('editor');
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await user.upload(openDialog().getByLabelText(/^File/), fileOf(value));
    expect(await openDialog().findByText(problem)).toBeVisible();
    await user.click(openDialog().getByRole('button', { name: 'Import' }));
    expect(sent(importForm)).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
  });
});
