import { createBus } from '@showroom/contracts/bus';
import { settingsChanged } from '@showroom/contracts/events/settings-changed';
import type { Settings } from '@showroom/contracts/settings/settings';
import { waitFor } from '@testing-library/react';
import { createSettingsStore } from '../settings/settings-store';
import { followSettings } from './follow-settings';

const FIRST: Partial<Settings> = { 'app.name': 'Cars', 'price.symbol': '€', 'meta.divider': '|' };
let answer: () => Response;
/** Pages stay open from one test to the next. */
let opened = 0;

function openPage() {
  const bus = createBus({ report: (message) => console.error(message) });
  const settings = createSettingsStore(FIRST);
  const told: string[][] = [];
  // As a remote listens that shows one of them: it reads it again.
  bus.on(settingsChanged, ({ keys }) => void told.push([...keys, settings.get('app.name')]));
  const signIn = jest.fn();
  followSettings({ bus, settings, signIn }, FIRST);
  opened += 1;
  return { settings, told, signIn };
}

const seeAgain = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => answer());
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

test('a page that is seen again takes over what has changed, and remotes hear which settings', async () => {
  const { settings, told } = openPage();
  const heard = jest.fn();
  settings.subscribe(heard);
  answer = () => json({ ...FIRST, 'app.name': 'Motors' });
  seeAgain();
  await waitFor(() => expect(told).toEqual([['app.name', 'Motors']]));
  expect(settings.get('app.name')).toBe('Motors');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('what has not changed is told to nobody', async () => {
  const { told } = openPage();
  answer = () => json({ ...FIRST });
  seeAgain();
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  answer = () => json({ ...FIRST, 'price.symbol': '$' });
  seeAgain();
  await waitFor(() => expect(told).toEqual([['price.symbol', 'Cars']]));
});

test('a navigation looks as well, once for each address', async () => {
  openPage();
  answer = () => json(FIRST);
  window.dispatchEvent(new Event('showroom:navigate'));
  window.history.pushState(null, '', '/stock');
  window.dispatchEvent(new Event('showroom:navigate'));
  window.dispatchEvent(new Event('showroom:navigate'));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(opened));
});

test('a navigation that changed since the page was asked for is renewed once, and once more with the next change', async () => {
  openPage();
  const renewed = jest.fn();
  window.addEventListener('showroom:navigation-changed', renewed);
  const aged = (age: number) => {
    answer = () => new Response(JSON.stringify(FIRST), { headers: { 'x-navigation-age': String(age) } });
    const before = jest.mocked(fetch).mock.calls.length;
    seeAgain();
    return waitFor(() => expect(jest.mocked(fetch).mock.calls.length).toBe(before + opened));
  };
  await aged(performance.now() + 60_000);
  expect(renewed).not.toHaveBeenCalled();
  await aged(0);
  await waitFor(() => expect(renewed).toHaveBeenCalledTimes(opened));
  await aged(60_000);
  expect(renewed).toHaveBeenCalledTimes(opened);
  await aged(0);
  await waitFor(() => expect(renewed).toHaveBeenCalledTimes(2 * opened));
  window.removeEventListener('showroom:navigation-changed', renewed);
});

test('a market that was closed meanwhile leads to sign-in', async () => {
  const { signIn } = openPage();
  answer = () => json({}, 401);
  seeAgain();
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
});

test('a site that is away leaves the settings as they are', async () => {
  const { settings, told } = openPage();
  answer = () => json({}, 503);
  seeAgain();
  await waitFor(() => expect(console.info).toHaveBeenCalled());
  expect([settings.get('app.name'), told]).toEqual(['Cars', []]);
});
