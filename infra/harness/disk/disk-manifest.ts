import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import { containerName } from '../../build/remote-config';
import { integrityOf } from '../../integrity';
import { DISK_BUILD } from './disk-config';

const HOT_ENTRY = 'remoteEntry.js';
const NODE_ENTRY = 'node/remoteEntry.js';

/**
 * A remote as it stands on disk after one build: a manifest like that of a release, and the files
 * that are made for it.
 */
export interface DiskRelease {
  readonly manifest: ReleaseManifest;
  readonly files: ReadonlyMap<string, Buffer>;
}

/**
 * Makes a release of what lies in the folder: the node build under a name of its own, and an entry
 * that leads to the hot one.
 */
export function diskRelease(
  described: ReleaseManifest,
  port: number,
  webBuild: string,
  nodeEntry: Buffer,
): DiskRelease {
  const { remote } = described;
  const hash = createHash('sha256').update(webBuild).update(nodeEntry).update(JSON.stringify(described));
  const build = hash.digest('hex').slice(0, 8);
  const container = containerName(remote, `${DISK_BUILD}_${build}`);
  const files = new Map([
    [`web/entry.${build}.js`, Buffer.from(entryText(container, containerName(remote, `${DISK_BUILD}_hot`)))],
    [
      `node/entry.${build}.js`,
      Buffer.concat([
        nodeEntry,
        Buffer.from(`\nmodule.exports.${container} = module.exports.${containerName(remote, DISK_BUILD)};\n`),
      ]),
    ],
  ]);
  const made = [...files].map(([path, bytes]) => ({ path, integrity: integrityOf(bytes), bytes: bytes.length }));
  const isKept = ({ path }: { readonly path: string }) => path !== NODE_ENTRY && !path.includes('hot-update');
  const assets = (side: 'web' | 'node') => [
    ...described[side].assets.filter(isKept),
    ...made.filter(({ path }) => path.startsWith(`${side}/`)),
  ];
  const [version] = described.version.split('-');
  return {
    manifest: {
      ...described,
      // A hot module exports its components alone, or it would not be replaced in place.
      exposes: described.exposes.map((one) => (one.kind === 'block' ? { ...one, contract: 1 } : one)),
      version: `${version}-disk.${port}.${build}`,
      container,
      web: { ...described.web, entry: `web/entry.${build}.js`, assets: assets('web') },
      node: { ...described.node, entry: `node/entry.${build}.js`, assets: assets('node') },
    },
    files,
  };
}

/**
 * A container that fetches the hot one when it is asked: its bytes, and so its hash, stay those of
 * the manifest while the code behind it changes under an open page.
 */
function entryText(container: string, hot: string): string {
  return `(() => {
  const folder = new URL('.', document.currentScript.src);
  let loading;
  const load = () => (loading ??= new Promise((resolve, reject) => {
    if (globalThis.${hot}) return resolve(globalThis.${hot});
    const script = document.createElement('script');
    script.src = new URL('${HOT_ENTRY}', folder).href;
    script.crossOrigin = 'anonymous';
    script.onload = () => resolve(globalThis.${hot});
    script.onerror = () => {
      loading = undefined;
      reject(new Error('The development server does not answer at ' + script.src));
    };
    document.head.append(script);
  }));
  globalThis.${container} = {
    init: async (...given) => (await load()).init(...given),
    get: async (name) => (await load()).get(name),
  };
})();
`;
}
