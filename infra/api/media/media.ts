import { readFile } from 'node:fs/promises';
import { filmFile } from '../../demo/pictures/films/filmed';
import { parsePhotoPath, photo } from '../../demo/pictures/photo';
import type { Api, Context } from '../kernel/api';
import { Refusal } from '../kernel/refusal';
import { runJobsInside } from '../kernel/run-jobs';
import { configuredStorage } from './configured-storage';
import { feedPhotoJobs } from './feed-photos';
import { type Library, serveChanges, serveLibrary, serveUploads } from './library';
import { serveLibraryFiles } from './library-files';
import { sendPicture } from './send-picture';
import { Variants } from './variants';

/** A film may be made anew under its address. */
const A_DAY = 'public, max-age=86400';

/**
 * Serves `/media/*`: pictures from the cache folder, drawn when they are first asked for. Drawn
 * ones never wait for others, and pages full of pictures do not count against a visitor's rate.
 */
function serveDrawn({ server }: Api, { config }: Context): void {
  server.get<{ Params: { name: string } }>(
    '/media/films/:name',
    { config: { rateLimit: false } },
    async ({ params }, reply) => {
      const file = filmFile(params.name);
      if (!file) throw new Refusal(404, 'There is no such film.');
      return reply
        .header('cache-control', A_DAY)
        .type('video/webm')
        .send(await readFile(file));
    },
  );

  server.get('/media/*', { config: { rateLimit: false } }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!parsePhotoPath(path)) throw new Refusal(404, 'There is no such picture.');
    const found = await photo(path, config.MEDIA_FOLDER);
    if (!found) throw new Refusal(404, 'There is no such picture.');
    return sendPicture(reply, found);
  });
}

/** Serves drawn pictures, and the library of those that editors upload. */
export async function media(api: Api, context: Context): Promise<void> {
  const { config, database } = context;
  const storage = await configuredStorage(config);
  const variants = new Variants(storage, config.MEDIA_MOST_PIXELS);
  const library: Library = { db: database.db, config, storage, variants };
  serveLibraryFiles(api, library);
  serveLibrary(api, library);
  await serveUploads(api, library);
  serveChanges(api, library);
  serveDrawn(api, context);
  const stopping = new AbortController();
  runJobsInside(api, context, feedPhotoJobs(library, stopping.signal));
  // Before the worker waits for what it does.
  api.server.addHook('preClose', async () => stopping.abort());
}
