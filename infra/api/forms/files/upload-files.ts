import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uploadFormFile } from '@showroom/contracts/calls/forms';
import { FILE_TYPES } from '@showroom/contracts/entities/form';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { PROBLEM_TEXTS } from '@showroom/contracts/forms/check-answers';
import type { ApiConfig } from '../../../api-config';
import type { Db } from '../../../database/database';
import type { ObjectStorage } from '../../../object-storage/object-storage';
import type { Api, Caller } from '../../kernel/api';
import { withFiles } from '../../kernel/files';
import { implement } from '../../kernel/implement';
import { type Limit, withinLimit } from '../../kernel/rate-limit';
import { Refusal } from '../../kernel/refusal';
import { configuredScanner, requireHarmless } from '../../outside/scanner';
import { openForm } from '../form-store';
import { type FileType, fileTypeOf } from './file-kind';
import { addFile } from './file-store';

/** Kilobytes at most where a field does not say. */
const SIZE = 5120;
const HOUR = 3600;

interface Uploads {
  readonly db: Db;
  readonly config: ApiConfig;
  readonly storage: ObjectStorage;
}

/** Every refusal names the field, so that a page can say it there. */
const refused = (status: number, field: string, message: string) =>
  new Refusal(status, message, [{ path: `values.${field}`, message }]);

/** The bytes of a file. Throws 413 as soon as there are more than so many. */
async function* limited(file: Readable, most: number, field: string): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of file) {
    if (!Buffer.isBuffer(piece)) continue;
    bytes += piece.length;
    if (bytes > most) throw refused(413, field, PROBLEM_TEXTS.size);
    yield piece;
  }
}

/** As people call it, without anything that is no name of a file. */
function plainName(name: string, type: FileType): string {
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/\.(pdf|jpe?g|png|webp)$/i, '')
    .trim();
  return `${plain.slice(0, 120) || 'file'}.${type}`;
}

function limitsOf({ visitorId = '', network }: Caller): Limit[] {
  const visitor = { name: 'form-file-visitor', subject: visitorId, most: 30, seconds: HOUR };
  return network === undefined
    ? [visitor]
    : [visitor, { name: 'form-file-network', subject: network, most: 100, seconds: HOUR }];
}

/** Serves files that visitors bring before they send a form. */
export async function serveUploads(api: Api, { db, config, storage }: Uploads): Promise<void> {
  const scan = configuredScanner(config);
  await withFiles(api, (files) => {
    implement(files, uploadFormFile, async ({ params, query, file, caller }) => {
      const form = await openForm(db, params.id);
      const field = form.definition.fields.find(({ name, kind }) => name === query.field && kind === 'file');
      if (!field)
        throw new Refusal(422, 'The form takes no file there.', [{ path: 'field', message: 'takes no file' }]);
      if (!(await withinLimit(db, config.VISITOR_SECRET, limitsOf(caller)))) {
        throw new ShowroomError('lead.too-many', { status: 429 });
      }
      const path = join(tmpdir(), `showroom-form-${randomUUID()}`);
      try {
        if (file) await pipeline(limited(file, (field.size ?? SIZE) * 1024, field.name), createWriteStream(path));
        const bytes = file ? (await stat(path)).size : 0;
        if (bytes === 0) throw refused(422, field.name, PROBLEM_TEXTS.required);
        const taken: readonly FileType[] = field.file_types ?? FILE_TYPES;
        const type = await fileTypeOf(path, config.MEDIA_MOST_PIXELS);
        if (!type || !taken.includes(type)) throw refused(422, field.name, `must be one of: ${taken.join(', ')}`);
        await requireHarmless(scan, path, (message) => refused(422, field.name, message));
        const about = { form_id: form.id, field: field.name, type, bytes, visitor: caller.visitorId ?? '' };
        const name = plainName(query.name, type);
        const row = await addFile(db, { ...about, name }, (key) => storage.putFile(key, path));
        return { data: { id: row.id, type: 'form_file' as const, attributes: { name, type, bytes } } };
      } finally {
        await rm(path, { force: true });
      }
    });
  });
}
