import { startScript } from './start-script';

function run(urls: readonly string[]): HTMLScriptElement[] {
  const started: HTMLScriptElement[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    started.push(...nodes.filter((node) => node instanceof HTMLScriptElement));
  });
  // biome-ignore lint/security/noGlobalEval: it is what the page does with the text
  window.eval(startScript(urls.map((url) => ({ url, integrity: `sha384-of-${url}` }))));
  return started;
}

afterEach(() => jest.restoreAllMocks());

test('scripts run after the page was painted, in their order', async () => {
  const started = run(['/assets/first.js', '/assets/second.js']);
  expect(started).toEqual([]);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1)));
  expect(started.map(({ src, async, integrity }) => [new URL(src).pathname, async, integrity])).toEqual([
    ['/assets/first.js', false, 'sha384-of-/assets/first.js'],
    ['/assets/second.js', false, 'sha384-of-/assets/second.js'],
  ]);
});

test('a tab in the background paints nothing and does not wait for it', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(run(['/assets/main.js'])).toHaveLength(1);
});
