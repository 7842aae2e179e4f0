import {
  BUDGET_BOUNDS,
  type budgetChange,
  DEFAULT_BUDGET,
  type ReleaseBudget,
  releaseBudget,
} from '@showroom/contracts/entities/release-budget';
import * as z from 'zod';
import type { JsonFile } from './json-file';

/** What was set before there were bounds is in the file still. */
export const budgetsFile = z.record(z.string(), z.record(z.string(), z.number().optional()));

const withinBounds = ([name, limit]: [string, number | undefined]): [string, number][] => {
  if (limit === undefined) return [];
  const [least, most] = Object.entries(BUDGET_BOUNDS).find(([key]) => key === name)?.[1] ?? [limit, limit];
  return [[name, Math.min(most, Math.max(least, limit))]];
};

/** What versions of each remote may cost: the defaults, and what differs from them. */
export class Budgets {
  readonly #file: JsonFile<typeof budgetsFile>;

  constructor(file: JsonFile<typeof budgetsFile>) {
    this.#file = file;
  }

  of(remote: string): ReleaseBudget {
    const set = Object.entries(this.#file.value[remote] ?? {}).flatMap(withinBounds);
    return releaseBudget.parse({ ...DEFAULT_BUDGET, ...Object.fromEntries(set) });
  }

  async set(remote: string, change: z.output<typeof budgetChange>): Promise<ReleaseBudget> {
    await this.#file.change((now) => ({ ...now, [remote]: change }));
    return this.of(remote);
  }
}
