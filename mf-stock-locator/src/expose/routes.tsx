import { messagesFor } from '@showroom/shared-ui/messages-for';
import type { Platform } from '@showroom/shared-ui/platform';
import type { RouteHandle } from '@showroom/shared-ui/remote-modules';
import { type RouteObject, redirect } from '@showroom/shared-ui/router';
import { STOCK_PATH } from '../shortlist/paths';
import missingMessages from '../vehicle/messages/missing/en.json';
import { VehicleError } from '../vehicle/VehicleError';
import { VehiclePage } from '../vehicle/VehiclePage';
import { isVehiclePage } from '../vehicle/vehicle-data';

const handle = {
  name: 'stock-locator-preview',
  hydrate: 'activity',
  meta: (data, { locale }) =>
    isVehiclePage(data) ? data.meta : { title: messagesFor(missingMessages, locale).missingTitle, index: false },
  tags: (data) => (isVehiclePage(data) ? [data.vehicle, ...data.similar].map(({ id }) => `vehicle:${id}`) : []),
} as const satisfies RouteHandle;

/** What is under `/showroom`. */
export function createRoutes(platform: Platform): RouteObject[] {
  return [
    { id: 'mf-stock-locator/start', index: true, loader: () => redirect(STOCK_PATH) },
    {
      id: 'mf-stock-locator/vehicle',
      path: ':slugAndId',
      async loader({ params, request }) {
        const { loadVehicle } = await import('../vehicle/load-vehicle');
        return loadVehicle(platform, params['slugAndId'] ?? '', new URL(request.url).searchParams, request.signal);
      },
      Component: VehiclePage,
      ErrorBoundary: VehicleError,
      handle,
    },
  ];
}
