import type { Platform } from '@showroom/shared-ui/platform';
import type { RouteObject } from '@showroom/shared-ui/router';
import { BlockPage } from './BlockPage';
import { ComponentPage } from './ComponentPage';
import { parseChoice } from './choice';
import { GalleryIndex } from './GalleryIndex';
import { harnessPlatform } from './harness-platform';
import type { HarnessRemote } from './harness-remote';
import { showPage } from './show-page';
import { loadShownBlock, type ShownPack } from './shown-block';

/**
 * Shows every component, and every block of every pack by its examples. The data are examples too,
 * so that it looks the same each time.
 */
export async function startGallery(remotes: readonly HarnessRemote[]): Promise<void> {
  const choice = parseChoice(new URLSearchParams(window.location.search), window.sessionStorage);
  const packs = remotes.filter(({ blocks }) => Object.keys(blocks).length > 0);
  const answers = await Promise.all(packs.map(async (pack) => (await pack.answers?.())?.answers ?? []));
  const platform = await harnessPlatform(choice, answers.flat(), false);
  showPage('Gallery', choice, platform, [
    indexRoute(packs, platform),
    { id: 'gallery/component', path: '/shared-ui/:name', Component: ComponentPage },
    exampleRoute(packs, platform),
  ]);
}

async function loadPack({ name, blocks }: HarnessRemote, platform: Platform): Promise<ShownPack> {
  const shown = Object.entries(blocks).map(([key, block]) => loadShownBlock(key, block, platform));
  return { name, blocks: await Promise.all(shown) };
}

function indexRoute(packs: readonly HarnessRemote[], platform: Platform): RouteObject {
  return {
    id: 'gallery/index',
    index: true,
    loader: () => Promise.all(packs.map((pack) => loadPack(pack, platform))),
    Component: GalleryIndex,
  };
}

function exampleRoute(packs: readonly HarnessRemote[], platform: Platform): RouteObject {
  return {
    id: 'gallery/example',
    path: '/:pack/:key/:example?',
    loader: ({ params }) => {
      const { pack, key = '' } = params;
      const block = packs.find(({ name }) => name === pack)?.blocks[key];
      if (!block) throw new Error(`There is no block ${pack}/${key}`);
      return loadShownBlock(key, block, platform);
    },
    Component: BlockPage,
  };
}
