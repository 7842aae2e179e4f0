import { act, render, screen, waitFor } from '@testing-library/react';
import { testRemotes } from '../page/context.testing';
import { DiskStatus } from './DiskStatus';
import type { DiskEvent } from './disk-events';
import type { Overview } from './overview';
import type { Region } from './regions';

const RENDERED = '1.0.0-disk.3100.aaaaaaaa';
const URL_OF_DISK = 'http://127.0.0.1:3100';

class FakeEvents {
  static last: FakeEvents | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    FakeEvents.last = this;
  }
  close(): void {}
}

const { siteMap } = testRemotes(
  {},
  { pins: [{ remote: 'mf-test', version: RENDERED, container: 'a', entry: '', integrity: '', exposes: {} }] },
);

const overview: Overview = {
  composition: 'abc',
  faults: [],
  remotes: [
    {
      remote: 'mf-test',
      version: RENDERED,
      released: null,
      versions: [],
      override: URL_OF_DISK,
      disk: URL_OF_DISK,
      fault: null,
    },
  ],
  server: [],
};

function send(event: DiskEvent): void {
  act(() => FakeEvents.last?.onmessage?.({ data: JSON.stringify(event) }));
}

beforeEach(() => {
  Reflect.set(globalThis, 'EventSource', FakeEvents);
  document.head.innerHTML = `<style data-href="http://127.0.0.1/releases/mf-test/1/web/a.css">p { color: red }</style>`;
  document.body.innerHTML = '<div id="component-1" data-block="quote">Before</div>';
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const isSheet = String(input).endsWith('.css');
    const html = '<style>x</style><div id="component-1">After</div>';
    return new Response(isSheet ? 'p { color: green }' : html);
  });
  const element = document.getElementById('component-1') ?? document.body;
  const region: Region = {
    key: 'block component-1 quote',
    element,
    kind: 'block',
    name: 'quote',
    remote: 'mf-test',
    version: RENDERED,
    expose: './block/quote',
    hydrate: 'never',
    state: 'static',
    ms: undefined,
    failure: undefined,
    hue: 0,
  };
  render(<DiskStatus overview={overview} map={siteMap} regions={[region]} />, {
    container: document.body.appendChild(document.createElement('div')),
  });
});
afterEach(() => jest.restoreAllMocks());

test('the build that the page came with changes nothing', () => {
  expect(FakeEvents.last?.url).toBe(`${URL_OF_DISK}/news`);
  send({ type: 'built', version: RENDERED });
  expect(globalThis.fetch).not.toHaveBeenCalled();
});

test('another build brings its style sheets and the HTML of blocks without code, be it the first that is reported', async () => {
  send({ type: 'built', version: '1.0.0-disk.3100.bbbbbbbb' });
  await waitFor(() => expect(document.getElementById('component-1')).toHaveTextContent('After'));
  await waitFor(() => expect(document.querySelector('style')).toHaveTextContent('p { color: green }'));
});

test('what cannot be built is said over the page until it can', () => {
  send({ type: 'failed', errors: ['./src/Quote.tsx\nExpected a brace'] });
  expect(screen.getByRole('alert', { name: 'Errors of mf-test' })).toHaveTextContent('Expected a brace');
  send({ type: 'built', version: RENDERED });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
