import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contentFor, contentIssues } from '@showroom/contracts/blocks/content';
import type { Template } from '@showroom/contracts/blocks/template';
import { templateAttributes } from '@showroom/contracts/blocks/template-schema';
import { CONTRACT_VERSIONS } from '@showroom/contracts/remotes/release';
import type { FakeAnswer } from '@showroom/shared-ui/fake-client';
import type { Platform } from '@showroom/shared-ui/platform';
import type { RouteObject } from '@showroom/shared-ui/router';
import { prettifyError } from 'zod';
import { ROOT, readExposes, readRemotePackage, remoteFolders } from '../../build/package-info';
import { buildMissing } from '../../start/build-all';
import type { BuiltRemote } from '../first-load';
import { builtRemote } from './built-remotes';
import { EXPORTS, exportsOf, isBlock, isRoutes, isSlot } from './kinds';
import { type LoadedRelease, loadRelease } from './load-release';
import { contractPlatform, renderOnServer } from './render';

const BUILDS = 15 * 60_000;
const names = remoteFolders();
beforeAll(() => buildMissing(() => undefined, names), BUILDS);

describe.each(names)('%s as it is built', (name) => {
  let built: BuiltRemote;
  let release: LoadedRelease;
  let platform: Platform;
  beforeAll(async () => {
    built = builtRemote(name);
    release = loadRelease(built);
    platform = contractPlatform(await exampleAnswers(name));
  });

  test('offers what its sources offer, alike for browsers and for the server', () => {
    const offered = built.manifest.exposes.map((expose) => expose.name).sort();
    expect(offered).toEqual(Object.keys(readExposes(join(ROOT, name))).sort());
    expect(exposesIn(built, 'node')).toEqual(offered);
    expect(exposesIn(built, 'web')).toEqual(offered);
  });

  test('exports for each expose what its kind promises, and nothing else', async () => {
    const broken: string[] = [];
    for (const expose of built.manifest.exposes) {
      expect(expose.contract).toBe(CONTRACT_VERSIONS[expose.kind]);
      const parsed = EXPORTS[expose.kind].safeParse(exportsOf(await release.load(expose.name)));
      if (!parsed.success) broken.push(`${expose.name}: ${prettifyError(parsed.error)}`);
    }
    expect(broken).toEqual([]);
  });

  test("uses the host's one instance of every shared module", async () => {
    await Promise.all(built.manifest.exposes.map((expose) => release.load(expose.name)));
    const copies = release.shared();
    expect(copies.filter(({ from }) => from !== 'host')).toEqual([]);
    expect(copies.map((copy) => copy.name)).toContain('react');
    expect(new Set(copies.map((copy) => copy.name)).size).toBe(copies.length);
  });

  test('serves its mounts and slots with exposes of that kind', () => {
    const { manifest } = built;
    const kindOf = (expose: string) => manifest.exposes.find((one) => one.name === expose)?.kind;
    const { mounts, slots } = readRemotePackage(join(ROOT, name));
    expect(Object.fromEntries(manifest.mounts.map(({ path, expose }) => [path, expose]))).toEqual(mounts);
    expect(Object.fromEntries(manifest.slots.map(({ slot, expose }) => [slot, expose]))).toEqual(slots);
    expect(manifest.mounts.filter(({ expose }) => kindOf(expose) !== 'routes')).toEqual([]);
    expect(manifest.slots.filter(({ expose }) => kindOf(expose) !== 'slot')).toEqual([]);
    expect(manifest.mounts.filter(({ path }) => !/^\/[a-z][a-z-]*$/.test(path))).toEqual([]);
  });

  test('names every route once, after itself', async () => {
    for (const { expose } of built.manifest.mounts) {
      const module = await release.load(expose);
      if (!isRoutes(module)) throw new Error(`${expose} exports no routes`);
      const ids = idsOf(module.createRoutes(platform));
      expect(ids.filter((id) => !id.startsWith(`${name}/`) && id !== name)).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('has for every template a block, and for every block a template that holds', async () => {
    const { manifest } = built;
    const blocks = manifest.exposes.filter(({ kind }) => kind === 'block').map((expose) => expose.name);
    expect(manifest.templates.map(({ key }) => `./block/${key}`).sort()).toEqual(blocks.sort());
    for (const template of manifest.templates) {
      expect(templateAttributes.safeParse(template).error).toBeUndefined();
    }
    if (blocks.length === 0) return;
    expect(exportsOf(await release.load('./blocks'))['templates']).toEqual(manifest.templates);
  });

  test('has examples of every block that an editor could have made', () => {
    const { templates, examples } = built.manifest;
    const without = templates.filter(({ key }) => !examples.some(({ template }) => template === key));
    expect(without.map(({ key }) => key)).toEqual([]);
    const issues = examples.flatMap(({ template, name: example, content }) =>
      contentIssues(templateOf(built, template), content).map(
        ({ path, message }) => `${template}, ${example}: ${path} ${message}`,
      ),
    );
    expect(issues).toEqual([]);
  });

  test('renders every example on the server', async () => {
    const failures: string[] = [];
    for (const { template: key, name: example, content: stored } of built.manifest.examples) {
      try {
        const module = await release.load(`./block/${key}`);
        if (!isBlock(module)) throw new Error('it exports no Component');
        const content = contentFor(templateOf(built, key), stored);
        const data = await module.load?.({ ...loading(platform), content });
        const html = await renderOnServer(<module.Component id="block-1" content={content} data={data} />, platform);
        if (!html.includes('<')) failures.push(`${key}, ${example}: empty`);
      } catch (error) {
        failures.push(`${key}, ${example}: ${error instanceof Error ? error.message : error}`);
      }
    }
    expect(failures).toEqual([]);
  });

  test('renders every slot on the server', async () => {
    for (const { slot, expose } of built.manifest.slots) {
      const module = await release.load(expose);
      if (!isSlot(module)) throw new Error(`${expose} fills no slot`);
      const data = await module.load?.({ ...loading(platform), content: {} });
      const html =
        module.kind === 'react'
          ? await renderOnServer(<module.Component data={data} />, platform)
          : module.renderToHtml({ data });
      expect([slot, html]).toEqual([slot, expect.stringContaining('<')]);
    }
  });

  test('has the bytes that its manifest vouches for, and no file beside them', () => {
    const { manifest, output } = built;
    const assets = [...manifest.web.assets, ...manifest.node.assets];
    const altered = assets.filter(({ path, integrity, bytes }) => {
      const content = readFileSync(join(output, path));
      const hash = createHash('sha384').update(content).digest('base64');
      return integrity !== `sha384-${hash}` || bytes !== content.length;
    });
    expect(altered).toEqual([]);
    expect(assets.map(({ path }) => path).sort()).toEqual(filesOf(output));
    const named = manifest.exposes.flatMap(({ scripts, styles }) => [...scripts, ...styles]);
    const listed = new Set(assets.map(({ path }) => path));
    expect([manifest.web.entry, manifest.node.entry, ...named].filter((path) => !listed.has(path))).toEqual([]);
  });
});

/** What the remote's own workshop page shows while no API runs. */
async function exampleAnswers(name: string): Promise<readonly FakeAnswer[]> {
  const file = join(ROOT, name, 'src/harness.ts');
  if (!existsSync(file)) return [];
  const module: { answers: readonly FakeAnswer[] } = await import(file);
  return module.answers;
}

function loading(platform: Platform) {
  return { platform, url: new URL('http://site.test/'), signal: AbortSignal.timeout(10_000) };
}

function exposesIn({ output }: BuiltRemote, side: 'web' | 'node'): string[] {
  const manifest: { exposes: { path: string }[] } = JSON.parse(
    readFileSync(join(output, side, 'mf-manifest.json'), 'utf8'),
  );
  return manifest.exposes.map(({ path }) => path).sort();
}

function templateOf({ manifest }: BuiltRemote, key: string): Template {
  return templateAttributes.parse(manifest.templates.find((template) => template.key === key));
}

function idsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ id, children }) => [id ?? '(none)', ...idsOf(children ?? [])]);
}

function filesOf(output: string): string[] {
  return ['web', 'node']
    .flatMap((side) => readdirSync(join(output, side), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/^mf-(manifest|stats)\.json$/.test(entry.name))
    .map((entry) => relative(output, join(entry.parentPath, entry.name)))
    .sort();
}
