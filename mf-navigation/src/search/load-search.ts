import { listPopularModels, searchSite } from '@showroom/contracts/calls/search';
import type { Platform } from '@showroom/shared-ui/platform';
import type { SearchData } from './search-data';
import { parseSearch } from './search-query';

/** What an address asks for; a search that does not answer is told on the page, which stands. */
export async function loadSearch(platform: Platform, url: URL, signal: AbortSignal): Promise<SearchData> {
  const asked = parseSearch(url.searchParams);
  try {
    return await found(platform, asked, signal);
  } catch (cause) {
    if (signal.aborted) throw cause;
    console.error('The search does not answer:', cause);
    return { ...asked, status: 'failed' };
  }
}

async function found(
  { client, market, locale }: Platform,
  asked: ReturnType<typeof parseSearch>,
  signal: AbortSignal,
): Promise<SearchData> {
  const popular = async () =>
    (await client.send(listPopularModels, { query: { market: market.code, items: '6' } }, { signal })).data;
  const { text, kind, page } = asked;
  if (text === '') return { ...asked, status: 'empty', popular: await popular() };
  const query = { market: market.code, locale, text, ...(kind && { kind, page: String(page) }) };
  const { data, meta } = await client.send(searchSite, { query }, { signal });
  const { total, pages, counts, match } = meta;
  const isNothing = data.length === 0;
  return {
    ...asked,
    page: kind ? page : 1,
    status: 'found',
    results: data,
    total,
    pages,
    counts,
    match,
    popular: isNothing ? await popular() : [],
  };
}
