import { listPages, type PageSummary } from '@showroom/contracts/calls/pages';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo, fakeClient, type RenderOptions, renderWithPlatform } from '@showroom/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { exampleSummary } from '../examples';
import { Toolbar } from './Toolbar';

expect.extend(toHaveNoViolations);
beforeEach(() => sessionStorage.clear());

type Given = Partial<PageSummary['attributes']>;

/** Opens a path of the site where `pages` are what editors made. */
async function open(path: string, pages: readonly Given[], site: Pick<RenderOptions, 'market' | 'locale'> = {}) {
  const client = fakeClient(
    answerTo(listPages, ({ query }) => ({
      data: pages.filter((one) => one.path === query.path).map((one) => exampleSummary('p7', one)),
    })),
  );
  const { router, container } = renderWithPlatform(<Toolbar />, { client, path, ...site });
  await waitFor(() => expect(client.sends).not.toHaveLength(0));
  return { client, router, container };
}
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a published page can be edited', async () => {
  const { container } = await open('/offers', [{ path: '/offers', status: 'published' }]);
  expect(await screen.findByText('Published')).toBeVisible();
  expect(links()).toEqual([
    ['Edit', '/cms/pages/p7'],
    ['Pages', '/cms'],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('one with a draft leads to its preview, and the preview to what visitors see', async () => {
  const { router } = await open('/offers', [{ path: '/offers', status: 'changed' }]);
  expect(await screen.findByRole('link', { name: 'Preview' })).toHaveAttribute('href', '/disabled-preview/offers');
  await act(() => router.navigate('/disabled-preview/offers'));
  expect(await screen.findByRole('link', { name: 'Published page' })).toHaveAttribute('href', '/offers');
  expect(screen.getByText('Draft')).toBeVisible();
});

test('it speaks the language of the site', async () => {
  await open('/offers', [{ path: '/offers', status: 'changed' }], { market: 'jp', locale: 'ja-JP' });
  expect(await screen.findByText('変更あり')).toBeVisible();
  expect(screen.getByRole('complementary', { name: '編集者用ツールバー' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'プレビュー' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'このタブでツールバーを隠す' })).toBeVisible();
});

test('where editors made no page, there is the way to those that they made', async () => {
  await open('/showroom/defender-1', []);
  await screen.findByRole('complementary', { name: 'Toolbar for editors' });
  expect(links()).toEqual([['Pages', '/cms']]);
});

test('it says what is true since, when somebody comes back to the window', async () => {
  const page: Given = { path: '/offers', status: 'published' };
  const pages = [page];
  await open('/offers', pages);
  await screen.findByText('Published');
  pages[0] = { ...page, status: 'changed' };
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('Changed')).toBeVisible();
});

test.each([
  ['is signed out', 'access.sign-in', 401],
  ['has no rights here', 'access.forbidden', 403],
] as const)(
  'who %s sees nothing of it, and is asked about once until a page of the editor',
  async (_, code, status) => {
    const client = fakeClient(answerTo(listPages, new ShowroomError(code, { status })));
    const { container, router } = renderWithPlatform(<Toolbar />, { client, path: '/offers' });
    const go = (path: string) => act(() => router.navigate(path));
    await waitFor(() => expect(client.sends).toHaveLength(1));
    await go('/terms');
    await act(async () => void window.dispatchEvent(new Event('focus')));
    renderWithPlatform(<Toolbar />, { client, path: '/privacy' });
    await act(async () => undefined);
    expect(container).toBeEmptyDOMElement();
    expect(client.sends).toHaveLength(1);
    await go('/cms');
    await go('/offers');
    await waitFor(() => expect(client.sends).toHaveLength(2));
  },
);

test('an API that is away is asked again, on the next page', async () => {
  const client = fakeClient(answerTo(listPages, new ShowroomError('api.unreachable', { status: 503 })));
  const { router } = renderWithPlatform(<Toolbar />, { client, path: '/offers' });
  await waitFor(() => expect(client.sends).toHaveLength(1));
  await act(() => router.navigate('/terms'));
  await waitFor(() => expect(client.sends).toHaveLength(2));
});

test('pages of the editor itself have none', async () => {
  const client = fakeClient();
  const { container } = renderWithPlatform(<Toolbar />, { client, path: '/cms/media' });
  await act(async () => undefined);
  expect(client.sends).toHaveLength(0);
  expect(container).toBeEmptyDOMElement();
});

test('it is hidden in a tab until the tab is closed', async () => {
  await open('/offers', [{ path: '/offers', status: 'published' }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Hide the toolbar in this tab' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  const client = fakeClient();
  renderWithPlatform(<Toolbar />, { client });
  await act(async () => undefined);
  expect(client.sends).toHaveLength(0);
});
