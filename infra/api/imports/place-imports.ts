import type { Readable } from 'node:stream';
import { importPlaces, UnknownPlaces } from '../../import/places/import-places';
import type { Api, Context } from '../kernel/api';
import { Refusal } from '../kernel/refusal';

const LARGEST_FILE = 128 * 1024 * 1024;

const isStream = (body: unknown): body is Readable => typeof body === 'object' && body !== null && 'pipe' in body;

/**
 * `POST /internal/places`: the import command sends its file here while the API has the embedded
 * database open.
 */
export async function placeImports({ server, admit }: Api, { database }: Context): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    scope.post('/internal/places', { bodyLimit: LARGEST_FILE }, async (request) => {
      await admit({ access: 'site', method: 'POST', path: '/internal/places' }, request);
      if (!isStream(request.body)) throw new Refusal(400, 'The file is missing.');
      try {
        return await importPlaces({ database, source: request.body });
      } catch (error) {
        if (error instanceof UnknownPlaces) throw new Refusal(422, error.message, undefined, { cause: error });
        throw error;
      }
    });
  });
}
