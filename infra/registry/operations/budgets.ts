import {
  budgetChange,
  DEFAULT_BUDGET,
  type ReleaseBudget,
  releaseBudget,
} from '@showroom/contracts/entities/release-budget';
import * as z from 'zod';
import type { JsonFile } from './json-file';

export const budgetsFile = z.record(z.string(), budgetChange);

/** What versions of each remote may cost: the defaults, and what differs from them. */
export class Budgets {
  readonly #file: JsonFile<typeof budgetsFile>;

  constructor(file: JsonFile<typeof budgetsFile>) {
    this.#file = file;
  }

  of(remote: string): ReleaseBudget {
    return releaseBudget.parse({ ...DEFAULT_BUDGET, ...this.#file.value[remote] });
  }

  async set(remote: string, change: z.output<typeof budgetChange>): Promise<ReleaseBudget> {
    await this.#file.change((now) => ({ ...now, [remote]: change }));
    return this.of(remote);
  }
}
