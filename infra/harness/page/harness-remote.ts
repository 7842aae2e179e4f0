import type { Template } from '@showroom/contracts/blocks/template';
import type { Settings } from '@showroom/contracts/settings/settings';
import type { FakeAnswer } from '@showroom/shared-ui/fake-client';
import type { BlockModule } from '@showroom/shared-ui/remote-modules';

type Loaded<T> = () => Promise<T>;

export interface HarnessBlock {
  readonly template: Loaded<{ readonly template: Template }>;
  readonly examples: Loaded<{
    readonly examples: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    /** Of a market that has the block, where it takes some. */
    readonly exampleSettings?: Partial<Settings>;
  }>;
  readonly block: Loaded<BlockModule>;
}

/** A remote as a harness page knows it: what it offers, each part loaded when it is shown. */
export interface HarnessRemote {
  readonly name: string;
  /** Route prefix to expose. */
  readonly mounts: Readonly<Record<string, string>>;
  /** Slot to expose. */
  readonly slots: Readonly<Record<string, string>>;
  readonly exposes: Readonly<Record<string, Loaded<unknown>>>;
  readonly blocks: Readonly<Record<string, HarnessBlock>>;
  /** What its calls are answered while no API runs: `src/harness.ts`. */
  readonly answers: Loaded<{ readonly answers: readonly FakeAnswer[] }> | undefined;
}
