import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFor, contentIssues } from '@showroom/contracts/blocks/content';
import type { Template } from '@showroom/contracts/blocks/template';
import { upgradeContent } from '@showroom/contracts/blocks/upgrade';
import { directionOf } from '@showroom/contracts/markets';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { testPlatform } from '@showroom/shared-ui/testing';
import { act } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

expect.extend(toHaveNoViolations);

// jsdom lays nothing out, so that nothing ever comes into view. The visitor of this test wants no
// motion, so that nothing changes by itself.
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
  matchMedia: () => ({ matches: true }),
});

/** A block is no page of its own; and jsdom loads no films, which axe would wait for. */
const AXE = { rules: { region: { enabled: false } }, preload: false };

type Content = Readonly<Record<string, unknown>>;

const BLOCKS = join(__dirname, 'blocks');
const folders = readdirSync(BLOCKS);
const KITS = join(__dirname, 'kits');
const kits = readdirSync(KITS);
const withoutComments = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '');
const classesOf = (css: string) =>
  [...css.replace(/^@layer [\w.]+/, '').matchAll(/\.([a-z][\w-]*)/gi)].map(([, one = '']) => one);

const pascal = (key: string) =>
  key.replaceAll(/(^|-)([a-z0-9])/g, (_all, _dash, letter: string) => letter.toUpperCase());
const read = (...path: string[]) => readFileSync(join(BLOCKS, ...path), 'utf8');

/** What a page gives a block that governs others: a text in each group. */
function panelsOf({ governs }: Template, { groups }: Content): BlockProps['panels'] {
  if (!governs || !Array.isArray(groups)) return undefined;
  return groups.map((_, index) => [<p key="text">{`Block of group ${index + 1}`}</p>]);
}

async function partsOf(key: string) {
  const { template }: { template: Template } = await import(`./blocks/${key}/template`);
  const { examples, exampleData }: { examples: Record<string, Content>; exampleData?: unknown } = await import(
    `./blocks/${key}/examples`
  );
  const { Component }: { Component: ComponentType<BlockProps> } = await import(`./blocks/${key}/${pascal(key)}`);
  const show = (content: Content) => (
    <Component id={key} content={content} data={exampleData} panels={panelsOf(template, content)} />
  );
  return { template, examples: Object.entries(examples), show };
}

function onPage(block: ReactNode, locale = 'en-GB') {
  return (
    <PlatformProvider value={testPlatform({ market: locale === 'ar-AE' ? 'ae' : 'international', locale })}>
      <main dir={directionOf(locale)}>{block}</main>
    </PlatformProvider>
  );
}

let leave = () => {};

/**
 * Renders on the server, then takes that HTML over in the browser: any difference or warning of
 * React fails the test.
 */
async function serveAndHydrate(page: ReactNode): Promise<HTMLElement> {
  act(() => leave());
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.replaceChildren(container);
  const served = container.textContent;
  await act(async () => {
    const root = hydrateRoot(container, page, {
      onRecoverableError: (error) => {
        throw error;
      },
    });
    leave = () => root.unmount();
  });
  expect(container).toHaveTextContent(served ?? '', { normalizeWhitespace: false });
  return container;
}

/** Ariakit puts tabs in order a moment after `act` is over; no fault of a block. */
const LATE_ORDER = /^An update to %s inside a test was not wrapped in act/;

let warnings: jest.SpyInstance;
beforeEach(() => {
  warnings = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  act(() => leave());
  expect(warnings.mock.calls.filter(([text]) => !LATE_ORDER.test(String(text)))).toEqual([]);
  warnings.mockRestore();
});

test('kits are styled in a layer below the blocks, so that a block decides whichever file comes first', () => {
  const styles = kits.flatMap((kit) =>
    readdirSync(join(KITS, kit))
      .filter((file) => file.endsWith('.css'))
      .map((file) => [kit, file] as const),
  );
  expect(styles).not.toEqual([]);
  for (const [kit, file] of styles) {
    const css = withoutComments(readFileSync(join(KITS, kit, file), 'utf8'));
    expect(css.trim()).toMatch(/^@layer blocks\.kits \{.*\}$/s);
    expect(classesOf(css.trim()).filter((one) => !`${one}-`.startsWith(`${kit}-`))).toEqual([]);
  }
});

