import { approveRemovals, getFeedRun, listFeedRuns } from '@showroom/contracts/calls/feeds';
import * as z from 'zod';
import type { Database } from '../../database/database';
import { approveRemovals as approve, type Refused } from '../../import/store/approve-removals';
import type { Api, Caller } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { type Run, reportAnswer, runAnswer } from './feed-answers';
import { whoIs } from './feed-rules';
import { detailsOf, runById, runsOf } from './find-feeds';
import { rowsAsCsv } from './rows-csv';

const ITEMS = 10;

const REFUSED = {
  unknown: new Refusal(404, 'There is no such run.'),
  'not waiting': new Refusal(409, 'Nothing waits for consent any more.'),
  'not the last': new Refusal(409, 'The feed has run again meanwhile; look at its last run.'),
  'other number': new Refusal(409, 'Another number of vehicles waits than you were shown; please look again.'),
} as const satisfies Record<Refused, Refusal>;

const csvQuery = z.object({ kind: z.enum(['refused', 'repaired']).optional() });
const csvParams = z.object({ id: z.string() });

/** The history of runs, their reports, and consent to what they would remove. */
export function registerRuns(api: Api, database: Database): void {
  /** A run of a listing that is not the caller's is none. */
  async function ownRun(id: string, { markets }: Caller): Promise<Run> {
    const run = await runById(database, id);
    if (!run || !markets.hasListing(run.listing)) throw REFUSED.unknown;
    return run;
  }

  async function report(id: string, caller: Caller) {
    const run = await ownRun(id, caller);
    const { reasons, examples } = await detailsOf(database, id);
    return { data: reportAnswer(run, reasons, examples) };
  }

  implement(api, listFeedRuns, async ({ query }) => {
    const { listing, feed, page = 1, items = ITEMS } = query;
    const { runs, total } = await runsOf(database, { listing, feed, page, items });
    return { data: runs.map(runAnswer), meta: { total, page, pages: Math.ceil(total / items), items } };
  });

  implement(api, getFeedRun, ({ params, caller }) => report(params.id, caller));

  implement(api, approveRemovals, async ({ params, body, caller }) => {
    await ownRun(params.id, caller);
    const consent = { run: params.id, ...body, who: whoIs(caller), now: new Date() };
    const refused = await approve(database, consent);
    if (refused) throw REFUSED[refused];
    return report(params.id, caller);
  });

  // A file, not JSON: no declared call.
  api.server.get('/feed-runs/:id/rows.csv', async (request, reply) => {
    const caller = await api.admit(getFeedRun, request);
    const query = csvQuery.safeParse(request.query);
    if (!query.success) throw new Refusal(400, 'A parameter is malformed.');
    const { id } = csvParams.parse(request.params);
    const run = await ownRun(id, caller);
    const { kind } = query.data;
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${run.mapping}-${run.listing}-${kind ?? 'rows'}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(rowsAsCsv(database.db, id, kind));
  });
}
