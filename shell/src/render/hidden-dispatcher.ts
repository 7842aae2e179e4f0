/** Under such symbols, which all realms share, Node keeps what `fetch` connects with. */
const SLOT = /^undici\.globalDispatcher\./;

const REFUSES = Object.freeze({
  dispatch(): never {
    throw new TypeError('Requests go through fetch');
  },
});

/**
 * The `fetch` of Node with its dispatcher, which nobody else reaches from then on: it connects to
 * any host, and hands out sockets.
 */
export function fetchWithHiddenDispatcher(): typeof fetch {
  const { fetch: send, Request: loadsIt } = globalThis;
  const slots = Object.getOwnPropertySymbols(globalThis).filter(({ description }) => SLOT.test(description ?? ''));
  // An older one is there for libraries that bring an older undici.
  const [own] = slots.sort((left, right) => String(right).localeCompare(String(left)));
  const dispatcher: unknown = loadsIt && own && Reflect.get(globalThis, own);
  for (const slot of slots) Object.defineProperty(globalThis, slot, { value: REFUSES, writable: false });
  return (input, init) => Reflect.apply(send, undefined, [input, { ...init, dispatcher }]);
}
