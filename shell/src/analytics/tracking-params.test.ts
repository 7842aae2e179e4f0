import { ACCEPTED_ALL, acceptedWith, consentOf, PENDING, REJECTED } from '../consent/choices';
import { storeTrackingParams, TRACKING_PARAMS, trackingParamsIn } from './tracking-params';

const ALL = consentOf('basic', ACCEPTED_ALL);
const cookie = () => decodeURIComponent(/tracking_params=([^;]*)/.exec(document.cookie)?.[1] ?? '');
const arrive = (query: string, consent = ALL) => storeTrackingParams(trackingParamsIn(query), consent);

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the code under test writes it
  document.cookie = 'tracking_params=; max-age=0; path=/';
});

test.each(Object.keys(TRACKING_PARAMS))('%s of the query is stored in the cookie', (name) => {
  arrive(`?${name}=spring%20sale&page=2`);
  expect(cookie()).toBe(`${name}=spring+sale`);
});

test('an address without tracking parameters leaves an earlier cookie untouched', () => {
  arrive('?utm_source=letter');
  arrive('?page=2');
  arrive('');
  expect(cookie()).toBe('utm_source=letter');
});

test('another campaign replaces all of the one before', () => {
  arrive('?utm_source=letter&utm_term=defender');
  arrive('?utm_source=fair');
  expect(cookie()).toBe('utm_source=fair');
});

test('only what is agreed to is stored, and what is not any more is deleted', () => {
  const query = '?utm_source=letter&gclid=1';
  arrive(query, consentOf('basic', PENDING));
  expect(cookie()).toBe('');
  arrive(query, consentOf('basic', acceptedWith(['statistic'])));
  expect(cookie()).toBe('utm_source=letter');
  arrive(query, ALL);
  expect(cookie()).toBe('utm_source=letter&gclid=1');
  arrive('', consentOf('basic', acceptedWith(['marketing'])));
  expect(cookie()).toBe('gclid=1');
  arrive('', consentOf('basic', REJECTED));
  expect(document.cookie).not.toContain('tracking_params');
});

test('an endless value is cut', () => {
  expect(trackingParamsIn(`?gclid=${'a'.repeat(5000)}`)?.get('gclid')).toHaveLength(200);
});
