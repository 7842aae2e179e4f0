import { suggestSearches } from '@showroom/contracts/calls/search';
import { useLocation } from '@showroom/shared-ui/router';
import { answerTo, fakeClient, renderWithPlatform } from '@showroom/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isFollowed } from '../addresses/follow-event';
import { SearchOpener } from './SearchOpener';

function Page() {
  return (
    <>
      <p>{useLocation().pathname}</p>
      <input aria-label="Name" />
      <SearchOpener />
    </>
  );
}

function start(isEnabled = true, path = '/offers') {
  const client = fakeClient(answerTo(suggestSearches, { data: [] }));
  window.history.replaceState(null, '', path);
  const rendered = renderWithPlatform(<Page />, { client, path, settings: { 'search.popup.enabled': isEnabled } });
  return { ...rendered, user: userEvent.setup() };
}
const dialog = () => screen.findByRole('dialog', { name: 'Search' });
const follow = (path: string) => act(async () => isFollowed(path));

test('a link to the search opens it over the page, with the field in focus, where the market wants that', async () => {
  start();
  expect(await follow('/search')).toBe(false);
  await dialog();
  expect(screen.getByLabelText('Search this site')).toHaveFocus();
});

test('links elsewhere, and to results, are followed', async () => {
  start();
  for (const path of ['/stock', '/search?q=defender', '/searches']) expect(await follow(path)).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without the setting nothing opens', async () => {
  const { user } = start(false);
  expect(await follow('/search')).toBe(true);
  await user.keyboard('/');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on the page of results the field is there already', async () => {
  start(true, '/search');
  expect(await follow('/search')).toBe(true);
});

test('the key opens it, but is a character where somebody types', async () => {
  const { user } = start();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'a/b');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('a/b');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(document.body);
  await user.keyboard('/');
  await dialog();
  await user.type(screen.getByLabelText('Search this site'), 'a/b');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('#search opens it', async () => {
  start();
  window.location.hash = '#search';
  await dialog();
});

test('it closes with its page, and opens again on the next one', async () => {
  const { router } = start();
  await follow('/search');
  await dialog();
  await act(() => router.navigate('/stock'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await follow('/search');
  await dialog();
});
