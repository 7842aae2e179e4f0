import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { type FeedRow, feeds } from '../../database/schema/feeds';
import type { ImportRow } from '../../database/schema/imports';
import { RefusedAddress } from '../fetch/address-rules';
import { type Fetched, FetchFailed, fetchFile, type Resolve } from '../fetch/fetch-file';
import { importFeed } from '../import-feed';
import { mappingOf } from '../mappings/mappings';
import type { ImportReport } from '../report';
import { AlreadyRunning, beating, beginRun, endUnchanged, failRun } from '../store/run-record';

export interface FeedRunnerOptions {
  readonly database: Database;
  /** `host:port` of what may be fetched although it is in a network of our own. */
  readonly privateHosts: ReadonlySet<string>;
  /** Milliseconds to fetch a file. */
  readonly deadline: number;
  readonly mostBytes: number;
  readonly report: (message: string, details: Record<string, unknown>) => void;
  readonly resolve?: Resolve | undefined;
}

interface Upload {
  readonly path: string;
  readonly file: string;
  readonly who: string;
}

export function spoolPath(): string {
  return join(tmpdir(), `import-${randomUUID()}`);
}

function fileNameOf(url: string): string {
  const { pathname, hostname } = new URL(url);
  return (pathname.split('/').at(-1) || hostname).slice(0, 200);
}

/** Opened when it is read: a file that is opened before would fail with nobody to hear of it. */
async function* bytesOf(path: string, signal: AbortSignal): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(path, { signal })) if (Buffer.isBuffer(chunk)) yield chunk;
}

/** Runs feeds: from an address or from an upload, each one for itself. */
export class FeedRunner {
  readonly #options: FeedRunnerOptions;
  readonly #stop = new AbortController();
  readonly #underWay = new Set<Promise<void>>();

  constructor(options: FeedRunnerOptions) {
    this.#options = options;
  }

  /** Fetches a feed's file and imports it; a failure stands in the run. */
  run(feedId: string, startedBy: ImportRow['started_by'], who: string): Promise<void> {
    return this.#tracked(this.#run(feedId, startedBy, who));
  }

  /**
   * Begins the import of a file that is here, and answers the run's id; the file is removed
   * afterwards.
   */
  async take(feed: FeedRow, { path, file, who }: Upload): Promise<string> {
    const { database, report } = this.#options;
    const { listing, mapping } = feed;
    const run = await beginRun(database.db, { listing, mapping, file, startedBy: 'upload', who });
    const work = async () => {
      await database.db.update(feeds).set({ etag: null, updated_at: sql`now()` }).where(eq(feeds.id, feed.id));
      await this.#import(feed, run, path, file);
      await rm(path, { force: true });
    };
    this.#tracked(work()).catch((error: unknown) => report('upload failed', { run, err: error }));
    return run;
  }

  /** Breaks off what is under way: what was read stays, and nothing is removed. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#underWay);
  }

  #tracked<T>(work: Promise<T>): Promise<T> {
    const ended: Promise<void> = work.then(
      () => undefined,
      () => undefined,
    );
    this.#underWay.add(ended);
    void ended.then(() => this.#underWay.delete(ended));
    return work;
  }

  async #run(feedId: string, startedBy: ImportRow['started_by'], who: string): Promise<void> {
    const { database, report } = this.#options;
    const [feed] = await database.db.select().from(feeds).where(eq(feeds.id, feedId));
    if (!feed || feed.url === null) return;
    const { listing, mapping, url } = feed;
    try {
      const run = await beginRun(database.db, { listing, mapping, file: fileNameOf(url), startedBy, who });
      await this.#fetchAndImport({ ...feed, url }, run, startedBy === 'schedule' ? feed.etag : null);
    } catch (error) {
      if (!(error instanceof AlreadyRunning)) throw error;
      report('feed is already running', { feed: feedId });
    }
  }

  async #fetchAndImport(feed: FeedRow & { readonly url: string }, run: string, etag: string | null): Promise<void> {
    const { db } = this.#options.database;
    const path = spoolPath();
    try {
      const fetched = await this.#fetch(path, feed.url, etag, run);
      if (!fetched) return;
      if (fetched.status === 'same') return await endUnchanged(db, run);
      const imported = await this.#import(feed, run, path, fileNameOf(feed.url));
      // Only a file that was taken whole need not be read again.
      const seen = imported?.status === 'done' ? (fetched.etag ?? null) : null;
      await db.update(feeds).set({ etag: seen }).where(eq(feeds.id, feed.id));
    } finally {
      await rm(path, { force: true });
    }
  }

  async #fetch(path: string, url: string, etag: string | null, run: string): Promise<Fetched | undefined> {
    const { database, privateHosts, deadline, mostBytes, resolve } = this.#options;
    const limits = { privateHosts, deadline, mostBytes, signal: this.#stop.signal, resolve };
    try {
      return await beating(database.db, run, () => fetchFile({ url, path, etag: etag ?? undefined, ...limits }));
    } catch (error) {
      if (!(error instanceof FetchFailed || error instanceof RefusedAddress)) throw error;
      await failRun(database.db, run, error.message);
      return undefined;
    }
  }

  async #import(feed: FeedRow, run: string, path: string, file: string): Promise<ImportReport | undefined> {
    const { database, report } = this.#options;
    const mapping = mappingOf(feed.mapping);
    if (!mapping) {
      await failRun(database.db, run, `There is no mapping "${feed.mapping}" any more.`);
      return undefined;
    }
    const source = bytesOf(path, this.#stop.signal);
    const { listing, max_removals: maxRemovals } = feed;
    const settings = { database, mapping, listing, file, run, maxRemovals, allowRemovals: false };
    try {
      return await importFeed({ ...settings, source, now: () => new Date() });
    } catch (error) {
      // The run says so to the person, as far as the database still takes it; the log, to us.
      report('import failed', { feed: feed.id, run, err: error });
      return undefined;
    }
  }
}
