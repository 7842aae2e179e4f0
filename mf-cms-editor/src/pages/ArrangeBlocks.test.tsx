import { updatePage } from '@showroom/contracts/calls/pages';
import { OPERATIONS } from '@showroom/contracts/content/operations';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { dragOnto } from '../dragging/drag-in-tests';
import { openDialog, visitIn } from '../editor-in-tests';
import { everyField, exampleBlock, exampleContent } from '../examples';
import { foundTemplates } from './BlockPicker';
import {
  button,
  fill,
  lastSent,
  offering,
  openPage,
  PATH,
  pageOf,
  press,
  restricted,
  saveDraft,
  titled,
  withPage,
} from './page-in-tests';

const summaries = () =>
  screen.getAllByText(/^\d+\. /).flatMap(({ textContent }) => (textContent === null ? [] : [textContent]));
const TWO = pageOf(titled('b1', 1, 'One'), titled('b2', 2, 'Two'));
const quiz = {
  ...everyField,
  key: 'quiz',
  name: 'Quiz',
  group: 'Games',
  short_description: 'Questions',
  list_priority: 90,
};
const low = { ...everyField, key: 'low', name: 'Plain text', short_description: 'Words', list_priority: 1 };

// What somebody likes and uses is of one test.
beforeEach(() => localStorage.clear());

test('a block says what scripts it adds, and the page what they are in all', async () => {
  const scripts = [{ url: 'https://registry.test/a.js', bytes: 500 }];
  const own = { url: 'https://registry.test/quiz.js', bytes: 12_345 };
  await openPage(
    offering({ ...everyField, scripts }, { ...quiz, scripts: [...scripts, own] }, low),
    pageOf(
      titled('b1', 1, 'One'),
      titled('b2', 2, 'Two', { template: 'quiz' }),
      titled('b3', 3, 'Three', { template: 'low' }),
    ),
  );
  expect(screen.getByText('Browsers fetch 12.8 kB of scripts for these blocks.')).toBeVisible();
  expect(screen.getAllByText(/^\+ /).map(({ textContent }) => textContent)).toEqual(['+ 12.3 kB']);
  expect(screen.getByText(/^2\. Quiz/).closest('summary')).toHaveTextContent('+ 12.3 kB');
});

