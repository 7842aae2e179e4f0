import { MEDIA_FORMATS } from '@showroom/contracts/entities/media';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../kernel/api';
import { Refusal } from '../kernel/refusal';
import type { Library } from './library';
import { findMedia } from './media-store';
import { sendPicture } from './send-picture';
import { type Variant, variantNamed } from './variants';

/** An address without a revision, or with an old one, shows what the picture is now. */
const A_WHILE = 'public, max-age=300';

const SOCIAL: Variant = { size: 'social', format: 'jpg' };
const noPicture = () => new Refusal(404, 'There is no such picture.');

/** Serves the pictures of the library at `/media/library/{id}/{revision}-{size}.{format}`. */
export function serveLibraryPictures({ server }: Api, { db, variants }: Library): void {
  async function send(id: string, variant: Variant, revision: number | undefined, reply: FastifyReply) {
    const row = await findMedia(db, id);
    const body = row && (await variants.get(row, variant));
    if (!row || !body) throw noPicture();
    const isLatest = row.picture_revision === revision;
    return sendPicture(reply, { body, type: MEDIA_FORMATS[variant.format] }, isLatest ? undefined : A_WHILE);
  }

  const options = { config: { rateLimit: false } } as const;
  server.get('/media/library/:id/social.jpg', options, async ({ params }: WithParams<'id'>, reply) =>
    send(params.id, SOCIAL, undefined, reply),
  );
  server.get('/media/library/:id/:name', options, async ({ params }: WithParams<'id' | 'name'>, reply) => {
    const [, revision = '', name = ''] = /^(\d{1,9})-([\dx]+\.\w+|whole\.\w+)$/.exec(params.name) ?? [];
    const variant = variantNamed(name);
    if (!variant) throw noPicture();
    return send(params.id, variant, Number(revision), reply);
  });
}

type WithParams<N extends string> = FastifyRequest<{ Params: Record<N, string> }>;
