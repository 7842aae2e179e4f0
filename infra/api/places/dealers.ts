import {
  createDealer,
  type DealerRecord,
  deleteDealer,
  listDealerRecords,
  updateDealer as updateCall,
} from '@showroom/contracts/calls/dealers';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { marketOfListing } from '@showroom/contracts/markets';
import type { Api, Caller, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { retailerAnswer } from '../stock-locator/retailer-directory';
import {
  addDealer,
  type FoundDealer,
  findDealer,
  ITEMS,
  removeDealer,
  type SeenDealer,
  searchDealers,
  updateDealer,
} from './dealer-store';

function recordOf({ revision, vehicles, ...row }: FoundDealer): DealerRecord {
  const { id, attributes } = retailerAnswer(row);
  return { id, type: 'dealer_record', attributes: { ...attributes, revision, vehicles } };
}

/** Serves dealers to administrators, who write them. */
export function dealers(api: Api, { database: { db } }: Context): void {
  implement(api, listDealerRecords, async ({ query: { market, q = '', page = 1 } }) => {
    const { total, rows } = await searchDealers(db, market, q.trim(), page);
    const meta = { total, page, pages: Math.max(1, Math.ceil(total / ITEMS)), items: ITEMS };
    return { data: rows.map(recordOf), meta };
  });

  implement(api, createDealer, async ({ body: { market, ...plan }, caller }) => ({
    data: recordOf(await addDealer(db, market, plan, caller.subject ?? '')),
  }));

  /** A dealer of a market that is not theirs is none. */
  async function seenBy(asked: {
    readonly params: { readonly id: string };
    readonly headers: { readonly 'if-match': string };
    readonly caller: Caller;
  }): Promise<SeenDealer> {
    const row = await findDealer(db, asked.params.id);
    const market = row && marketOfListing(row.listing)?.code;
    if (!market || !asked.caller.markets.has(market)) throw new ShowroomError('page.not-found', { status: 404 });
    return { row, market, revision: asked.headers['if-match'].slice(1, -1), who: asked.caller.subject ?? '' };
  }

  implement(api, updateCall, async ({ body, ...asked }) => ({
    data: recordOf(await updateDealer(db, await seenBy(asked), body)),
  }));

  implement(api, deleteDealer, async (asked) => {
    await removeDealer(db, await seenBy(asked));
    return undefined;
  });
}
