import { integrityOf } from '../../integrity';
import { dropTestBuilds, testBuild } from '../../registry/testing';
import { diskRelease } from './disk-manifest';

const { manifest } = testBuild('mf-blocks', '1.0.0-disk', {
  'web/main.css': 'p {}',
  'web/main.abc.hot-update.js': 'gone',
});
afterAll(dropTestBuilds);

const made = (web: string, node: string) => diskRelease(manifest, 3100, web, Buffer.from(node));

test('every build is a version of its own that names its server, so that nobody takes one for another', () => {
  const first = made('web1', 'node1').manifest;
  expect(first.version).toMatch(/^1\.0\.0-disk\.3100\.[0-9a-f]{8}$/);
  expect(made('web1', 'node1').manifest.version).toBe(first.version);
  for (const { manifest: next } of [made('web2', 'node1'), made('web1', 'node2')]) {
    expect(next.version).not.toBe(first.version);
    expect(next.container).not.toBe(first.container);
  }
});

test('the manifest vouches for the entries and style sheets, and names no hot update', () => {
  const { manifest: made1, files } = made('web', 'node');
  const assets = [...made1.web.assets, ...made1.node.assets];
  for (const [path, bytes] of files) {
    expect(assets.find((asset) => asset.path === path)?.integrity).toBe(integrityOf(bytes));
  }
  expect(assets.map(({ path }) => path)).toContain('web/main.css');
  expect(assets.map(({ path }) => path).join()).not.toMatch(/hot-update|node\/remoteEntry/);
});

test('the entry of a page keeps its bytes while the code behind it changes', async () => {
  const { manifest: made1, files } = made('web', 'node');
  const text = files.get(made1.web.entry)?.toString() ?? '';
  const scripts: { src: string; onload?: () => void }[] = [];
  const world: Record<string, { get: (name: string) => Promise<string> }> = {};
  const document = {
    currentScript: { src: 'http://127.0.0.1/files/web/entry.js' },
    createElement: () => ({ src: '' }),
    head: { append: (script: { src: string }) => scripts.push(script) },
  };
  new Function('document', 'globalThis', text)(document, world);
  const getting = world[made1.container]?.get('./block/a');
  expect(scripts.map(({ src }) => src)).toEqual(['http://127.0.0.1/files/web/remoteEntry.js']);
  world['mf_blocks_disk_hot'] = { get: async (name) => `${name} from disk` };
  scripts[0]?.onload?.();
  expect(await getting).toBe('./block/a from disk');
});
