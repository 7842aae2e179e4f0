import { listNavEntries } from '@showroom/contracts/calls/content';
import type { ReactSlotModule } from '@showroom/shared-ui/remote-modules';
import { answerTo, fakeClient, testPlatform } from '@showroom/shared-ui/testing';
import type { NavigationData } from '../choice/ChosenNavigation';
import { entries } from '../examples';
import type { FooterData } from '../footer/Footer';
import * as footerModule from './footer';
import * as navigationModule from './navigation';

const navigation: ReactSlotModule<NavigationData> = navigationModule;
const footer: ReactSlotModule<FooterData> = footerModule;

function input() {
  const client = fakeClient(answerTo(listNavEntries, { data: [...entries].reverse() }));
  const platform = testPlatform({ client, market: 'ae', locale: 'ar-AE' });
  const url = new URL('http://localhost/ar/stock?page=2');
  return { client, load: { platform, url, content: {}, signal: new AbortController().signal } };
}

test('the navigation loads the entries of its places, in order, for market and locale', async () => {
  const { client, load } = input();
  const data = await navigation.load?.(load);
  expect(data?.entries.map(({ id }) => id)).toEqual(['utility-1', 'main-1', 'utility-2', 'main-2', 'main-3', 'main-4']);
  expect(data?.path).toBe('/stock');
  expect(client.sends).toEqual([{ call: listNavEntries, input: { query: { market: 'ae', locale: 'ar-AE' } } }]);
});

test('the footer loads its own places and the year', async () => {
  const data = await footer.load?.(input().load);
  expect(new Set(data?.entries.map(({ attributes }) => attributes.place))).toEqual(
    new Set(['footer-top', 'footer-medium', 'footer-bottom']),
  );
  expect(data?.year).toBe(new Date().getFullYear());
});

test('a load that was given up fails, so that the slot shows its fallback', async () => {
  const { load } = input();
  await expect(navigation.load?.({ ...load, signal: AbortSignal.abort() })).rejects.toThrow();
});
