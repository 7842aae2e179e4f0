import type { FinancingOption } from '@showroom/contracts/entities/vehicle';

const MOUNT = '/showroom-order-online';

export const STOCK_PATH = '/stock';

export function detailsPath(vehicleId: string): string {
  return `${MOUNT}/vehicle/${encodeURIComponent(vehicleId)}`;
}

export const CHECKOUT_PATH = `${MOUNT}/checkout`;

export type CheckoutScreen = 'customer' | 'payment';

/** The screen stands in the address, so that back and reload lead where a visitor expects. */
export function checkoutPath(vehicleId: string, option: FinancingOption, screen: CheckoutScreen = 'customer'): string {
  const query = new URLSearchParams({ vehicleId, finance_option: option });
  if (screen !== 'customer') query.set('screen', screen);
  return `${CHECKOUT_PATH}?${query}`;
}

export function successPath(orderNumber: string): string {
  return `${MOUNT}/success?${new URLSearchParams({ order: orderNumber })}`;
}

export function confirmationPath(orderNumber: string): string {
  return `${MOUNT}/confirmation/${encodeURIComponent(orderNumber)}`;
}

/** `/showroom/{slug}-{vehicleId}`, the page of the vehicle itself. */
export function vehiclePagePath(id: string, slug: string): string {
  return `/showroom/${slug}-${id}`;
}

/** Vehicles of the same model, the way out of a vehicle that somebody else has. */
export function similarPath(model: string | undefined): string {
  return model ? `${STOCK_PATH}?${new URLSearchParams({ models: model })}` : STOCK_PATH;
}
