import { useLoaderData, useSearchParams } from '@showroom/shared-ui/router';
import type { Journey } from '../../data/fetch-journey';
import { detailsPath } from '../paths';
import { FailurePage } from './FailurePage';
import { useBuiltInFailure } from './use-built-in-failure';

/** The page for a lost vehicle; the address names what can be tried again. */
export function ReservationFailurePage() {
  const { config } = useLoaderData<Journey>();
  const builtIn = useBuiltInFailure('reservation');
  const [query] = useSearchParams();
  const vehicleId = query.get('vehicleId');
  const configUrl = query.get('config_url');
  const retryHref = vehicleId || configUrl ? detailsPath(vehicleId ?? '', configUrl) : undefined;
  return <FailurePage content={config.order_online_reservation_failure_page ?? builtIn} retryHref={retryHref} />;
}
