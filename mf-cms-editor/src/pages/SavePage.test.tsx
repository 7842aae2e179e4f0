import type { Template } from '@showroom/contracts/blocks/template';
import { getPage, listTemplates, updatePage } from '@showroom/contracts/calls/content';
import type { Page } from '@showroom/contracts/entities/page';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, visit } from '../editor-in-tests';
import { everyField, examplePage } from '../examples';

const PATH = '/cms/pages/p1';
const saveButton = () => screen.getByRole('button', { name: 'Save and publish' });
const saved = () => screen.findByText('Saved. Visitors see it now.');
const bodyOf = (input: { body?: unknown } | undefined) => JSON.parse(JSON.stringify(input?.body ?? null));
const savedAs = (version: number): { data: Page } => ({ data: examplePage({ version }) });

async function open(...over: readonly FakeAnswer[]) {
  const visited = visit(PATH, ...over);
  await screen.findByRole('heading', { level: 1 });
  return { ...visited, user: userEvent.setup() };
}

/** Answers a call when the test says so. */
function later() {
  const waiting: ((answer: unknown) => void)[] = [];
  const answer = () => new Promise((resolve) => waiting.push(resolve));
  return { answer, now: (value: unknown) => act(async () => waiting.shift()?.(value)) };
}

const withFields = ({ fields = everyField.fields, groups = everyField.field_groups_template ?? [] }) => {
  const attributes: Template = { ...everyField, fields, field_groups_template: groups };
  return answerTo(listTemplates, { data: [{ id: everyField.key, type: 'template', attributes }] });
};
const withContent = (content: Record<string, unknown>) =>
  examplePage({ blocks: [{ id: 'b1', template: 'every-field', content: { title: 'Go', ...content } }] });
const CODE = { symbol: 'data', label: 'Data', field_type: 'Json' } as const;

describe('while a save is on its way', () => {
  test('it says so, and is not sent a second time', async () => {
    const { answer, now } = later();
    const { sent, user } = await open(answerTo(updatePage, answer));
    await user.type(screen.getByDisplayValue('Go further'), '!');
    await user.click(saveButton());
    expect(screen.getByRole('status')).toHaveTextContent('Saving…');
    expect(saveButton()).toHaveAttribute('aria-busy', 'true');
    await user.click(saveButton());
    await user.type(screen.getByDisplayValue('Go further!'), '{Enter}');
    await now(savedAs(5));
    expect(await saved()).toBeVisible();
    expect(sent(updatePage)).toHaveLength(1);
  });

  test('what is typed meanwhile stays, and its save names the version that the first one made', async () => {
    const { answer, now } = later();
    const { sent, user } = await open(answerTo(updatePage, answer));
    await user.type(screen.getByDisplayValue('Go further'), '!');
    await user.click(saveButton());
    await user.type(screen.getByDisplayValue('Go further!'), '?');
    await user.click(saveButton());
    expect(sent(updatePage)).toHaveLength(1);
    await now(savedAs(5));
    expect(await screen.findByText('Not saved yet.')).toBeVisible();
    expect(screen.getByDisplayValue('Go further!?')).toBeVisible();
    await user.click(saveButton());
    await now(savedAs(6));
    expect(await screen.findByText(/version 6/)).toBeVisible();
    expect(sent(updatePage).map((input) => bodyOf(input).version)).toEqual([4, 5]);
  });
});

