import type { Dealer } from '@showroom/contracts/entities/retailer';
import type { RetailerRow } from '../../database/schema/retailers';
import { retailerAnswer } from '../stock-locator/retailer-directory';

/** A retailer of our own as one found from a place. */
export function dealerAnswer(row: RetailerRow): Dealer {
  const { id, attributes } = retailerAnswer(row);
  return { id, type: 'dealer', attributes: { ...attributes, distance: null } };
}
