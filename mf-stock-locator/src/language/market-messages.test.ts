import { getWidgetTranslations } from '@showroom/contracts/calls/company';
import { answerTo, fakeClient } from '@showroom/shared-ui/fake-client';
import { testPlatform } from '@showroom/shared-ui/testing';
import { fetchMarketMessages } from '../data/market-messages';
import { listLanguage } from '../listing/load-list';
import { marketMessagesFor, withMarketMessages } from './market-messages';

const messages = {
  'facets.brands': 'Make',
  'words.statuses.stock': 'On the forecourt',
  locale: 'xx',
  'list.unheard': 'x',
};
const own = answerTo(getWidgetTranslations, {
  data: { id: 'x', type: 'widget_translations_config', attributes: { data: { 'en-gb': messages, ar: {} } } },
});

test('own texts take the place of ours, and nothing else changes', () => {
  const ours = listLanguage(testPlatform());
  const theirs = withMarketMessages(ours, messages);
  expect(theirs.facets).toEqual({ ...ours.facets, brands: 'Make' });
  expect(theirs.words.statuses).toEqual({ ...ours.words.statuses, stock: 'On the forecourt' });
  expect(theirs.list).toEqual(ours.list);
  expect(theirs.locale).toBe('en-GB');
  expect(withMarketMessages(ours, {})).toBe(ours);
});

test.each([
  ['en-GB', messages],
  ['EN-gb', messages],
  ['ar-AE', { a: 'b' }],
  ['uk-UA', {}],
])('texts for %s are found by the lower-cased language', (locale, found) => {
  expect(marketMessagesFor({ 'en-gb': messages, ar: { a: 'b' } }, locale)).toEqual(found);
});

test('nobody is asked where a market has no texts of its own', async () => {
  const client = fakeClient(own);
  const { signal } = new AbortController();
  expect(await fetchMarketMessages(testPlatform({ client }), signal)).toEqual({});
  expect(client.sends).toEqual([]);
  const settings = { 'widget_translations.id': 'x' };
  expect(await fetchMarketMessages(testPlatform({ client, settings }), signal)).toEqual(messages);
  expect(client.sends.map(({ input }) => input.params)).toEqual([{ id: 'x' }]);
});
