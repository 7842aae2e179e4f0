import * as z from 'zod';
import { RegistryError } from '../registry-error';
import type { JsonFile } from './json-file';

const mark = z.object({ at: z.string(), market: z.string(), why: z.string() });
/** When and where a version burnt its budget, and how. */
export type BurntMark = z.output<typeof mark>;
export const burntFile = z.record(z.string(), mark);

interface Release {
  readonly remote: string;
  readonly version: string;
}

const keyOf = ({ remote, version }: Release) => `${remote}@${version}`;

/** Versions that burnt their budget: they come back by force only. */
export class Burnt {
  readonly #file: JsonFile<typeof burntFile>;

  constructor(file: JsonFile<typeof burntFile>) {
    this.#file = file;
  }

  of(release: Release): BurntMark | undefined {
    return this.#file.value[keyOf(release)];
  }

  mark(release: Release, made: BurntMark): Promise<void> {
    return this.#file.change((now) => ({ ...now, [keyOf(release)]: made }));
  }

  assertNot(release: Release, { force }: { readonly force?: boolean | undefined }): void {
    const found = this.of(release);
    if (!found || force) return;
    throw new RegistryError(
      409,
      `${release.remote} ${release.version} burnt its budget in ${found.market}: ${found.why}. It comes back by force only, with a reason.`,
    );
  }
}
