import { freezeIntrinsics, lockGlobals } from './freeze-intrinsics';
import { guardedFetch } from './guarded-fetch';
import { fetchWithHiddenDispatcher } from './hidden-dispatcher';
import { unlinkedTimers } from './unlinked-timers';

/** Ways out that a page needs none of: sockets, and what hands messages to other threads. */
const TAKEN = ['WebSocket', 'EventSource', 'BroadcastChannel', 'require', 'module'] as const;
const CONSOLE = ['debug', 'info', 'log', 'warn', 'error'] as const;

/**
 * Leaves this realm without what a remote could reach through an object that it is given: the
 * process with its channel to the site, streams behind the console, sockets, what connects them,
 * any address but the API's.
 */
export function confine(apiUrl: string): void {
  // First: Node loads some of these with its first use, and then needs what goes.
  freezeIntrinsics();
  put('fetch', guardedFetch(apiUrl, fetchWithHiddenDispatcher()));
  for (const [name, timer] of Object.entries(unlinkedTimers())) put(name, timer);
  const { console } = globalThis;
  const quiet = Object.fromEntries(CONSOLE.map((level) => [level, (...args: unknown[]) => console[level](...args)]));
  for (const name of TAKEN) Reflect.deleteProperty(globalThis, name);
  put('process', Object.freeze({ env: Object.freeze({}) }));
  put('console', Object.freeze(quiet));
  lockGlobals();
}

function put(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: true, enumerable: true });
}
