import type { FinancingOption } from '@showroom/contracts/entities/vehicle';

const MOUNT = '/showroom-order-online';

export const STOCK_PATH = '/stock';

/** The steps before the checkout; a configuration goes before the vehicle it is based on. */
export function detailsPath(vehicleId: string, configUrl?: string | null): string {
  if (configUrl) return `${MOUNT}/vehicle?${new URLSearchParams({ config_url: configUrl })}`;
  return `${MOUNT}/vehicle/${encodeURIComponent(vehicleId)}`;
}

export const CHECKOUT_PATH = `${MOUNT}/checkout`;

/** Its screens are in the address, too: see checkout/screen-path. */
export function checkoutPath(vehicleId: string, option: FinancingOption, configUrl?: string | null): string {
  const ordered = configUrl ? { config_url: configUrl } : { vehicleId };
  return `${CHECKOUT_PATH}?${new URLSearchParams({ ...ordered, finance_option: option })}`;
}

export function successPath(orderNumber: string): string {
  return `${MOUNT}/success?${new URLSearchParams({ order: orderNumber })}`;
}

export function confirmationPath(orderNumber: string): string {
  return `${MOUNT}/confirmation/${encodeURIComponent(orderNumber)}`;
}

/** Where the link of another device leads. */
export const CONTINUE_PATH = `${MOUNT}/continue`;

/** The page for a reservation that failed; the query names what can be tried again. */
export function reservationFailurePath(checkoutQuery: string): string {
  const query = new URLSearchParams(checkoutQuery);
  const named = ['vehicleId', 'config_url'].flatMap((key) => query.getAll(key).map((value) => [key, value]));
  return `${MOUNT}/reservation-failure?${new URLSearchParams(named)}`;
}

/** `/showroom/{slug}-{vehicleId}`, the page of the vehicle itself. */
export function vehiclePagePath(id: string, slug: string): string {
  return `/showroom/${slug}-${id}`;
}

/** Vehicles of the same model, the alternative to one that is held or sold. */
export function similarPath(model: string | undefined): string {
  return model ? `${STOCK_PATH}?${new URLSearchParams({ models: model })}` : STOCK_PATH;
}
