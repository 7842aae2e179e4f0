import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { brokenSentences, type GateReport, isGreen } from '@showroom/contracts/remotes/gate-report';
import type { HostManifest } from '@showroom/contracts/remotes/release';
import { ROOT } from '../../build/package-info';
import type { BuiltRemote } from '../../checks/first-load';
import { type TestRegistry, TOKEN, testHost, testRegistry } from '../testing';
import { openBrowser } from './browser-side';
import { gateClient } from './client';
import { runGate } from './gate';
import { type HostOffer, presentHost } from './hosts';
import { gatePart } from './part';
import { recheck } from './recheck';
import { altered, buildTestRemote, dropTestRemotes } from './testing';

jest.setTimeout(240_000);

const SOUND = `export function Component({ content }) { return <p>{content.title}</p>; }\n`;
const BLOCKS = {
  sound: { source: SOUND },
  'beside-its-contract': { source: `${SOUND}export const helper = 1;\n` },
  'without-component': { source: `export const component = () => null;\n` },
  'unknown-event': {
    source: `import { event } from '@showroom/contracts/bus';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect } from 'react';
import * as z from 'zod/mini';
const moved = event({ name: 'analytics:event', version: 9, detail: z.object({}), replay: 'none', summary: '' });
export function Component() {
  const { bus } = usePlatform();
  useEffect(() => bus.emit(moved, {}), [bus]);
  return <p>Moved</p>;
}
`,
  },
  'unknown-setting': {
    source: `import { useSetting } from '@showroom/shared-ui/platform';
export function Component() { return <p>{useSetting('price.rounding')}</p>; }
`,
  },
  'unlike-its-template': { source: SOUND, content: { title: 4, colour: 'red' } },
  'throws-in-browsers': {
    source: `export function Component() { if (typeof window !== 'undefined') throw new Error('No browser, please'); return <p>Fine</p>; }\n`,
  },
  'throws-in-effects': {
    source: `import { useEffect } from 'react';
export function Component() { useEffect(() => { throw new Error('Not even afterwards'); }, []); return <p>Fine</p>; }
`,
  },
  'other-text': {
    source: `export function Component() { return <p>{typeof window === 'undefined' ? 'Server' : 'Browser'}</p>; }\n`,
  },
  'other-attribute': {
    source: `export function Component() { return <p className={typeof window === 'undefined' ? 'server' : 'browser'}>Text</p>; }\n`,
  },
  'own-react': {
    source: `import { createElement, useState } from '${join(ROOT, 'node_modules/react/cjs/react.production.js')}';
export function Component() { const [text] = useState('Mine'); return createElement('p', null, text); }
`,
  },
  'fails-to-load': { source: `${SOUND}export async function load() { throw new Error('No data today'); }\n` },
};
const ROUTES = `export const createRoutes = () => [{ id: 'elsewhere/page', index: true, Component: () => <p>Page</p> }];\n`;

let browser: Promise<Browser>;
let faulty: BuiltRemote;
let sound: BuiltRemote;
let host: HostOffer;
beforeAll(async () => {
  browser = openBrowser();
  host = await presentHost();
  sound = buildTestRemote('mf-sound', { sound: BLOCKS.sound });
  faulty = buildTestRemote(
    'mf-faulty',
    BLOCKS,
    { 'src/expose/routes.tsx': ROUTES },
    { mounts: { '/faulty': './routes' } },
  );
});
afterAll(async () => {
  await (await browser).close();
  dropTestRemotes();
});

async function reportOf(built: BuiltRemote, under: HostOffer = host): Promise<GateReport> {
  const [report] = await runGate(built, [under], { browser });
  if (!report) throw new Error('No report');
  return report;
}

