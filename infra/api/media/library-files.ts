import { MEDIA_FORMATS } from '@showroom/contracts/entities/media';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../kernel/api';
import { attachmentHeaders } from '../kernel/attachment';
import { Refusal } from '../kernel/refusal';
import type { Library } from './library';
import { findMedia } from './media-store';
import { sendFile } from './send-file';
import { sendPicture } from './send-picture';
import { originalKey, type Variant, variantNamed } from './variants';

/** An address without a revision, or with an old one, shows what the picture is now. */
const A_WHILE = 'public, max-age=300';

const SOCIAL: Variant = { size: 'social', format: 'jpg' };
const noPicture = () => new Refusal(404, 'There is no such picture.');

const FILE = /^(\d{1,9})-(?:film\.(?:mp4|webm)|captions\.vtt)$/;

/**
 * Serves pictures of the library at `/media/library/{id}/{revision}-{size}.{format}`, films at
 * `{revision}-film.mp4`, captions at `{revision}-captions.vtt`,
 * documents at `document.pdf`, which stays their address when they are replaced.
 */
export function serveLibraryFiles({ server }: Api, { db, storage, variants }: Library): void {
  async function send(id: string, variant: Variant, revision: number | undefined, reply: FastifyReply) {
    const row = await findMedia(db, id);
    const body = row?.kind === 'image' && (await variants.get(row, variant));
    if (!row || !body) throw noPicture();
    const isLatest = row.picture_revision === revision;
    return sendPicture(reply, { body, type: MEDIA_FORMATS[variant.format] }, isLatest ? undefined : A_WHILE);
  }

  const options = { config: { rateLimit: false } } as const;
  server.get('/media/library/:id/social.jpg', options, async ({ params }: WithParams<'id'>, reply) =>
    send(params.id, SOCIAL, undefined, reply),
  );
  server.get('/media/library/:id/document.pdf', options, async ({ params }: WithParams<'id'>, reply) => {
    const row = await findMedia(db, params.id);
    if (row?.kind !== 'document') throw new Refusal(404, 'There is no such document.');
    reply.headers(attachmentHeaders(row.name.replace(/(?:\.pdf)?$/i, '.pdf')));
    return sendFile(reply, { ...row, read: (range) => storage.read(originalKey(row), range) }, A_WHILE);
  });
  server.get('/media/library/:id/:name', options, async ({ params }: WithParams<'id' | 'name'>, reply) => {
    const [file, ofFile] = FILE.exec(params.name) ?? [];
    if (file !== undefined) {
      const row = await findMedia(db, params.id);
      if (row?.kind !== 'film' && row?.kind !== 'captions') throw new Refusal(404, 'There is no such film.');
      const cacheControl = row.picture_revision === Number(ofFile) ? undefined : A_WHILE;
      return sendFile(reply, { ...row, read: (range) => storage.read(originalKey(row), range) }, cacheControl);
    }
    const [, revision = '', name = ''] = /^(\d{1,9})-([\dx]+\.\w+|whole\.\w+)$/.exec(params.name) ?? [];
    const variant = variantNamed(name);
    if (!variant) throw noPicture();
    return send(params.id, variant, Number(revision), reply);
  });
}

type WithParams<N extends string> = FastifyRequest<{ Params: Record<N, string> }>;
