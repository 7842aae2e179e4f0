import * as z from 'zod/mini';
import { rolesFor } from '../content/operations';
import { focalPoint, image, media, mediaAlt, mediaFolder, mediaName, mediaUse } from '../entities/media';
import { ROLES } from '../entities/role';
import { MARKET_CODES } from '../markets';
import { integerText, paging, single } from '../schema/schema';
import { call } from './call';
import { revisionHeaders } from './revision';

const market = z.enum(MARKET_CODES);
const params = z.object({ id: z.string().check(z.maxLength(80)) });

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

/** Pictures that a market may use, the latest first, and the folders that there are. */
export const listMedia = call({
  method: 'GET',
  path: '/api/v2/images',
  summary: 'The pictures of a market and those of all markets, for editors.',
  access: ROLES,
  query: z.object({
    market,
    /** Part of a name or of an alternative text. */
    q: z.optional(z.string().check(z.maxLength(120))),
    /** Only what lies in it or below it. */
    folder: z.optional(mediaFolder),
    page: z.optional(integerText(1, 100_000)),
  }),
  answer: z.object({ data: z.array(media), meta: z.object({ ...paging, folders: z.array(z.string()) }) }),
});

/** One picture with all that editors wrote of it. */
export const getMedia = call({
  method: 'GET',
  path: '/api/v2/images/:id/details',
  summary: 'One picture of the media library, for editors.',
  access: ROLES,
  params,
  answer: single(media),
});

/** Takes a picture; the same content once more is the picture that is there already. */
export const uploadMedia = call({
  method: 'POST',
  path: '/api/v2/images',
  summary: 'Takes a picture into the media library, after a look at its content.',
  access: EDITORS,
  query: z.object({ market, name: mediaName, folder: z.optional(mediaFolder) }),
  sends: 'file',
  status: 201,
  answer: single(media),
});

/** Takes a picture from the internet, as an upload. */
export const fetchMedia = call({
  method: 'POST',
  path: '/api/v2/images/from_url',
  summary: 'Fetches a picture from an https address of the internet into the media library.',
  access: EDITORS,
  body: z.object({ market, url: z.string().check(z.maxLength(2000)), folder: z.optional(mediaFolder) }),
  status: 201,
  answer: single(media),
});

/** Changes what is written of a picture, and what has to stay in sight. */
export const updateMedia = call({
  method: 'PUT',
  path: '/api/v2/images/:id',
  summary: 'Changes name, folder, alternative texts and focal point of a picture.',
  access: EDITORS,
  params,
  headers: revisionHeaders,
  body: z.object({ name: mediaName, folder: mediaFolder, alt: mediaAlt, focal_point: focalPoint }),
  answer: single(media),
});

/** Puts another picture in the place of one: every page that shows it shows the new one. */
export const replaceMedia = call({
  method: 'PUT',
  path: '/api/v2/images/:id/file',
  summary: 'Replaces a picture on all pages that show it.',
  access: EDITORS,
  params,
  headers: revisionHeaders,
  sends: 'file',
  answer: single(media),
});

/** Pages of the caller's markets that show a picture. */
export const listMediaUses = call({
  method: 'GET',
  path: '/api/v2/images/:id/uses',
  summary: 'The pages that show a picture, published or in a draft.',
  access: ROLES,
  params,
  answer: z.object({ data: z.array(mediaUse) }),
});

/** Deletes a picture that no page shows; 409 names the pages that do. */
export const deleteMedia = call({
  method: 'DELETE',
  path: '/api/v2/images/:id',
  summary: 'Deletes a picture that no page shows.',
  access: EDITORS,
  params,
  headers: revisionHeaders,
  status: 204,
  answer: z.undefined(),
});
