import { partOf } from '@showroom/contracts/schema/part-of';
import type { Platform } from '@showroom/shared-ui/platform';
import type { RouteHandle } from '@showroom/shared-ui/remote-modules';
import type { RouteObject } from '@showroom/shared-ui/router';
import { CheckoutPage } from '../checkout/CheckoutPage';
import { isOtherOrder } from '../data/ordered';
import { journeyLoaders } from '../loaders';
import { ConfirmationRoute } from '../order/failure/ConfirmationRoute';
import { ReservationFailurePage } from '../order/failure/ReservationFailurePage';
import { ContinuePage } from '../order/handover/ContinuePage';
import { JourneyError } from '../order/JourneyError';
import { SuccessPage } from '../order/success/SuccessPage';
import { StepsPage } from '../steps/StepsPage';

type Revalidation = NonNullable<RouteObject['shouldRevalidate']>;

/** The order-online journey, relative to its mount; personal, so never cached or indexed. */
export function createRoutes(platform: Platform): RouteObject[] {
  const load = journeyLoaders(platform);
  return [
    {
      id: 'mf-order-online/index',
      index: true,
      loader: load.entry,
      Component: StepsPage,
      ErrorBoundary: JourneyError,
      handle: handleOf('stock-locator-order-online', () => 'Order online'),
    },
    {
      id: 'mf-order-online/vehicle',
      path: 'vehicle/:vehicleId?',
      loader: load.steps,
      shouldRevalidate: onlyForOthers,
      Component: StepsPage,
      ErrorBoundary: JourneyError,
      handle: handleOf('stock-locator-order-online-details', (data) => titleOf(data) ?? 'Choose a vehicle'),
    },
    {
      id: 'mf-order-online/checkout',
      path: 'checkout',
      loader: load.checkout,
      shouldRevalidate: onlyForOthers,
      Component: CheckoutPage,
      ErrorBoundary: JourneyError,
      handle: handleOf('stock-locator-order-online-checkout', (data) => `Checkout ${titleOf(data) ?? ''}`.trim()),
    },
    {
      id: 'mf-order-online/success',
      path: 'success',
      loader: load.success,
      Component: SuccessPage,
      ErrorBoundary: JourneyError,
      handle: handleOf('stock-locator-order-online-success', () => 'Your reservation'),
    },
    {
      id: 'mf-order-online/confirmation',
      path: 'confirmation/:orderNumber',
      loader: load.confirmation,
      Component: ConfirmationRoute,
      ErrorBoundary: JourneyError,
      handle: handleOf('stock-locator-order-online-confirmation', () => 'Confirmation of your reservation'),
    },
    {
      id: 'mf-order-online/continue',
      path: 'continue',
      loader: () => null,
      Component: ContinuePage,
      ErrorBoundary: JourneyError,
      handle: handleOf('stock-locator-order-online-continue', () => 'Continue your reservation'),
    },
    {
      id: 'mf-order-online/reservation-failure',
      path: 'reservation-failure',
      loader: load.failure,
      Component: ReservationFailurePage,
      ErrorBoundary: JourneyError,
      handle: handleOf('stock-locator-order-online-reservation-failure', () => 'Your reservation'),
    },
  ];
}

/** Steps and screens are in the query; only another vehicle is loaded anew. */
const onlyForOthers: Revalidation = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
    ? isOtherOrder(currentUrl, nextUrl)
    : defaultShouldRevalidate;

/** Title of a page whose data could not be loaded; its body explains. */
const NOT_LOADED = 'Order online';

function handleOf(name: string, title: (data: unknown) => string): RouteHandle {
  const meta = (data: unknown) => ({ title: data === undefined ? NOT_LOADED : title(data), index: false });
  return { name, private: true, meta };
}

function titleOf(data: unknown): string | undefined {
  return isChosen(data) ? data.vehicle.attributes.title : undefined;
}

/** Loader data comes back from the shell untyped. */
function isChosen(data: unknown): data is { readonly vehicle: { readonly attributes: { readonly title: string } } } {
  return partOf(data, 'status') === 'chosen';
}
