import { listNews } from '@showroom/contracts/calls/news';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo, blockProps, fakeClient, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { examples } from './examples';
import { Component, load } from './News';

const content = examples['two pages and quick links'];
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('a teaser has its day in the page’s language and a link that says what it is about', () => {
  renderWithPlatform(<Component {...blockProps(examples['three teasers'])} />);
  expect(screen.getByText('12 May 2026')).toHaveAttribute('datetime', '2026-05-12');
  expect(screen.getByRole('link', { name: 'Read more Discovery on the Atlantic road' })).toHaveAttribute(
    'href',
    '/news/atlantic-road',
  );
});

test('a date that is no day is left out', () => {
  const [teaser] = content.groups;
  if (!teaser) throw new Error('There is no teaser.');
  const { container } = renderWithPlatform(
    <Component {...blockProps({ ...content, groups: [{ ...teaser, date: 'next week' }] })} />,
  );
  expect(container.querySelector('time')).toBeNull();
});

test('the page of the address is shown, with its place among the pages', async () => {
  const url = new URL('https://site.test/news?currentPage=2');
  const data = await load({ platform: testPlatform(), url, content, signal: new AbortController().signal });
  renderWithPlatform(<Component {...blockProps(content, data)} />);
  expect(titles()).toContain('A Defender for the mountain rescue');
  expect(screen.getByText('2 of 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?currentPage=1#content');
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
});

test('no news is said in the words of the editor', () => {
  renderWithPlatform(<Component {...blockProps(examples['no news'])} />);
  expect(screen.getByRole('heading', { name: 'No results' })).toBeVisible();
  expect(screen.getByText('We have not found any news')).toBeVisible();
});

test('quick links stand in their order or the other way round', () => {
  const order = () =>
    screen.getAllByRole('link', { name: /^(See the stock|Find a retailer)$/ }).map(({ textContent }) => textContent);
  const { unmount } = renderWithPlatform(<Component {...blockProps(content)} />);
  expect(screen.getByRole('heading', { name: 'Next Steps' })).toBeVisible();
  expect(order()).toEqual(['See the stock', 'Find a retailer']);
  unmount();
  renderWithPlatform(<Component {...blockProps({ ...content, quick_links_is_reversed: true })} />);
  expect(order()).toEqual(['Find a retailer', 'See the stock']);
});

describe('a list without items of its own', () => {
  const own = { ...examples['no news'], items_per_page: 2 };
  const item = {
    id: '1',
    type: 'news_item' as const,
    attributes: { title: 'Grip', text: 'For cold months', date: '2026-10-21', url: '/news/grip', picture: '' },
  };
  async function show(address: string, answer: Parameters<typeof answerTo<typeof listNews>>[1], locale = 'ar-AE') {
    const client = fakeClient(answerTo(listNews, answer));
    const platform = testPlatform({ market: 'ae', locale, client });
    const url = new URL(address, 'https://site.test');
    const data = await load({ platform, url, content: own, signal: new AbortController().signal });
    renderWithPlatform(<Component {...blockProps(own, data)} />, { path: url.pathname + url.search });
    return { data, client };
  }
  const found = { data: [item], meta: { total: 3, page: 2, pages: 2, items: 2 } };

  test.each([['/ar/news?currentPage=2'], ['/ar/disabled-preview/news?currentPage=2']])(
    'shows the pages below its own that tell news: %s',
    async (address) => {
      const { client } = await show(address, found);
      expect(screen.getByRole('link', { name: 'Read more Grip' })).toHaveAttribute('href', '/news/grip');
      expect(screen.getByText('2 of 2')).toBeVisible();
      const query = { market: 'ae', locale: 'ar-AE', path: '/news', page: '2', items: '2' };
      expect(client.sends.map(({ input }) => input)).toEqual([{ query }]);
    },
  );

  test('remembers the page that was seen, for the way back', async () => {
    localStorage.clear();
    await show('/news?currentPage=2', found, 'en-AE');
    expect(JSON.parse(localStorage.getItem('visitedNewsPages') ?? '')).toEqual([{ path: '/news', page: 2 }]);
  });

  test('says so where news cannot be had, and that nobody keeps the page', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { data } = await show('/news', () => {
      throw new ShowroomError('api.unreachable', { status: 503 });
    });
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByText('We ran into a technical issue. Please refresh and try again.')).toBeVisible();
    expect(data.degraded).toBe(true);
    warn.mockRestore();
  });
});
