import type { VehicleLight } from './vehicle';

type Owner = Pick<VehicleLight['attributes'], 'brand' | 'owner_name' | 'owner_metadata'>;

/** The name that visitors read: a retailer of two brands goes by another one for each, and by its own where it has none for the brand. */
export function retailerName({ brand, owner_name, owner_metadata }: Owner): string {
  const isJaguar = brand.toLowerCase() === 'jaguar';
  return (isJaguar ? owner_metadata.display_name_jag : owner_metadata.display_name_lr) || owner_name;
}
