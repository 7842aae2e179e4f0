import { listPages } from '@showroom/contracts/calls/content';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { visit } from '../editor-in-tests';

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
