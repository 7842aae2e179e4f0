import { listVehiclesLight } from '@showroom/contracts/calls/stock-locator';
import { answerTo, fakeClient, testPlatform } from '@showroom/shared-ui/testing';
import { exampleFacets, exampleVehicle } from '../examples/vehicles';
import { exampleContent } from './example-content';
import { loadList } from './load-list';

const meta = { total: 1, page: 1, pages: 1, items: 12, currency: 'EUR', facets: exampleFacets, ignored: [] };

async function cardsOf(ci_key_list: string) {
  const client = fakeClient(answerTo(listVehiclesLight, { data: [exampleVehicle(0)], meta }));
  const data = await loadList({
    platform: testPlatform({ client }),
    url: new URL('http://localhost/stock'),
    content: exampleContent(() => true, { ci_key_list }),
    signal: new AbortController().signal,
  });
  if (data.status !== 'ready') throw new Error('The list could not be loaded');
  return { asked: client.sends.at(-1)?.input.params, cards: data.cards };
}

test.each([
  ['', 'international', /-1000$/, undefined],
  ['international', 'international', /-1000$/, undefined],
  ['fleet', 'fleet', /-1000\?list=fleet$/, 'fleet'],
])('vehicles of a block with the listing "%s" are found again where they stand', async (key, listing, path, list) => {
  const { asked, cards } = await cardsOf(key);
  expect(asked).toEqual({ listing });
  expect(cards).toEqual([expect.objectContaining({ path: expect.stringMatching(path) })]);
  expect(cards[0]?.list).toBe(list);
});
