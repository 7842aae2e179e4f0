import { GIVEN } from '../federation/realm';

/**
 * The language's objects that a remote reaches through what it is given, and those of Node that its
 * realm has by reference.
 */
const SHARED = [
  'Object',
  'Function',
  'Array',
  'String',
  'Number',
  'Boolean',
  'Symbol',
  'BigInt',
  'Date',
  'RegExp',
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'Promise',
  'Error',
  'TypeError',
  'RangeError',
  'Uint8Array',
  'JSON',
  'Math',
  'Reflect',
  'Intl',
  'URL',
  'URLSearchParams',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'AbortController',
  'AbortSignal',
  'Event',
  'EventTarget',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
] as const;

/**
 * What objects and classes made of these often have under the same name: assigning it to them still
 * works.
 */
const OVERRIDDEN: ReadonlySet<PropertyKey> = new Set([
  'toString',
  'valueOf',
  'toJSON',
  'toLocaleString',
  'name',
  'message',
]);

/** Node assigns their class to streams that it makes for requests and copies of answers. */
const STREAMS: ReadonlySet<string> = new Set(['ReadableStream', 'WritableStream', 'TransformStream']);
const OVERRIDDEN_OF_STREAMS: ReadonlySet<PropertyKey> = new Set([...OVERRIDDEN, 'constructor']);

/**
 * React's development build sets how deep stacks go, and V8 reads it from a plain property only.
 */
const ASSIGNED: ReadonlySet<PropertyKey> = new Set(['stackTraceLimit']);

/** Where the federation runtime stores what it knows. */
const LEFT_WRITABLE = /^__/;

/** From here on nobody changes what everybody's code works with. */
export function freezeIntrinsics(): void {
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
  const generators = [function* () {}, async () => undefined, async function* () {}].map((one) =>
    Object.getPrototypeOf(one),
  );
  const objects = SHARED.map((name): [string, object] => [name, Reflect.get(globalThis, name)]);
  for (const [name, one] of objects) {
    const prototype: unknown = Reflect.get(one, 'prototype');
    if (isObject(prototype)) freeze(prototype, STREAMS.has(name) ? OVERRIDDEN_OF_STREAMS : OVERRIDDEN);
  }
  for (const one of [...objects.map(([, shared]) => shared), iterator, ...generators]) freeze(one);
}

/** Globals as they are now stay what they are. */
export function lockGlobals(): void {
  // Node puts some in their place when they are first looked at.
  for (const name of GIVEN) Reflect.get(globalThis, name);
  for (const key of Reflect.ownKeys(globalThis)) {
    const known = Object.getOwnPropertyDescriptor(globalThis, key);
    if (!known?.configurable || !('value' in known) || LEFT_WRITABLE.test(String(key))) continue;
    Object.defineProperty(globalThis, key, { configurable: false, writable: false });
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

/** From here on its properties stay what they are, but for those that objects and tools set. */
export function freeze(one: object, overridden = OVERRIDDEN): void {
  for (const key of Reflect.ownKeys(one)) {
    const { value, writable, configurable } = Object.getOwnPropertyDescriptor(one, key) ?? {};
    if (overridden.has(key) && writable && configurable) overridable(one, key, value);
    else Object.defineProperty(one, key, { configurable: false, ...(writable && { writable: ASSIGNED.has(key) }) });
  }
  Object.preventExtensions(one);
}

/**
 * What is frozen in a prototype cannot be assigned in what inherits it, unless a setter does so.
 */
function overridable(owner: object, key: PropertyKey, value: unknown): void {
  Object.defineProperty(owner, key, {
    get: () => value,
    set(this: object, own: unknown) {
      if (this === owner) throw new TypeError(`${String(key)} belongs to everybody`);
      Object.defineProperty(this, key, { value: own, writable: true, enumerable: true, configurable: true });
    },
    enumerable: false,
    configurable: false,
  });
}
