import type { ConsentScope } from '@showroom/contracts/entities/consent';
import { ACCEPTED_ALL, acceptedWith, consentOf, PENDING, REJECTED } from '../consent/choices';
import { createConsentStore } from '../consent/consent-store';
import { startAnalytics } from './start-analytics';

function start(settings: { readonly id?: string; readonly collectUrl?: string } = {}) {
  const consent = createConsentStore();
  const tagManager = { id: settings.id ?? '', url: 'https://tags.test/gtm.js' };
  const { add, ready } = startAnalytics({ consent, tagManager, collectUrl: settings.collectUrl ?? '' });
  const choose = (choice: typeof PENDING) => consent.replace(consentOf('basic', choice));
  const track = (event: string, scope: ConsentScope = 'statistic') => add({ event, parameters: { label: 'A' }, scope });
  return { choose, track, ready };
}

const layer = () => window.dataLayer ?? [];
const events = () => layer().flatMap((entry) => Reflect.get(Object(entry), 'event') ?? []);
const signals = () =>
  layer().flatMap((entry) => (Array.from(Object(entry))[0] === 'consent' ? [Array.from(Object(entry))] : []));
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  document.head.replaceChildren();
});

test('events are pushed to the data layer, and no network is asked', async () => {
  const fetched = jest.fn();
  Object.assign(window, { fetch: fetched });
  const { choose, track, ready } = start();
  choose(ACCEPTED_ALL);
  track('footer_nav_click');
  expect(layer()).toContainEqual({ event: 'footer_nav_click', label: 'A' });
  expect(fetched).not.toHaveBeenCalled();
  expect(scripts()).toEqual([]);
  expect(await ready).toBe(true);
});

test('events wait while a visitor is asked, and those whose scope is refused never come', () => {
  const { choose, track } = start();
  choose(PENDING);
  track('seen');
  track('advertised', 'marketing');
  track('needed', 'obligatory');
  expect(events()).toEqual(['needed']);
  choose(acceptedWith(['statistic']));
  expect(events()).toEqual(['needed', 'seen']);
  choose(ACCEPTED_ALL);
  expect(events()).toEqual(['needed', 'seen']);
  choose(REJECTED);
  track('seen');
  expect(events()).toEqual(['needed', 'seen']);
});

test('tags hear what is granted before the events that waited for it', () => {
  const { choose, track } = start();
  choose(PENDING);
  track('seen');
  choose(ACCEPTED_ALL);
  expect(layer().at(-1)).toEqual({ event: 'seen', label: 'A' });
  expect(Array.from(Object(layer().at(-2)))).toEqual(expect.arrayContaining(['consent', 'update']));
});

test("Google's consent mode stands first in the data layer, denied, and follows the choice", () => {
  const { choose } = start();
  expect(layer()).toHaveLength(1);
  expect(Object.prototype.toString.call(layer()[0])).toBe('[object Arguments]');
  const denied = {
    ...{ ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
    ...{ functionality_storage: 'denied', personalization_storage: 'denied', security_storage: 'granted' },
  };
  expect(signals()).toEqual([['consent', 'default', denied]]);
  choose(acceptedWith(['statistic']));
  expect(signals().at(-1)).toEqual(['consent', 'update', { ...denied, analytics_storage: 'granted' }]);
  choose(REJECTED);
  expect(signals().at(-1)).toEqual(['consent', 'update', denied]);
});

test('the tag manager comes once statistic is agreed to, once', () => {
  const { choose } = start({ id: 'GTM-ABC' });
  choose(acceptedWith(['marketing']));
  expect(scripts()).toEqual([]);
  choose(acceptedWith(['statistic']));
  choose(ACCEPTED_ALL);
  expect(scripts()).toEqual(['https://tags.test/gtm.js?id=GTM-ABC']);
  expect(events()).toContain('gtm.js');
});

test('whoever agreed before is ready when the script of the tag manager has run', async () => {
  const consent = createConsentStore();
  consent.replace(consentOf('basic', ACCEPTED_ALL));
  const { ready } = startAnalytics({
    consent,
    tagManager: { id: 'GTM-ABC', url: 'https://tags.test/gtm.js' },
    collectUrl: '',
  });
  const waits = Symbol('waits');
  expect(await Promise.race([ready, Promise.resolve(waits)])).toBe(waits);
  document.head.querySelector('script')?.dispatchEvent(new Event('load'));
  expect(await ready).toBe(true);
});

test('what tells people apart never reaches the data layer, whichever remote sends it', () => {
  const { choose } = start();
  choose(ACCEPTED_ALL);
  const consent = createConsentStore();
  consent.replace(consentOf('none', PENDING));
  const { add } = startAnalytics({ consent, tagManager: { id: '', url: '' }, collectUrl: '' });
  const parameters = {
    ...{ email: 'ada@example.test', first_name: 'Ada', phone: '+44 7700 900123', order_number: 'A1' },
    ...{ label: 'Write to ada@example.test', url: '/offers?email=ada%40example.test', model: 'Defender 110', price: 5 },
  };
  add({ event: 'careless', parameters, scope: 'statistic' });
  expect(layer()).toContainEqual({
    ...{ event: 'careless', label: 'Write to …@…', url: '/offers', model: 'Defender 110', price: 5 },
  });
});
