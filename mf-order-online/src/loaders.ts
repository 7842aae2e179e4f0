import type { Platform } from '@showroom/shared-ui/platform';
import { data, type LoaderFunctionArgs, redirect } from '@showroom/shared-ui/router';
import { fetchJourney, type Journey, type JourneyData, journeyModeOf } from './data/fetch-journey';
import { fetchLinkedOrder, fetchOrderPage, type OrderPageData, type UnconfirmedData } from './data/fetch-order-page';
import { fetchOrderOnlineConfig } from './data/order-online-config';
import { orderedBy } from './data/ordered';
import { asNotFound } from './data/route-error';
import { detailsPath } from './order/paths';
import { loadFirstStep } from './steps/first-step';

/** What the pages of the journey load; a failed call becomes the status of the page. */
export function journeyLoaders(platform: Platform) {
  const failing = <T>(loaded: Promise<T>): Promise<T> =>
    loaded.catch((error: unknown) => Promise.reject(asNotFound(error)));

  async function steps({ params, request }: LoaderFunctionArgs): Promise<JourneyData> {
    const named = orderedBy(new URL(request.url));
    const ordered = { ...named, vehicleId: params['vehicleId'] ?? named.vehicleId };
    const types = ['order_online_steps_page', 'order_online_checkout_page'] as const;
    const journey = await failing(fetchJourney(platform, ordered, types, request.signal));
    await loadFirstStep(journey);
    return journey;
  }

  return {
    steps,
    /** The mount itself leads on to what its address names. */
    entry(args: LoaderFunctionArgs): Promise<JourneyData> {
      const { vehicleId, configUrl } = orderedBy(new URL(args.request.url));
      if (vehicleId || configUrl) throw redirect(detailsPath(vehicleId ?? '', configUrl));
      return steps(args);
    },
    checkout({ request }: LoaderFunctionArgs): Promise<JourneyData> {
      const ordered = orderedBy(new URL(request.url));
      return failing(fetchJourney(platform, ordered, ['order_online_checkout_page'], request.signal));
    },
    success({ request }: LoaderFunctionArgs): Promise<OrderPageData> {
      const { searchParams } = new URL(request.url);
      const address = { number: searchParams.get('order') ?? '', token: searchParams.get('token') ?? undefined };
      return failing(fetchOrderPage(platform, address, request.signal));
    },
    async confirmation({ params, request }: LoaderFunctionArgs) {
      const token = new URL(request.url).searchParams.get('token') ?? undefined;
      const address = { number: params['orderNumber'] ?? '', token };
      const found: OrderPageData | UnconfirmedData = await failing(fetchLinkedOrder(platform, address, request.signal));
      return found.status === 'unconfirmed' ? data(found, { status: 404 }) : found;
    },
    async failure({ request }: LoaderFunctionArgs): Promise<Journey> {
      const mode = journeyModeOf(orderedBy(new URL(request.url)));
      const types = ['order_online_reservation_failure_page'] as const;
      return { mode, config: await failing(fetchOrderOnlineConfig(platform, mode, types, request.signal)) };
    },
  };
}
