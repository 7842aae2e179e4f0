import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { type FeedImport, importFeed } from '../../import/import-feed';
import { mappingOf } from '../../import/mappings/mappings';
import type { Api, Context } from '../kernel/api';
import { Refusal } from '../kernel/refusal';

const LARGEST_FILE = 2 * 1024 ** 3;

const query = z.object({
  listing: z.string().regex(/^[a-z0-9-]{1,64}$/),
  map: z.string().max(64),
  file: z.string().max(300),
  allow_removals: z.enum(['true', 'false']),
  max_removals: z.coerce.number().min(0).max(1),
});

const isStream = (body: unknown): body is Readable => typeof body === 'object' && body !== null && 'pipe' in body;

/**
 * Imports a file and tells of it line by line; never rejects, since its failure is a line as well.
 */
async function told(
  spool: string,
  lines: PassThrough,
  options: Omit<FeedImport, 'source' | 'progress'>,
): Promise<void> {
  const tell = (line: unknown) => void lines.write(`${JSON.stringify(line)}\n`);
  tell({ read: 0 });
  try {
    const source = createReadStream(spool);
    tell({ report: await importFeed({ ...options, source, progress: (read) => tell({ read }) }) });
  } catch (error) {
    tell({ error: error instanceof Error ? error.message : String(error) });
  } finally {
    lines.end();
    rmSync(spool, { force: true });
  }
}

/**
 * `POST /internal/imports`: the import command sends its file here while the API has the embedded
 * database open, which belongs to one process. Answers JSON lines: progress, then the report.
 */
export async function imports({ server, admit }: Api, { database }: Context): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    scope.post('/internal/imports', { bodyLimit: LARGEST_FILE }, async (request, reply) => {
      await admit({ access: 'site', method: 'POST', path: '/internal/imports' }, request);
      const asked = query.safeParse(request.query);
      if (!asked.success) throw new Refusal(400, 'A parameter is malformed.');
      const mapping = mappingOf(asked.data.map);
      if (!mapping) throw new Refusal(400, `There is no mapping "${asked.data.map}".`);
      if (!isStream(request.body)) throw new Refusal(400, 'The file is missing.');
      const spool = join(tmpdir(), `import-${randomUUID()}`);
      // The whole file first: a sender that goes away half-way has sent nothing.
      await pipeline(request.body, createWriteStream(spool)).catch(async (error: unknown) => {
        await rm(spool, { force: true });
        throw error;
      });
      const lines = new PassThrough();
      const { listing, file, allow_removals, max_removals } = asked.data;
      const settings = { database, mapping, listing, file, maxRemovals: max_removals };
      void told(spool, lines, { ...settings, allowRemovals: allow_removals === 'true', now: () => new Date() });
      return reply.type('application/x-ndjson').send(lines);
    });
  });
}
