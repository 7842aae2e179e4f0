import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query, run } from '../../database/sql';
import { RegistryError } from '../registry-error';
import type { RegistryStore } from '../store';

/** When and where a version burnt its budget, and how. */
const burntMark = z.object({ at: z.string(), market: z.string(), why: z.string() });
type BurntMark = z.output<typeof burntMark>;

interface Release {
  readonly remote: string;
  readonly version: string;
}

/** Versions that burnt their budget: they come back by force only. */
export class Burnt {
  readonly #store: RegistryStore;

  constructor(store: RegistryStore) {
    this.#store = store;
  }

  /** The marks of a remote's versions, by version. */
  async of(remote: string): Promise<ReadonlyMap<string, BurntMark>> {
    const rows = await query(
      this.#store.db,
      z.object({ version: z.string(), mark: burntMark }),
      sql`select version, mark from registry_burnt where remote = ${remote}`,
    );
    return new Map(rows.map(({ version, mark }) => [version, mark]));
  }

  async mark({ remote, version }: Release, mark: BurntMark): Promise<void> {
    await run(
      this.#store.db,
      sql`insert into registry_burnt (remote, version, mark) values (${remote}, ${version}, ${JSON.stringify(mark)}::jsonb)
        on conflict (remote, version) do update set mark = excluded.mark`,
    );
  }

  async assertNot({ remote, version }: Release, { force }: { readonly force?: boolean | undefined }): Promise<void> {
    const found = (await this.of(remote)).get(version);
    if (!found || force) return;
    throw new RegistryError(
      409,
      `${remote} ${version} burnt its budget in ${found.market}: ${found.why}. It comes back by force only, with a reason.`,
    );
  }
}
