import * as runtimeCore from '@module-federation/runtime-core';

/**
 * The name under which remotes look for the federation runtime, fixed by the `externalRuntime` of
 * their builds.
 */
const PLACE = '_FEDERATION_RUNTIME_CORE';

/**
 * The global that the entries of remotes, which bring no federation runtime of their own, find it
 * in.
 */
export const runtimeForRemotes = { [PLACE]: runtimeCore };

/** Puts it there for all of this page. */
export function provideRuntime(): void {
  Object.assign(globalThis, runtimeForRemotes);
}
