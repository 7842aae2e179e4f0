import type { Platform } from '@showroom/shared-ui/platform';
import type { RouteHandle } from '@showroom/shared-ui/remote-modules';
import type { RouteObject } from '@showroom/shared-ui/router';
import { titleOfPage } from '../language/language';
import { SavedPage } from '../saved/SavedPage';

const handle = {
  name: 'stock-locator-saved',
  meta: (data) => ({ title: titleOfPage(data), index: false }),
} as const satisfies RouteHandle;

/** What is at `/showroom/saved`. */
export function createRoutes(platform: Platform): RouteObject[] {
  return [
    {
      id: 'mf-stock-locator/saved',
      index: true,
      async loader({ request }) {
        const { loadSaved } = await import('../saved/load-saved');
        return loadSaved(platform, request.signal);
      },
      Component: SavedPage,
      handle,
    },
  ];
}
