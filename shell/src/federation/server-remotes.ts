import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { createInstance } from '@module-federation/enhanced/runtime';
import { type Composition, type ReleaseManifest, releaseUrl } from '@showroom/contracts/remotes/release';
import * as platform from '@showroom/shared-ui/platform';
import * as router from '@showroom/shared-ui/router';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as zustand from 'zustand';
import { type SiteMap, siteMapOf } from './pins';
import { provideRuntime } from './provided-runtime';
import { RemoteError, type Remotes, withDeadline } from './remotes';
import { sharedModules } from './shared-modules';

const ENTRY_DEADLINE = 1500;
const RETRY_PAUSE = 2000;
const MAX_BYTES = 5 * 1024 * 1024;

export interface ServerRemotes extends Remotes {
  readonly siteMap: SiteMap;
  /** Text of a style sheet of the release, for the head of the page; undefined when it could not be had. */
  styleText(url: string): string | undefined;
  /** Fetches and evaluates every remote once; what fails is tried again until it is there. */
  warm(): Promise<void>;
}

/** The remotes of one composition, evaluated from their node builds after a check of every byte. */
export function createServerRemotes(composition: Composition): ServerRemotes {
  const siteMap = siteMapOf(composition);
  const releases = new Map(composition.remotes.map((release) => [release.remote, release]));
  const byContainer = new Map(composition.remotes.map((release) => [release.container, release]));
  const loaded = new Map<string, Promise<unknown>>();
  const styles = new Map<string, string>();

  provideRuntime();
  const federation = createInstance({
    name: `shell_${composition.market}`,
    remotes: composition.remotes.map((release) => ({
      name: release.container,
      entry: releaseUrl(composition.origin, release, release.node.entry),
      type: 'commonjs-module' as const,
    })),
    shared: sharedModules({ react: React, 'react-dom': ReactDOM, zustand, router, platform }),
    plugins: [
      {
        name: 'checked-entries',
        async loadEntry({ remoteInfo }) {
          const release = byContainer.get(remoteInfo.name);
          if (!release) throw new RemoteError(`${remoteInfo.name} is not part of the composition`);
          return evaluate(
            await fetchChecked(composition.origin, release, release.node.entry),
            remoteInfo.entry,
            release,
          );
        },
      },
    ],
  });

  function load(remote: string, expose: string): Promise<unknown> {
    const key = `${remote} ${expose}`;
    const known = loaded.get(key);
    if (known) return known;
    const release = releases.get(remote);
    if (!release) return Promise.reject(new RemoteError(`${remote} is not part of this site`));
    const attempt = () =>
      withDeadline(ENTRY_DEADLINE, key, () => federation.loadRemote(`${release.container}${expose.slice(1)}`));
    const loading = attempt();
    loaded.set(key, loading);
    loading.catch(() => retry(key, attempt));
    return loading;
  }

  /** What is away is asked for beside the requests, so that no request waits for it but the first. */
  function retry(key: string, attempt: () => Promise<unknown>): void {
    const timer = setTimeout(() => {
      const again = attempt();
      again.then(
        () => loaded.set(key, again),
        () => retry(key, attempt),
      );
    }, RETRY_PAUSE);
    timer.unref();
  }

  const pinOfRemote = (remote: string) => siteMap.pins.find((pin) => pin.remote === remote);

  async function warmRemote(release: ReleaseManifest): Promise<void> {
    const sheets = new Set(release.exposes.flatMap((expose) => expose.styles));
    await Promise.all([
      ...release.exposes.map((expose) => load(release.remote, expose.name)),
      ...[...sheets].map(async (path) => {
        const text = await fetchChecked(composition.origin, release, path);
        styles.set(releaseUrl(composition.origin, release, path), text);
      }),
    ]);
  }

  return {
    siteMap,
    map: async () => siteMap,
    examples: composition.remotes.flatMap(({ examples }) => examples),
    load,
    entry: pinOfRemote,
    files: (remote, expose) => pinOfRemote(remote)?.exposes[expose],
    styleText: (url) => styles.get(url),
    warm: async () => void (await Promise.allSettled(composition.remotes.map(warmRemote))),
  };
}

/** Bytes of a release's file, refused when they are late, too many, or not those of the manifest. */
async function fetchChecked(origin: string, release: ReleaseManifest, path: string): Promise<string> {
  const wanted = [...release.node.assets, ...release.web.assets].find((asset) => asset.path === path)?.integrity;
  if (!wanted) throw new RemoteError(`${release.remote} ${path} has no hash in its manifest`);
  const url = releaseUrl(origin, release, path);
  const response = await fetch(url, { signal: AbortSignal.timeout(ENTRY_DEADLINE) });
  if (!response.ok) throw new RemoteError(`${url} answered ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > MAX_BYTES) throw new RemoteError(`${url} has more than ${MAX_BYTES} bytes`);
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (integrity !== wanted) throw new RemoteError(`${url} has other bytes than its manifest says`);
  return bytes.toString('utf8');
}

declare const __non_webpack_require__: NodeJS.Require;

function evaluate(source: string, url: string, release: ReleaseManifest) {
  const module = { exports: {} };
  const script = new vm.Script(`(function(exports, module, require){${source}\n})`, { filename: url });
  script.runInThisContext()(module.exports, module, __non_webpack_require__);
  return Reflect.get(module.exports, release.container) ?? module.exports;
}
