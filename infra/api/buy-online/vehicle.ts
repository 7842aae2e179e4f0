import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Market } from '@showroom/contracts/markets';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { type RetailerRow, retailers } from '../../database/schema/retailers';
import { type VehicleRow, vehicles } from '../../database/schema/vehicles';
import { Refusal } from '../server/refusal';
import { marketOfListing, reservationFor } from './reservation-fee';

export interface StockVehicle {
  readonly vehicle: VehicleRow;
  readonly retailer: RetailerRow;
  readonly market: Market;
}

export interface ReservableVehicle extends StockVehicle {
  /** Minor units. */
  readonly fee: number;
}

/** The vehicle as it stands in stock, whatever its status. */
export async function findVehicle(db: Db, id: string): Promise<StockVehicle> {
  const [found] = await db
    .select({ vehicle: vehicles, retailer: retailers })
    .from(vehicles)
    .innerJoin(retailers, eq(retailers.id, vehicles.owner_id))
    .where(eq(vehicles.id, id));
  const market = found && marketOfListing(found.vehicle.listing);
  if (!found || !market || found.vehicle.removed_at !== null)
    throw new ShowroomError('vehicle.not-found', { status: 404 });
  return { ...found, market };
}

/** A vehicle that can be reserved online, with the fee that the server names. */
export function reservable({ vehicle, retailer, market }: StockVehicle): ReservableVehicle {
  if (vehicle.status === 'reserved' || vehicle.status === 'sold')
    throw new ShowroomError('vehicle.sold', { status: 409 });
  if (vehicle.reservation_fee === null || reservationFor(vehicle) === null) {
    throw new Refusal(422, 'This vehicle cannot be reserved online.', [
      { path: 'vehicle_id', message: 'cannot be reserved online' },
    ]);
  }
  return { vehicle, retailer, market, fee: vehicle.reservation_fee };
}

/** Money goes to the company that sells the vehicle, whatever the visitor's page says. */
export function checkCompany({ market }: StockVehicle, companyUuid: string): void {
  if (market.companyUuid === companyUuid) return;
  throw new Refusal(422, 'This company does not sell the vehicle.', [
    { path: 'company_uuid', message: 'does not sell this vehicle' },
  ]);
}
