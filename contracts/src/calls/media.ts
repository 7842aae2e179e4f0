import * as z from 'zod/mini';
import { rolesFor } from '../content/operations';
import {
  focalPoint,
  image,
  MEDIA_KINDS,
  media,
  mediaAlt,
  mediaCaptions,
  mediaFolder,
  mediaName,
  mediaUse,
} from '../entities/media';
import { CONTENT_ROLES } from '../entities/role';
import { MARKET_CODES } from '../markets';
import { integerText, paging, single } from '../schema/schema';
import { call } from './call';
import { revisionHeaders } from './revision';

const market = z.enum(MARKET_CODES);
const params = z.object({ id: z.string().check(z.maxLength(80)) });

const named = z.object({ id: z.string(), name: z.string() });

const EDITORS = rolesFor('arrange_blocks');

/** The sizes and formats of a picture of the library. */
export const getImage = call({
  method: 'GET',
  path: '/api/v2/images/:id',
  summary: 'A picture of the media library: its variants with width and height.',
  access: 'anyone',
  params,
  answer: single(image),
});

/** What a market may use, the latest first, and the folders that there are. */
export const listMedia = call({
  method: 'GET',
  path: '/api/v2/images',
  summary: 'The pictures, films, captions and documents of a market and those of all markets, for editors.',
  access: CONTENT_ROLES,
  query: z.object({
    market,
    kind: z.optional(z.enum(MEDIA_KINDS)),
    /** Part of a name, a title or an alternative text. */
    q: z.optional(z.string().check(z.maxLength(120))),
    /** Only what lies in it or below it. */
    folder: z.optional(mediaFolder),
    page: z.optional(integerText(1, 100_000)),
  }),
  answer: z.object({ data: z.array(media), meta: z.object({ ...paging, folders: z.array(z.string()) }) }),
});

/** One thing of the library with all that editors wrote of it. */
export const getMedia = call({
  method: 'GET',
  path: '/api/v2/images/:id/details',
  summary: 'A picture, a film, captions or a document of the media library, for editors.',
  access: CONTENT_ROLES,
  params,
  answer: single(media),
});

/** Takes a file, by its content; the same once more is what is there already. */
export const uploadMedia = call({
  method: 'POST',
  path: '/api/v2/images',
  summary: 'Takes a picture, a film, captions or a PDF into the media library, after a look at the content.',
  access: EDITORS,
  query: z.object({ market, name: mediaName, folder: z.optional(mediaFolder) }),
  sends: 'file',
  status: 201,
  answer: single(media),
});

/** Takes a file from the internet, as an upload. */
export const fetchMedia = call({
  method: 'POST',
  path: '/api/v2/images/from_url',
  summary: 'Fetches a picture, a film, captions or a PDF from an https address of the internet into the media library.',
  access: EDITORS,
  body: z.object({ market, url: z.string().check(z.maxLength(2000)), folder: z.optional(mediaFolder) }),
  status: 201,
  answer: single(media),
});

/** Changes what is written of it, what has to stay in sight, and what belongs to a film. */
export const updateMedia = call({
  method: 'PUT',
  path: '/api/v2/images/:id',
  summary: 'Changes name, folder, texts and focal point; of a film also title, poster and captions.',
  access: EDITORS,
  params,
  headers: revisionHeaders,
  body: z.object({
    name: mediaName,
    folder: mediaFolder,
    alt: mediaAlt,
    focal_point: focalPoint,
    title: z.optional(mediaAlt),
    /** Ids of the library; what is left out stays. */
    poster: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
    captions: z.optional(mediaCaptions),
  }),
  answer: single(media),
});

/** Puts another file of the kind in the place of one, on every page that shows it. */
export const replaceMedia = call({
  method: 'PUT',
  path: '/api/v2/images/:id/file',
  summary: 'Replaces a picture, a film, captions or a document wherever it is shown or linked to.',
  access: EDITORS,
  params,
  headers: revisionHeaders,
  sends: 'file',
  answer: single(media),
});

/** Pages and forms of the caller's markets that show it, and films that it belongs to. */
export const listMediaUses = call({
  method: 'GET',
  path: '/api/v2/images/:id/uses',
  summary: 'The pages that show it, published or in a draft, films that it belongs to, forms that hand it out.',
  access: CONTENT_ROLES,
  params,
  answer: z.object({
    data: z.array(mediaUse),
    meta: z.object({ films: z.array(named), forms: z.array(named) }),
  }),
});

/** Deletes what no page or form shows and no film needs; 409 names those that do. */
export const deleteMedia = call({
  method: 'DELETE',
  path: '/api/v2/images/:id',
  summary: 'Deletes what no page or form shows and no film needs.',
  access: EDITORS,
  params,
  headers: revisionHeaders,
  status: 204,
  answer: z.undefined(),
});
