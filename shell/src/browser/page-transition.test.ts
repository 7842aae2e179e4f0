import { SHOWN } from '../page/shown-event';
import { expectTransition, showState } from './page-transition';

const idle = { navigation: { state: 'idle' } } as Parameters<typeof showState>[0];
const loading = { navigation: { state: 'loading' } } as Parameters<typeof showState>[0];
let shown: string[];
let arrived: Promise<void>;

function startViewTransition(update: () => Promise<void>) {
  shown.push('transition');
  arrived = update();
  return { ready: Promise.reject(new Error('skipped')) };
}

beforeEach(() => {
  shown = [];
  Object.defineProperty(document, 'startViewTransition', { value: startViewTransition, configurable: true });
  document.body.innerHTML = '<a href="/x" style="--page-transition: shared"><b>Card</b></a><a href="/y">Text</a>';
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

const show = (state: typeof idle) => showState(state, () => shown.push('page'));

test('the page of a link that shares a picture comes by a transition, once it is there', async () => {
  expectTransition(document.querySelector('b'));
  show(loading);
  expect(shown).toEqual(['page']);
  show(idle);
  expect(shown).toEqual(['page', 'transition', 'page']);
  window.dispatchEvent(new Event(SHOWN));
  await arrived;
  show(idle);
  expect(shown).toEqual(['page', 'transition', 'page', 'page']);
});

test('a page that does not come is not waited for', async () => {
  jest.useFakeTimers();
  expectTransition(document.querySelector('b'));
  show(idle);
  jest.advanceTimersByTime(300);
  await arrived;
  jest.useRealTimers();
  expect(shown).toEqual(['transition', 'page']);
});

test('other links, and browsers without transitions, show the page at once', () => {
  expectTransition(document.querySelector('[href="/y"]'));
  show(idle);
  Reflect.deleteProperty(document, 'startViewTransition');
  expectTransition(document.querySelector('b'));
  show(idle);
  expect(shown).toEqual(['page', 'page']);
});