test('a sound release passes, and what it is worth knowing is noted', async () => {
  const report = await reportOf(sound);
  expect(brokenSentences(report)).toEqual([]);
  expect(isGreen(report)).toBe(true);
  expect(report).toMatchObject({ remote: 'mf-sound', version: sound.manifest.version, host: host.version });
  expect(report.expectations.map(({ expectation }) => expectation)).toEqual(
    expect.arrayContaining(['renders sound: plain on the server', 'takes over sound: plain in the browser']),
  );
  expect(report.expectations.find(({ outcome }) => outcome === 'noted')?.detail).toMatch(
    /^entry \d+\.\d kB, all scripts/,
  );
});

describe('a faulty release does not pass: each sentence names what broke', () => {
  let sentences: readonly string[];
  beforeAll(async () => {
    const report = await reportOf(faulty);
    expect(isGreen(report)).toBe(false);
    sentences = brokenSentences(report);
  });

  test.each([
    [
      'an export beside the contract',
      /^site expects that it offers \.\/block\/beside-its-contract as its kind promises \(block\), but on the server it exports helper beside its contract/,
    ],
    [
      'a missing export',
      /^site expects that it offers \.\/block\/without-component as its kind promises .* its export Component is wrong: must be a function/,
    ],
    [
      'a version of an event that nobody knows',
      /^shell .* expects that it speaks events that its bus knows, but it uses the event analytics:event@9, known is analytics:event@1 and analytics:event@2 and analytics:event@3/,
    ],
    [
      'a setting that nobody knows',
      /^shell .* expects that it reads settings that it has, but it reads price\.rounding, which is no setting/,
    ],
    [
      'the rendering that needs that setting',
      /^gallery expects that it renders unknown-setting: plain on the server, but there is no setting price\.rounding/,
    ],
    [
      'an example that no editor could make',
      /^gallery expects that it has examples of every block .*unlike-its-template, plain: colour: The template has no such field.*title: Title must be of the kind String/,
    ],
    [
      'what throws in the browser only',
      /^gallery expects that it takes over throws-in-browsers: plain in the browser, but .*No browser, please/,
    ],
    [
      'what throws after it was shown',
      /^gallery expects that it takes over throws-in-effects: plain in the browser, but .*Not even afterwards/,
    ],
    [
      'another text in the browser',
      /^gallery expects that it takes over other-text: plain in the browser, but .*Hydration failed/,
    ],
    [
      'another attribute in the browser',
      /^gallery expects that it takes over other-attribute: plain in the browser, but .*attributes.*(didn't|did not) match/,
    ],
    [
      'a React of its own',
      /^site expects that it brings no copy of what the host gives, but it brings its own react in /,
    ],
    [
      'what that React cannot render',
      /^gallery expects that it renders own-react: plain on the server, but .*(hook|null)/i,
    ],
    ['data that do not come', /^gallery expects that it renders fails-to-load: plain on the server, but No data today/],
    [
      'routes that are named after somebody else',
      /^site expects that it names every route of \.\/routes once, after itself, but the id elsewhere\/page does not start with mf-faulty\//,
    ],
  ])('%s', (_, sentence) => {
    expect(sentences).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
  });

  test('and nothing is said about what is sound', () => {
    expect(sentences.filter((sentence) => /\bsound\b/.test(sentence))).toEqual([]);
  });
});

describe('a release that cannot even be looked at does not pass', () => {
  const entryOf = (side: 'web' | 'node') => sound.manifest[side].entry;
  test.each<[string, () => BuiltRemote, RegExp]>([
    [
      'it ends the process',
      () => altered(sound, { [entryOf('node')]: (text) => `process.exit(0);${text}` }),
      /^site expects that it works on the server, but it ended the server's process with 0/,
    ],
    [
      'its entry throws on the server',
      () => altered(sound, { [entryOf('node')]: (text) => `throw new Error('No server');${text}` }),
      /^site expects that it offers \.\/block\/sound .* on the server it cannot be loaded: .*No server/,
    ],
    [
      'its entry throws in the browser',
      () => altered(sound, { [entryOf('web')]: (text) => `throw new Error('No page');${text}` }),
      /^site expects that it offers \.\/block\/sound .* in the browser /,
    ],
    [
      'it asks for another React',
      () =>
        altered(
          sound,
          { [entryOf('web')]: (text) => text.replaceAll('^19.0.0', '^18.0.0') },
          { shared: [{ name: 'react', range: '^18.0.0' }] },
        ),
      /^shell .* expects that it asks for shared modules that it gives, but mf-sound \S+ asks for react \^18\.0\.0, and 19\.\d+\.\d+ is given/,
    ],
    [
      'a byte is not the one that was vouched for',
      () => ({ ...altered(sound, { [entryOf('web')]: (text) => `${text} ` }), manifest: sound.manifest }),
      /^site expects that it has the bytes that its manifest vouches for, .* web\/remoteEntry\.[0-9a-f]+\.js is missing or has other bytes/,
    ],
  ])('when %s', async (_, make, sentence) => {
    expect(brokenSentences(await reportOf(make()))).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
  });
});

test('where no browser can be had, the server is looked at alone, and the report says so', async () => {
  const [report] = await runGate(sound, [host], { browser: Promise.resolve(undefined) });
  expect(report && brokenSentences(report)).toEqual([]);
  const noted = report?.expectations.filter(({ detail }) => detail === 'no browser was there to look at it');
  expect(noted).toMatchObject([{ expectation: 'works in the browser', outcome: 'noted' }]);
  const [wrong] = await runGate(faulty, [host], { browser: Promise.resolve(undefined) });
  expect(wrong && isGreen(wrong)).toBe(false);
});

test('a contract that a host no longer serves is refused under this host, and passes under one that still does', async () => {
  const later: HostOffer = { ...host, version: '2.0.0', supports: { ...host.supports, block: [3, 4] } };
  const [now, then] = await runGate(sound, [host, later], { browser });
  expect(now && brokenSentences(now)).toEqual([]);
  expect(then && brokenSentences(then)).toEqual([
    'shell 2.0.0 expects that it is built for contracts that it serves, but mf-sound ./block/sound is built for version 2 of the block contract; supported: 3 and 4',
  ]);
});

describe('before a new shell is taken, everything that is pinned is looked at under it', () => {
  async function newShell(supports: HostManifest['supports']) {
    const registry = await testRegistry(undefined, { parts: [gatePart] });
    const { version } = sound.manifest;
    await registry.client.publish(sound.manifest, sound.output);
    await registry.client.pin('au', 'mf-sound', version, 'test');
    const made = testHost('2.0.0-later');
    const manifest = { ...made.manifest, supports };
    await registry.client.publish(manifest, made.folder);
    const client = gateClient({ url: registry.url, token: TOKEN, keysFolder: registry.keys.folder });
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    return { registry, lines, look: () => recheck({ client, hosts: [manifest], say }) };
  }
  const ALL = { routes: [1], blocks: [1], block: [2], slot: [1] };
  const take = ({ client }: TestRegistry) => client.pin('au', 'shell', '2.0.0-later', 'test');

  test('and it is taken when nothing breaks', async () => {
    const { registry, lines, look } = await newShell({ ...ALL, block: [2, 3] });
    await expect(take(registry)).rejects.toThrow('was never checked against shell 2.0.0-later');
    await look();
    expect(lines).toEqual([
      expect.stringMatching(/^mf-sound \S+ passes the gate of shell 2\.0\.0-later: \d+ expectations/),
    ]);
    expect((await take(registry)).host?.version).toBe('2.0.0-later');
    await registry.close();
  });

  test('and what it no longer serves keeps it out, by name', async () => {
    const { registry, look } = await newShell({ ...ALL, block: [3] });
    const sentence =
      /shell 2\.0\.0-later expects that it is built for contracts that it serves, but mf-sound \.\/block\/sound is built for version 2 of the block contract; supported: 3/;
    await expect(look()).rejects.toThrow(sentence);
    await expect(take(registry)).rejects.toThrow(sentence);
    await registry.close();
  });
});
