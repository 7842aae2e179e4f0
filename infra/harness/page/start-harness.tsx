import type { Platform } from '@showroom/shared-ui/platform';
import type { RoutesModule, SlotModule } from '@showroom/shared-ui/remote-modules';
import type { RouteObject } from '@showroom/shared-ui/router';
import { BlockPage } from './BlockPage';
import { parseChoice } from './choice';
import { harnessPlatform } from './harness-platform';
import type { HarnessRemote } from './harness-remote';
import { Overview } from './Overview';
import { SlotPreview } from './SlotPreview';
import { showPage } from './show-page';
import { loadShownBlock } from './shown-block';

/**
 * Shows one remote alone: what it exposes, its blocks by their examples, its slots, and its routes
 * under their mounts.
 */
export async function startHarness([remote]: readonly HarnessRemote[]): Promise<void> {
  if (!remote) throw new Error('There is no remote to show');
  const choice = parseChoice(new URLSearchParams(window.location.search), window.sessionStorage);
  const answers = (await remote.answers?.())?.answers ?? [];
  const platform = await harnessPlatform(choice, answers, true);
  const routes = await Promise.all(
    Object.entries(remote.mounts).map(([path, expose]) => mountedRoutes(remote, path, expose, platform)),
  );
  showPage(remote.name, choice, platform, [
    { id: 'harness/overview', index: true, element: <Overview remote={remote} /> },
    blockRoute(remote, platform),
    slotRoute(remote, platform),
    ...routes,
    { id: 'harness/elsewhere', path: '*', element: <Elsewhere /> },
  ]);
}

function blockRoute(remote: HarnessRemote, platform: Platform): RouteObject {
  return {
    id: 'harness/block',
    path: '/-/block/:key',
    loader: ({ params }) => {
      const block = remote.blocks[params['key'] ?? ''];
      if (!block) throw new Error(`${remote.name} has no block ${params['key']} with examples`);
      return loadShownBlock(params['key'] ?? '', block, platform);
    },
    Component: BlockPage,
  };
}

function isSlotModule(module: unknown): module is SlotModule {
  return typeof module === 'object' && module !== null && 'kind' in module;
}

function slotRoute(remote: HarnessRemote, platform: Platform): RouteObject {
  return {
    id: 'harness/slot',
    path: '/-/slot/:slot',
    loader: async ({ params, request }) => {
      const load = remote.exposes[remote.slots[params['slot'] ?? ''] ?? ''];
      const module = await load?.();
      if (!isSlotModule(module)) throw new Error(`${remote.name} fills no slot ${params['slot']}`);
      const url = new URL(request.url);
      return { module, data: await module.load?.({ platform, url, content: {}, signal: request.signal }) };
    },
    Component: SlotPreview,
  };
}

function isRoutesModule(module: unknown): module is RoutesModule {
  return typeof module === 'object' && module !== null && 'createRoutes' in module;
}

async function mountedRoutes(
  remote: HarnessRemote,
  path: string,
  expose: string,
  platform: Platform,
): Promise<RouteObject> {
  const module = await remote.exposes[expose]?.();
  if (!isRoutesModule(module)) throw new Error(`${remote.name} has no routes ${expose}`);
  return { id: `mount ${path}`, path, children: module.createRoutes(platform) };
}

function Elsewhere() {
  return <p className="harness-page">{window.location.pathname} belongs to another part of the site.</p>;
}
