import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { uploadFeed } from '@showroom/contracts/calls/feeds';
import type { Database } from '../../database/database';
import { type FeedRunner, spoolPath } from '../../import/feeds/feed-runner';
import { AlreadyRunning } from '../../import/store/run-record';
import type { Api } from '../kernel/api';
import { limitedTo, withFiles } from '../kernel/files';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { runAnswer } from './feed-answers';
import { ownFeed, whoIs } from './feed-rules';
import { runById } from './find-feeds';

interface UploadOptions {
  readonly database: Database;
  readonly runner: FeedRunner;
  readonly mostBytes: number;
}

/**
 * Files that people bring: the whole file first, since a sender that goes away half-way has sent
 * nothing.
 */
export function registerUploads(api: Api, { database, runner, mostBytes }: UploadOptions): Promise<void> {
  return withFiles(api, (files) =>
    implement(files, uploadFeed, async ({ params, query, file, caller }) => {
      const feed = await ownFeed(database, params.id, caller);
      if (!file) throw new Refusal(400, 'The file is missing.');
      const path = spoolPath();
      try {
        await pipeline(limitedTo(mostBytes, file), createWriteStream(path));
        const run = await runner.take(feed, { path, file: query.file, who: whoIs(caller) });
        const begun = await runById(database, run);
        if (!begun) throw new Refusal(404, 'There is no such run.');
        return { data: runAnswer(begun) };
      } catch (error) {
        await rm(path, { force: true });
        if (error instanceof AlreadyRunning) throw new Refusal(409, error.message);
        throw error;
      }
    }),
  );
}
