import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { evaluateApart } from '../federation/realm';
import { confine } from './confine';

/**
 * Code of a release that looks at everything it can get hold of: by properties, prototypes,
 * getters, collections and weak references, from its realm, ours, and what Node hands out.
 */
const RELEASE = `
const isObject = (value) => (typeof value === 'object' && value !== null) || typeof value === 'function';
const attempt = (work) => { try { return work(); } catch {} };
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function gettersOf(value) {
  const found = [];
  for (let at = Object.getPrototypeOf(value); at; at = Object.getPrototypeOf(at))
    for (const key of Reflect.ownKeys(at))
      if (attempt(() => Reflect.getOwnPropertyDescriptor(at, key).get)) found.push([String(key) + '()', attempt(() => Reflect.get(at, key, value))]);
  return found;
}

function partsOf(value) {
  const own = Reflect.ownKeys(value).map((key) => [String(key), attempt(() => value[key])]);
  const kind = Object.prototype.toString.call(value);
  const entries = kind === '[object Map]' || kind === '[object Set]' ? attempt(() => [...value.entries()].flat()) ?? [] : [];
  const target = kind === '[object WeakRef]' ? [['deref()', attempt(() => value.deref())]] : [];
  return [...own, ['__proto__', Object.getPrototypeOf(value)], ...gettersOf(value), ...entries.map((one) => ['entry', one]), ...target];
}

function walk(begin, nameOf) {
  const [queue, seen, found] = [[...begin], new Set(), []];
  for (const [path, value] of queue) {
    if (!isObject(value) || seen.has(value)) continue;
    seen.add(value);
    const name = nameOf(value);
    if (name) found.push(name + ' at ' + path);
    else for (const [key, part] of attempt(() => partsOf(value)) ?? []) queue.push([path + '.' + key, part]);
  }
  return { looked: seen.size, found };
}

exports.walk = walk;
exports.send = async (url) => {
  const answer = await fetch(new Request(url, { method: 'POST', body: 'said' }));
  return [await answer.clone().text(), await answer.text()];
};
exports.lookAround = async (url, nameOf) => {
  const found = [];
  const keep = (path, value) => void found.push([path, value]);
  const ours = URL.constructor('return globalThis')();
  keep('ours', ours);
  keep('own', globalThis);
  // A connection that is kept for the next request has a timer.
  const answer = await fetch(url);
  await answer.text();
  await pause(100);
  for (const key of Reflect.ownKeys(ours))
    for (const args of [[], [url], [() => {}], ['name', {}]]) keep('new ' + String(key), attempt(() => new ours[key](...args)));
  // Node has a list of its own for each delay.
  for (let delay = 1; delay < 6000; delay += 1)
    for (const start of [setTimeout, setInterval]) keep('timer of ' + delay, start(function () { keep('this of a timer', this); }, delay));
  for (let number = 0; number < 3; number += 1) keep('immediate', setImmediate(function () { keep('this of an immediate', this); }));
  const controller = new AbortController();
  const { signal } = controller;
  const request = new Request(url, { method: 'POST', body: 'x', signal });
  const under = fetch(request);
  for (const one of [answer, controller, signal, AbortSignal.any([signal, AbortSignal.timeout(3000)]), request, request.body, under]) keep('of a request', one);
  keep('failure', await fetch('http://127.0.0.1:9/').catch((error) => error));
  const other = await fetch(url);
  for (const one of [other, other.body, other.body.getReader()]) keep('of an answer', one);
  controller.abort();
  keep('abort', await under.catch((error) => error));
  const sites = (_, all) => { for (const site of all) for (const get of ['getThis', 'getFunction']) keep('stack', attempt(() => site[get]())); return ''; };
  const Errors = [Error, Object.getPrototypeOf(RangeError)];
  for (const One of Errors) attempt(() => { One.prepareStackTrace = sites; });
  for (const One of Errors) String(new One('looks').stack);
  await pause(50);
  return walk(found, nameOf);
};`;

type Work = (...args: readonly unknown[]) => unknown;

/** What leads to all that Node can do, in words. */
function nameOf(value: unknown): string | undefined {
  if (value === realProcess) return 'the process';
  if (value instanceof Socket) return 'a socket';
  // All of Node's streams and servers call its methods with themselves.
  if (value === EventEmitter.prototype || value instanceof EventEmitter) return 'an emitter';
  const has = (key: string) =>
    typeof value === 'object' && value !== null && typeof Reflect.get(value, key) === 'function';
  if (has('kill') || has('binding') || has('getBuiltinModule')) return 'something like the process';
  return has('connect') || has('agent') ? 'something that connects' : undefined;
}

function work(exports: object, name: string): Work {
  const one: unknown = Reflect.get(exports, name);
  if (typeof one !== 'function') throw new Error(`It has no ${name}`);
  return (...args) => Reflect.apply(one, undefined, args);
}

const { process: realProcess } = globalThis;
const server = createServer((request, response) => void request.pipe(response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;

confine(url);
const exports = evaluateApart(RELEASE, 'http://registry.test/entry.js', {});
const planted = { deep: new Map([['one', new WeakRef(new Socket())]]) };
const seen = {
  sent: await work(exports, 'send')(url),
  planted: work(exports, 'walk')([['planted', planted]], nameOf),
  around: await work(exports, 'lookAround')(url, nameOf),
};
realProcess.stdout.write(JSON.stringify(seen), () => realProcess.exit());
