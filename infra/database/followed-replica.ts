import type pg from 'pg';
import type { Database } from './database';

/** Milliseconds between two looks at where the replica is. */
const LOOK = 1000;
/** Milliseconds between two looks while it is behind. */
const SOON = 25;
/** Milliseconds that a replica may be behind, told of a change or not. */
const MOST_BEHIND = 5000;

interface ReplicaOptions {
  readonly primary: pg.Pool;
  readonly replica: pg.Pool;
  readonly listen: Database['listen'];
}

/**
 * Reads at a streaming replica while it has all that this process was told of, else at the primary:
 * whoever drops what is cached because of a change never reads the state before it again. What a
 * replica cannot answer, because it is gone or in the way of what it replays, the primary answers.
 */
export class FollowedReplica {
  readonly #options: ReplicaOptions;
  /** Counts what was heard: what is known of the replica is of one such moment. */
  #heard = 0;
  #reached = -1;
  #reachedAt = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: ReplicaOptions) {
    this.#options = options;
  }

  /** Begins to follow the replica; answers after the first look at it. */
  async open(): Promise<void> {
    const changed = () => {
      this.#heard++;
      void this.#look();
    };
    // The first who listens is told first: whoever follows changes finds the replica behind.
    await this.#options.listen('changes', { message: changed, gap: changed });
    this.#timer = setInterval(() => void this.#look(), LOOK);
    this.#timer.unref();
    await this.#look();
  }

  get isCurrent(): boolean {
    return this.#reached === this.#heard && performance.now() - this.#reachedAt < MOST_BEHIND;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#looking;
    await this.#options.replica.end();
  }

  #look(): Promise<void> {
    this.#looking ??= this.#follow()
      // A replica or a primary that is away: the next look tells.
      .catch(() => undefined)
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  /** Waits until the replica has what was heard, and what was heard meanwhile. */
  async #follow(): Promise<void> {
    const { primary, replica } = this.#options;
    do {
      const heard = this.#heard;
      const at = performance.now();
      const { rows } = await primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
      const lsn = rows[0]?.lsn;
      while (!(await hasReplayed(replica, lsn))) {
        if (this.#closed || performance.now() - at > MOST_BEHIND) return;
        await new Promise((resolve) => setTimeout(resolve, SOON));
      }
      this.#reached = heard;
      this.#reachedAt = at;
    } while (this.#reached !== this.#heard && !this.#closed);
  }

  /** A pool that chooses for each statement and each transaction. */
  pool(): pg.Pool {
    const { primary, replica } = this.#options;
    const first = async (ask: (pool: pg.Pool) => Promise<unknown>): Promise<unknown> => {
      if (!this.isCurrent) return ask(primary);
      return ask(replica).catch(() => {
        // Until a look says that it is there again.
        this.#reachedAt = Number.NEGATIVE_INFINITY;
        return ask(primary);
      });
    };
    return new Proxy(primary, {
      get(target, key) {
        if (key === 'query') return (...asked: unknown[]) => first((pool) => Reflect.apply(pool.query, pool, asked));
        if (key === 'connect') return () => first((pool) => pool.connect());
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }
}

/** A replica that became the primary has everything. */
async function hasReplayed(replica: pg.Pool, lsn: string | undefined): Promise<boolean> {
  const { rows } = await replica.query<{ there: boolean | null }>(
    'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as there',
    [lsn],
  );
  return rows[0]?.there === true;
}
