import { auditEntry } from '@showroom/contracts/entities/release-audit';
import { type ReleaseBudget, releaseBudget } from '@showroom/contracts/entities/release-budget';
import { type ReleaseOverview, releaseOverview } from '@showroom/contracts/entities/release-overview';
import { type Composition, composition } from '@showroom/contracts/remotes/release';
import ky from 'ky';
import * as z from 'zod';
import { explained } from '../client';
import { personHere } from '../person';

const auditPage = z.object({ data: z.array(auditEntry), meta: z.object({ total: z.int(), pages: z.int() }) });
const verdict = z.object({ entries: z.int(), problems: z.array(z.string()) });
const release = z.object({ remote: z.string(), version: z.string() });
const dropPlan = z.object({ drop: z.array(release), keep: z.array(release.extend({ why: z.string() })) });

interface Address {
  readonly url: string;
  readonly token: string;
  /** Is in the audit log. */
  readonly who?: string | undefined;
}

interface Why {
  readonly why: string;
  readonly force?: boolean;
  readonly confirm?: string | undefined;
}

/**
 * Runs releases from the command line; every refusal is an error with the registry's own sentence.
 */
export function operationsClient({ url, token, who = personHere() }: Address) {
  const http = ky.create({
    prefixUrl: url,
    timeout: 60_000,
    headers: { authorization: `Bearer ${token}` },
    // What changes something is asked for once.
    retry: { limit: 2, methods: ['get'] },
  });
  const read = async (path: string) => (await explained(http.get(path))).json();
  const post = (path: string, json: object) => explained(http.post(path, { json: { who, ...json } }));
  const put = (path: string, json: object) => explained(http.put(path, { json: { who, ...json } }));

  return {
    async overview(market: string): Promise<ReleaseOverview> {
      return releaseOverview.parse(await read(`operations/${market}`));
    },
    async canary(
      market: string,
      asked: { readonly remote: string; readonly version: string; readonly share: number },
      change: Why,
    ): Promise<Composition> {
      return composition.parse(await (await put(`compositions/${market}/canary`, { ...asked, ...change })).json());
    },
    async endCanary(market: string, change: Why): Promise<void> {
      await post(`compositions/${market}/canary/end`, change);
    },
    async promote(market: string, change: Why): Promise<Composition> {
      return composition.parse(await (await post(`compositions/${market}/promote`, change)).json());
    },
    async setBudget(remote: string, budget: Partial<ReleaseBudget>, change: Why): Promise<ReleaseBudget> {
      return releaseBudget.parse(await (await put(`budgets/${remote}`, { budget, ...change })).json());
    },
    async audit(page: number, items = 20, market?: string): Promise<z.output<typeof auditPage>> {
      const search = new URLSearchParams({ page: String(page), items: String(items), ...(market && { market }) });
      return auditPage.parse(await read(`audit?${search}`));
    },
    async verifyAudit(): Promise<z.output<typeof verdict>> {
      return verdict.parse(await read('audit/verify'));
    },
    async drop(
      ask: { readonly days: number; readonly go: boolean; readonly remote?: string; readonly version?: string },
      change: Why,
    ): Promise<z.output<typeof dropPlan>> {
      return dropPlan.parse(await (await post('drops', { ...ask, ...change })).json());
    },
  };
}
