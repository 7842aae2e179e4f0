import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { blockKeys, componentOf, exposesOf, loadRemotePackage } from '../build/package-info';

const EXAMPLES_FILE = 'src/harness.ts';

/**
 * The module that a harness page starts with: the remotes' own modules, each behind an import of
 * its own.
 */
export function entrySource(page: 'harness' | 'gallery', folders: readonly string[]): string {
  const start = page === 'harness' ? 'startHarness' : 'startGallery';
  const file = join(import.meta.dirname, `page/start-${page}.tsx`);
  return [
    '// Written anew whenever a block, an expose or an example is added.',
    // First, for it names the order of the layers.
    `import '@showroom/shared-ui/styles.css';`,
    `import { ${start} } from ${JSON.stringify(file)};`,
    `${start}([${folders.map(remoteSource).join(', ')}]);`,
    '',
  ].join('\n');
}

/** What a remote offers, as the source of a `HarnessRemote`. */
function remoteSource(folder: string): string {
  const { mounts, slots } = loadRemotePackage(folder);
  const exposes = Object.entries(exposesOf(folder)).filter(([name]) => !name.startsWith('./block/'));
  const examples = join(folder, EXAMPLES_FILE);
  return `{
  name: ${JSON.stringify(basename(folder))},
  mounts: ${JSON.stringify(mounts)},
  slots: ${JSON.stringify(slots)},
  exposes: {${exposes.map(([name, path]) => `${JSON.stringify(name)}: ${importOf(join(folder, path))}`).join(', ')}},
  blocks: {${shownBlocks(folder).map((key) => `${JSON.stringify(key)}: ${blockSource(folder, key)}`)}},
  answers: ${existsSync(examples) ? importOf(examples) : 'undefined'},
}`;
}

/** Blocks that the pages can show: those with examples. */
function shownBlocks(folder: string): string[] {
  return blockKeys(folder).filter((key) => existsSync(join(folder, 'src/blocks', key, 'examples.ts')));
}

function blockSource(folder: string, key: string): string {
  const parts = { template: 'template', examples: 'examples', block: componentOf(key) };
  const imports = Object.entries(parts).map(([part, file]) => {
    return `${part}: ${importOf(join(folder, 'src/blocks', key, file))}`;
  });
  return `{ ${imports.join(', ')} }`;
}

function importOf(path: string): string {
  return `() => import(${JSON.stringify(path.replace(/\.tsx?$/, ''))})`;
}