describe('a refused save', () => {
  test('moves the focus to what is to be corrected, and each line leads to its field', async () => {
    const { user } = await open();
    await user.clear(screen.getByDisplayValue('Go further'));
    await user.clear(screen.getByRole('textbox', { name: 'Title for search engines (optional)' }));
    await user.clear(screen.getAllByRole('textbox', { name: 'Title' })[0] ?? document.body);
    await user.click(saveButton());
    const links = await screen.findAllByRole('link', { name: 'Title is required.' });
    expect(links).toHaveLength(2);
    expect(document.activeElement).toContainElement(links[0] ?? null);
    const fields = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
    expect(fields).toEqual(screen.getAllByRole('textbox', { name: 'Title' }));
  });

  test('opens the blocks that it is about and says how much is to be corrected', async () => {
    const errors = [
      { path: 'blocks.0.content.title', message: 'Title is too long.' },
      { path: 'blocks.0.content.groups.0.size', message: 'Size is unknown.' },
    ];
    const { user } = await open(answerTo(updatePage, refusal(422, 'No.', errors)));
    await user.click(screen.getByText(/^1\. Every field/));
    await user.click(saveButton());
    const details = (await screen.findByText('2 to correct')).closest('details');
    expect(details).toHaveAttribute('open');
  });

  test('that names no field says what is known, and nothing is lost', async () => {
    const { user } = await open(answerTo(updatePage, refusal(422, 'No.')));
    await user.type(screen.getByDisplayValue('Go further'), '!');
    await user.click(saveButton());
    expect(await screen.findByText('Something went wrong, please try again.')).toBeVisible();
    expect(screen.getByText(/nothing that you typed is lost/)).toBeVisible();
    expect(screen.getByDisplayValue('Go further!')).toBeVisible();
  });

  test('is forgotten as soon as something is corrected', async () => {
    const { user } = await open();
    await user.clear(screen.getByDisplayValue('Go further'));
    await user.click(saveButton());
    await screen.findByRole('link', { name: 'Title is required.' });
    await user.type(screen.getAllByRole('textbox', { name: 'Title' })[1] ?? document.body, 'New');
    expect(screen.queryByRole('link', { name: 'Title is required.' })).not.toBeInTheDocument();
    expect(screen.getByText('Not saved yet.')).toBeVisible();
  });

  test('shows at the items that there are too many', async () => {
    const groups = ['a', 'b', 'c', 'd'].map((name) => ({ name }));
    const { user, sent } = await open(answerTo(getPage, { data: withContent({ groups }) }));
    await user.click(saveButton());
    expect(await screen.findByRole('link', { name: 'At most 3 groups are allowed.' })).toBeVisible();
    expect(screen.getAllByText('At most 3 groups are allowed.')).toHaveLength(2);
    expect(sent(updatePage)).toEqual([]);
  });
});

describe('a conflict', () => {
  const conflict = answerTo(updatePage, new ShowroomError('page.changed', { status: 409 }));

  test('stays in sight while somebody types', async () => {
    const { user } = await open(conflict);
    await user.click(saveButton());
    await screen.findByRole('button', { name: 'Load the newer version' });
    await user.type(screen.getByDisplayValue('Go further'), '!');
    expect(screen.getByRole('button', { name: 'Load the newer version' })).toBeVisible();
  });

  test('whose newer version cannot be loaded keeps what was typed', async () => {
    const stored = [{ data: examplePage() }, new ShowroomError('api.unreachable', { status: 503 })];
    const { user } = await open(
      conflict,
      answerTo(getPage, () => stored.shift()),
    );
    await user.type(screen.getByDisplayValue('Go further'), '!');
    await user.click(saveButton());
    await user.click(await screen.findByRole('button', { name: 'Load the newer version' }));
    expect(await screen.findByText('We cannot reach our service at the moment. We keep trying.')).toBeVisible();
    expect(screen.getByDisplayValue('Go further!')).toBeVisible();
  });

  test('that is resolved leaves no broken text behind', async () => {
    const stored = [{ data: withContent({}) }, { data: withContent({ text: 'Newer' }) }];
    const fields = [...everyField.fields.filter(({ symbol }) => symbol !== 'points'), CODE];
    const answers = [new ShowroomError('page.changed', { status: 409 }), savedAs(10)];
    const { user } = await open(
      withFields({ fields }),
      answerTo(getPage, () => stored.shift()),
      answerTo(updatePage, () => answers.shift()),
    );
    await user.click(saveButton());
    await screen.findByRole('button', { name: 'Load the newer version' });
    fireEvent.change(screen.getByRole('textbox', { name: /^Data/ }), { target: { value: '{"x":' } });
    await user.click(screen.getByRole('button', { name: 'Load the newer version' }));
    await screen.findByDisplayValue('Newer');
    expect(screen.getByRole('textbox', { name: /^Data/ })).toHaveValue('');
    await user.click(saveButton());
    expect(await saved()).toBeVisible();
  });
});

