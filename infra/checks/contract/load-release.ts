import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import * as platform from '@showroom/shared-ui/platform';
import * as router from '@showroom/shared-ui/router';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as zustand from 'zustand';
import { ROOT, readRemotePackage } from '../../build/package-info';
import type { BuiltRemote } from '../first-load';

export interface LoadedRelease {
  /** The module of an expose, as a host of this release gets it. */
  load(expose: string): Promise<unknown>;
  /** Every copy of a shared module that stands in the share scope: `host` is the one that the host gave. */
  shared(): { readonly name: string; readonly version: string; readonly from: string }[];
}

const sharedUi = readRemotePackage(join(ROOT, 'shared-ui')).version;

/** What a host gives, by the version that is installed here. */
const PROVIDED: Readonly<Record<string, { readonly version: string; readonly lib: unknown }>> = {
  react: { version: React.version, lib: React },
  'react-dom': { version: ReactDOM.version, lib: ReactDOM },
  zustand: { version: installedVersion('zustand'), lib: zustand },
  '@showroom/shared-ui/router': { version: sharedUi, lib: router },
  '@showroom/shared-ui/platform': { version: sharedUi, lib: platform },
};

function installedVersion(name: string): string {
  return readRemotePackage(join(ROOT, 'node_modules', name)).version;
}

/** Where builds with `externalRuntime` look for the federation runtime. */
Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore);

/** Evaluates a release's node build through the real federation runtime, with a host's one instance of each shared module. */
export function loadRelease({ manifest, output }: BuiltRemote): LoadedRelease {
  const host = createInstance({
    name: `contract_${manifest.container}`,
    remotes: [{ name: manifest.container, entry: manifest.node.entry, type: 'commonjs-module' }],
    shared: Object.fromEntries(
      Object.entries(PROVIDED).map(([name, { version, lib }]) => {
        const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
        return [name, { version, scope: 'default', lib: () => lib, shareConfig }];
      }),
    ),
    plugins: [{ name: 'built-entry', loadEntry: async () => evaluate(manifest, output) }],
  });
  return {
    load: (expose) => host.loadRemote(`${manifest.container}${expose.slice(1)}`),
    shared: () =>
      Object.entries(host.shareScopeMap['default'] ?? {}).flatMap(([name, versions]) =>
        Object.entries(versions).map(([version, { from }]) => ({
          name,
          version,
          from: from === host.name ? 'host' : from,
        })),
      ),
  };
}

/** In this realm, so that what a remote throws and returns are our errors, arrays and promises. */
function evaluate({ container, node }: BuiltRemote['manifest'], output: string) {
  const file = join(output, node.entry);
  const module = { exports: {} };
  const run = new Function('exports', 'module', 'require', readFileSync(file, 'utf8'));
  Reflect.apply(run, undefined, [module.exports, module, createRequire(file)]);
  return Reflect.get(module.exports, container) ?? module.exports;
}
