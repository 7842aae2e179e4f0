import { testComposition, testRelease } from '../site/compositions.testing';
import { hashOf, storeHashes } from './known-hashes';
import { siteMapOf } from './pins';

const base = 'http://registry.test/releases/mf-one/1.0.0-aaaaaaaa';

test('every file that a page can ask for has the hash of its release, and no other file has one', () => {
  const assets = ['web/remoteEntry.js', 'web/list.js', 'web/list.css'].map((path) => ({
    path,
    integrity: `sha384-of-${path}`,
    bytes: 1,
  }));
  const release = testRelease({
    web: { entry: 'web/remoteEntry.js', assets },
    exposes: [{ name: './list', kind: 'block', contract: 1, scripts: ['web/list.js'], styles: ['web/list.css'] }],
  });
  storeHashes(siteMapOf(testComposition('abc', 'au', [release])).pins);
  for (const { path, integrity } of assets) expect(hashOf(`${base}/${path}`)).toBe(integrity);
  expect(hashOf(`${base}/web/other.js`)).toBe('sha384-missing');
});
