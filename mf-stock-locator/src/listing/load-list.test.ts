import { listVehiclesLight } from '@showroom/contracts/calls/stock-locator';
import { answerTo, fakeClient, testPlatform } from '@showroom/shared-ui/testing';
import { exampleFacets, exampleVehicle } from '../examples/vehicles';
import { exampleContent } from './example-content';
import { loadList } from './load-list';

const meta = { total: 1, page: 1, pages: 1, items: 12, currency: 'EUR', facets: exampleFacets, ignored: [] };

async function loaded(ci_key_list: string, currency = 'EUR') {
  const client = fakeClient(answerTo(listVehiclesLight, { data: [exampleVehicle(0)], meta: { ...meta, currency } }));
  const data = await loadList({
    platform: testPlatform({ client }),
    url: new URL('http://localhost/stock'),
    content: exampleContent(() => true, { ci_key_list }),
    signal: new AbortController().signal,
  });
  return { asked: client.sends.at(-1)?.input.params, data };
}

test.each([
  ['', 'international', /-1000$/, undefined],
  ['international', 'international', /-1000$/, undefined],
  ['fleet', 'fleet', /-1000\?list=fleet$/, 'fleet'],
])('vehicles of a block with the listing "%s" are found again where they stand', async (key, listing, path, list) => {
  const { asked, data } = await loaded(key);
  expect(asked).toEqual({ listing });
  expect(data).toMatchObject({ status: 'ready', cards: [{ path: expect.stringMatching(path) }] });
  expect('cards' in data && data.cards[0]?.list).toBe(list);
});

test('the vehicles of a listing in another currency are not shown: their prices would be written in the one of the market', async () => {
  expect((await loaded('fleet', 'AUD')).data).toEqual({ status: 'other-currency', currency: 'AUD' });
});