describe('the picker', () => {
  test('shows the picture of a block as far as its release has one, when it comes near', async () => {
    const thumbnail_url = 'https://registry.test/releases/mf-games/1.0.0/web/thumbnails/quiz.webp';
    await openPage(offering({ ...quiz, thumbnail_url }, low));
    await press('Add a block');
    const pictures = [...screen.getByRole('dialog').querySelectorAll('img')];
    expect(pictures.map(({ src, alt, width, height }) => [src, alt, width, height])).toEqual([
      [thumbnail_url, '', 90, 90],
    ]);
    expect(pictures[0]).toHaveAttribute('loading', 'lazy');
  });

  const inGroup = (name: string) =>
    within(within(screen.getByRole('dialog')).getByRole('region', { name }))
      .getAllByRole('button')
      .flatMap(({ textContent }) => textContent || []);

  test('offers blocks in groups, higher priorities first, without accessibility faults', async () => {
    const { container } = await openPage(offering(low, everyField, quiz));
    await press('Add a block');
    const dialog = openDialog('Add a block');
    const groups = dialog.getAllByRole('heading', { level: 3 });
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Games', 'Content']);
    expect(inGroup('Content')).toEqual(['Every field', 'Plain textWords']);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('is searched by name, and says when nothing has it', async () => {
    await openPage(offering(low, everyField, quiz));
    await press('Add a block');
    const dialog = openDialog('Add a block');
    const search = dialog.getByRole('searchbox', { name: 'Search by name' });
    fill(search, 'plain WORDS');
    expect(inGroup('Content')).toEqual(['Plain textWords']);
    expect(dialog.queryByRole('region', { name: 'Games' })).not.toBeInTheDocument();
    fill(search, 'narnia');
    expect(dialog.getByRole('status')).toHaveTextContent('No block has this name.');
  });

  test('takes keys at once: Enter adds what is found first, and goes on in the new block', async () => {
    await openPage(offering(everyField, quiz), TWO);
    await press('Add a block');
    await userEvent.keyboard('{Enter}');
    expect(openDialog('Add a block').getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('qui');
    expect(openDialog('Add a block').getByRole('searchbox')).toHaveAccessibleDescription('Enter adds Quiz.');
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(summaries()).toEqual(['1. Every field – One', '2. Every field – Two', '3. Quiz']);
    expect(document.activeElement).toHaveTextContent('3. Quiz');
  });

  test('adds a block at the end with its defaults, and searches anew the next time', async () => {
    const visited = await openPage(offering(everyField, quiz), TWO);
    await press('Add a block');
    fill(openDialog('Add a block').getByRole('searchbox'), 'quiz');
    await userEvent.click(openDialog('Add a block').getByRole('button', { name: /^Quiz/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(summaries()).toEqual(['1. Every field – One', '2. Every field – Two', '3. Quiz']);
    await press('Add a block');
    expect(openDialog('Add a block').getByRole('searchbox')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await saveDraft();
    expect(lastSent(visited).blocks[2]).toMatchObject({
      template: 'quiz',
      values: { columns: 3, theme: 'light' },
      positions: [{ sequence: 3 }],
    });
  });

  test('that is closed adds nothing', async () => {
    await openPage(TWO);
    await press('Add a block');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(summaries()).toHaveLength(2);
  });

  test.each([
    ['', 3],
    ['QUE quiz', 1],
    ['games', 1],
    ['quiz words', 0],
  ])('"%s" finds %d templates', (text, count) => {
    expect(foundTemplates([low, everyField, quiz], text)).toHaveLength(count);
  });
});

describe('a block', () => {
  test('is moved up and down, but not over the ends', async () => {
    const visited = await openPage(TWO);
    expect(button('Move 1. Every field up')).toBeDisabled();
    expect(button('Move 2. Every field down')).toBeDisabled();
    await press('Move 1. Every field down');
    expect(summaries()).toEqual(['1. Every field – Two', '2. Every field – One']);
    await press('Move 2. Every field up');
    await press('Move 2. Every field up');
    await saveDraft();
    expect(lastSent(visited).blocks.map(({ id, positions }) => [id, positions[0]?.sequence])).toEqual([
      ['b2', 1],
      ['b1', 2],
    ]);
  });

  test('is copied behind itself', async () => {
    const visited = await openPage(TWO);
    await press('Copy 1. Every field');
    expect(summaries()).toEqual(['1. Every field – One', '2. Every field – One', '3. Every field – Two']);
    await saveDraft();
    expect(new Set(lastSent(visited).blocks.map(({ id }) => id)).size).toBe(3);
  });

  test('is hidden, which is said, and shown again', async () => {
    const visited = await openPage(TWO);
    await press('Hide 2. Every field');
    expect(screen.getByText('Hidden')).toBeVisible();
    await saveDraft();
    expect(lastSent(visited).blocks.map(({ active_positions }) => active_positions)).toEqual([['b1-1'], []]);
    await press('Show 2. Every field');
    expect(screen.queryByText('Hidden')).not.toBeInTheDocument();
  });

  test('is removed, and a page may have none', async () => {
    const visited = await openPage(TWO);
    await press('Remove 1. Every field');
    await press('Remove 1. Every field');
    expect(screen.getByText('This page has no block yet.')).toBeVisible();
    expect(await axe(visited.container)).toHaveNoViolations();
    await saveDraft();
    expect(lastSent(visited).blocks).toEqual([]);
  });

  test('whose template is gone says so, and is moved and removed like any other', async () => {
    const visited = await openPage();
    expect(screen.getByText('No longer offered')).toBeVisible();
    await press('Move 2. long-gone up');
    await saveDraft();
    expect(lastSent(visited).blocks[0]).toMatchObject({ id: 'b2', values: { anything: 1 } });
  });

  test('that the page cannot show is marked while that lasts, and said; another window cannot say so', async () => {
    const { container } = await openPage();
    const frame = screen.getByTitle<HTMLIFrameElement>('The page as visitors will see it');
    const post = (ids: readonly string[], source: Window | null) =>
      act(() => {
        const data = { protocol: 'showroom-canvas-1', message: { type: 'failed', ids } };
        dispatchEvent(new MessageEvent('message', { data, source, origin: location.origin }));
      });
    post(['b1'], window);
    expect(screen.queryByText('Cannot be shown')).not.toBeInTheDocument();
    post(['b1'], frame.contentWindow);
    expect(container.querySelector('[data-mf-block="b1"]')).toHaveTextContent('Cannot be shown');
    expect(screen.getByText(/^The page cannot show 1\. Every field/)).toHaveRole('status');
    expect(await axe(container)).toHaveNoViolations();
    post([], frame.contentWindow);
    expect(screen.queryByText('Cannot be shown')).not.toBeInTheDocument();
  });

  test('with broken JSON that is moved keeps it, and one that is removed takes it along', async () => {
    const { sent } = await openPage(TWO);
    const [points] = screen.getAllByRole('textbox', { name: /Points/ });
    fill(points ?? document.body, '{"x":');
    await press('Move 1. Every field down');
    await press('Save draft');
    const link = await screen.findByRole('link', { name: /^Points must be valid JSON/ });
    expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveValue('{"x":');
    expect(sent(updatePage)).toEqual([]);
    await press('Remove 2. Every field');
    await saveDraft();
  });
});

describe('a block for managers', () => {
  const own = exampleBlock('own', 1, { template: restricted.key, texts: { 'en-GB': { title: 'Code' } } });
  const content = { ...exampleContent, blocks: [own, titled('b2', 2, 'Two')] };

  test('is shown to others without its fields and without buttons, and is not offered', async () => {
    const visited = await openPage(offering(everyField, restricted), withPage({ content }));
    expect(screen.getByText('This block is changed by managers and administrators.')).toBeVisible();
    expect(screen.queryByDisplayValue('Code')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /1\. Own code/ })).not.toBeInTheDocument();
    expect(button('Move 2. Every field up')).toBeEnabled();
    await press('Add a block');
    expect(openDialog().queryByRole('button', { name: /^Own code/ })).not.toBeInTheDocument();
    expect(await axe(visited.container)).toHaveNoViolations();
  });

  test('is changed and added by managers', async () => {
    const page = withPage({ content, operations: [...OPERATIONS] });
    const visited = await openPage(offering(everyField, restricted), page);
    fill(screen.getByDisplayValue('Code'), 'More code');
    await press('Add a block');
    await userEvent.click(await openDialog().findByRole('button', { name: /^Own code/ }));
    await saveDraft();
    expect(lastSent(visited).blocks.map(({ template }) => template)).toEqual(['own-code', 'every-field', 'own-code']);
    expect(lastSent(visited).blocks[0]?.texts['en-GB']).toEqual({ title: 'More code' });
  });
});

describe('a block that stands at several places', () => {
  const positions = [
    { id: 'one', sequence: 1 },
    { id: 'two', sequence: 3 },
  ];
  const TWICE = pageOf(titled('b1', 1, 'Twice', { positions, active_positions: ['one'] }), titled('b2', 2, 'Between'));
  const sentPlaces = (visited: Parameters<typeof lastSent>[0]) =>
    lastSent(visited).blocks.map(({ id, positions, active_positions }) => [
      id,
      positions.map(({ sequence }) => sequence),
      active_positions,
    ]);

  test('is shown, moved and taken away at each by itself, without accessibility faults', async () => {
    const visited = await openPage(TWICE);
    // Of the first block.
    const block = () => within(screen.getAllByRole('group', { name: 'Places on the page' })[0] ?? document.body);
    expect(block().getByRole('checkbox', { name: 'Shown at place 3 of 3' })).not.toBeChecked();
    expect(await axe(visited.container)).toHaveNoViolations();
    await userEvent.click(block().getByRole('checkbox', { name: 'Shown at place 3 of 3' }));
    await userEvent.click(block().getByRole('button', { name: 'Move Place 3 of 3 up' }));
    await saveDraft();
    expect(sentPlaces(visited)).toEqual([
      ['b1', [1, 2], ['one', 'two']],
      ['b2', [3], expect.anything()],
    ]);
    await userEvent.click(block().getByRole('button', { name: 'Remove Place 1 of 3' }));
    expect(block().queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    await userEvent.click(block().getByRole('button', { name: 'Show it once more' }));
    expect(block().getByRole('checkbox', { name: 'Shown at place 3 of 3' })).toBeChecked();
  });
});

test('a block is shown in some of the languages of its market, at least in one', async () => {
  const { sent, container } = visitIn('ae', 'en-AE', PATH, pageOf(titled('b1', 1, 'One')));
  const languages = within(await screen.findByRole('group', { name: 'Languages that show it' }));
  await userEvent.click(languages.getByRole('checkbox', { name: 'English' }));
  expect(languages.getByRole('checkbox', { name: 'Arabic' })).toBeDisabled();
  expect(await axe(container)).toHaveNoViolations();
  await saveDraft();
  expect(lastSent({ sent }).blocks[0]?.languages).toEqual(['ar-AE']);
});

describe('the page itself', () => {
  test('has texts for editors, and its colors and addresses for managers', async () => {
    const ofManagers = [/^Colors/, /^Canonical address/, /^Picture for social networks/, /^Keep search engines away/];
    const visited = await openPage();
    const page = () => within(screen.getByRole('region', { name: 'Page' }));
    for (const label of ofManagers) expect(page().queryByLabelText(label)).not.toBeInTheDocument();
    visited.unmount();
    const managed = await openPage(withPage({ operations: [...OPERATIONS] }));
    for (const label of ofManagers) expect(page().getByLabelText(label)).toBeVisible();
    fill(page().getByLabelText(/^Colors/), 'dark-theme');
    await saveDraft();
    expect(lastSent(managed).values).toEqual({ theme: 'dark-theme' });
    expect(await axe(managed.container)).toHaveNoViolations();
  });
});

describe('the catalogue', () => {
  test('puts favourites and what was used most first, without accessibility faults', async () => {
    const { container } = await openPage(offering(low, everyField, quiz));
    await press('Add a block');
    await press('Favourite: Quiz');
    await press(/^Plain text/);
    await press('Add a block');
    const groups = openDialog('Add a block').getAllByRole('heading', { level: 3 });
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Favourites', 'Most used', 'Games', 'Content']);
    const [marked] = openDialog('Add a block').getAllByRole('button', { name: 'Favourite: Quiz', pressed: true });
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(marked ?? container);
    expect(screen.queryByRole('heading', { name: 'Favourites' })).not.toBeInTheDocument();
  });
});

test('a block is dragged by its handle to the other side of another one', async () => {
  await openPage(TWO);
  const target = button('Move 2. Every field').closest('.block-form-box');
  if (!target) throw new Error('No block');
  dragOnto(button('Move 1. Every field'), target, 0.8);
  expect(summaries()).toEqual(['1. Every field – Two', '2. Every field – One']);
  expect(screen.getByText('Moved: 2. Every field stands at place 2 of 2.')).toBeInTheDocument();
});

test('the handle of a block moves it by arrow keys, and keeps the focus', async () => {
  await openPage(TWO);
  button('Move 2. Every field').focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(summaries()).toEqual(['1. Every field – Two', '2. Every field – One']);
  expect(button('Move 1. Every field')).toHaveFocus();
});