describe.each(folders)('%s', (key) => {
  const name = pascal(key);

  test('has its files', () => {
    const needed = ['template.ts', `${name}.tsx`, `${name}.test.tsx`, 'examples.ts'];
    expect(needed.filter((file) => !existsSync(join(BLOCKS, key, file)))).toEqual([]);
  });

  test('takes its template for types alone: the build puts what a page needs of it into the module', () => {
    expect(read(key, `${pascal(key)}.tsx`)).not.toMatch(/^import \{[^}]*(?<!type )\btemplate\b/m);
  });

  test('has a template of plain data, with the key of its folder', async () => {
    const { template } = await partsOf(key);
    expect(template.key).toBe(key);
    expect(JSON.parse(JSON.stringify(template))).toEqual(template);
    expect(template.list_priority).toBeGreaterThanOrEqual(0);
    expect(template.list_priority).toBeLessThanOrEqual(115);
    for (const fields of [template.fields, template.field_groups_template ?? []]) {
      expect(new Set(fields.map(({ symbol }) => symbol)).size).toBe(fields.length);
    }
    expect(template.fields[0]?.symbol === 'block_scroll_id').toBe(
      key !== 'in-page-navigation' && key !== 'immersive-hero',
    );
  });

  test('has examples that an editor could have saved, complete to the last field', async () => {
    const { template, examples } = await partsOf(key);
    expect(examples.length).toBeGreaterThan(0);
    for (const [example, content] of examples) {
      expect({ example, issues: contentIssues(template, content) }).toEqual({ example, issues: [] });
      expect(contentFor(template, content)).toMatchObject(content);
    }
  });

  test('upgrades what every older version stored', async () => {
    const { template } = await partsOf(key);
    const older = Array.from({ length: template.version - 1 }, (_, index) => index + 1);
    expect(template.upgrades?.map(({ to }) => to) ?? []).toEqual(older.map((version) => version + 1));
    for (const version of older) {
      const { storedExamples }: { storedExamples: Record<number, readonly Content[]> } = await import(
        `./blocks/${key}/stored-examples`
      );
      const stored = storedExamples[version] ?? [];
      expect(stored.length).toBeGreaterThan(0);
      const upgraded = stored.map((content) => upgradeContent(content, version, template));
      expect(upgraded.flatMap((content) => contentIssues(template, content))).toEqual([]);
    }
  });

  test('refuses more groups than its limit and never shows them', async () => {
    const { template, examples } = await partsOf(key);
    const limit = template.max_field_groups;
    const group = examples.flatMap(([, { groups }]) => (Array.isArray(groups) ? groups : []))[0];
    if (limit === undefined) return expect(group).toBeUndefined();
    const groups = Array.from({ length: limit + 1 }, () => group);
    expect(contentIssues(template, { ...examples[0]?.[1], groups }).map(({ path }) => path)).toContain('groups');
    expect(contentFor(template, { groups })['groups']).toHaveLength(limit);
  });

  test('shows every example, left to right and right to left, the same on the server and in the browser, without a fault of accessibility', async () => {
    const { examples, show } = await partsOf(key);
    for (const [example, content] of examples) {
      for (const locale of ['en-GB', 'ar-AE']) {
        const container = await serveAndHydrate(onPage(show(content), locale));
        expect({ example, empty: container.querySelector('main')?.childElementCount === 0 }).toEqual({
          example,
          empty: false,
        });
        expect(await axe(container, AXE)).toHaveNoViolations();
      }
    }
  });

  test('stands with nothing filled in', async () => {
    const { template, show } = await partsOf(key);
    await serveAndHydrate(onPage(show(contentFor(template, {}))));
    const emptyGroup = contentFor(template, { groups: [{}] });
    await serveAndHydrate(onPage(show(emptyGroup)));
  });

  test('has classes of its own folder, of a kit or of shared-ui', async () => {
    const { examples, show } = await partsOf(key);
    const owners = [key, ...kits, 'ui', 'calculators'];
    const classes = examples.flatMap(([, content]) => {
      const container = document.createElement('div');
      container.innerHTML = renderToString(onPage(show(content)));
      return [...container.querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
    });
    const foreign = classes.filter(
      (one) =>
        !/^(white|light|grey|dark)-theme$/.test(one) && !owners.some((owner) => `${one}-`.startsWith(`${owner}-`)),
    );
    expect([...new Set(foreign)]).toEqual([]);
  });

  test('is styled in its layer, by its own classes, from tokens, in logical directions', () => {
    // Kits alone style it, or there is nothing to see.
    if (!existsSync(join(BLOCKS, key, `${name}.css`))) return;
    const css = withoutComments(read(key, `${name}.css`));
    expect(css.trim()).toMatch(/^@layer blocks \{.*\}$/s);
    expect(classesOf(css.trim()).filter((one) => !`${one}-`.startsWith(`${key}-`))).toEqual([]);
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i);
    expect(css).not.toMatch(
      /[{;\s](?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|top|bottom|width|height)\s*:/,
    );
    expect(css).not.toContain('!important');
  });
});
