import type { HandoverLocation } from '@showroom/contracts/entities/order-choices';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../database/database';
import { type RetailerRow, retailers } from '../../../database/schema/retailers';
import { retailerBeside } from '../../stock-locator/retailer-beside';
import { type LocationQuestion, locationOf } from './locations';

/** Where a vehicle is handed over, by whom, and after how many days. */
export interface Handover {
  readonly location: HandoverLocation;
  readonly retailer: RetailerRow;
  readonly days: number;
}

/**
 * By the retailer that has the vehicle unless another place was chosen; undefined where it cannot
 * be.
 */
export async function handoverAt(
  db: Db,
  question: LocationQuestion,
  uuid: string | undefined,
): Promise<Handover | undefined> {
  const own = question.stock.retailer;
  const location = await locationOf(db, question, uuid ?? own.id);
  if (!location) return undefined;
  const { retailer_id, days } = location.attributes;
  if (retailer_id === own.id) return { location, retailer: own, days };
  const [retailer] = await db.select().from(retailers).where(eq(retailers.id, retailer_id));
  return retailer && { location, retailer: retailerBeside(question.stock.vehicle, retailer), days };
}
