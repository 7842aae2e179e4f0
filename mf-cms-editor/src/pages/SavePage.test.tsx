import { getPage, publishPage, updatePage } from '@showroom/contracts/calls/pages';
import type { ContentBlock } from '@showroom/contracts/content/page-content';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../editor-in-tests';
import { everyField, exampleContent, examplePage } from '../examples';
import {
  button,
  fill,
  firstSent,
  inOrder,
  lastSent,
  later,
  offering,
  openPage,
  PATH,
  pageOf,
  press,
  saveDraft,
  saved,
  titled,
} from './page-in-tests';

const savedAs = (revision: number) => ({ data: examplePage({ revision }) });
const typed = (text = 'Go further!') => fill(screen.getByDisplayValue('Go further'), text);
const titles = () => screen.getAllByRole('textbox', { name: 'Title' });

const withFields = ({ fields = everyField.fields, groups = everyField.field_groups_template ?? [] }) =>
  offering({ ...everyField, fields, field_groups_template: groups });
const pageWith = (more: Partial<ContentBlock>) =>
  examplePage({ content: { ...exampleContent, blocks: [titled('b1', 1, 'Go', more)] } });
const CODE = { symbol: 'data', label: 'Data', field_type: 'Json' } as const;

describe('while a save is on its way', () => {
  test('it says so, and is not sent a second time', async () => {
    const { answer, now } = later();
    const { sent } = await openPage(answerTo(updatePage, answer));
    typed();
    await press('Save draft');
    expect(screen.getByText('Saving…')).toHaveRole('status');
    expect(button('Save draft')).toHaveAttribute('aria-busy', 'true');
    expect(button('Publish')).toHaveAttribute('aria-busy', 'true');
    await press('Save draft');
    await press('Publish');
    await userEvent.type(screen.getByDisplayValue('Go further!'), '{Enter}');
    await now(savedAs(5));
    expect(await saved()).toBeVisible();
    expect(sent(updatePage)).toHaveLength(1);
  });

  test('what is typed meanwhile stays, and its save names the revision that the first one made', async () => {
    const { answer, now } = later();
    const { sent } = await openPage(answerTo(updatePage, answer));
    typed();
    await press('Save draft');
    fill(screen.getByDisplayValue('Go further!'), 'Go further!?');
    await press('Save draft');
    expect(sent(updatePage)).toHaveLength(1);
    await now(savedAs(5));
    expect(await screen.findByText('Not saved yet.')).toBeVisible();
    expect(screen.getByDisplayValue('Go further!?')).toBeVisible();
    await press('Save draft');
    await now(savedAs(6));
    expect(await saved()).toBeVisible();
    expect(sent(updatePage)).toMatchObject([{ headers: { 'if-match': '"4"' } }, { headers: { 'if-match': '"5"' } }]);
  });
});

describe('a refused save', () => {
  test('moves the focus to what is to be corrected, and each line leads to its field', async () => {
    const errors = ['', 'blocks.0.'].map((part) => ({
      path: `${part}texts.en-GB.title`,
      message: 'Title is required.',
    }));
    await openPage(answerTo(publishPage, refusal(422, 'No.', errors)));
    for (const title of titles()) fill(title, '');
    await press('Publish');
    const links = await screen.findAllByRole('link', { name: 'Title is required.' });
    expect(links).toHaveLength(2);
    expect(document.activeElement).toContainElement(links[0] ?? null);
    const fields = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
    expect(fields).toEqual(titles());
  });

  test('opens the blocks that it is about and says how much is to be corrected', async () => {
    const errors = [
      { path: 'blocks.0.texts.en-GB.title', message: 'Title is too long.' },
      { path: 'blocks.0.groups.0.values.size', message: 'Size is unknown.' },
    ];
    await openPage(answerTo(updatePage, refusal(422, 'No.', errors)));
    await userEvent.click(screen.getByText(/^1\. Every field/));
    await press('Save draft');
    const details = (await screen.findByText('2 to correct')).closest('details');
    expect(details).toHaveAttribute('open');
  });

  test('that names no field says what is known, and nothing is lost', async () => {
    await openPage(answerTo(updatePage, refusal(422, 'No.')));
    typed();
    await press('Save draft');
    expect(await screen.findByText('Something went wrong, please try again.')).toBeVisible();
    expect(screen.getByText(/nothing that you typed is lost/)).toBeVisible();
    expect(screen.getByDisplayValue('Go further!')).toBeVisible();
  });

  test('is forgotten as soon as something is corrected', async () => {
    await openPage();
    fill(screen.getByRole('spinbutton', { name: /Columns/ }), '9');
    await press('Save draft');
    await screen.findByRole('link', { name: 'Columns is at most 4.' });
    fill(screen.getByRole('spinbutton', { name: /Columns/ }), '4');
    expect(screen.queryByRole('link', { name: 'Columns is at most 4.' })).not.toBeInTheDocument();
    expect(screen.getByText('Not saved yet.')).toBeVisible();
  });

  test('shows at the items that there are too many', async () => {
    const errors = [{ path: 'blocks.0.groups', message: 'At most 3 groups are allowed.' }];
    await openPage(answerTo(updatePage, refusal(422, 'No.', errors)));
    typed();
    await press('Save draft');
    expect(await screen.findByRole('link', { name: 'At most 3 groups are allowed.' })).toBeVisible();
    expect(screen.getAllByText('At most 3 groups are allowed.')).toHaveLength(2);
  });
});

