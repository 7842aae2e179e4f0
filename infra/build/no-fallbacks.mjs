// A remote brings no copy of a shared module: its entry needs nothing that falls back on one, takes
// a part of one, or waits for one before it begins.

export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);

export const getSharedFallbackGetter = ({ factory }) => factory;

export function installInitialConsumes() {
  throw new Error('The entry of a remote asks for a shared module before it begins');
}
