import {
  createMetahead,
  deleteMetahead,
  type EditedMetahead,
  listEditedMetaheads,
  listMetaheads,
  updateMetahead as updateCall,
} from '@showroom/contracts/calls/metaheads';
import { foreignOrigins } from '@showroom/contracts/content/foreign-origins';
import type { MetaheadPlan } from '@showroom/contracts/entities/metahead';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKET_CODES, type MarketCode } from '@showroom/contracts/markets';
import type { Api, Caller, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { revisionIn } from '../kernel/revision';
import { marketSettings } from '../market/market-settings';
import { publishedMetaheads } from '../pages/page-metaheads';
import { checkedContent } from './check-metahead';
import {
  addMetahead,
  allMetaheads,
  type FoundMetahead,
  findMetahead,
  removeMetahead,
  type Seen,
  type StoredPlan,
  updateMetahead,
} from './metahead-store';

const notFound = () => new ShowroomError('page.not-found', { status: 404 });

function marketOf(row: FoundMetahead): MarketCode {
  const market = MARKET_CODES.find((code) => code === row.market);
  if (!market) throw notFound();
  return market;
}

/** As it was written: what Sass became is for pages alone. */
function metaheadAnswer(found: FoundMetahead): EditedMetahead {
  const { id, compiled: _, saved_at, ...row } = found;
  const written = { market: marketOf(found), saved_at: new Date(saved_at).toISOString() };
  return { id, type: 'edited_metahead', attributes: { ...row, ...written } };
}

/** Serves metaheads: to anybody as pages carry them, to administrators to be written. */
export function metaheads(api: Api, context: Context): void {
  const { db } = context.database;
  const settingsOf = marketSettings(context);

  async function storedPlan(plan: MetaheadPlan, market: MarketCode): Promise<StoredPlan> {
    return { ...plan, ...(await checkedContent(plan, foreignOrigins(await settingsOf(market)).frame)) };
  }

  implement(api, listMetaheads, async ({ query }) => ({
    data: await publishedMetaheads(db, query.market, query['q[page_id_equal_or_null]']),
  }));

  implement(api, listEditedMetaheads, async ({ query: { market } }) => ({
    data: (await allMetaheads(db, market)).map(metaheadAnswer),
  }));

  implement(api, createMetahead, async ({ body: { market, ...plan }, caller }) => ({
    data: metaheadAnswer(await addMetahead(db, market, await storedPlan(plan, market), caller.subject ?? '')),
  }));

  /** A metahead of a market that is not theirs is none. */
  async function seenBy(asked: {
    readonly params: { readonly id: string };
    readonly headers: { readonly 'if-match': string };
    readonly caller: Caller;
  }): Promise<Seen> {
    const row = await findMetahead(db, asked.params.id);
    if (!row || !asked.caller.markets.has(row.market)) throw notFound();
    const revision = revisionIn(asked.headers);
    return { id: row.id, plan: row, market: marketOf(row), revision, who: asked.caller.subject ?? '' };
  }

  implement(api, updateCall, async ({ body, ...asked }) => {
    const seen = await seenBy(asked);
    return { data: metaheadAnswer(await updateMetahead(db, seen, await storedPlan(body, seen.market))) };
  });

  implement(api, deleteMetahead, async (asked) => {
    await removeMetahead(db, await seenBy(asked));
    return undefined;
  });
}