test('a draft that finds no API when it is published is saved, and can be published again', async () => {
  const answers = [new ShowroomError('api.unreachable', { status: 503 }), savedAs(6)];
  const { sent } = await openPage(answerTo(publishPage, () => answers.shift()));
  typed();
  await press('Publish');
  expect(await screen.findByText('The draft is saved, but not published. Please publish it again.')).toBeVisible();
  await press('Publish');
  expect(await screen.findByText('Published. Visitors see it now.')).toBeVisible();
  expect([sent(updatePage), sent(publishPage)].map((inputs) => inputs.length)).toEqual([1, 2]);
});

describe('a conflict', () => {
  const conflict = answerTo(updatePage, new ShowroomError('page.changed', { status: 412 }));

  test('stays in sight while somebody types', async () => {
    await openPage(conflict);
    await press('Save draft');
    await screen.findByRole('button', { name: 'Load the newer draft' });
    typed();
    expect(button('Load the newer draft')).toBeVisible();
  });

  test('whose newer draft cannot be loaded keeps what was typed', async () => {
    await openPage(
      conflict,
      answerTo(getPage, inOrder({ data: examplePage() }, new ShowroomError('api.unreachable', { status: 503 }))),
    );
    typed();
    await press('Save draft');
    await userEvent.click(await screen.findByRole('button', { name: 'Load the newer draft' }));
    expect(await screen.findByText('We cannot reach our service at the moment. We keep trying.')).toBeVisible();
    expect(screen.getByDisplayValue('Go further!')).toBeVisible();
  });

  test('that is resolved leaves no broken text behind', async () => {
    const newer = pageWith({ texts: { 'en-GB': { text: 'Newer' } } });
    const fields = [...everyField.fields.filter(({ symbol }) => symbol !== 'points'), CODE];
    const answers = [new ShowroomError('page.changed', { status: 412 }), savedAs(10)];
    await openPage(
      withFields({ fields }),
      answerTo(getPage, inOrder({ data: pageWith({}) }, { data: newer })),
      answerTo(updatePage, () => answers.shift()),
    );
    await press('Save draft');
    await screen.findByRole('button', { name: 'Load the newer draft' });
    fill(screen.getByRole('textbox', { name: /^Data/ }), '{"x":');
    await press('Load the newer draft');
    await screen.findByDisplayValue('Newer');
    expect(screen.getByRole('textbox', { name: /^Data/ })).toHaveValue('');
    await saveDraft();
  });
});

