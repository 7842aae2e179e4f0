import { type EditedEntry, listNavTrees, type NavTree, saveNavTree } from '@showroom/contracts/calls/nav-trees';
import { answerTo } from '@showroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { dragOnto } from '../dragging/drag-in-tests';
import { openDialog, refusal, visitAs, visitIn } from '../editor-in-tests';

const PATH = '/admin/navigation';

const entry = (label: string, more: Partial<EditedEntry> = {}): EditedEntry => {
  const id = label.toLowerCase();
  return { ...{ id, parent: null, label, url: `/${id}`, target: '_self', type: 'link' }, ...more };
};
const ENTRIES = [entry('Stock'), entry('Offers'), entry('Summer', { parent: 'offers' }), entry('News')];

function tree(id: NavTree['id'], entries: EditedEntry[], more: Partial<NavTree['attributes']> = {}): NavTree {
  const attributes = { locale: 'en-GB', revision: 3, is_inherited: false, author: 'Mary Manager', entries };
  return { id, type: 'nav_tree', attributes: { ...attributes, ...more } };
}

const TREES = { data: [tree('main', ENTRIES), tree('utility', [entry('Saved')])] };
const saved = answerTo(saveNavTree, ({ body }) => ({ data: tree(body.place, body.entries, { revision: 4 }) }));

async function open(query = '', ...over: Parameters<typeof visitAs>[2][]) {
  const visited = visitAs('market_manager', PATH + query, answerTo(listNavTrees, TREES), saved, ...over);
  await screen.findByRole('heading', { level: 1, name: 'Navigation and footer of International' });
  return visited;
}

const handle = (label: string) => screen.getByRole('button', { name: `Move ${label}` });
/** Labels as they stand, those below others after a dash. */
const shown = () =>
  screen.getAllByRole('button', { name: /^Change / }).map((button) => {
    const depth = button.closest('ol')?.parentElement?.closest('ol') ? '-' : '';
    return depth + button.getAttribute('aria-label')?.replace('Change ', '');
  });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const press = async (label: string, keys: string) => {
  handle(label).focus();
  await userEvent.keyboard(keys);
};

test('in a language that is read from the right, an entry is moved in to the left', async () => {
  visitIn('ae', 'ar-AE', PATH, answerTo(listNavTrees, TREES));
  await screen.findByRole('heading', { level: 1, name: 'التنقل والتذييل: الإمارات العربية المتحدة' });
  const [, offers] = screen.getAllByRole('button', { name: /Offers/ }).map((button) => button.closest('li'));
  within(offers ?? document.body)
    .getAllByRole('button', { name: /Summer/ })
    .at(0)
    ?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('Summer: 3 من 4.')).toHaveAttribute('role', 'status');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByText('Summer: 1 من 1 تحت Offers.')).toBeInTheDocument();
});

test('a place of the site is shown as a tree, without accessibility faults', async () => {
  const { container } = await open();
  expect(shown()).toEqual(['Stock', 'Offers', '-Summer', 'News']);
  expect(screen.getByRole('link', { name: 'Links of the footer' })).toHaveAttribute(
    'href',
    '/admin/navigation?place=footer-medium&locale=en-GB',
  );
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(await axe(container)).toHaveNoViolations();
});

test('entries are moved by arrow keys, told where they stand, and keep the focus', async () => {
  const { sent } = await open();
  await press('News', '{ArrowUp}');
  expect(shown()).toEqual(['Stock', 'News', 'Offers', '-Summer']);
  expect(screen.getByText('News: 2 of 3.')).toHaveAttribute('role', 'status');
  expect(handle('News')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toEqual(['Stock', '-News', 'Offers', '-Summer']);
  expect(screen.getByText('News: 1 of 1 below Stock.')).toBeInTheDocument();
  expect(handle('News')).toHaveFocus();
  await press('Summer', '{ArrowLeft}');
  await press('Stock', '{ArrowRight}');
  expect(screen.getByText('It cannot stand there.')).toBeInTheDocument();
  await save();
  expect(await screen.findByText('Visitors see it like this now.')).toBeVisible();
  const order = [
    ['stock', null],
    ['news', 'stock'],
    ['offers', null],
    ['summer', null],
  ].map(([id, parent]) => expect.objectContaining({ id, parent }));
  const body = { market: 'international', locale: 'en-GB', place: 'main', entries: order };
  expect(sent(saveNavTree)).toEqual([{ headers: { 'if-match': '"3"' }, body }]);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('entries are moved by buttons', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Move Stock down' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move News in' }));
  expect(shown()).toEqual(['Offers', '-Summer', 'Stock', '-News']);
});

test.each([
  ['upper', 0.05, ['Stock', 'News', 'Offers', '-Summer']],
  ['middle', 0.5, ['Stock', 'Offers', '-Summer', '-News']],
] as const)('an entry is dragged over the %s part of another', async (_, share, expected) => {
  await open();
  const [from, to] = ['News', 'Offers'].map((label) => handle(label).parentElement);
  if (!from || !to) throw new Error('No rows');
  dragOnto(from, to, share);
  expect(shown()).toEqual(expected);
});

