import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentIssues } from '@showroom/contracts/blocks/content';
import { templateAttributes } from '@showroom/contracts/blocks/template-schema';
import type { Expectation } from '@showroom/contracts/remotes/gate-report';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import * as z from 'zod';
import { PARCELS } from '../../build/package-info';
import type { BuiltRemote } from '../../checks/first-load';
import { isIntact } from '../../integrity';
import { loadJson } from '../../load-json';
import { judged } from './findings';

/** What can be said of a build without evaluating it. */
export function artefactExpectations(built: BuiltRemote): Expectation[] {
  const site = (expectation: string, against: readonly string[]) => judged('site', expectation, against);
  return [
    site('has the bytes that its manifest vouches for, and no file beside them', alteredFiles(built)),
    site('offers the same to browsers and to the server', unequalSides(built)),
    site('serves its mounts and slots with exposes of that kind', wrongPlaces(built.manifest)),
    site('brings no copy of what the host gives', ownCopies(built)),
    site('has a block for every template, and a template that holds for every block', wrongTemplates(built.manifest)),
    judged('gallery', 'has examples of every block that an editor could have made', wrongExamples(built.manifest)),
    { consumer: 'visitors', expectation: 'is small', outcome: 'noted', detail: sizes(built) },
  ];
}

function alteredFiles({ manifest, output }: BuiltRemote): string[] {
  const assets = [...manifest.web.assets, ...manifest.node.assets];
  const listed = new Set(assets.map(({ path }) => path));
  const altered = assets.filter(({ path, integrity, bytes }) => {
    if (!existsSync(join(output, path))) return true;
    const content = readFileSync(join(output, path));
    return !isIntact(content, integrity) || bytes !== content.length;
  });
  const named = manifest.exposes.flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  const entries = [manifest.web.entry, manifest.node.entry, ...(manifest.parcels ? [manifest.parcels.entry] : [])];
  const missing = [...entries, ...named].filter((path) => !listed.has(path));
  const beside = filesOf(output).filter((path) => !listed.has(path));
  return [
    ...altered.map(({ path }) => `${path} is missing or has other bytes`),
    ...missing.map((path) => `${path} is used and not listed`),
    ...beside.map((path) => `${path} is not listed`),
  ];
}

function filesOf(output: string): string[] {
  return ['web', 'node']
    .filter((side) => existsSync(join(output, side)))
    .flatMap((side) => readdirSync(join(output, side), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/^mf-(manifest|stats)\.json$|\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(output, join(entry.parentPath, entry.name)));
}

const exposing = z.object({ exposes: z.array(z.object({ path: z.string() })) });

function unequalSides({ manifest, output }: BuiltRemote): string[] {
  const offered = new Set(manifest.exposes.map(({ name }) => name));
  return (['web', 'node'] as const).flatMap((side) => {
    const file = join(output, side, 'mf-manifest.json');
    // A release that was fetched from the registry has its files alone; what they expose is seen
    // when they are loaded.
    if (!existsSync(file)) return [];
    const { exposes } = loadJson(file, exposing);
    const own = new Set(exposes.map(({ path }) => path));
    return [
      ...[...offered].filter((name) => !own.has(name)).map((name) => `${side} has no ${name}`),
      ...[...own].filter((name) => !offered.has(name)).map((name) => `${side} has ${name} beside its manifest`),
    ];
  });
}

function wrongPlaces({ exposes, mounts, slots }: ReleaseManifest): string[] {
  const kindOf = (expose: string) => exposes.find(({ name }) => name === expose)?.kind;
  return [
    ...mounts.filter(({ expose }) => kindOf(expose) !== 'routes').map(({ path }) => `${path} is served by no routes`),
    ...mounts
      .filter(({ path }) => !/^(\/[a-z][a-z-]*)+$/.test(path))
      .map(({ path }) => `${path} is no path of a mount`),
    ...slots.filter(({ expose }) => kindOf(expose) !== 'slot').map(({ slot }) => `${slot} is filled by no slot`),
  ];
}

/**
 * Text that only the module itself has, its licence or its inside: it is in a build that brings
 * a copy.
 */
const MARKS: Readonly<Record<string, RegExp>> = {
  react:
    /\* react\.(production|development)|\{H:null,A:null,|__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/,
  'react-dom':
    /\* react-dom\.(production|development)|__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/,
  'react-dom/client': /\* react-dom-client\.|rendererPackageName:\s*["']react-dom["']/,
  zustand: /getInitialState:/,
  'the router': /__reactRouterVersion\s*=[^=]/,
  'the platform': /usePlatform needs a PlatformProvider above it/,
  'the event bus': /Nobody knows the way from /,
};

function ownCopies({ manifest, output }: BuiltRemote): string[] {
  // Parcels stand in pages whose host gives nothing.
  const scripts = [...manifest.web.assets, ...manifest.node.assets].filter(
    ({ path }) => path.endsWith('.js') && !path.startsWith(`${PARCELS}/`),
  );
  const found = scripts.flatMap(({ path }) => {
    if (!existsSync(join(output, path))) return [];
    const text = readFileSync(join(output, path), 'utf8');
    return Object.entries(MARKS).flatMap(([name, mark]) =>
      mark.test(text) ? [`it brings its own ${name} in ${path}`] : [],
    );
  });
  return found;
}

function wrongTemplates({ templates, exposes }: ReleaseManifest): string[] {
  const blocks = exposes.filter(({ kind }) => kind === 'block').map(({ name }) => name);
  const keys = new Set(templates.map(({ key }) => `./block/${key}`));
  return [
    ...templates.flatMap((template) => {
      const parsed = templateAttributes.safeParse(template);
      const issue = parsed.error?.issues[0];
      return issue
        ? [`the template ${template.key} breaks its schema at ${issue.path.join('.')}: ${issue.message}`]
        : [];
    }),
    ...[...keys].filter((name) => !blocks.includes(name)).map((name) => `there is no ${name}`),
    ...blocks.filter((name) => !keys.has(name)).map((name) => `${name} has no template`),
  ];
}

function wrongExamples({ templates, examples }: ReleaseManifest): string[] {
  const without = templates.filter(({ key }) => !examples.some(({ template }) => template === key));
  const issues = examples.flatMap(({ template: key, name, content }) => {
    const parsed = templateAttributes.safeParse(templates.find((one) => one.key === key));
    if (!parsed.success) return [];
    return contentIssues(parsed.data, content).map(({ path, message }) => `${key}, ${name}: ${path}: ${message}`);
  });
  return [...without.map(({ key }) => `${key} has none`), ...issues];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Compressed bytes of the entry and of what each kind of expose adds, and the server's one file.
 */
function sizes({ manifest, output }: BuiltRemote): string {
  const packed = (path: string) =>
    existsSync(join(output, path)) ? gzipSync(readFileSync(join(output, path))).length : 0;
  const scripts = new Set(manifest.exposes.flatMap((expose) => expose.scripts));
  const styles = new Set(manifest.exposes.flatMap((expose) => expose.styles));
  const sum = (paths: Iterable<string>) => kilobytes([...paths].reduce((bytes, path) => bytes + packed(path), 0));
  const server = manifest.node.assets.reduce((bytes, asset) => bytes + asset.bytes, 0);
  return `entry ${sum([manifest.web.entry])}, all scripts ${sum(scripts)}, all style sheets ${sum(styles)} (gzip); server ${kilobytes(server)}`;
}
