import type { VehicleLight } from './vehicle';

type Owner = Pick<VehicleLight['attributes'], 'brand' | 'owner_name' | 'owner_metadata'>;

/** Where the name stands that a retailer goes by beside vehicles of a brand. */
export function displayNameKey(brand: string): 'display_name_jag' | 'display_name_lr' {
  return brand.toLowerCase() === 'jaguar' ? 'display_name_jag' : 'display_name_lr';
}

/**
 * The name that visitors read: a retailer of two brands goes by another one for each, and by its
 * own where it has none for the brand.
 */
export function retailerName({ brand, owner_name, owner_metadata }: Owner): string {
  return owner_metadata[displayNameKey(brand)] || owner_name;
}
