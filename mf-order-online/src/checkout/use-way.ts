import { usePlatform } from '@showroom/shared-ui/platform';
import type { OrderOnlineConfigs } from '../data/order-online-config';
import { isFree, offeredVendors } from '../payment/vendors';
import { PLAIN_CHECKOUT } from './checkout-settings';
import { type WayScreen, wayOf } from './screens';
import { needsOf } from './use-screens';

/** The screens of the checkout before a vehicle is held: the market's own vendors count. */
export function useWay({
  order_online_checkout_page: page = PLAIN_CHECKOUT,
}: OrderOnlineConfigs): readonly WayScreen[] {
  const { paymentVendors } = usePlatform().market;
  const [vendor] = offeredVendors(
    paymentVendors.map((type) => ({ type })),
    page.vendors,
  );
  return wayOf({ needs: needsOf(page, vendor !== undefined && isFree(vendor.type)) });
}
