import { galleryEntries } from '@showroom/shared-ui/gallery';
import type { Platform } from '@showroom/shared-ui/platform';
import { type RouteObject, useLoaderData, useParams } from '@showroom/shared-ui/router';
import { BlockExamples } from './BlockExamples';
import { ComponentExample } from './ComponentExample';
import { type Choice, readChoice } from './choice';
import { GalleryIndex } from './GalleryIndex';
import type { HarnessRemote } from './harness-remote';
import { harnessPlatform } from './harness-platform';
import { loadShownBlock, type ShownBlock } from './shown-block';
import { showPage } from './show-page';

export interface ShownPack {
  readonly name: string;
  readonly blocks: readonly ShownBlock[];
}

/** Shows every component, and every block of every pack by its examples. The data are examples too, so that it looks the same each time. */
export async function startGallery(remotes: readonly HarnessRemote[]): Promise<void> {
  const choice = readChoice(new URLSearchParams(window.location.search), window.sessionStorage);
  const packs = remotes.filter(({ blocks }) => Object.keys(blocks).length > 0);
  const answers = await Promise.all(packs.map(async (pack) => (await pack.answers?.())?.answers ?? []));
  const platform = await harnessPlatform(choice, answers.flat(), false);
  showPage('Gallery', choice, platform, [
    indexRoute(packs, choice, platform),
    componentRoute(choice),
    exampleRoute(packs, choice, platform),
  ]);
}

async function loadPack({ name, blocks }: HarnessRemote, platform: Platform): Promise<ShownPack> {
  const shown = Object.entries(blocks).map(([key, block]) => loadShownBlock(key, block, platform));
  return { name, blocks: await Promise.all(shown) };
}

function indexRoute(packs: readonly HarnessRemote[], choice: Choice, platform: Platform): RouteObject {
  function Index() {
    return <GalleryIndex packs={useLoaderData<ShownPack[]>()} choice={choice} />;
  }
  return {
    id: 'gallery/index',
    index: true,
    loader: () => Promise.all(packs.map((pack) => loadPack(pack, platform))),
    Component: Index,
  };
}

function componentRoute(choice: Choice): RouteObject {
  function Component() {
    const { name } = useParams();
    return galleryEntries
      .filter((entry) => entry.name === name)
      .map((entry) => <ComponentExample key={entry.name} entry={entry} choice={choice} />);
  }
  return { id: 'gallery/component', path: '/shared-ui/:name', Component };
}

function exampleRoute(packs: readonly HarnessRemote[], choice: Choice, platform: Platform): RouteObject {
  function Example() {
    return <BlockExamples block={useLoaderData<ShownBlock>()} choice={choice} only={useParams()['example']} />;
  }
  return {
    id: 'gallery/example',
    path: '/:pack/:key/:example?',
    loader: ({ params }) => {
      const { pack, key = '' } = params;
      const block = packs.find(({ name }) => name === pack)?.blocks[key];
      if (!block) throw new Error(`There is no block ${pack}/${key}`);
      return loadShownBlock(key, block, platform);
    },
    Component: Example,
  };
}
