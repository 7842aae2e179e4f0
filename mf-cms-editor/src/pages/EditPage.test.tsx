import { getPage, updatePage } from '@showroom/contracts/calls/content';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { visit } from '../editor-in-tests';
import { examplePage } from '../examples';

const PATH = '/cms/pages/p1';
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save and publish' }));
const block = () => screen.getByText(/^1\. Every field/).closest('details') ?? document.body;
const bodyOf = (input: { body?: unknown } | undefined) => JSON.parse(JSON.stringify(input?.body ?? null));

test('shows a form made from the templates, without accessibility faults', async () => {
  const { container } = visit(PATH);
  expect(await screen.findByRole('heading', { level: 1, name: 'Defender' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it live' })).toHaveAttribute('href', '/defender');
  const form = within(block());
  expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Go further');
  expect(form.getByRole('spinbutton', { name: /Columns/ })).toHaveValue(3);
  expect(form.getByRole('combobox', { name: 'Theme' })).toHaveValue('light');
  expect(form.getByRole('checkbox', { name: 'Wide' })).not.toBeChecked();
  expect(form.getByRole('img', { name: 'Preview: A Defender in the desert' })).toBeVisible();
  expect(within(form.getByRole('group', { name: 'Link' })).getByRole('textbox', { name: 'Address' })).toHaveValue(
    '/stock',
  );
  expect(form.getByRole('textbox', { name: /Points/ })).toHaveValue('{\n  "x": 1\n}');
  expect(form.getByRole('group', { name: 'Item 2' })).toBeInTheDocument();
  expect(screen.getByText(/no part of the site offers it any more/)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('what was changed is sent with the version it was made from, and nothing else changes', async () => {
  const { sent } = visit(PATH);
  const title = await screen.findByDisplayValue('Go further');
  await userEvent.clear(title);
  await userEvent.type(title, 'Go anywhere');
  await save();
  expect(await screen.findByText('Saved. Visitors see it now.')).toBeVisible();
  const { blocks } = examplePage().attributes;
  const [first, second] = blocks;
  expect(bodyOf(sent(updatePage)[0])).toEqual({
    version: 4,
    title: 'Defender',
    meta_title: 'Defender | Showroom',
    meta_description: 'The Defender family.',
    blocks: [{ ...first, content: { ...first?.content, title: 'Go anywhere' } }, second],
  });
  expect(screen.getByText(/version 5/)).toBeVisible();
});

type Form = ReturnType<typeof within>;
const write = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });

test.each<[string, (form: Form) => unknown, Record<string, unknown>]>([
  ['an icon', (form) => write(form.getByRole('combobox', { name: /Icon/ }), 'heart'), { icon: 'heart' }],
  ['a switch', (form) => userEvent.click(form.getByRole('checkbox', { name: 'Wide' })), { wide: true }],
  ['a number', (form) => write(form.getByRole('spinbutton', { name: /Columns/ }), '4'), { columns: 4 }],
  ['an emptied number', (form) => write(form.getByRole('spinbutton', { name: /Columns/ }), ''), { columns: null }],
  ['a choice', (form) => write(form.getByRole('combobox', { name: 'Theme' }), 'dark'), { theme: 'dark' }],
  ['code', (form) => write(form.getByRole('textbox', { name: /Body/ }), '<p>Hi</p>'), { body: '<p>Hi</p>' }],
  ['an emptied text', (form) => write(form.getByRole('textbox', { name: /^Text \(optional/ }), ''), { text: '' }],
  ['JSON', (form) => write(form.getByRole('textbox', { name: /Points/ }), '[1,2]'), { points: [1, 2] }],
])('%s is written as what it is', async (_, change, expected) => {
  const { sent } = visit(PATH);
  await screen.findByRole('heading', { level: 1 });
  await change(within(block()));
  await save();
  await screen.findByText('Saved. Visitors see it now.');
  expect(bodyOf(sent(updatePage)[0]).blocks[0].content).toMatchObject(expected);
});

test('links are added to a collection with text, address and manner', async () => {
  const { sent } = visit(PATH);
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(within(block()).getByRole('button', { name: 'Add a link' }));
  const link = within(screen.getByRole('group', { name: 'Link 1' }));
  write(link.getByRole('textbox', { name: 'Text' }), 'Mail');
  write(link.getByRole('textbox', { name: 'Address' }), 'mailto:a@b.c');
  write(link.getByRole('combobox', { name: 'Opens' }), '_blank');
  await save();
  await screen.findByText('Saved. Visitors see it now.');
  expect(bodyOf(sent(updatePage)[0]).blocks[0].content.links).toEqual([
    { link_text: 'Mail', url: 'mailto:a@b.c', type: 'internal', target: '_blank', ui_type: 'primary' },
  ]);
});

test('items are added with their defaults, moved and removed within the limit', async () => {
  const { sent } = visit(PATH);
  await screen.findByRole('heading', { level: 1 });
  const form = within(block());
  await userEvent.click(form.getByRole('button', { name: 'Add an item' }));
  expect(form.getByRole('button', { name: 'Add an item' })).toBeDisabled();
  expect(form.getByText('3 of at most 3')).toBeInTheDocument();
  const third = within(form.getByRole('group', { name: 'Item 3' }));
  expect(third.getByRole('textbox', { name: /Size/ })).toHaveValue('m');
  await userEvent.type(third.getByRole('textbox', { name: 'Name' }), 'Third');
  await userEvent.click(third.getByRole('button', { name: 'Move Item 3 up' }));
  await userEvent.click(form.getByRole('button', { name: 'Remove Item 1' }));
  await save();
  await screen.findByText('Saved. Visitors see it now.');
  expect(bodyOf(sent(updatePage)[0]).blocks[0].content.groups).toEqual([
    { name: 'Third', size: 'm' },
    { name: 'Second' },
  ]);
});

test('broken JSON is named at its field and keeps the page from being saved', async () => {
  const { sent } = visit(PATH);
  const points = await screen.findByRole('textbox', { name: /Points/ });
  fireEvent.change(points, { target: { value: '{"x":' } });
  await save();
  expect(await screen.findByText('Nothing was saved yet. Please correct:')).toBeVisible();
  expect(points).toHaveAccessibleDescription(/Points must be valid JSON/);
  expect(points).toHaveValue('{"x":');
  expect(sent(updatePage)).toEqual([]);
});

test('an empty required field is named before anything is sent', async () => {
  const { sent, container } = visit(PATH);
  await userEvent.clear(await screen.findByDisplayValue('Go further'));
  await save();
  const link = await screen.findByRole('link', { name: 'Title is required.' });
  expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveAccessibleDescription('Title is required.');
  expect(sent(updatePage)).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
});

test('what the API refuses is shown at its fields', async () => {
  const errors = [
    { path: 'blocks.0.content.link.url', message: 'A link leads to http, https, mailto, tel or a path of the site.' },
    { path: 'blocks.0.content.groups.1.name', message: 'Name is too long.' },
  ];
  const refusal = new ShowroomError('block.failed', { status: 422, problem: { status: 422, title: 'No', errors } });
  visit(PATH, answerTo(updatePage, refusal));
  await userEvent.type(await screen.findByDisplayValue('Go further'), '!');
  await save();
  await screen.findByText('Nothing was saved yet. Please correct:');
  const link = within(screen.getByRole('group', { name: 'Link' }));
  expect(link.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(/^A link leads to/);
  const item = within(screen.getByRole('group', { name: 'Item 2' }));
  expect(item.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Name is too long.');
});

test('a page that somebody else saved keeps what was typed and offers the newer version', async () => {
  const stored = [{ data: examplePage() }, { data: examplePage({ title: 'Defender, rewritten', version: 9 }) }];
  const conflict = new ShowroomError('page.changed', { status: 409 });
  visit(
    PATH,
    answerTo(updatePage, conflict),
    answerTo(getPage, () => stored.shift()),
  );
  await userEvent.type(await screen.findByDisplayValue('Go further'), '!');
  await save();
  expect(await screen.findByText('Somebody else has saved this page meanwhile. Please load it again.')).toBeVisible();
  expect(screen.getByDisplayValue('Go further!')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load the newer version' }));
  expect(await screen.findByRole('heading', { name: 'Defender, rewritten' })).toBeVisible();
  expect(screen.getByText(/version 9/)).toBeVisible();
});

test('a save that finds no API loses nothing and can be repeated', async () => {
  const answers = [new ShowroomError('api.unreachable', { status: 503 }), { data: examplePage({ version: 5 }) }];
  visit(
    PATH,
    answerTo(updatePage, () => answers.shift()),
  );
  await userEvent.type(await screen.findByDisplayValue('Go further'), '!');
  await save();
  expect(await screen.findByText(/Nothing was saved, and nothing that you typed is lost/)).toBeVisible();
  expect(screen.getByDisplayValue('Go further!')).toBeVisible();
  await save();
  expect(await screen.findByText('Saved. Visitors see it now.')).toBeVisible();
});

test('leaving with a change that is not saved is asked about', async () => {
  const { router } = visit(PATH);
  await userEvent.type(await screen.findByDisplayValue('Go further'), '!');
  await act(async () => router.navigate('/cms'));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(router.state.location.pathname).toBe(PATH);
  expect(screen.getByDisplayValue('Go further!')).toBeVisible();
  await act(async () => router.navigate('/cms'));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('heading', { name: 'Pages' })).toBeVisible();
});

test('a saved page can be left at once', async () => {
  const { router } = visit(PATH);
  await userEvent.type(await screen.findByDisplayValue('Go further'), '!');
  await save();
  await screen.findByText('Saved. Visitors see it now.');
  await act(async () => router.navigate('/cms'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cms'));
});
