import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { filmFile } from '../../demo/pictures/films/filmed';
import { parsePhotoPath, photo } from '../../demo/pictures/photo';
import type { Api, Context } from '../kernel/api';
import { Refusal } from '../kernel/refusal';

/** A picture's address names all that it shows. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** A film may be made anew under its address. */
const A_DAY = 'public, max-age=86400';

/**
 * Serves `/media/*`: pictures from the cache folder, drawn when they are first asked for. Drawn
 * ones never wait for others, and pages full of pictures do not count against a visitor's rate.
 */
export function media({ server }: Api, { config }: Context): void {
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
    const etag = `"${createHash('sha256').update(found.body).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', FOR_EVER).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(found.type).send(found.body);
  });
}
