import * as z from 'zod/mini';
import { MARKET_CODES } from '../markets';
import { resource } from '../schema/schema';

/** Every size that pictures are served in, by what it is for. */
export const MEDIA_SIZES = {
  thumb: [320, 180],
  normal: [640, 360],
  quarter_hd: [960, 540],
  medium: [1024, 576],
  hd: [1600, 900],
  wide: [2560, 1440],
  wide_hd: [3840, 2160],
  phone: [720, 480],
  phone_hd: [1080, 720],
  tablet: [1620, 1080],
  fallback: [900, 500],
  social: [1600, 840],
  rental: [680, 383],
  square: [300, 300],
  icon: [90, 90],
  collection: [420, 495],
  collection_small: [325, 383],
} as const satisfies Record<string, readonly [width: number, height: number]>;
/** What a size is for. */
export type MediaSize = keyof typeof MEDIA_SIZES;

/** What pictures of the library are served as, by the end of their addresses. */
export const MEDIA_FORMATS = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
/** The end of the address of a picture of the library. */
export type MediaFormat = keyof typeof MEDIA_FORMATS;

/** What the library takes: each kind is used in another place. */
export const MEDIA_KINDS = ['image', 'film', 'captions', 'document'] as const;
/** A kind of what is in the library. */
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** What films of the library are served as, by the end of their addresses. */
export const FILM_FORMATS = { mp4: 'video/mp4', webm: 'video/webm' } as const;

const share = z.number().check(z.gte(0), z.lte(1));
const words = z.string().check(z.maxLength(120));
/** Words between slashes, none at the ends; empty for what lies in no folder. */
export const mediaFolder = z
  .string()
  .check(z.maxLength(200), z.regex(/^$|^[\p{L}\p{N}][\p{L}\p{N} ._-]*(?:\/[\p{L}\p{N}][\p{L}\p{N} ._-]*)*$/u));
/** What editors call what is in the library. */
export const mediaName = words.check(z.trim(), z.minLength(1));
/** Words for people who do not see it, by language. */
export const mediaAlt = z.record(z.string().check(z.maxLength(20)), z.string().check(z.maxLength(300)));
/** Files of captions in the library, by language. */
export const mediaCaptions = z.record(z.string().check(z.maxLength(20)), z.string().check(z.maxLength(80)));
/** What has to stay in sight when a picture is cropped, from 0 to 1 from its left and its top. */
export const focalPoint = z.object({ x: share, y: share });
/** What has to stay in sight when a picture is cropped. */
export type FocalPoint = z.output<typeof focalPoint>;

/** A picture, a film, captions or a document of the library, for editors. */
export const media = resource(
  'media',
  z.string(),
  z.object({
    /** Null for what every market has. */
    market: z.nullable(z.enum(MARKET_CODES)),
    folder: z.string(),
    name: z.string(),
    kind: z.enum(MEDIA_KINDS),
    mime: z.string(),
    /** 0 × 0 for captions and documents. */
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    /** Seconds of a film. */
    duration: z.nullable(z.number()),
    focal_point: focalPoint,
    alt: mediaAlt,
    /** What a film is called for visitors, by language. */
    title: mediaAlt,
    /** The picture of the library that a film shows until it plays. */
    poster: z.nullable(z.string()),
    captions: mediaCaptions,
    author: z.string(),
    /** Grows with every change; a change names the one that it was made from in `if-match`. */
    revision: z.int(),
    /** Its address without size and format: another one once it looks different. */
    path: z.string(),
    created_at: z.string(),
    saved_at: z.string(),
  }),
);
/** A picture, a film, captions or a document of the library. */
export type Media = z.output<typeof media>;

/** One size and format in which a picture is served. */
const variant = z.object({ url: z.string(), width: z.int(), height: z.int(), mime_type: z.string() });

/** A picture of the library as anybody may have it. */
export const image = resource(
  'image',
  z.string(),
  z.object({ width: z.int(), height: z.int(), alt: mediaAlt, variants: z.array(variant) }),
);

/** A page that shows a picture or a film, or what belongs to the film. */
export const mediaUse = resource(
  'media_use',
  z.string(),
  z.object({
    market: z.enum(MARKET_CODES),
    path: z.string(),
    page_id: z.string(),
    /** Visitors see it there, or only editors do: in a draft or a version that waits. */
    is_published: z.boolean(),
  }),
);
/** A page that shows a picture. */
export type MediaUse = z.output<typeof mediaUse>;