describe('an item with broken JSON', () => {
  const groups = [{ name: 'First', data: 1 }, { name: 'Second' }];
  const openGroups = () =>
    open(
      withFields({ groups: [...(everyField.field_groups_template ?? []), CODE] }),
      answerTo(getPage, { data: withContent({ groups }) }),
    );
  const breakData = (item: string) =>
    fireEvent.change(within(screen.getByRole('group', { name: item })).getByRole('textbox', { name: /^Data/ }), {
      target: { value: '{"x":' },
    });

  test('keeps the page from being saved', async () => {
    const { user, sent } = await openGroups();
    breakData('Item 2');
    await user.click(saveButton());
    expect(await screen.findByRole('link', { name: /^Data must be valid JSON/ })).toBeVisible();
    expect(sent(updatePage)).toEqual([]);
  });

  test('does so no more once it is removed', async () => {
    const { user, sent } = await openGroups();
    breakData('Item 2');
    await user.click(screen.getByRole('button', { name: 'Remove Item 2' }));
    await user.click(saveButton());
    expect(await saved()).toBeVisible();
    expect(bodyOf(sent(updatePage)[0]).blocks[0].content.groups).toEqual([groups[0]]);
  });

  test('that is moved leaves no fault at the place where it was', async () => {
    const { user, sent } = await openGroups();
    breakData('Item 1');
    await user.click(screen.getByRole('button', { name: 'Move Item 1 down' }));
    await user.click(saveButton());
    expect(await saved()).toBeVisible();
    expect(bodyOf(sent(updatePage)[0]).blocks[0].content.groups).toEqual([groups[1], groups[0]]);
  });
});

describe('a page', () => {
  test('is saved by Enter in one of its lines', async () => {
    const { user, sent } = await open();
    await user.type(screen.getByDisplayValue('Go further'), '!{Enter}');
    expect(await saved()).toBeVisible();
    expect(bodyOf(sent(updatePage)[0]).blocks[0].content.title).toBe('Go further!');
  });

  test('has a title and texts for search engines', async () => {
    const { user, sent } = await open();
    const [title] = screen.getAllByRole('textbox', { name: 'Title' });
    await user.type(title ?? document.body, ' 110');
    expect(screen.getByRole('heading', { level: 1, name: 'Defender 110' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Title for search engines/ }), ' now');
    await user.clear(screen.getByRole('textbox', { name: /^Description for search engines/ }));
    await user.click(saveButton());
    await saved();
    const texts = { title: 'Defender 110', meta_title: 'Defender | Showroom now', meta_description: '' };
    expect(bodyOf(sent(updatePage)[0])).toMatchObject(texts);
  });

  test('whose title is emptied is known by its path meanwhile', async () => {
    const { user } = await open();
    await user.clear(screen.getAllByRole('textbox', { name: 'Title' })[0] ?? document.body);
    expect(screen.getByRole('heading', { level: 1, name: '/defender' })).toBeVisible();
  });

  test('opens its first block, and the others when they are asked for', async () => {
    const blocks = ['One', 'Two'].map((title, index) => ({
      id: `b${index}`,
      template: 'every-field',
      content: { title },
    }));
    await open(answerTo(getPage, { data: examplePage({ blocks }) }));
    expect(screen.getByText('1. Every field – One').closest('details')).toHaveAttribute('open');
    expect(screen.getByText('2. Every field – Two').closest('details')).not.toHaveAttribute('open');
  });

  test('shows what the API made of it after a save', async () => {
    const { user } = await open(answerTo(updatePage, { data: withContent({ body: '<p>Cleaned</p>' }) }));
    await user.type(screen.getByDisplayValue('Go further'), '!');
    await user.click(saveButton());
    expect(await screen.findByDisplayValue('<p>Cleaned</p>')).toBeVisible();
  });

  test('asks the browser to ask before it is closed only while something is not saved', async () => {
    const { user } = await open();
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    await user.type(screen.getByDisplayValue('Go further'), '!');
    expect(leave()).toBe(false);
    await user.click(saveButton());
    await saved();
    await waitFor(() => expect(leave()).toBe(true));
  });

  test('that is being left is stayed with by Escape', async () => {
    const { user, router } = await open();
    await user.type(screen.getByDisplayValue('Go further'), '!');
    await act(async () => router.navigate('/cms'));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe(PATH);
    expect(screen.getByDisplayValue('Go further!')).toBeVisible();
    await act(async () => router.navigate('/cms'));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  });
});
