import type { Vehicle } from '@showroom/contracts/entities/vehicle';

type Owner = Pick<Vehicle['attributes'], 'brand' | 'owner_name' | 'owner_metadata'>;

/** A retailer of two brands goes by another name for each. */
export function retailerName({ brand, owner_name, owner_metadata }: Owner): string {
  const isJaguar = brand.toLowerCase() === 'jaguar';
  return (isJaguar ? owner_metadata.display_name_jag : owner_metadata.display_name_lr) || owner_name;
}
