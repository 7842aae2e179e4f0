import { testComposition, testRelease } from '../site/compositions.testing';
import { createBrowserRemotes } from './browser-remotes';
import { isReleaseFile } from './known-hashes';
import { siteMapOf } from './pins';

const map = siteMapOf(testComposition('abc', 'au', [testRelease()]));
const [pin] = map.pins;
if (!pin) throw new Error('The composition of this test has no remote');
const page = { composition: map.id, releaseOrigin: map.origin, locale: 'en-AU', inlinedStyles: [] };

test.each([
  ['of another host', { entry: 'https://evil.test/releases/mf-stock-locator/1.0.0-aaaaaaaa/remoteEntry.js' }],
  ['beside the releases', { entry: `${map.origin}/media/remoteEntry.js` }],
  ['of another remote', { entry: `${map.origin}/releases/mf-other/1.0.0-aaaaaaaa/remoteEntry.js` }],
  ['that leaves its folder by dots', { entry: pin.entry.replace(/[^/]+$/, '../../../evil.js') }],
  [
    'of a chunk of another host',
    { exposes: { './routes': { scripts: ['https://evil.test/a.js'], styles: [], integrity: {} } } },
  ],
])('a pin with a file %s is refused with the address, and its folder is none of the site’s', async (_, changes) => {
  const foreign = { ...pin, version: '1.0.0-aaaaaaaa', ...changes };
  const remotes = createBrowserRemotes({ ...page, pins: [foreign] }, 'http://showroom.test');
  expect(remotes.entry(pin.remote)).toBeUndefined();
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ ...map, pins: [foreign] }));
  await expect(remotes.load(pin.remote, './routes')).rejects.toThrow(/is not used: .* lies outside of/);
  expect(isReleaseFile(foreign.entry)).toBe(false);
});

test('a pin of the site is taken', () => {
  const remotes = createBrowserRemotes({ ...page, pins: [pin] }, 'http://showroom.test');
  expect(remotes.entry(pin.remote)).toBe(pin);
  expect(isReleaseFile(pin.entry)).toBe(true);
});

test('an answer that is no map of a site is refused, and asked for again', async () => {
  const remotes = createBrowserRemotes({ ...page, pins: [] }, 'http://showroom.test');
  const fetched = jest.spyOn(globalThis, 'fetch');
  fetched.mockResolvedValueOnce(Response.json({ ...map, pins: [{ remote: pin.remote }] }));
  await expect(remotes.map()).rejects.toThrow();
  fetched.mockResolvedValueOnce(Response.json(map));
  expect(await remotes.map()).toEqual(map);
});
