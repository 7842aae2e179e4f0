import type { Order } from '@showroom/contracts/entities/order';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import type { Platform } from '@showroom/shared-ui/platform';
import type { RouteHandle } from '@showroom/shared-ui/remote-modules';
import { type LoaderFunctionArgs, type RouteObject, redirect } from '@showroom/shared-ui/router';
import { CheckoutPage } from '../checkout/CheckoutPage';
import { ConfirmationPage } from '../confirmation/ConfirmationPage';
import { readOrder } from '../data/read-order';
import { readVehicle } from '../data/read-vehicle';
import { asNotFound } from '../data/route-error';
import { DetailsPage, type VehicleData } from '../details/DetailsPage';
import { JourneyError } from '../journey/JourneyError';
import { detailsPath } from '../journey/paths';
import { SuccessPage } from '../success/SuccessPage';

/** The order-online journey, relative to its mount. Nothing of it is cached or indexed: it shows what one visitor does. */
export function createRoutes(platform: Platform): RouteObject[] {
  const read = (id: string, signal: AbortSignal): Promise<VehicleData> =>
    readVehicle(platform.client, platform.market.listing, id, signal).then(
      (vehicle) => ({ status: 'chosen', vehicle }),
      (error: unknown) => Promise.reject(asNotFound(error)),
    );

  function loadDetails({ params, request }: LoaderFunctionArgs): Promise<VehicleData> | VehicleData {
    const { vehicleId } = params;
    if (vehicleId) return read(vehicleId, request.signal);
    const named = new URL(request.url).searchParams.get('vehicleId');
    if (named) throw redirect(detailsPath(named));
    return { status: 'choose' };
  }

  function loadCheckout({ request }: LoaderFunctionArgs): Promise<VehicleData> | VehicleData {
    const id = new URL(request.url).searchParams.get('vehicleId');
    return id ? read(id, request.signal) : { status: 'choose' };
  }

  function loadOrder(number: string, token: string | null, signal: AbortSignal): Promise<Order> {
    return readOrder(platform.client, { number, token: token ?? undefined }, signal).catch((error: unknown) =>
      Promise.reject(asNotFound(error)),
    );
  }

  return [
    {
      id: 'mf-order-online/index',
      index: true,
      loader: loadDetails,
      Component: DetailsPage,
      ErrorBoundary: JourneyError,
      handle: handleOf('stock-locator-order-online', () => 'Order online'),
    },
    {
      id: 'mf-order-online/vehicle',
      path: 'vehicle/:vehicleId?',
      loader: loadDetails,
      Component: DetailsPage,
      ErrorBoundary: JourneyError,
      handle: handleOf('stock-locator-order-online-details', (data) => titleOf(data) ?? 'Choose a vehicle'),
    },
    {
      id: 'mf-order-online/checkout',
      path: 'checkout',
      loader: loadCheckout,
      // The screens of the checkout stand in the query; only another vehicle is loaded anew.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
          ? currentUrl.searchParams.get('vehicleId') !== nextUrl.searchParams.get('vehicleId')
          : defaultShouldRevalidate,
      Component: CheckoutPage,
      ErrorBoundary: JourneyError,
      handle: handleOf('stock-locator-order-online-checkout', (data) => `Checkout ${titleOf(data) ?? ''}`.trim()),
    },
    {
      id: 'mf-order-online/success',
      path: 'success',
      loader: ({ request }) => {
        const { searchParams } = new URL(request.url);
        return loadOrder(searchParams.get('order') ?? '', searchParams.get('token'), request.signal);
      },
      Component: SuccessPage,
      ErrorBoundary: JourneyError,
      handle: handleOf('stock-locator-order-online-success', () => 'Your reservation'),
    },
    {
      id: 'mf-order-online/confirmation',
      path: 'confirmation/:orderNumber',
      loader: ({ params, request }) =>
        loadOrder(params['orderNumber'] ?? '', new URL(request.url).searchParams.get('token'), request.signal),
      Component: ConfirmationPage,
      ErrorBoundary: JourneyError,
      handle: handleOf('stock-locator-order-online-confirmation', () => 'Confirmation of your reservation'),
    },
  ];
}

/** Title of a page whose data could not be loaded; its body says why. */
const NOT_LOADED = 'Order online';

function handleOf(name: string, title: (data: unknown) => string): RouteHandle {
  const meta = (data: unknown) => ({ title: data === undefined ? NOT_LOADED : title(data), index: false });
  return { name, private: true, meta };
}

function titleOf(data: unknown): string | undefined {
  if (!isChosen(data)) return undefined;
  return data.vehicle.attributes.title;
}

/** Loader data comes back from the shell untyped. */
function isChosen(data: unknown): data is { readonly vehicle: Vehicle } {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'status') === 'chosen';
}
