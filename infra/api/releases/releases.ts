import {
  endCanary,
  getReleases,
  listAudit,
  pinRelease,
  promoteCanary,
  putBudget,
  rollbackRelease,
  startCanary,
} from '@showroom/contracts/calls/releases';
import { auditEntry } from '@showroom/contracts/entities/release-audit';
import { releaseBudget } from '@showroom/contracts/entities/release-budget';
import { releaseOverview } from '@showroom/contracts/entities/release-overview';
import * as z from 'zod';
import type { Api, Caller, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { type Ask, registryCalls } from './registry-calls';

const auditPage = z.object({
  data: z.array(auditEntry),
  meta: z.object({ total: z.int(), page: z.int(), pages: z.int(), items: z.int() }),
});

/**
 * Looking at releases, and running them: forwarded to the registry in the name of the person who
 * asks.
 */
export function releases(api: Api, { config }: Context): void {
  const ask = registryCalls(config);
  const whoIs = ({ subject }: Caller) => subject ?? 'unknown';

  async function overviewOf(market: string) {
    const attributes = await ask({ method: 'GET', path: `/operations/${market}` }, releaseOverview);
    return { data: { id: market, type: 'release-overview' as const, attributes } };
  }

  /** What stands afterwards is the answer. */
  async function change(market: string, asked: Ask) {
    await ask(asked, z.unknown());
    return overviewOf(market);
  }

  implement(api, getReleases, ({ params }) => overviewOf(params.market));

  implement(api, listAudit, async ({ query, caller }) => {
    const { market, page = 1, items = 20 } = query;
    if (market === undefined) caller.markets.requireEvery();
    const search = new URLSearchParams({ page: String(page), items: String(items), ...(market && { market }) });
    const { data, meta } = await ask({ method: 'GET', path: `/audit?${search}` }, auditPage);
    return {
      data: data.map((entry) => ({ id: String(entry.number), type: 'audit-entry' as const, attributes: entry })),
      meta,
    };
  });

  implement(api, pinRelease, ({ params, body, caller }) => {
    const { version, why, force, confirm } = body;
    return change(params.market, {
      method: 'PUT',
      path: `/compositions/${params.market}/pins`,
      body: { remote: params.remote, version, reason: why, force, confirm, who: whoIs(caller) },
    });
  });

  implement(api, startCanary, ({ params, body, caller }) =>
    change(params.market, {
      method: 'PUT',
      path: `/compositions/${params.market}/canary`,
      body: { ...body, who: whoIs(caller) },
    }),
  );

  implement(api, endCanary, ({ params, body, caller }) =>
    change(params.market, {
      method: 'POST',
      path: `/compositions/${params.market}/canary/end`,
      body: { ...body, who: whoIs(caller) },
    }),
  );

  implement(api, promoteCanary, ({ params, body, caller }) =>
    change(params.market, {
      method: 'POST',
      path: `/compositions/${params.market}/promote`,
      body: { ...body, who: whoIs(caller) },
    }),
  );

  implement(api, rollbackRelease, ({ params, body, caller }) => {
    const { why, force, confirm } = body;
    return change(params.market, {
      method: 'POST',
      path: `/compositions/${params.market}/rollback`,
      body: { reason: why, force, confirm, who: whoIs(caller) },
    });
  });

  implement(api, putBudget, async ({ params, body, caller }) => {
    // A budget counts in every market.
    caller.markets.requireEvery();
    const asked = { ...body, who: whoIs(caller) };
    const path = `/budgets/${encodeURIComponent(params.remote)}`;
    const attributes = await ask({ method: 'PUT', path, body: asked }, releaseBudget);
    return { data: { id: params.remote, type: 'release-budget' as const, attributes } };
  });
}
