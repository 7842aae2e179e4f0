/** @jest-environment node */
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { evaluateApart } from './realm';

const evaluate = (source: string) => evaluateApart(`exports.answer = ${source}`, 'http://registry.test/entry.js', {});
const answer = (source: string): unknown => Reflect.get(evaluate(source), 'answer');

test.each(['fs', 'node:fs', 'child_process', 'net', 'http', 'worker_threads', 'vm', 'module', './file.js'])(
  '%s is no module that it gets',
  (name) => {
    expect(() => answer(`require('${name}')`)).toThrow(`${name} is no module that a remote is given on the server`);
  },
);

test.each(['process.env.HOME', 'process.kill', 'process.binding', 'globalThis.Buffer', 'module.constructor._load'])(
  '%s is nothing to it',
  (source) => {
    expect(answer(source)).toBeUndefined();
  },
);

test('modules cannot be imported', async () => {
  await expect(answer('import("node:fs")')).rejects.toThrow();
  await expect(answer('Function("return import(\\"node:fs\\")")()')).rejects.toThrow();
});

test('what it does to its globals, it does to itself', () => {
  evaluate('(Array.prototype.map = Object.prototype.polluted = globalThis.fetch = JSON.stringify = 1)');
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect([1].map(String)).toEqual(['1']);
  expect(answer('[typeof Array.prototype.map, {}.polluted, typeof fetch, JSON.stringify([1])].join()')).toBe(
    'function,,function,[1]',
  );
});

test('what pages are made with is there', () => {
  expect(answer('new URL("/a", "http://site.test").href')).toBe('http://site.test/a');
  expect(answer('[typeof setTimeout, typeof AbortSignal.any, typeof structuredClone].join()')).toBe(
    'function,function,function',
  );
});

test('errors are told by their class on both sides', () => {
  const isOurs = answer('(error) => error instanceof Error');
  if (typeof isOurs !== 'function') throw new Error('It gave no function');
  expect([isOurs(new TypeError('ours')), isOurs(new ShowroomError('api.unreachable'))]).toEqual([true, true]);
  expect(answer('new (class Theirs extends Error {})()')).toBeInstanceOf(Error);
});

test('an error names the file of the release', () => {
  expect(() => evaluate('missing')).toThrow(
    expect.objectContaining({ stack: expect.stringContaining('registry.test/entry.js') }),
  );
});
