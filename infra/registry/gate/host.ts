import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';

export interface SharedCopy {
  readonly name: string;
  readonly version: string;
  /** `host`, or the container that brought it. */
  readonly from: string;
}

export interface LoadedRelease {
  /** The module of an expose, as a host of this release gets it. */
  load(expose: string): Promise<unknown>;
  /** Every copy of a shared module that is in the share scope. */
  shared(): SharedCopy[];
}

interface HostOptions {
  readonly container: string;
  readonly entry: string;
  readonly type: 'commonjs-module' | 'global';
  readonly provided: Readonly<Record<string, { readonly version: string; readonly lib: unknown }>>;
  readonly plugin: ModuleFederationRuntimePlugin;
}

/** Where builds with `externalRuntime` look for the federation runtime. */
Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore);

/** A host of one release in the real federation runtime, sharing as the shell does. */
export function createHost({ container, entry, type, provided, plugin }: HostOptions): LoadedRelease {
  const host = createInstance({
    name: `gate_${container}`,
    remotes: [{ name: container, entry, type }],
    shared: Object.fromEntries(
      Object.entries(provided).map(([name, { version, lib }]) => {
        const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
        return [name, { version, scope: 'default', lib: () => lib, shareConfig }];
      }),
    ),
    plugins: [plugin],
  });
  return {
    load: (expose) => host.loadRemote(`${container}${expose.slice(1)}`),
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
