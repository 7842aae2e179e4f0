import vm from 'node:vm';
import { basePath } from '@showroom/contracts/base-path';

/**
 * What Node gives beside the language, and a remote may use while it renders; errors are told by
 * their class on both sides.
 */
export const GIVEN = [
  'AbortController',
  'AbortSignal',
  'AggregateError',
  'Blob',
  'DOMException',
  'Error',
  'Event',
  'EventTarget',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'atob',
  'btoa',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'fetch',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'structuredClone',
] as const;

/** Modules that a bundled library may ask for; none of them does anything here. */
const MODULES: ReadonlySet<string> = new Set(['node:stream']);

const NAMES = `Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Za-z_]\\w*$/.test(name) && name !== 'eval')`;

type Evaluate = (exports: object, module: { readonly exports: object }, require: unknown, ...given: unknown[]) => void;

/**
 * Evaluates the code of a release among globals of its own: what it does to them, it does to
 * itself.
 */
export function evaluateApart(source: string, filename: string, extra: Readonly<Record<string, unknown>>): object {
  const given = Object.fromEntries(GIVEN.map((name) => [name, Reflect.get(globalThis, name)]));
  const context = vm.createContext({
    ...given,
    showroomBasePath: basePath(),
    ...extra,
    process: Object.freeze({ env: Object.freeze({}) }),
  });
  vm.runInContext('globalThis.global = globalThis', context);
  // A context looks each global up in slow ways, a function's parameters are at hand.
  const names: string[] = vm.runInContext(NAMES, context);
  const values: unknown[] = vm.runInContext(`[${names.join(', ')}]`, context);
  const text = `(function(exports, module, require, ${names.join(', ')}){${source}\n})`;
  const run: Evaluate = new vm.Script(text, { filename }).runInContext(context);
  const module = { exports: {} };
  run(module.exports, module, refuseModule, ...values);
  return module.exports;
}

function refuseModule(name: unknown): object {
  if (typeof name === 'string' && MODULES.has(name)) return {};
  throw new Error(`${name} is no module that a remote is given on the server`);
}
