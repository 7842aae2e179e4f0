import type { Platform } from '@showroom/shared-ui/platform';
import type { RouteHandle } from '@showroom/shared-ui/remote-modules';
import type { RouteObject } from '@showroom/shared-ui/router';
import { readSettings } from '../data/read-settings';
import { asRouteError } from '../data/route-error';
import { EditorError } from '../layout/EditorError';
import { SettingsPage } from '../settings/SettingsPage';

const handle: RouteHandle = { name: 'admin', private: true, meta: () => ({ title: 'Settings', index: false }) };

/** The administration of a market, relative to its mount. */
export function createRoutes({ client, market }: Platform): RouteObject[] {
  return [
    {
      id: 'mf-cms-editor/admin',
      index: true,
      loader: ({ request }) =>
        readSettings(client, market.code, request.signal).catch((error: unknown) =>
          Promise.reject(asRouteError(error)),
        ),
      Component: SettingsPage,
      ErrorBoundary: EditorError,
      handle,
    },
  ];
}
