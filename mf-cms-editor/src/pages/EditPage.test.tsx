import { getPage, publishPage, updatePage } from '@showroom/contracts/calls/pages';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal } from '../editor-in-tests';
import { exampleBlock, exampleContent, examplePage } from '../examples';
import {
  fill,
  firstSent,
  inOrder,
  lastSent,
  openPage,
  PATH,
  pageOf,
  press,
  SAVED,
  saveDraft,
  saved,
  withPage,
} from './page-in-tests';

const block = () => screen.getByText(/^1\. Every field/).closest('details') ?? document.body;
const title = () => screen.getByDisplayValue('Go further');

test('shows a form made from the templates, without accessibility faults', async () => {
  const { container } = await openPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Defender' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it live' })).toHaveAttribute('href', '/defender');
  expect(screen.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', '/disabled-preview/defender');
  expect(screen.getByText(/· version 2 ·/)).toHaveTextContent('Published');
  const form = within(block());
  expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Go further');
  expect(form.getByRole('spinbutton', { name: /Columns/ })).toHaveValue(3);
  expect(form.getByRole('combobox', { name: 'Theme' })).toHaveValue('light');
  expect(form.getByRole('checkbox', { name: 'Wide' })).not.toBeChecked();
  expect(form.getByRole('img', { name: 'Preview: A Defender in a dark studio' })).toBeVisible();
  expect(within(form.getByRole('group', { name: 'Link' })).getByRole('combobox', { name: 'Address' })).toHaveValue(
    '/stock',
  );
  expect(form.getByRole('textbox', { name: /Points/ })).toHaveValue('{\n  "x": 1\n}');
  expect(form.getByRole('group', { name: 'Item 2' })).toBeInTheDocument();
  expect(screen.getByText(/no part of the site offers it any more/)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('a folder has no blocks, and says where it leads', async () => {
  await openPage(withPage({ page_type: 'folder' }));
  expect(screen.getByText(/^Visitors of a folder come to its first page/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Blocks' })).not.toBeInTheDocument();
});

test('what was changed is sent with the revision it was made from, and nothing else changes', async () => {
  const visited = await openPage();
  fill(title(), 'Go anywhere');
  await saveDraft();
  const [first, second] = exampleContent.blocks;
  const texts = { 'en-GB': { title: 'Go anywhere', text: 'Two lines' } };
  expect(visited.sent(updatePage)).toEqual([
    {
      params: { id: 'p1' },
      headers: { 'if-match': '"4"' },
      body: { content: { ...exampleContent, blocks: [{ ...first, texts }, second] } },
    },
  ]);
  expect(screen.getByText('Changed')).toBeVisible();
});

test('what is published is the draft, which is saved first', async () => {
  const { sent, container } = await openPage();
  fill(title(), 'Go anywhere');
  await press('Publish');
  expect(await screen.findByText('Published. Visitors see it now.')).toBeVisible();
  expect(sent(updatePage)).toHaveLength(1);
  expect(sent(publishPage)).toEqual([{ params: { id: 'p1' }, headers: { 'if-match': '"5"' } }]);
  expect(screen.getByText(/· version 3 ·/)).toHaveTextContent('Published');
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  expect(await axe(container)).toHaveNoViolations();
});

type Form = ReturnType<typeof within>;

test.each<[string, (form: Form) => unknown, Record<string, unknown>]>([
  ['an icon', (form) => fill(form.getByRole('combobox', { name: /Icon/ }), 'heart'), { icon: 'heart' }],
  ['a switch', (form) => userEvent.click(form.getByRole('checkbox', { name: 'Wide' })), { wide: true }],
  ['a number', (form) => fill(form.getByRole('spinbutton', { name: /Columns/ }), '4'), { columns: 4 }],
  ['an emptied number', (form) => fill(form.getByRole('spinbutton', { name: /Columns/ }), ''), { columns: null }],
  ['a choice', (form) => fill(form.getByRole('combobox', { name: 'Theme' }), 'dark'), { theme: 'dark' }],
  ['code', (form) => fill(form.getByRole('textbox', { name: /Body/ }), '<p>Hi</p>'), { body: '<p>Hi</p>' }],
  ['JSON', (form) => fill(form.getByRole('textbox', { name: /Points/ }), '[1,2]'), { points: [1, 2] }],
])('%s is written as what it is', async (_, change, expected) => {
  const visited = await openPage();
  await change(within(block()));
  await saveDraft();
  expect(firstSent(visited)?.values).toMatchObject(expected);
});

test('an emptied text is written as what it is, in its language', async () => {
  const visited = await openPage();
  fill(within(block()).getByRole('textbox', { name: /^Text \(optional/ }), '');
  await saveDraft();
  expect(firstSent(visited)?.texts).toEqual({ 'en-GB': { title: 'Go further', text: '' } });
});

test('links are added to a collection with text, address and manner', async () => {
  const visited = await openPage();
  await press('Add a link');
  const link = within(screen.getByRole('group', { name: 'Link 1' }));
  fill(link.getByRole('textbox', { name: 'Text' }), 'Mail');
  fill(link.getByRole('combobox', { name: 'Address' }), 'mailto:a@b.c');
  fill(link.getByRole('combobox', { name: 'Opens' }), '_blank');
  await saveDraft();
  expect(firstSent(visited)?.values['links']).toEqual([
    { link_text: 'Mail', url: 'mailto:a@b.c', type: 'internal', target: '_blank', ui_type: 'primary' },
  ]);
});

test('items are added with their defaults, moved and removed within the limit', async () => {
  const visited = await openPage();
  const form = within(block());
  await press('Add an item');
  expect(form.getByRole('button', { name: 'Add an item' })).toBeDisabled();
  expect(form.getByText('3 of at most 3')).toBeInTheDocument();
  const third = within(form.getByRole('group', { name: 'Item 3' }));
  expect(third.getByRole('textbox', { name: /Size/ })).toHaveValue('m');
  fill(third.getByRole('textbox', { name: 'Name' }), 'Third');
  await press('Move Item 3 up');
  await press('Remove Item 1');
  await saveDraft();
  expect(firstSent(visited)?.groups).toEqual([
    { id: expect.any(String), values: { size: 'm' }, texts: { 'en-GB': { name: 'Third' } } },
    { id: 'g2', values: {}, texts: { 'en-GB': { name: 'Second' } } },
  ]);
});

test('broken JSON is named at its field and keeps the page from being saved', async () => {
  const { sent } = await openPage();
  const points = screen.getByRole('textbox', { name: /Points/ });
  fill(points, '{"x":');
  await press('Save draft');
  expect(await screen.findByText('Nothing was saved yet. Please correct:')).toBeVisible();
  expect(points).toHaveAccessibleDescription(/Points must be valid JSON/);
  expect(points).toHaveValue('{"x":');
  expect(sent(updatePage)).toEqual([]);
});

test('an empty required field is saved in a draft, and named when it is to be published', async () => {
  const errors = [{ path: 'blocks.0.texts.en-GB.title', message: 'Title is required.' }];
  const visited = await openPage(answerTo(publishPage, refusal(422, 'No.', errors)));
  fill(title(), '');
  await saveDraft();
  expect(firstSent(visited)?.texts['en-GB']).toEqual({ title: '', text: 'Two lines' });
  await press('Publish');
  expect(await screen.findByText('The draft is saved, but not published. Please correct:')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Title is required.' });
  expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveAccessibleDescription('Title is required.');
  expect(await axe(visited.container)).toHaveNoViolations();
});

test('a value that its field does not allow is named before anything is sent', async () => {
  const { sent } = await openPage();
  fill(screen.getByRole('spinbutton', { name: /Columns/ }), '9');
  await press('Save draft');
  expect(await screen.findByRole('link', { name: 'Columns is at most 4.' })).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: /Columns/ })).toHaveAccessibleDescription('Columns is at most 4.');
  expect(sent(updatePage)).toEqual([]);
});

test('what the API refuses is shown at its fields', async () => {
  const errors = [
    { path: 'blocks.0.values.link.url', message: 'A link leads to http, https, mailto, tel or a path of the site.' },
    { path: 'blocks.0.groups.1.texts.en-GB.name', message: 'Name is too long.' },
  ];
  await openPage(answerTo(updatePage, refusal(422, 'No.', errors)));
  fill(title(), 'Go further!');
  await press('Save draft');
  await screen.findByText('Nothing was saved yet. Please correct:');
  const link = within(screen.getByRole('group', { name: 'Link' }));
  expect(link.getByRole('combobox', { name: 'Address' })).toHaveAccessibleDescription(/A link leads to/);
  const item = within(screen.getByRole('group', { name: 'Item 2' }));
  expect(item.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Name is too long.');
});

test('a page that somebody else saved keeps what was typed and offers the newer draft', async () => {
  const texts = { 'en-GB': { title: 'Defender, rewritten' } };
  const newer = examplePage({ content: { ...exampleContent, texts }, revision: 9, published_version: 8 });
  const { container } = await openPage(
    answerTo(updatePage, new ShowroomError('page.changed', { status: 412 })),
    answerTo(getPage, inOrder({ data: examplePage() }, { data: newer })),
  );
  fill(title(), 'Go further!');
  await press('Save draft');
  expect(await screen.findByText('Somebody else has saved this page meanwhile. Please load it again.')).toBeVisible();
  expect(screen.getByDisplayValue('Go further!')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await press('Load the newer draft');
  expect(await screen.findByRole('heading', { name: 'Defender, rewritten' })).toBeVisible();
  expect(screen.getByText(/version 8/)).toBeVisible();
});

test('a save that finds no API loses nothing and can be repeated', async () => {
  const answers = [new ShowroomError('api.unreachable', { status: 503 }), { data: examplePage({ revision: 5 }) }];
  await openPage(answerTo(updatePage, () => answers.shift()));
  fill(title(), 'Go further!');
  await press('Save draft');
  expect(await screen.findByText(/Nothing was saved, and nothing that you typed is lost/)).toBeVisible();
  expect(screen.getByDisplayValue('Go further!')).toBeVisible();
  await saveDraft();
});

test('leaving with a change that is not saved is asked about', async () => {
  const { router } = await openPage();
  fill(title(), 'Go further!');
  await act(async () => router.navigate('/cms'));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(router.state.location.pathname).toBe(PATH);
  expect(screen.getByDisplayValue('Go further!')).toBeVisible();
  await act(async () => router.navigate('/cms'));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('heading', { name: 'Pages' })).toBeVisible();
});

test('a saved page can be left at once', async () => {
  const { router } = await openPage();
  fill(title(), 'Go further!');
  await saveDraft();
  await act(async () => router.navigate('/cms'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cms'));
});

describe('while somebody types', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (time: number) => act(async () => jest.advanceTimersByTimeAsync(time));

  test('a draft is saved two seconds after the last change', async () => {
    const visited = await openPage();
    fill(title(), 'Go');
    await wait(1900);
    fill(screen.getByDisplayValue('Go'), 'Go on');
    await wait(1900);
    expect(visited.sent(updatePage)).toEqual([]);
    expect(screen.getByText('Not saved yet.')).toBeVisible();
    await wait(200);
    expect(await saved()).toBeVisible();
    expect(visited.sent(updatePage)).toHaveLength(1);
    expect(lastSent(visited).blocks[0]?.texts['en-GB']?.['title']).toBe('Go on');
    await wait(10_000);
    expect(visited.sent(updatePage)).toHaveLength(1);
  });

  test('nothing is sent while nothing is changed', async () => {
    const { sent } = await openPage();
    await wait(10_000);
    expect(sent(updatePage)).toEqual([]);
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
  });

  test('nothing is sent while something is broken, and nobody is told before they save', async () => {
    const visited = await openPage();
    fill(title(), 'Go on');
    fill(screen.getByRole('textbox', { name: /Points/ }), '{"x":');
    await wait(10_000);
    expect(visited.sent(updatePage)).toEqual([]);
    expect(screen.queryByText(/Please correct/)).not.toBeInTheDocument();
    fill(screen.getByRole('textbox', { name: /Points/ }), '{"x":2}');
    await wait(2000);
    expect(await saved()).toBeVisible();
    expect(firstSent(visited)?.values['points']).toEqual({ x: 2 });
  });

  test('what the API refused is sent again when it is changed', async () => {
    const errors = [{ path: 'blocks.0.texts.en-GB.title', message: 'Title is too loud.' }];
    const answers = [refusal(422, 'No.', errors), { data: examplePage({ revision: 5 }) }];
    const { sent } = await openPage(answerTo(updatePage, () => answers.shift()));
    fill(title(), 'GO');
    await wait(2000);
    expect(screen.getByRole('link', { name: 'Title is too loud.' })).toBeVisible();
    await wait(10_000);
    expect(sent(updatePage)).toHaveLength(1);
    fill(screen.getByDisplayValue('GO'), 'Go');
    await wait(2000);
    expect(await saved()).toBeVisible();
    expect(sent(updatePage)).toHaveLength(2);
  });
});

test('what no field takes any more is shown, stays with a save, and can be removed', async () => {
  const [first] = exampleContent.blocks;
  const gone = {
    ...first,
    values: { ...first?.values, badge: 'New' },
    texts: { 'en-GB': { title: 'A', slogan: 'Go' } },
  };
  const visited = await openPage(pageOf(exampleBlock('b1', 1, gone)));
  expect(screen.getByText('Nothing shows these any more. They are stored until you remove them.')).toBeVisible();
  fill(screen.getByDisplayValue('A'), 'B');
  await saveDraft();
  expect(firstSent(visited)).toMatchObject({ values: { badge: 'New' }, texts: { 'en-GB': { slogan: 'Go' } } });
  await press('Remove badge');
  await press('Remove slogan (en-GB)');
  await saveDraft();
  expect(firstSent(visited)?.values).not.toHaveProperty('badge');
  expect(firstSent(visited)?.texts['en-GB']).toEqual({ title: 'B' });
  expect(screen.queryByText(/Nothing shows these/)).not.toBeInTheDocument();
});

test('an editor dates an article, and what managers alone change is not taken for gone', async () => {
  const values = { theme: 'dark-theme', external_meta_image: '/media/a.webp' };
  const operations = ['edit_texts', 'arrange_blocks', 'publish'] as const;
  const visited = await openPage(withPage({ content: { ...exampleContent, values }, operations: [...operations] }));
  expect(screen.queryByText(/Nothing shows these/)).not.toBeInTheDocument();
  fill(screen.getByRole('textbox', { name: /^News of this day/ }), '2026-11-02');
  await saveDraft();
  expect(lastSent(visited).values).toEqual({ ...values, news_date: '2026-11-02' });
});
