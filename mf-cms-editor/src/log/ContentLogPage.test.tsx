import { type ContentLogLine, listContentLog } from '@showroom/contracts/calls/pages';
import { answerTo } from '@showroom/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { row, visitAs } from '../editor-in-tests';

const PATH = '/admin/content-log';

function line(id: string, changes: Partial<ContentLogLine['attributes']> = {}): ContentLogLine {
  const attributes = {
    at: '2026-03-01T12:05:00.000Z',
    who: 'Edith Editor',
    market: 'international',
    action: 'page.publish',
    path: `/${id}`,
    from_version: null,
    to_version: null,
    reason: '',
  } as const;
  return { id, type: 'content_log', attributes: { ...attributes, ...changes } };
}

async function open(query = '', lines: readonly ContentLogLine[] = [line('defender')], pages = 3) {
  const visited = visitAs(
    'market_manager',
    `${PATH}${query}`,
    answerTo(listContentLog, ({ query: { page = '1' } }) => ({
      data: [...lines],
      meta: { total: lines.length * pages, page: Number(page), pages, items: 20 },
    })),
  );
  await screen.findByRole('heading', { level: 1, name: 'Changes of content in International' });
  return visited;
}

test('who did what, and when, is listed without accessibility faults', async () => {
  const { container, sent } = await open('', [line('defender', { from_version: 2, to_version: 3 })], 1);
  const cells = row(/Edith Editor/).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '01/03/2026 13:05',
    'Edith Editor',
    'Page published',
    '/defender',
    'version 2 to version 3',
  ]);
  expect(sent(listContentLog)).toEqual([{ query: { market: 'international', q: '', page: '1' } }]);
  expect(await axe(container)).toHaveNoViolations();
});

test('why a page was published in spite of something stands with it', async () => {
  await open('', [line('defender', { reason: 'The recall cannot wait' })], 1);
  expect(row(/Edith Editor/).getByText('The recall cannot wait')).toBeVisible();
});

test.each([
  ['page.create', 'Page begun'],
  ['page.save', 'Draft saved'],
  ['page.move', 'Page moved'],
  ['page.publish', 'Page published'],
  ['page.unpublish', 'Page disabled'],
  ['page.discard', 'Draft discarded'],
  ['page.restore', 'Version restored'],
  ['page.delete', 'Page deleted'],
  ['redirect.create', 'Redirect added'],
  ['redirect.change', 'Redirect changed'],
  ['redirect.delete', 'Redirect deleted'],
  ['navigation.save', 'Navigation saved'],
  ['dealer.create', 'Dealer added'],
  ['dealer.change', 'Dealer changed'],
  ['dealer.delete', 'Dealer deleted'],
  ['media.upload', 'Picture added'],
  ['media.save', 'Picture described'],
  ['media.replace', 'Picture replaced'],
  ['media.delete', 'Picture deleted'],
  ['form.create', 'Form added'],
  ['form.save', 'Form changed'],
  ['form.integrations', 'Systems of a form changed'],
  ['form.discard', 'Discarded the draft of a form'],
  ['form.retention', 'How long leads of a form are retained'],
  ['form.erase-leads', 'Leads of a form erased'],
  ['form.delete', 'Form deleted'],
  ['location.create', 'Location added'],
  ['location.change', 'Location changed'],
  ['location.delete', 'Location deleted'],
  ['forms_setting.create', 'Setting of forms added'],
  ['forms_setting.delete', 'Setting of forms deleted'],
  ['page.new-thing', 'page.new-thing'],
])('%s reads "%s"', async (action, label) => {
  await open('', [line('defender', { action })]);
  expect(screen.getByRole('cell', { name: label })).toBeVisible();
});

test.each([
  [null, null, '–'],
  [2, 2, 'version 2'],
  [null, 1, 'none to version 1'],
  [3, null, 'version 3 to none'],
])('from version %s to %s reads "%s"', async (from_version, to_version, label) => {
  await open('', [line('defender', { from_version, to_version })]);
  expect(screen.getByRole('cell', { name: label })).toBeVisible();
});

test('a search stands in the address and begins at the first page', async () => {
  const { sent, router } = await open('?page=2');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Address, person or action' }), 'edith & co');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=edith+%26+co'));
  expect(sent(listContentLog)).toEqual([
    { query: { market: 'international', q: '', page: '2' } },
    { query: { market: 'international', q: 'edith & co', page: '1' } },
  ]);
});

test('a search that stands in the address is shown, done and kept from page to page', async () => {
  const { sent, router } = await open('?q=offers');
  expect(screen.getByRole('searchbox')).toHaveValue('offers');
  expect(sent(listContentLog)).toMatchObject([{ query: { q: 'offers' } }]);
  const next = screen.getByRole('link', { name: 'Page 2' });
  expect(next).toHaveAttribute('href', `${PATH}?q=offers&page=2#content`);
  await act(async () => router.navigate(`${PATH}?q=offers&page=2`));
  expect(sent(listContentLog).at(-1)).toMatchObject({ query: { q: 'offers', page: '2' } });
  expect(screen.getByRole('link', { name: 'Clear' })).toHaveAttribute('href', PATH);
});

test.each(['0', '-3', 'x', ''])('page "%s" is the first one', async (page) => {
  const { sent } = await open(`?page=${page}`);
  expect(sent(listContentLog)).toMatchObject([{ query: { page: '1' } }]);
});

test('where nothing was found, that is said, without accessibility faults', async () => {
  const { container } = await open('?q=narnia', [], 0);
  expect(screen.getByText('Nothing was found.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
