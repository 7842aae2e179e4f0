import { listPopularModels, searchSite } from '@showroom/contracts/calls/search';
import type { SearchKind, SearchResult } from '@showroom/contracts/entities/search-result';
import { answerTo, fakeClient, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { axe } from 'jest-axe';
import { createRoutes } from '../expose/routes';
import { loadSearch } from './load-search';
import { isSearchData } from './search-data';
import { parseSearch, searchHref } from './search-query';

const result = (kind: SearchKind, title: string, path: string, more: { vehicles?: number } = {}): SearchResult => ({
  id: `${kind}-${title}`,
  type: 'search-result',
  attributes: {
    kind,
    title: [{ text: title, is_found: true }],
    path,
    picture: '',
    excerpt: [{ text: `About ${title}` }],
    ...more,
  },
});
const RESULTS = [
  result('model', 'Defender 110', '/stock?models=Defender%20110', { vehicles: 7 }),
  result('page', 'Defender', '/defender'),
];
const COUNTS = { model: 1, page: 6, news: 0, vehicle: 0 };
const found = (data: SearchResult[], meta: object = {}) =>
  answerTo(searchSite, {
    data,
    meta: { total: 7, page: 1, pages: 1, items: 4, counts: COUNTS, match: 'all', ...meta },
  });
const NOTHING = { total: 0, counts: { model: 0, page: 0, news: 0, vehicle: 0 } };
const popular = answerTo(listPopularModels, {
  data: [
    {
      id: 'm',
      type: 'suggestion',
      attributes: { kind: 'model', title: [{ text: 'Velar' }], path: '/stock?models=Velar', picture: '' },
    },
  ],
});

async function visit(path: string, answer = found(RESULTS), market: 'international' | 'jp' = 'international') {
  const client = fakeClient(popular, answer);
  const platform = testPlatform({ client, market });
  const routes = [{ id: 'mount', path: '/search', children: createRoutes(platform) }];
  const rendered = renderWithPlatform(null, { client, market, path, routes });
  await screen.findByRole('heading', { level: 1 });
  return { ...rendered, client };
}

test('the title says how many results there are, and for what, exactly so', async () => {
  const { container } = await visit("/search?q=it's+a+{searchValue}");
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Showing 7 results for 'it's a {searchValue}'$/);
  expect((await axe(container)).violations).toEqual([]);
});

test('results stand below the heading of their kind, with what was looked for marked', async () => {
  await visit('/search?q=defender');
  const models = screen.getByRole('region', { name: 'Models' });
  expect(within(models).getByRole('link', { name: 'Defender 110' })).toHaveAttribute(
    'href',
    '/stock?models=Defender%20110',
  );
  expect(models).toHaveTextContent('7 vehicles in stock');
  const pages = screen.getByRole('region', { name: 'Pages' });
  expect(within(pages).getByText('Defender').tagName).toBe('MARK');
  expect(within(pages).getByRole('link', { name: 'Show all: Pages' })).toHaveAttribute(
    'href',
    '/search?q=defender&kind=page',
  );
  expect(within(models).queryByRole('link', { name: /Show all/ })).toBeNull();
  const kinds = within(screen.getByRole('navigation', { name: 'Kinds of results' }));
  expect(kinds.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All 7', 'Models 1', 'Pages 6']);
  expect(kinds.getByRole('link', { current: 'page' })).toHaveTextContent('All');
});

test('results of one kind have pages', async () => {
  const { client } = await visit(
    '/search?q=defender&kind=page&page=2',
    found([RESULTS[1] ?? []].flat(), { total: 20, page: 2, pages: 2 }),
  );
  expect(client.sends[0]?.input).toEqual({
    query: { market: 'international', locale: 'en-GB', text: 'defender', kind: 'page', page: '2' },
  });
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/search?q=defender&kind=page#content');
});

test('no results are said as the specification says it, and lead on to models and the stock', async () => {
  await visit('/search?q=xyzzy', found([], NOTHING));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Showing 0 results for 'xyzzy'");
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Sorry there were no results for your search. Please try again with another term or phrase.$/,
  );
  expect(screen.getByRole('link', { name: 'Velar' })).toHaveAttribute('href', '/stock?models=Velar');
  expect(screen.getByRole('link', { name: 'See all vehicles in stock' })).toHaveAttribute('href', '/stock');
  expect(screen.queryByRole('navigation', { name: 'Kinds of results' })).toBeNull();
});

test('results that have only some of the words are said to', async () => {
  await visit('/search?q=defender+moon', found(RESULTS, { match: 'some' }));
  expect(screen.getByText('Nothing has all of these words. These results have some of them.')).toBeVisible();
});

test('a search that does not answer is no endless wait: the page says so, with its field and a way to try again', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await visit('/search?q=defender', answerTo(searchSite, new Error('away')));
  expect(screen.getByRole('alert')).toHaveTextContent('The search does not answer');
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/search?q=defender');
  expect(screen.getByRole('searchbox')).toHaveValue('defender');
  expect(document.querySelector('[aria-busy="true"], .ui-spinner')).toBeNull();
  error.mockRestore();
});

test('without anything to look for it is a field with popular models, and asks nothing', async () => {
  const { client } = await visit('/search?q=+');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Search$/);
  expect(client.sends.map(({ call }) => call)).toEqual([listPopularModels]);
});

test('the page knows its data after they have travelled as JSON', async () => {
  const platform = testPlatform({ client: fakeClient(popular, found(RESULTS)) });
  const url = new URL('http://site.test/search?q=defender');
  const data = await loadSearch(platform, url, new AbortController().signal);
  expect(isSearchData(JSON.parse(JSON.stringify(data)))).toBe(true);
});

test('whatever an address says, what is asked fits the call, and its own address says the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 150 }), fc.string(), fc.string(), (q, kind, page) => {
      const asked = parseSearch(new URLSearchParams({ q, kind, page }));
      const { kind: known, page: number, text } = asked;
      if (text !== '') {
        const query = { market: 'jp', text, ...(known && { kind: known }), page: String(number) };
        expect(searchSite.query.safeParse(query).success).toBe(true);
      }
      expect(parseSearch(new URL(searchHref(asked), 'http://site.test').searchParams)).toEqual(asked);
    }),
  );
});
