import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import type { Platform } from '@showroom/shared-ui/platform';
import { fetchConfigured } from '../../data/vehicles';

type Attributes = Vehicle['attributes'];

/**
 * The configuration of a vehicle that is still to be built: it is ordered by this, and not as one
 * thing of the stock.
 */
export function configurationOf({ status, config_url }: Pick<Attributes, 'status' | 'config_url'>): string | undefined {
  return (status === 'on_demand' && config_url) || undefined;
}

/**
 * How a vehicle can be reserved: one of the stock as it says itself, one that is still to be built
 * by its configurator's button. What is in another listing is looked at here, and reserved
 * where it is sold.
 */
export async function reservationOf(
  platform: Platform,
  { attributes }: Vehicle,
  list: string | undefined,
  signal: AbortSignal,
): Promise<Attributes['reservation']> {
  if (list !== undefined) return null;
  const configUrl = configurationOf(attributes);
  if (configUrl === undefined) return attributes.reservation;
  const { data } = await fetchConfigured(platform, configUrl, signal);
  const button = data[0]?.attributes.buttons[0];
  if (!button) return null;
  const { currency, owner_name, prices } = attributes;
  return {
    label: button.label,
    fee: button.reservation_fee,
    currency,
    financing_options: prices.map(({ type }) => type),
    owner: owner_name,
  };
}
