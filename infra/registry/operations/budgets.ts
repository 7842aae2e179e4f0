import {
  BUDGET_BOUNDS,
  type budgetChange,
  DEFAULT_BUDGET,
  type ReleaseBudget,
  releaseBudget,
} from '@showroom/contracts/entities/release-budget';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query, run } from '../../database/sql';
import type { RegistryStore } from '../store';

/** What was set before there were bounds is stored still. */
const stored = z.object({ budget: z.record(z.string(), z.number().optional()) });

const withinBounds = ([name, limit]: [string, number | undefined]): [string, number][] => {
  if (limit === undefined) return [];
  const [least, most] = Object.entries(BUDGET_BOUNDS).find(([key]) => key === name)?.[1] ?? [limit, limit];
  return [[name, Math.min(most, Math.max(least, limit))]];
};

/** What versions of each remote may cost: the defaults, and what differs from them. */
export class Budgets {
  readonly #store: RegistryStore;

  constructor(store: RegistryStore) {
    this.#store = store;
  }

  async of(remote: string): Promise<ReleaseBudget> {
    const [row] = await query(
      this.#store.db,
      stored,
      sql`select budget from registry_budgets where remote = ${remote}`,
    );
    const set = Object.entries(row?.budget ?? {}).flatMap(withinBounds);
    return releaseBudget.parse({ ...DEFAULT_BUDGET, ...Object.fromEntries(set) });
  }

  async set(remote: string, change: z.output<typeof budgetChange>): Promise<ReleaseBudget> {
    await run(
      this.#store.db,
      sql`insert into registry_budgets (remote, budget) values (${remote}, ${JSON.stringify(change)}::jsonb)
        on conflict (remote) do update set budget = excluded.budget`,
    );
    return this.of(remote);
  }
}
