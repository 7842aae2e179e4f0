/** @jest-environment node */
import type { Head } from '../render/protocol';
import { type AnswerStep, onFailure, onHead, onLeave } from './answer-step';

const head = (given: Partial<Head> = {}): Head => ({
  status: 200,
  headers: {},
  private: false,
  degraded: false,
  tags: [],
  ...given,
});
const anybody = { isAlone: false, hasStale: false };

test.each([
  ['a whole page', head(), anybody, 'given, cacheable'],
  ['a page that is not there', head({ status: 404 }), anybody, 'given, cacheable'],
  ['a redirect', head({ status: 302, private: true }), anybody, 'given'],
  ['an error', head({ status: 500 }), anybody, 'given'],
  ['a page of who is signed in', head(), { ...anybody, isAlone: true }, 'given'],
  ['a page with a version from before', head({ standIn: true }), anybody, 'given'],
  ['a page that lacks something', head({ degraded: true }), anybody, 'given'],
  ['the same, with one from before', head({ degraded: true }), { isAlone: false, hasStale: true }, 'replaced'],
  ['a whole page, with one from before', head(), { isAlone: false, hasStale: true }, 'given, cacheable'],
])('%s', (_what, made, asking, expected) => {
  const step = onHead(made, asking);
  expect(step.name + (step.name === 'given' && step.isCacheable ? ', cacheable' : '')).toBe(expected);
});

const asked: AnswerStep = { name: 'asked' };
const given = (isCacheable: boolean): AnswerStep => ({ name: 'given', head: head(), isCacheable });

test.each([
  ['before anything came', asked, false, 'send-unavailable'],
  ['before anything came, with a page from before', asked, true, 'send-stale'],
  ['in the middle of a page', given(true), true, 'break-off'],
  ['after another page was sent', { name: 'replaced' } as const, true, 'nothing'],
])('a render that fails %s', (_when, step, hasStale, expected) => {
  expect(onFailure(step, { hasStale })).toBe(expected);
});

test.each([
  ['a page for others too is finished', given(true), 'finish'],
  ['a page for nobody else is given up', given(false), 'abort'],
  ['a page that has not begun is given up', asked, 'abort'],
])('when the visitor leaves, %s', (_what, step, expected) => {
  expect(onLeave(step)).toBe(expected);
});
