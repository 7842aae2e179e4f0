import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { contentFor } from '@showroom/contracts/blocks/content';
import { contentTemplate } from '@showroom/contracts/blocks/content-template';
import { templateAttributes } from '@showroom/contracts/blocks/template-schema';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import { TEMPLATE_IN_MODULE } from '@showroom/contracts/remotes/versions';
import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import type { RouteObject } from '@showroom/shared-ui/router';
import type { BuiltRemote } from '../../checks/first-load';
import { casesOf, type RenderCase, type RenderedCase } from './cases';
import { withComplaints } from './complaints';
import { phraseOf } from './findings';
import type { SharedCopy } from './host';
import { exportsOf, isBlock, isRoutes, isSlot, wrongExports } from './kinds';
import { loadRelease } from './load-release';
import { type Harness, type Used, type WatchedPlatform, watchedPlatform } from './platform';
import { renderOnServer } from './render';
import { seededPages } from './seeded-pages';

export interface ServerRequest {
  readonly built: BuiltRemote;
  /** `src/harness.ts` of the remote: what calls are answered, and which addresses are looked at. */
  readonly harness: string | undefined;
}

/** What the node build does in a host's hands. */
export interface ServerFindings {
  /** By expose: what is wrong with its module. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
  readonly shared: readonly SharedCopy[];
  readonly used: Used;
  readonly cases: readonly RenderedCase[];
  readonly problems: Readonly<Record<string, readonly string[]>>;
  /** What is wrong with the ids of routes, by expose. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
  /** What its `./blocks` says otherwise than the manifest. */
  readonly templates: readonly string[];
}

async function readHarness(file: string | undefined): Promise<Harness> {
  if (!file || !existsSync(file)) return {};
  const module: Harness = await import(pathToFileURL(file).href);
  return module;
}

async function examine({ built, harness: file }: ServerRequest): Promise<ServerFindings> {
  const { manifest } = built;
  const harness = await readHarness(file);
  let complain: (problem: string) => void = () => undefined;
  const watched = watchedPlatform('server', harness, (problem) => complain(problem));
  const release = loadRelease(built);

  const exports: Record<string, string[]> = {};
  const modules = new Map<string, unknown>();
  for (const { name, kind, contract } of manifest.exposes) {
    try {
      const module = await release.load(name);
      modules.set(name, module);
      const wrong = wrongExports(kind, contract, module);
      exports[name] = wrong ? [wrong] : [];
    } catch (error) {
      exports[name] = [`it cannot be loaded: ${phraseOf(error)}`];
    }
  }

  const cases: RenderedCase[] = [];
  const problems: Record<string, string[]> = {};
  for (const wanted of casesOf(manifest, seededPages(), harness.addresses ?? [])) {
    const one = { ...wanted, content: filledContent(built, wanted) };
    let rendered: Pick<RenderedCase, 'html' | 'data'> = { html: undefined, data: undefined };
    problems[one.id] = await withComplaints(async (add) => {
      complain = add;
      if (!modules.has(one.expose)) throw new Error(`${one.expose} cannot be loaded`);
      rendered = await rendering(one, modules.get(one.expose), watched);
      if (rendered.html !== undefined && !rendered.html.includes('<')) add('it rendered nothing');
    });
    cases.push({ ...one, ...rendered });
  }
  return {
    exports,
    shared: release.shared(),
    used: watched.used(),
    cases,
    problems,
    routes: routeProblems(built, modules, watched),
    templates: templateProblems(built, modules),
  };
}

/** Stored content as the template fills it; what a template does not know is left out. */
function filledContent({ manifest }: BuiltRemote, { kind, expose, content }: RenderCase): RenderCase['content'] {
  if (kind !== 'block') return content;
  const template = manifest.templates.find(({ key }) => expose === `./block/${key}`);
  const parsed = templateAttributes.safeParse(template);
  return parsed.success ? contentFor(parsed.data, content) : content;
}

async function rendering(one: RenderCase, module: unknown, { platform }: WatchedPlatform) {
  const input = { platform, url: new URL(one.address), signal: AbortSignal.timeout(10_000) };
  const data = await dataOf(one, module, input);
  if (isSlot(module) && module.kind === 'foreign') return { html: await module.renderToHtml({ data }), data };
  const rendered = await renderOnServer({ case: one, module, platform, data });
  // An address that redirects has nothing that a browser takes over.
  if (!rendered) return { html: undefined, data };
  return { html: rendered.html, data: one.kind === 'routes' ? rendered.loaderData : data };
}

function dataOf(
  { kind, content }: RenderCase,
  module: unknown,
  input: Omit<LoadInput, 'content'>,
): Promise<unknown> | undefined {
  if (kind === 'block' && isBlock(module)) return module.load?.({ ...input, content: { ...content } });
  return kind === 'slot' && isSlot(module) ? module.load?.({ ...input, content: {} }) : undefined;
}

function templateProblems({ manifest }: BuiltRemote, modules: ReadonlyMap<string, unknown>): string[] {
  const pack = modules.get('./blocks');
  if (pack === undefined) return manifest.templates.length > 0 ? ['./blocks offers none of the templates'] : [];
  const offered = exportsOf(pack)['templates'];
  const isSame = isAlike(offered, manifest.templates);
  return [...(isSame ? [] : ['./blocks has other templates']), ...otherTemplates(manifest, modules)];
}

/** Whether two values are the same JSON, in whatever order their properties stand. */
function isAlike(one: unknown, other: unknown): boolean {
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
  return isDeepStrictEqual(plain(one), plain(other));
}

/** Blocks whose module brings another template than the manifest has. */
function otherTemplates({ exposes, templates }: ReleaseManifest, modules: ReadonlyMap<string, unknown>): string[] {
  return exposes.flatMap(({ name, kind, contract }) => {
    if (kind !== 'block' || contract < TEMPLATE_IN_MODULE) return [];
    const parsed = templateAttributes.safeParse(templates.find(({ key }) => name === `./block/${key}`));
    const brought = exportsOf(modules.get(name))['template'];
    const isSame = parsed.success && isAlike(brought, contentTemplate(parsed.data));
    return isSame ? [] : [`${name} brings another template`];
  });
}

function routeProblems(
  { manifest }: BuiltRemote,
  modules: ReadonlyMap<string, unknown>,
  { platform }: WatchedPlatform,
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { name } of manifest.exposes.filter(({ kind }) => kind === 'routes')) {
    const module = modules.get(name);
    if (!isRoutes(module)) continue;
    try {
      const ids = idsOf(module.createRoutes(platform));
      const foreign = ids.filter((id) => id !== manifest.remote && !id.startsWith(`${manifest.remote}/`));
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
      found[name] = [
        ...foreign.map((id) => `the id ${id} does not start with ${manifest.remote}/`),
        ...twice.map((id) => `the id ${id} stands twice`),
      ];
    } catch (error) {
      found[name] = [`it throws: ${phraseOf(error)}`];
    }
  }
  return found;
}

function idsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ id, children }) => [id ?? '(none)', ...idsOf(children ?? [])]);
}

process.once('message', (request: ServerRequest) => {
  examine(request).then(
    (findings) => process.send?.(findings, undefined, undefined, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
