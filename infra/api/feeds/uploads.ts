import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uploadFeed } from '@showroom/contracts/calls/feeds';
import type { Database } from '../../database/database';
import { type FeedRunner, spoolPath } from '../../import/feeds/feed-runner';
import { AlreadyRunning } from '../../import/store/run-record';
import type { Api } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { runAnswer } from './feed-answers';
import { ownFeed, whoIs } from './feed-rules';
import { runById } from './find-feeds';

async function* limited(file: Readable, mostBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of file) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Refusal(413, `The file is larger than ${Math.round(mostBytes / 1_000_000)} MB.`);
    yield chunk;
  }
}

interface UploadOptions {
  readonly database: Database;
  readonly runner: FeedRunner;
  readonly mostBytes: number;
}

/**
 * Files that people bring: the whole file first, since a sender that goes away half-way has sent
 * nothing.
 */
export async function registerUploads(api: Api, { database, runner, mostBytes }: UploadOptions): Promise<void> {
  await api.server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    implement({ ...api, server: scope }, uploadFeed, async ({ params, query, file, caller }) => {
      const feed = await ownFeed(database, params.id, caller);
      if (!file) throw new Refusal(400, 'The file is missing.');
      const path = spoolPath();
      try {
        await pipeline(limited(file, mostBytes), createWriteStream(path));
        const run = await runner.take(feed, { path, file: query.file, who: whoIs(caller) });
        const begun = await runById(database, run);
        if (!begun) throw new Refusal(404, 'There is no such run.');
        return { data: runAnswer(begun) };
      } catch (error) {
        await rm(path, { force: true });
        if (error instanceof AlreadyRunning) throw new Refusal(409, error.message);
        throw error;
      }
    });
  });
}
