import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { useLoaderData } from '@showroom/shared-ui/router';
import type { JourneyData } from '../data/fetch-journey';
import type { OrderChoice } from '../data/order-choice';
import { ChooseVehicle } from '../order/ChooseVehicle';
import { checkoutPath } from '../order/paths';
import { Checkout } from './Checkout';

const toCheckout = ({ vehicleId, preselectedPaymentOption = 'purchase', configUrl }: OrderChoice) =>
  checkoutPath(vehicleId, preselectedPaymentOption, configUrl);

/** The checkout of one vehicle, or where to find one. */
export function CheckoutPage() {
  const data = useLoaderData<JourneyData>();
  if (data.status === 'choose') return <ChooseVehicle pathOf={toCheckout} />;
  return <Checkout key={keyOf(data)} journey={data} />;
}

function keyOf({ vehicle, configUrl }: { readonly vehicle: Vehicle; readonly configUrl: string | null }): string {
  return configUrl ?? vehicle.id;
}
