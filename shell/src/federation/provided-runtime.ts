import * as runtimeCore from '@module-federation/runtime-core';

/** The name under which remotes look for the federation runtime, fixed by the `externalRuntime` of their builds. */
const PLACE = '_FEDERATION_RUNTIME_CORE';

/** Gives the federation runtime to the entries of remotes, which bring none of their own. */
export function provideRuntime(): void {
  Reflect.set(globalThis, PLACE, runtimeCore);
}
