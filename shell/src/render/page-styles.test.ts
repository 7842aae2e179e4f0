import * as fc from 'fast-check';
import { PageStylesheets } from './page-styles';

const SHARED = '@layer ui{.button{color:red}}';
const KIT = '@layer kits{.section{padding:1px}}';

const merge = (...texts: readonly string[]) =>
  new PageStylesheets().of(texts.map((text, index) => ({ url: `/${index}.css`, text })));

test('what several style sheets bring stands once, and each keeps its own order', () => {
  const page = merge(`${SHARED}.one{top:0}`, `${KIT}${SHARED}.two{top:0}`, `${KIT}.three{top:0}`);
  expect(page.urls).toEqual(['/0.css', '/1.css', '/2.css']);
  expect(page.text).toBe(`${KIT}${SHARED}.one{top:0}.two{top:0}.three{top:0}`);
});

test('of layers that a minifier made one of, each rule stands once all the same', () => {
  const page = merge('@layer ui{.button{top:0}.link{top:0}}', '@layer ui{.link{top:0}.icon{top:0}}@layer{.own{top:0}}');
  expect(page.text).toBe('@layer ui{.button{top:0}.link{top:0}.icon{top:0}}@layer{.own{top:0}}');
});

test('a sheet that stands twice in a page stands in it once', () => {
  const sheet = { url: '/a.css', text: SHARED };
  expect(new PageStylesheets().of([sheet, sheet])).toEqual({ urls: ['/a.css'], text: SHARED });
});

test('the names of layers stay first, and a sheet that cannot be parsed stays whole', () => {
  const order = '@layer reset,ui;';
  expect(merge(`${order}${SHARED}`, `${SHARED}.a{b:c}`).text).toBe(`${order}${SHARED}.a{b:c}`);
  expect(merge(SHARED, '.broken{').text).toContain('.broken{');
  expect(merge(SHARED, '.broken{ "').text).toContain('.broken{ "');
});

test('no rule is lost and none stands twice, and sheets in one order keep it', () => {
  const names = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(names, { maxLength: 6 }), (sheets) => {
      const ordered = sheets.map((sheet) => sheet.toSorted((a, b) => a - b));
      const { text } = merge(...ordered.map((sheet) => sheet.map((name) => `.r${name}{top:0}`).join('')));
      const found = [...text.matchAll(/\.r(\d+)\{/g)].map((match) => Number(match[1]));
      expect(found.toSorted((a, b) => a - b)).toEqual([...new Set(ordered.flat())].toSorted((a, b) => a - b));
      for (const sheet of ordered) expect(found.filter((name) => sheet.includes(name))).toEqual(sheet);
    }),
  );
});
