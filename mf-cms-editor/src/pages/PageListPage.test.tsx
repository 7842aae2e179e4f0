import { createPage, importPages, listPages } from '@showroom/contracts/calls/pages';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { axe } from 'jest-axe';
import { openDialog, refusal, row, visit, visitAs, visitIn } from '../editor-in-tests';
import { examplePage, exampleSummary } from '../examples';
import { foundPages } from './PageListPage';

test('shows the pages of the market, without accessibility faults', async () => {
  const { container, sent } = visit('/cms');
  const row = await screen.findByRole('row', { name: /Defender/ });
  expect(within(row).getByRole('link', { name: 'Defender' })).toHaveAttribute('href', '/cms/pages/p1');
  expect(within(row).getByText('/defender')).toBeVisible();
  expect(within(row).getByText('01/03/2026 13:05')).toBeVisible();
  expect(screen.getByRole('row', { name: /Offers/ })).toHaveTextContent('Draft');
  expect(sent(listPages)).toEqual([{ query: { market: 'international' } }]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a search filters by path and title, stands in the address and asks nothing again', async () => {
  const { router, sent } = visit('/cms');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search by path or title' }), 'off');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Defender/ })).not.toBeInTheDocument());
  expect(screen.getByRole('row', { name: /Offers/ })).toBeVisible();
  expect(screen.getByText('1 of 3 pages')).toBeVisible();
  expect(router.state.location.search).toBe('?q=off');
  expect(sent(listPages)).toHaveLength(1);
});

test.each([
  ['draft', 'Draft'],
  ['published', 'Published'],
  ['changed', 'Changed'],
  ['disabled', 'Disabled'],
] as const)('a page that is %s is called %s', async (status, label) => {
  visit('/cms', answerTo(listPages, { data: [exampleSummary('p1', { status })] }));
  await screen.findByRole('heading', { level: 1 });
  expect(row(/^Defender/).getByText(label)).toBeVisible();
});

test('where a market has further languages, the share of each stands beside the page', async () => {
  const languages = { 'en-AE': 1, 'ar-AE': 0.999 };
  const pages = [exampleSummary('p1', { languages }), exampleSummary('p2', { title: 'Offers', languages: {} })];
  visitIn('ae', 'en-AE', '/cms', answerTo(listPages, { data: pages }));
  expect(await screen.findByRole('columnheader', { name: 'Arabic' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'English' })).not.toBeInTheDocument();
  expect(row(/^Defender/).getByRole('cell', { name: '99 %' })).toBeVisible();
  expect(row(/^Offers/).getByRole('cell', { name: '0 %' })).toBeVisible();
});

test('a page in a folder stands below it, and the folder is called so', async () => {
  const pages = [
    exampleSummary('p1', { title: 'Models', path: '/models', page_type: 'folder' }),
    exampleSummary('p2', { title: 'Sport', path: '/models/sport' }),
  ];
  visit('/cms', answerTo(listPages, { data: pages }));
  expect(await screen.findByRole('rowheader', { name: 'Models Folder' })).toHaveAttribute('data-depth', '0');
  expect(screen.getByRole('rowheader', { name: 'Sport' })).toHaveAttribute('data-depth', '1');
});

describe('a new page', () => {
  async function begin(...over: Parameters<typeof visit>[1][]) {
    const visited = visit('/cms', ...over);
    await userEvent.click(await screen.findByRole('button', { name: 'New page' }));
    return visited;
  }
  const begun = answerTo(createPage, {
    data: examplePage({ path: '/summer', status: 'draft', published_version: null }),
  });
  const dialog = () => openDialog('New page');
  const submit = () => userEvent.click(dialog().getByRole('button', { name: 'Begin the page' }));
  const fill = (label: string, value: string) =>
    fireEvent.change(dialog().getByRole('textbox', { name: label }), { target: { value } });

  test('is begun empty, and opened', async () => {
    const { sent, router, container } = await begin(begun);
    expect(dialog().getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(/^Begins with \//);
    expect(await axe(container)).toHaveNoViolations();
    fill('Title', 'Summer');
    fill('Address', '/summer');
    await submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/cms/pages/p1'));
    const body = { market: 'international', path: '/summer', page_type: 'page', title: 'Summer' };
    expect(sent(createPage)).toEqual([{ body }]);
    expect(await screen.findByText('Draft')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See it live' })).not.toBeInTheDocument();
  });

  test('is begun as a copy of another one of the market', async () => {
    const { sent } = await begin(begun);
    const from = dialog().getByRole('combobox', { name: 'Content' });
    expect(
      within(from)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Empty', 'As Home (/)', 'As Defender (/defender)', 'As Offers (/offers)']);
    fill('Title', 'Summer');
    fill('Address', '/summer');
    await userEvent.selectOptions(from, 'As Offers (/offers)');
    await submit();
    await waitFor(() => expect(sent(createPage)).toMatchObject([{ body: { title: 'Summer', copy_of: 'p2' } }]));
  });

  test('may be a folder, which copies nothing', async () => {
    const { sent } = await begin(begun);
    fill('Title', 'Models');
    fill('Address', '/models');
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Kind' }), 'folder');
    expect(dialog().getByRole('combobox', { name: 'Content' })).toBeDisabled();
    await submit();
    const body = { market: 'international', path: '/models', page_type: 'folder', title: 'Models' };
    await waitFor(() => expect(sent(createPage)).toEqual([{ body }]));
  });

  test('that is refused says so at its fields, keeps what was typed and can be sent again', async () => {
    const errors = [
      { path: 'path', message: 'Another page has this address.' },
      { path: 'title', message: 'Title is too loud.' },
    ];
    const answers = [refusal(409, 'The page could not be begun.', errors), { data: examplePage() }];
    const { router, container } = await begin(answerTo(createPage, () => answers.shift()));
    fill('Title', 'SUMMER');
    fill('Address', '/defender');
    await submit();
    expect(await dialog().findByText('The page could not be begun.')).toBeVisible();
    const [title, address] = dialog().getAllByRole('textbox');
    expect(title).toHaveAccessibleDescription('Title is too loud.');
    expect(address).toHaveAccessibleDescription(/Another page has this address\.$/);
    expect(address).toHaveValue('/defender');
    expect(await axe(container)).toHaveNoViolations();
    await submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/cms/pages/p1'));
  });

  test('that is not wanted after all is not begun', async () => {
    const { sent } = await begin();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent(createPage)).toEqual([]);
  });

  test('is not begun by a translator', async () => {
    visitAs('translator', '/cms');
    await screen.findByRole('row', { name: /Defender/ });
    expect(screen.queryByRole('button', { name: 'New page' })).not.toBeInTheDocument();
  });
});

describe('an exported file', () => {
  async function open(...over: Parameters<typeof visit>[1][]) {
    const visited = visit('/cms', ...over);
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Address' }), { target: { value: '/summer' } });
    return { ...visited, dialog };
  }
  const file = new File(['{}'], 'models.json', { type: 'application/json' });

  test('becomes drafts, which the list shows', async () => {
    const { dialog, sent, container } = await open(answerTo(importPages, { data: [exampleSummary('p9')] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    expect(dialog.getByText('Please choose a file.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.upload(dialog.getByLabelText(/^File/), file);
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(importPages)).toEqual([{ query: { market: 'international', path: '/summer' }, file }]);
    expect(sent(listPages)).toHaveLength(2);
  });

  test('that does not fit says what is wrong where', async () => {
    const errors = [{ path: 'pages.0.content.blocks.1.template', message: 'There is no template gone.' }];
    const { dialog } = await open(answerTo(importPages, refusal(422, 'The file does not fit.', errors)));
    await userEvent.upload(dialog.getByLabelText(/^File/), file);
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await dialog.findByText(/There is no template gone\./)).toBeVisible();
  });
});

test('an API that cannot be reached is asked again', async () => {
  const answers = [new ShowroomError('api.unreachable', { status: 503 }), { data: [] }];
  visit(
    '/cms',
    answerTo(listPages, () => answers.shift()),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('0 of 0 pages')).toBeVisible();
});

test('a search that stands in the address is shown and done', async () => {
  visit('/cms?q=OFF');
  expect(await screen.findByText('1 of 3 pages')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('OFF');
});

test('a search that finds nothing says so, has no accessibility faults, and is taken back', async () => {
  const { container, router } = visit('/cms?q=narnia');
  expect(await screen.findByText('0 of 3 pages')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(await screen.findByText('3 of 3 pages')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('Enter in the search leaves the page as it is', async () => {
  const { router, sent } = visit('/cms');
  await userEvent.type(await screen.findByRole('searchbox'), 'off{Enter}');
  expect(await screen.findByText('1 of 3 pages')).toBeVisible();
  expect(router.state.location.pathname).toBe('/cms');
  expect(sent(listPages)).toHaveLength(1);
});

const summary = (path: string, title: string) => exampleSummary(path, { path, title });
const PAGES = [summary('/', 'Home'), summary('/defender', 'Über den Defender'), summary('/offers', 'Offers')];

test.each([
  ['', 3],
  ['  ', 3],
  ['ÜBER', 1],
  ['defender über', 1],
  ['offers home', 0],
  ['/', 3],
])('"%s" finds %d pages', (text, count) => expect(foundPages(PAGES, text)).toHaveLength(count));

test('each further word finds fewer pages, in the same order', () => {
  const word = fc.constantFrom('de', 'off', 'er', 'o', '/', 'x');
  fc.assert(
    fc.property(word, word, (first, second) => {
      const both = foundPages(PAGES, `${first} ${second}`);
      expect(foundPages(foundPages(PAGES, first), second)).toEqual(both);
      expect(PAGES.filter((page) => both.includes(page))).toEqual(both);
    }),
  );
});
