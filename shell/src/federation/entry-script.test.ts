import { loadEntryScript } from './entry-script';
import { PATIENCE } from './style-sheets';

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
const container = { get: () => undefined, init: () => undefined };

function arrives(script: HTMLScriptElement | undefined, variable: string): void {
  Reflect.set(globalThis, variable, container);
  script?.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
});
afterEach(() => jest.useRealTimers());

test('the entry is what its script leaves in its variable', async () => {
  const loading = loadEntryScript('https://r.test/one.js', 'mf_one');
  expect(scripts()[0]).toMatchObject({ integrity: 'sha384-missing', crossOrigin: 'anonymous' });
  arrives(scripts()[0], 'mf_one');
  expect(await loading).toBe(container);
  expect(scripts()).toEqual([]);
});

test('a script that stands in the page with the same address is not waited for', async () => {
  const inert = document.createElement('script');
  inert.type = 'text/plain';
  inert.src = 'https://r.test/two.js';
  document.body.append(inert);
  const loading = loadEntryScript('https://r.test/two.js', 'mf_two');
  const [own] = scripts().filter((one) => one !== inert);
  arrives(own, 'mf_two');
  expect(await loading).toBe(container);
});

test('an element with the name of the variable is not the entry', async () => {
  const element = document.createElement('div');
  element.id = 'mf_three';
  document.body.append(element);
  expect(Reflect.get(globalThis, 'mf_three')).toBe(element);
  const loading = loadEntryScript('https://r.test/three.js', 'mf_three');
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow('left nothing in mf_three');
});

test('a file that is only late is shown when it comes, whatever becomes of the second try', async () => {
  const url = 'https://r.test/four.js';
  const first = loadEntryScript(url, 'mf_four');
  jest.advanceTimersByTime(PATIENCE);
  await expect(first).rejects.toThrow('has not come');
  const second = loadEntryScript(url, 'mf_four');
  expect(scripts().map(({ src }) => src)).toEqual([url, `${url}?retry=1`]);
  arrives(scripts()[0], 'mf_four');
  expect(await second).toBe(container);
});

test('a file that fails is asked for again', async () => {
  const url = 'https://r.test/five.js';
  const first = loadEntryScript(url, 'mf_five');
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('could not be loaded');
  const second = loadEntryScript(url, 'mf_five');
  arrives(scripts()[0], 'mf_five');
  expect(await second).toBe(container);
});
