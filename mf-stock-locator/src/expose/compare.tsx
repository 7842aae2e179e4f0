import type { Platform } from '@showroom/shared-ui/platform';
import type { RouteHandle } from '@showroom/shared-ui/remote-modules';
import type { RouteObject } from '@showroom/shared-ui/router';
import { ComparePage } from '../compare/ComparePage';
import { comparedTags } from '../compare/compare-data';
import { titleOfPage } from '../language/language';

const handle = {
  name: 'stock-locator-compare',
  meta: (data) => ({ title: titleOfPage(data), index: false }),
  tags: comparedTags,
} as const satisfies RouteHandle;

/** What is at `/showroom/compare`. */
export function createRoutes(platform: Platform): RouteObject[] {
  return [
    {
      id: 'mf-stock-locator/compare',
      index: true,
      async loader({ request }) {
        const { loadCompare } = await import('../compare/load-compare');
        return loadCompare(platform, new URL(request.url), request.signal);
      },
      Component: ComparePage,
      handle,
    },
  ];
}
