import { useLoaderData } from '@showroom/shared-ui/router';
import type { OrderPageData, UnconfirmedData } from '../../data/fetch-order-page';
import { ConfirmationPage } from '../confirmation/ConfirmationPage';
import { FailurePage } from './FailurePage';
import { useBuiltInFailure } from './use-built-in-failure';

/** The confirmation of an order, or the market's page for a link that leads to none. */
export function ConfirmationRoute() {
  const data = useLoaderData<OrderPageData | UnconfirmedData>();
  const builtIn = useBuiltInFailure('confirmation');
  if (data.status === 'unconfirmed') return <FailurePage content={data.content ?? builtIn} />;
  return <ConfirmationPage />;
}
