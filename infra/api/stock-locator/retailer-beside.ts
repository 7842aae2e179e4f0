import { retailerName } from '@showroom/contracts/entities/retailer-name';
import type { RetailerRow } from '../../database/schema/retailers';
import type { VehicleRow } from '../../database/schema/vehicles';

/** A retailer by the name that it goes by beside a vehicle. */
export function retailerBeside({ brand }: Pick<VehicleRow, 'brand'>, retailer: RetailerRow): RetailerRow {
  return { ...retailer, name: retailerName({ brand, owner_name: retailer.name, owner_metadata: retailer }) };
}
