import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScrollId } from '@showroom/contracts/blocks/scroll-id';
import { JSDOM } from 'jsdom';
import { cleanHtml } from '../api/content/clean-html';
import { cleanNavigation } from '../api/naas/clean-navigation';
import { ROOT } from '../build/package-info';

/** Code of pages: what it looks up by a name, an editor could give that name to. */
const sources = execFileSync(
  'git',
  ['ls-files', 'shell/src', 'shared-ui/src', 'contracts/src', 'mf-*/*.ts', 'mf-*/*.tsx'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => /\.(ts|tsx)$/.test(path) && !/\.(test|testing)\.tsx?$|testing|in-tests|examples/.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'));

function namesIn(pattern: RegExp): string[] {
  const found = sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(found)].sort();
}

/** What gives an element its id, or finds one by it. */
const USES =
  /\b(?:id|popoverTarget)=\{([A-Z_]+)\}|\bh\('\w+', \{ id: ([A-Z_]+)|getElementById\(([A-Z_]+)\)|#\$\{([A-Z_]+)\}/g;
const CONSTANT = /\bconst (\w+) = ['"`](\p{L}[\w-]*)['"`];/gu;

/** Ids that stand in a constant, of the same file or of another. */
function namesInConstants(): string[] {
  const values = new Map(sources.flatMap((text) => [...text.matchAll(CONSTANT)].map(([, name, id]) => [name, id])));
  return sources.flatMap((text) => {
    const own = new Map([...text.matchAll(CONSTANT)].map(([, name, id]) => [name, id]));
    const used = [...text.matchAll(USES)].map(([, ...names]) => names.find((name) => name !== undefined));
    return used.flatMap((name) => own.get(name) ?? values.get(name) ?? []);
  });
}

const { window } = new JSDOM('');
/** What every browser has, and jsdom has not. */
const IN_BROWSERS = ['PerformanceObserver', 'matchMedia'];

test('no id that our own code gives or looks up is to be had as the scroll id of a block', () => {
  const fixed = namesIn(/\b(?:id=|getElementById\(|querySelector\(['"`]#)["'{`(]*(\p{L}[\w-]*)["'`]/gu);
  const numbered = namesIn(/\b(?:id=\{|getElementById\()`(\p{L}[\w-]*-)\$\{/gu).map((start) => `${start}1`);
  const made = namesIn(/\b\w*[iI]d\w* = \([^)]*\)(?:: string)? => `(\p{L}[\w-]*-)\$\{/gu).map((start) => `${start}1`);
  const all = [...fixed, ...numbered, ...made, ...namesInConstants()];
  expect(all).toEqual(
    expect.arrayContaining(['content', 'slot-1', 'details-summary', 'page-state', 'vue-navigation-menu', 'photo-1']),
  );
  expect(all.filter(isScrollId)).toEqual([]);
});

test("no name of the window that our own code reads is to be had, but for the browser's own, which elements never hide", () => {
  const read = namesIn(/\b(?:window|globalThis|self)\??\.([A-Za-z]\w*)/g);
  const looked = namesIn(/Reflect\.get\((?:window|globalThis|self), ['"](\w+)['"]\)/g);
  const names = [...read, ...looked].filter((name) => !(name in window) && !IN_BROWSERS.includes(name));
  expect(names).toEqual(expect.arrayContaining(['Stripe', 'paypal', 'trustedTypes']));
  expect(names.filter(isScrollId)).toEqual([]);
});

test("nor are the names that a market's navigation service may give its elements", () => {
  expect(cleanNavigation('<p id="naas-menu">A</p>')).toBe('<p id="naas-menu">A</p>');
  expect(['naas-menu', 'naas-a'].filter(isScrollId)).toEqual([]);
});

test('nor are the names under which builds stand in the window', () => {
  const built = [
    'mf_blocks_0a1b2c3d',
    'mf_navigation_ffffffff',
    'webpackChunkmf_blocks_0a1b2c3d',
    'webpackChunkshell_1',
  ];
  expect(built.filter(isScrollId)).toEqual([]);
});

test('no attribute by which our own code finds elements stays in the HTML of an editor', () => {
  const selected = namesIn(/\[(data-[\w-]+)/g);
  const given = namesIn(/\[['"](data-[\w-]+)['"]\]/g);
  const read = namesIn(/\bdataset(?:\??\.|\[['"])(\w+)/g).map(
    (name) => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  const names = [...new Set([...selected, ...given, ...read])];
  expect(names).toEqual(expect.arrayContaining(['data-block', 'data-href']));
  expect(names.filter((name) => cleanHtml(`<p ${name}="x">Text</p>`, []).includes(name))).toEqual([]);
});

test.each(['page-state', 'content', 'slot-navigation', 'component-1'])(
  'an element with the id %s in the HTML of an editor has another',
  (id) => {
    expect(cleanHtml(`<p id="${id}">Text</p>`, [])).toBe(`<p id="html-${id}">Text</p>`);
  },
);