describe('an item with broken JSON', () => {
  const groups = [
    { id: 'g1', values: { data: 1 }, texts: { 'en-GB': { name: 'First' } } },
    { id: 'g2', values: {}, texts: { 'en-GB': { name: 'Second' } } },
  ];
  const openGroups = () =>
    openPage(
      withFields({ groups: [...(everyField.field_groups_template ?? []), CODE] }),
      answerTo(getPage, { data: pageWith({ groups }) }),
    );
  const breakData = (item: string) =>
    fill(within(screen.getByRole('group', { name: item })).getByRole('textbox', { name: /^Data/ }), '{"x":');

  test('keeps the page from being saved', async () => {
    const { sent } = await openGroups();
    breakData('Item 2');
    await press('Save draft');
    expect(await screen.findByRole('link', { name: /^Data must be valid JSON/ })).toBeVisible();
    expect(sent(updatePage)).toEqual([]);
  });

  test('does so no more once it is removed', async () => {
    const visited = await openGroups();
    breakData('Item 2');
    await press('Remove Item 2');
    await saveDraft();
    expect(firstSent(visited)?.groups).toEqual([groups[0]]);
  });

  test('that is moved keeps its text and takes its fault along, until it is corrected', async () => {
    const visited = await openGroups();
    breakData('Item 1');
    await press('Move Item 1 down');
    await press('Save draft');
    const data = (item: string) =>
      within(screen.getByRole('group', { name: item })).getByRole('textbox', { name: /^Data/ });
    await screen.findByRole('link', { name: /^Data must be valid JSON/ });
    expect(data('Item 2')).toHaveValue('{"x":');
    expect(data('Item 2')).toHaveAccessibleDescription(/^Data must be valid JSON/);
    expect(data('Item 1')).not.toHaveAccessibleDescription(/JSON:/);
    fill(data('Item 2'), '{"x":1}');
    await saveDraft();
    expect(firstSent(visited)?.groups).toEqual([groups[1], { ...groups[0], values: { data: { x: 1 } } }]);
  });
});

describe('a page', () => {
  test('is saved by Enter in one of its lines', async () => {
    const visited = await openPage();
    await userEvent.type(screen.getByDisplayValue('Go further'), '!{Enter}');
    expect(await saved()).toBeVisible();
    expect(firstSent(visited)?.texts['en-GB']?.['title']).toBe('Go further!');
  });

  test('has a title and texts for search engines', async () => {
    const visited = await openPage();
    fill(titles()[0] ?? document.body, 'Defender 110');
    expect(screen.getByRole('heading', { level: 1, name: 'Defender 110' })).toBeVisible();
    fill(screen.getByRole('textbox', { name: /^Title for search engines/ }), 'Defender now');
    fill(screen.getByRole('textbox', { name: /^Description for search engines/ }), '');
    await saveDraft();
    const texts = { title: 'Defender 110', meta_title: 'Defender now', meta_description: '' };
    expect(lastSent(visited).texts).toEqual({ 'en-GB': texts });
  });

  test('whose title is emptied is known by its path meanwhile', async () => {
    await openPage();
    fill(titles()[0] ?? document.body, '');
    expect(screen.getByRole('heading', { level: 1, name: '/defender' })).toBeVisible();
  });

  test('opens its first block, and the others when they are asked for', async () => {
    await openPage(pageOf(titled('b1', 1, 'One'), titled('b2', 2, 'Two')));
    expect(screen.getByText('1. Every field – One').closest('details')).toHaveAttribute('open');
    expect(screen.getByText('2. Every field – Two').closest('details')).not.toHaveAttribute('open');
  });

  test('shows what the API made of it after a save', async () => {
    await openPage(answerTo(updatePage, { data: pageWith({ values: { body: '<p>Cleaned</p>' } }) }));
    typed();
    await press('Save draft');
    expect(await screen.findByDisplayValue('<p>Cleaned</p>')).toBeVisible();
  });

  test('asks the browser to ask before it is closed only while something is not saved', async () => {
    await openPage();
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    typed();
    expect(leave()).toBe(false);
    await saveDraft();
    await waitFor(() => expect(leave()).toBe(true));
  });

  test('that is being left is stayed with by Escape', async () => {
    const { router } = await openPage(answerTo(updatePage, new ShowroomError('api.unreachable', { status: 503 })));
    typed();
    await act(async () => router.navigate('/cms'));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe(PATH);
    expect(screen.getByDisplayValue('Go further!')).toBeVisible();
    await act(async () => router.navigate('/cms'));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  });
});
