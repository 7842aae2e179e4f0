import { testComposition, testRelease } from '../site/compositions.testing';
import { storeHashes } from './known-hashes';
import { siteMapOf } from './pins';
import { PATIENCE, styleSheetsLoaded } from './style-sheets';

const base = 'http://registry.test/releases/mf-one/1.0.0-aaaaaaaa/web';
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

beforeEach(() => {
  document.head.replaceChildren();
  const assets = ['list.css', 'other.css'].map((file) => ({
    path: `web/${file}`,
    integrity: `sha384-of-${file}`,
    bytes: 1,
  }));
  const styles = assets.map(({ path }) => path);
  const release = testRelease({
    web: { entry: 'web/remoteEntry.js', assets },
    exposes: [{ name: './list', kind: 'block', contract: 1, scripts: [], styles }],
  });
  storeHashes(siteMapOf(testComposition('abc', 'au', [release])).pins);
});

test('a style sheet is brought with the hash of its release, and waited for', async () => {
  const loading = styleSheetsLoaded([`${base}/list.css`]);
  const [link] = links();
  expect(link).toMatchObject({ href: `${base}/list.css`, integrity: 'sha384-of-list.css', crossOrigin: 'anonymous' });
  link?.dispatchEvent(new Event('load'));
  await loading;
});

test('one that the browser refuses is an error, leaves nothing behind, and is asked for anew', async () => {
  const loading = styleSheetsLoaded([`${base}/other.css`]);
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('other.css could not be loaded');
  expect(links()).toEqual([]);
  const again = styleSheetsLoaded([`${base}/other.css`]);
  links()[0]?.dispatchEvent(new Event('load'));
  await again;
});

test('one that no release vouches for cannot be loaded', () => {
  styleSheetsLoaded([`${base}/foreign.css`]).catch(() => undefined);
  expect(links()[0]?.integrity).toBe('sha384-missing');
});

test('one that keeps silent is asked for again under another address, and the one that comes first counts', async () => {
  jest.useFakeTimers();
  const loading = styleSheetsLoaded([`${base}/silent.css`]);
  jest.advanceTimersByTime(PATIENCE);
  expect(links().map(({ href }) => href)).toEqual([`${base}/silent.css`, `${base}/silent.css?retry=1`]);
  links()[1]?.dispatchEvent(new Event('load'));
  await loading;
  jest.useRealTimers();
});
