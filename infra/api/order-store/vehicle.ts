import { createHash } from 'node:crypto';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKETS, type Market, marketOfListing } from '@showroom/contracts/markets';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { type RetailerRow, retailers } from '../../database/schema/retailers';
import { type VehicleRow, vehicles } from '../../database/schema/vehicles';
import { Refusal } from '../kernel/refusal';
import { configuredFee, reservationFor } from '../market/reservation-fee';
import { retailerBeside } from '../stock-locator/retailer-beside';
import type { CheckoutTerms, OfferedVendor } from './checkout-terms';

export interface StockVehicle {
  readonly vehicle: VehicleRow;
  readonly retailer: RetailerRow;
  readonly market: Market;
  /** Of a vehicle that is still to be built as it was configured: it is not one thing in stock. */
  readonly configUrl: string | null;
}

export interface ReservableVehicle extends StockVehicle {
  /** Minor units. */
  readonly fee: number;
  readonly vendors: readonly OfferedVendor[];
  readonly terms: CheckoutTerms;
}

/** What a request is about, by one of both. */
export interface Subject {
  readonly vehicle_id?: string | undefined;
  readonly config_url?: string | undefined;
}

/** The vehicle that a request of a company's page names. */
export async function findSubject(db: Db, subject: Subject, companyUuid: string): Promise<StockVehicle> {
  const { vehicle_id, config_url = null } = subject;
  const id = vehicle_id ?? (await configuredId(db, config_url ?? '', companyUuid));
  const stock = await findVehicle(db, id, config_url);
  checkCompany(stock, companyUuid);
  return stock;
}

async function configuredId(db: Db, configUrl: string, companyUuid: string): Promise<string> {
  const market = Object.values<Market>(MARKETS).find((one) => one.companyUuid === companyUuid);
  const [found] = await db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(
      and(eq(vehicles.config_url, configUrl), eq(vehicles.listing, market?.listing ?? ''), isNull(vehicles.removed_at)),
    )
    .orderBy(asc(vehicles.id))
    .limit(1);
  if (!found) throw new ShowroomError('vehicle.not-found', { status: 404 });
  return found.id;
}

/** The vehicle as it stands in stock, whatever its status. */
export async function findVehicle(db: Db, id: string, configUrl: string | null): Promise<StockVehicle> {
  const [found] = await db
    .select({ vehicle: vehicles, retailer: retailers })
    .from(vehicles)
    .innerJoin(retailers, eq(retailers.id, vehicles.owner_id))
    .where(eq(vehicles.id, id));
  const market = found && marketOfListing(found.vehicle.listing);
  if (!found || !market || found.vehicle.removed_at !== null)
    throw new ShowroomError('vehicle.not-found', { status: 404 });
  const { vehicle } = found;
  return { vehicle, retailer: retailerBeside(vehicle, found.retailer), market, configUrl };
}

/**
 * What a hold is keyed by: a vehicle of the stock is one thing, a configuration can be built for
 * everybody.
 */
export function heldKey({ vehicle, configUrl }: StockVehicle, owner: string): string {
  if (configUrl === null) return vehicle.id;
  return `config:${createHash('sha256').update(`${owner} ${configUrl}`).digest('base64url')}`;
}

/** A vehicle that can be reserved online, with the fee that the server names. */
export function reservable(stock: StockVehicle, terms: CheckoutTerms): ReservableVehicle {
  const { vehicle, configUrl } = stock;
  const isConfigured = configUrl !== null;
  if (!isConfigured && (vehicle.status === 'reserved' || vehicle.status === 'sold'))
    throw new ShowroomError('vehicle.sold', { status: 409 });
  const fee = isConfigured ? configuredFee(vehicle, terms.configured) : vehicle.reservation_fee;
  const vendors = fee === null ? [] : terms.vendorsOf(fee);
  if (fee === null || vendors.length === 0 || !(isConfigured || reservationFor(vehicle) !== null)) {
    throw new Refusal(422, 'This vehicle cannot be reserved online.', [
      { path: isConfigured ? 'config_url' : 'vehicle_id', message: 'cannot be reserved online' },
    ]);
  }
  return { ...stock, fee, vendors, terms };
}

/** Money goes to the company that sells the vehicle, whatever the visitor's page says. */
function checkCompany({ market }: Pick<StockVehicle, 'market'>, companyUuid: string): void {
  if (market.companyUuid === companyUuid) return;
  throw new Refusal(422, 'This company does not sell the vehicle.', [
    { path: 'company_uuid', message: 'does not sell this vehicle' },
  ]);
}
