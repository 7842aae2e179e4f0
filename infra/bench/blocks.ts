import { MARKETS } from '@showroom/contracts/markets';
import { remoteFolders } from '../build/package-info';
import { builtRemote, shellFiles } from '../checks/built';
import { exposesOf, firstLoad } from '../checks/first-load';
import { pagesIn } from '../demo/content/pages';
import { print, printTable } from './table';

// JavaScript that blocks bring to a page, from the builds alone: `npm run build` first.

const remotes = remoteFolders().map(builtRemote);
const files = shellFiles();
const templates = remotes.flatMap(({ manifest }) => manifest.templates);

/** Bytes of a page in English whose visitor is active, so that everything of it has come. */
function bytesOf(keys: readonly string[]): number {
  const parts = { templates: keys };
  const runtime = exposesOf(parts, remotes).length > 0 ? files.federation : [];
  return firstLoad(parts, [...files.always, ...runtime], remotes, 'en').total;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const bare = bytesOf([]);
const still = templates.filter(({ hydrate }) => hydrate === 'never').map(({ key }) => key);
print(`A page without blocks: ${kilobytes(bare)} kB of JavaScript, brotli.`);
print(`With all ${still.length} static blocks: ${kilobytes(bytesOf(still) - bare)} kB more.\n`);

const moving = templates.filter(({ hydrate }) => hydrate !== 'never');
// The first block with code brings the federation runtime, whichever it is.
const alone = moving.map(({ key, hydrate }) => ({ key, hydrate: String(hydrate), more: bytesOf([key]) - bare }));
printTable(
  ['block alone', 'comes with', 'kB more'],
  alone.sort((a, b) => b.more - a.more).map(({ key, hydrate, more }) => [key, hydrate, kilobytes(more)]),
);
print();
printTable(
  ['page', 'blocks', 'kB'],
  pagesIn('en', MARKETS.international).map(({ path, blocks }) => {
    const keys = blocks.map(({ template }) => template);
    return [path, String(keys.length), kilobytes(bytesOf(keys))];
  }),
);