test('what a link has beside its label and address is written and taken back, and what has no field stays', async () => {
  const image = { src: '/media/news.png', alt: 'News', width: 300, height: 90 };
  const dc_strategy = { key: 'url_brands', value: 'defender' } as const;
  const given = entry('News', { image, dc_strategy, rel: 'nofollow', class: 'is-quiet' });
  const { sent } = await open('', answerTo(listNavTrees, { data: [tree('main', [given])] }));
  await userEvent.click(screen.getByRole('button', { name: 'Change News' }));
  await userEvent.click(openDialog('Change an entry').getByText('More'));
  const field = (name: RegExp) => openDialog().getByRole('textbox', { name });
  await userEvent.type(field(/^Icon/), 'pin');
  await userEvent.type(field(/^Name for screen readers/), ' What is new ');
  await userEvent.clear(field(/^Relation/));
  await userEvent.selectOptions(openDialog().getByRole('combobox', { name: /^Level of its heading/ }), 'h3');
  await userEvent.selectOptions(openDialog().getByRole('combobox', { name: 'Without an address it is' }), 'div');
  await userEvent.click(openDialog().getByRole('button', { name: 'Change' }));
  await save();
  await waitFor(() => expect(sent(saveNavTree)).toHaveLength(1));
  const { rel: _, ...kept } = given;
  const written = { ...kept, icon: 'pin', aria_label: 'What is new', heading_tag: 'h3', tag: 'div' };
  expect(sent(saveNavTree)[0]).toMatchObject({ body: { entries: [written] } });
  expect(JSON.stringify(sent(saveNavTree)[0])).not.toContain('nofollow');
});

test('entries are added, also below others, changed and removed', async () => {
  const { container, sent } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add below Stock' }));
  await userEvent.type(openDialog('Add an entry').getByRole('textbox', { name: 'Label' }), 'New');
  await userEvent.type(openDialog().getByRole('textbox', { name: /^Address/ }), '/stock?state=new');
  await userEvent.click(openDialog().getByRole('checkbox', { name: 'Opens in a new window' }));
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(openDialog().getByRole('button', { name: 'Add' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change News' }));
  await userEvent.selectOptions(openDialog('Change an entry').getByRole('combobox', { name: 'Kind' }), 'Picture');
  await userEvent.type(openDialog().getByRole('textbox', { name: 'Picture' }), '/media/news.png');
  await userEvent.click(openDialog().getByRole('button', { name: 'Change' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Offers' }));
  expect(screen.getByText('Offers was removed.')).toBeInTheDocument();
  expect(shown()).toEqual(['Stock', '-New', 'News']);
  await save();
  const added = { parent: 'stock', label: 'New', url: '/stock?state=new', target: '_blank', type: 'link' };
  const image = { src: '/media/news.png', alt: '' };
  await waitFor(() =>
    expect(sent(saveNavTree)).toMatchObject([
      {
        body: {
          entries: expect.arrayContaining([expect.objectContaining(added), entry('News', { type: 'image', image })]),
        },
      },
    ]),
  );
});

test('what the API refuses stands at the entry that it is about', async () => {
  const issues = [{ path: 'entries.1.url', message: 'A link leads to a path of the site.' }];
  const { container } = await open('', answerTo(saveNavTree, refusal(422, 'It cannot be saved like this.', issues)));
  await userEvent.click(screen.getByRole('button', { name: 'Move Stock down' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move Stock up' }));
  await save();
  expect(await screen.findByText('It cannot be saved like this.')).toBeVisible();
  const row = handle('Offers').parentElement ?? document.body;
  expect(within(row).getByText('A link leads to a path of the site.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

describe('what somebody else has saved meanwhile', () => {
  async function conflict() {
    const theirs = { data: [tree('main', [entry('Theirs')], { revision: 7, author: 'Otto' })] };
    const [lists, saves] = [
      [TREES, theirs],
      [refusal(412, 'Changed.'), { data: tree('main', ENTRIES) }],
    ];
    const visited = await open(
      '',
      answerTo(listNavTrees, () => lists.shift()),
      answerTo(saveNavTree, () => saves.shift()),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Move Stock down' }));
    await save();
    expect(await screen.findByText('Otto has saved this part meanwhile.')).toBeVisible();
    expect(shown()).toEqual(['Offers', '-Summer', 'Stock', 'News']);
    return visited;
  }

  test('is loaded when that is wanted', async () => {
    await conflict();
    await userEvent.click(screen.getByRole('button', { name: 'Load theirs' }));
    expect(shown()).toEqual(['Theirs']);
  });

  test('is written over when that is wanted', async () => {
    const { sent } = await conflict();
    await userEvent.click(screen.getByRole('button', { name: 'Save mine over it' }));
    expect(await screen.findByText('Visitors see it like this now.')).toBeVisible();
    expect(sent(saveNavTree).at(-1)).toMatchObject({ headers: { 'if-match': '"7"' } });
  });
});

test('what was not saved is not left for another place without a question', async () => {
  const { router } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Remove News' }));
  await act(() => router.navigate('/admin/navigation?place=utility'));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(router.state.location.search).toContain('place=utility'));
  expect(await screen.findByRole('button', { name: 'Change Saved' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /in$/ })).not.toBeInTheDocument();
});

test('a language that shows what the first one has says so', async () => {
  await open('', answerTo(listNavTrees, { data: [tree('main', ENTRIES, { is_inherited: true })] }));
  expect(screen.getByText(/until it has something of its own/)).toBeVisible();
});
