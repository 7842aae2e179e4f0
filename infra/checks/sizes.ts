import { MARKETS } from '@showroom/contracts/markets';
import { languagesOf } from '@showroom/contracts/remotes/language-file';
import { remoteFolders } from '../build/package-info';
import { pagesIn } from '../demo/content/pages';
import { builtRemote, shellFiles } from './built';
import { compressedBytes, exposesOf, firstLoad, type PageParts } from './first-load';
import { frameworkBytes } from './framework-bytes';

interface Page {
  readonly name: string;
  readonly parts: PageParts;
  /** Bytes of JavaScript on the wire. */
  readonly budget: number;
}

function templatesOf(path: string) {
  const page = pagesIn('en', MARKETS.international).find((draft) => draft.path === path);
  return { templates: (page?.blocks ?? []).map(({ template }) => template) };
}

/**
 * The seeded pages, by what really stands on them; home and the list load it with the first
 * activity.
 */
const PAGES: readonly Page[] = [
  { name: 'home', parts: templatesOf('/'), budget: 101_500 },
  { name: 'listing', parts: templatesOf('/stock'), budget: 146_000 },
  { name: 'vehicle', parts: { mount: '/showroom' }, budget: 145_000 },
];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

try {
  const remotes = remoteFolders().map(builtRemote);
  const files = shellFiles();
  const framework = await frameworkBytes();
  const languages = [...new Set(remotes.flatMap(({ manifest }) => languagesOf(manifest.web)))];
  console.log(
    'JavaScript of a page in use, brotli, in the language with most of it (framework of the shell as bundled alone)',
  );
  for (const { name, parts, budget } of PAGES) {
    const runtime = exposesOf(parts, remotes).length > 0 ? files.federation : [];
    const loads = languages.map((language) => firstLoad(parts, [...files.always, ...runtime], remotes, language));
    const [heaviest] = loads.sort((a, b) => b.total - a.total);
    if (!heaviest) throw new Error('No remote has messages');
    const { shell, entries, remotes: own, total } = heaviest;
    const federation = runtime.reduce((bytes, file) => bytes + compressedBytes(file), 0);
    const split = {
      'federation runtime': federation + entries,
      framework,
      shell: shell - framework - federation,
      remotes: own,
    };
    const list = Object.entries(split).map(([part, bytes]) => `${part} ${kilobytes(bytes)}`);
    const verdict = total > budget ? 'OVER the' : 'within the';
    console.log(`${name}: ${kilobytes(total)}, ${verdict} ${kilobytes(budget)} (${list.join(', ')})`);
    if (total > budget) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
