import { listPages } from '@showroom/contracts/calls/content';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { axe } from 'jest-axe';
import { visit } from '../editor-in-tests';
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

const summary = (path: string, title: string) => ({
  id: path,
  attributes: { path, title, published: true, version: 1, updated_at: '2026-03-01T12:05:00.000Z' },
});
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
