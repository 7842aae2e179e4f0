// Before React is evaluated, or no edit would reach what it has rendered. Remotes that reload hot
// take this runtime for theirs.
const runtime = require('react-refresh/runtime');

runtime.injectIntoGlobalHook(globalThis);
globalThis.__REACT_REFRESH__ = runtime;
