import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKETS, type Market, marketOfListing } from '@showroom/contracts/markets';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { type RetailerRow, retailers } from '../../database/schema/retailers';
import { type VehicleRow, vehicles } from '../../database/schema/vehicles';
import { retailerBeside } from '../stock-locator/retailer-beside';

/** A vehicle with who sells it. */
export interface SoldVehicle {
  readonly vehicle: VehicleRow;
  readonly retailer: RetailerRow;
  readonly market: Market;
}

/** The vehicle that the steps are about; a listing of no market follows the default one's rules. */
export async function soldVehicle(db: Db, id: string): Promise<SoldVehicle> {
  const [found] = await db
    .select({ vehicle: vehicles, retailer: retailers })
    .from(vehicles)
    .innerJoin(retailers, eq(retailers.id, vehicles.owner_id))
    .where(and(eq(vehicles.id, id), isNull(vehicles.removed_at)));
  if (!found) throw new ShowroomError('vehicle.not-found', { status: 404 });
  const { vehicle } = found;
  const retailer = retailerBeside(vehicle, found.retailer);
  return { vehicle, retailer, market: marketOfListing(vehicle.listing) ?? MARKETS.international };
}
