import { getNaasNavigation } from '@showroom/contracts/calls/navigation';
import { analyticsEvent } from '@showroom/contracts/events/analytics';
import type { ForeignSlotProps } from '@showroom/shared-ui/remote-modules';
import { answerTo, fakeClient, testPlatform } from '@showroom/shared-ui/testing';
import { loadNavigation, type NaasData } from '../data/load-navigation';
import { navigation } from '../examples';
import { mount, unmount, update } from './header';
import { headerHtml } from './header-html';

const CONFIGURATION = {
  url: 'https://naas.example/{locale}',
  origins: ['https://naas.example'],
  retailer_name: 'Showroom <Dubai>',
  retailer_url: '/',
};

const platform = testPlatform({
  market: 'ae',
  client: fakeClient(answerTo(getNaasNavigation, navigation)),
  settings: { 'naas_navigation.configuration': CONFIGURATION },
});
const navigate = jest.fn<void, [string]>();
let element: HTMLElement;
let props: ForeignSlotProps<NaasData>;

const sheet = () => document.querySelectorAll('link[rel="stylesheet"]');
const scripts = () => [...document.querySelectorAll('script')];
const link = (name: string) => {
  const found = [...element.querySelectorAll('a')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no link ${name}`);
  return found;
};

/** As an open page does once it has the HTML. */
async function stand(values: Partial<NaasData> = {}): Promise<void> {
  const url = new URL(window.location.href);
  const loaded = await loadNavigation(platform, url, new AbortController().signal);
  const data = { ...loaded, ...values };
  // jsdom fetches no style sheets.
  document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" data-naas href="${data.cssLink}">`);
  element.innerHTML = await headerHtml(data);
  props = { domElement: element, platform, navigate, data };
  await mount(props);
}

beforeEach(() => {
  window.history.replaceState(null, '', '/stock');
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="place"></div>';
  element = document.getElementById('place') ?? document.body;
  navigate.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await unmount(props);
  jest.restoreAllMocks();
});

test('the retailer stands in its places, escaped, and the present page is marked', async () => {
  await stand();
  expect(element.querySelector('.naas-logo')?.textContent).toBe('Showroom <Dubai>');
  expect(element.querySelector('.naas-logo')?.getAttribute('href')).toBe('/');
  expect(link('Find your vehicle').getAttribute('aria-current')).toBe('page');
  expect(link('العربية').getAttribute('href')).toBe('/ar/stock');
});

test('on pages that have the logo alone nothing else of it is shown, from page to page', async () => {
  const header = () => element.querySelector('header')?.className;
  window.history.replaceState(null, '', '/showroom-order-online/checkout?vehicleId=1');
  await stand();
  expect(header()).toBe('naas naas-logo-only');
  window.history.replaceState(null, '', '/stock');
  await update(props);
  expect(header()).toBe('naas');
  window.history.replaceState(null, '', '/ar/showroom-order-online/checkout');
  await update({ ...props, platform: { ...platform, locale: 'ar-AE' } });
  expect(header()).toBe('naas naas-logo-only');
});

test('saved vehicles are counted where the service has a place for their number, and nowhere else', async () => {
  const html = '<a href="/showroom/saved">Saved<span data-naas-stored="saved"></span></a><b data-naas-stored="x"></b>';
  await stand({ html });
  expect([...element.querySelectorAll('[data-stored]')].map((count) => count.outerHTML)).toEqual([
    '<span data-stored="sl_saved_vehicles" hidden=""></span>',
  ]);
});

test('its links go through the router of the host; foreign ones, new windows and other languages do not', async () => {
  await stand();
  const clicked = (name: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    // What is left to the browser would leave the test.
    window.addEventListener('click', (late) => late.preventDefault(), { once: true });
    link(name).dispatchEvent(event);
    return navigate.mock.calls.splice(0).map(([path]) => path);
  };
  expect(clicked('Overview')).toEqual(['/defender']);
  expect(clicked('Overview', { ctrlKey: true })).toEqual([]);
  expect(clicked('Overview', { button: 1 })).toEqual([]);
  expect(clicked('Accessories')).toEqual([]);
  expect(clicked('العربية')).toEqual([]);
});

test('clicks on its links and buttons go to analytics as header_nav_click', async () => {
  const heard: unknown[] = [];
  const stop = platform.bus.on(analyticsEvent, (detail) => heard.push(detail));
  await stand();
  element.querySelector('button')?.click();
  link('Find your vehicle').click();
  stop();
  expect(heard).toEqual([
    { event: 'header_nav_click', parameters: { label: 'Menu', url: '' }, scope: 'statistic' },
    { event: 'header_nav_click', parameters: { label: 'Find your vehicle', url: '/stock' }, scope: 'statistic' },
  ]);
});

test('after a navigation another page is marked, and what was open closes', async () => {
  await stand();
  element.querySelector('details')?.setAttribute('open', '');
  window.history.replaceState(null, '', '/defender');
  await update(props);
  expect(element.querySelectorAll('[open]')).toHaveLength(0);
  expect(link('Overview').getAttribute('aria-current')).toBe('page');
  expect(link('Find your vehicle').hasAttribute('aria-current')).toBe(false);
});

test('its style sheet and its script come once, however often it comes, the script with its integrity', async () => {
  await stand();
  await unmount(props);
  await stand();
  expect(sheet()).toHaveLength(1);
  expect(scripts()).toMatchObject([
    { src: 'https://naas.example/nav.js', integrity: 'sha384-AAAA', crossOrigin: 'anonymous', async: true },
  ]);
});

test.each([
  'https://evil.example/nav.js',
  'https://naas.example.evil.example/nav.js',
  'http://naas.example/nav.js',
  'data:text/javascript,alert(1)',
  '//naas.example/nav.js',
])('a script from %s, which the setting does not list, is not loaded', async (javascriptLink) => {
  await stand({ javascriptLink });
  expect(scripts()).toEqual([]);
});

test('when it goes, nothing of it is left but the script that has run', async () => {
  await stand();
  await unmount(props);
  expect(element.innerHTML).toBe('');
  expect(sheet()).toHaveLength(0);
  element.innerHTML = '<a href="/stock">A</a>';
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  element.querySelector('a')?.click();
  expect(navigate).not.toHaveBeenCalled();
});

test('in an empty element it makes its own HTML', async () => {
  await stand();
  await unmount(props);
  document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" data-naas href="${props.data.cssLink}">`);
  await mount(props);
  expect(link('Find your vehicle')).toBeInTheDocument();
});
