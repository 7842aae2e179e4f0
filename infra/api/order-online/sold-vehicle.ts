import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKETS, type Market, marketOfListing } from '@showroom/contracts/markets';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { type RetailerRow, retailers } from '../../database/schema/retailers';
import { type VehicleRow, vehicles } from '../../database/schema/vehicles';

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
  return { ...found, market: marketOfListing(found.vehicle.listing) ?? MARKETS.international };
}
