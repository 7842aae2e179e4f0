import type { Client } from '@showroom/contracts/client/client';
import type { FocalPoint, Media, MediaKind, MediaUse } from '@showroom/contracts/entities/media';
import type { MarketCode } from '@showroom/contracts/markets';
import { ifMatch } from './if-match';

const declared = () => import('@showroom/contracts/calls/media');

/** A large film on a slow line, or from a slow server. */
const UPLOAD_DEADLINE = 600_000;

export interface MediaQuery {
  readonly market: MarketCode;
  readonly kind?: MediaKind | undefined;
  readonly q: string;
  readonly folder: string;
  readonly page: number;
}

export interface MediaList {
  readonly items: readonly Media[];
  readonly folders: readonly string[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

export async function fetchMediaList(
  client: Client,
  { market, kind, q, folder, page }: MediaQuery,
  signal?: AbortSignal,
): Promise<MediaList> {
  const { listMedia } = await declared();
  const query = { market, page: String(page), ...(kind && { kind }), ...(q && { q }), ...(folder && { folder }) };
  const { data, meta } = await client.send(listMedia, { query }, signal ? { signal } : {});
  return { items: data, folders: meta.folders, page: meta.page, pages: meta.pages, total: meta.total };
}

interface Into {
  readonly market: MarketCode;
  readonly folder: string;
}

export async function uploadFile(client: Client, { market, folder }: Into, file: File): Promise<Media> {
  const { uploadMedia } = await declared();
  const name = file.name.slice(0, 120) || 'File';
  const query = { market, name, ...(folder && { folder }) };
  return (await client.send(uploadMedia, { query, file }, { deadline: UPLOAD_DEADLINE })).data;
}

export async function fetchFromAddress(client: Client, { market, folder }: Into, url: string): Promise<Media> {
  const { fetchMedia } = await declared();
  const body = { market, url, ...(folder && { folder }) };
  return (await client.send(fetchMedia, { body }, { deadline: UPLOAD_DEADLINE })).data;
}

export interface MediaTexts {
  readonly name: string;
  readonly folder: string;
  readonly alt: Readonly<Record<string, string>>;
  readonly focal_point: FocalPoint;
  readonly title?: Readonly<Record<string, string>>;
  readonly poster?: string | null;
  readonly captions?: Readonly<Record<string, string>>;
}

const revisionOf = ({ attributes }: Media) => ifMatch(attributes.revision);

export async function saveMedia(client: Client, media: Media, texts: MediaTexts): Promise<Media> {
  const { updateMedia } = await declared();
  const { title, captions } = texts;
  const ofFilm = { ...(title && { title: { ...title } }), ...(captions && { captions: { ...captions } }) };
  const body = { ...texts, ...ofFilm, alt: { ...texts.alt } };
  const input = { params: { id: media.id }, headers: revisionOf(media), body };
  return (await client.send(updateMedia, input)).data;
}

export async function replaceFile(client: Client, media: Media, file: File): Promise<Media> {
  const { replaceMedia } = await declared();
  const input = { params: { id: media.id }, headers: revisionOf(media), file };
  return (await client.send(replaceMedia, input, { deadline: UPLOAD_DEADLINE })).data;
}

export async function removeMedia(client: Client, media: Media): Promise<void> {
  const { deleteMedia } = await declared();
  await client.send(deleteMedia, { params: { id: media.id }, headers: revisionOf(media) });
}

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Uses {
  readonly pages: readonly MediaUse[];
  /** Films that need it. */
  readonly films: readonly Named[];
  /** Forms that hand it out. */
  readonly forms: readonly Named[];
}

export async function fetchUses(client: Client, id: string, signal: AbortSignal): Promise<Uses> {
  const { listMediaUses } = await declared();
  const { data, meta } = await client.send(listMediaUses, { params: { id } }, { signal });
  return { pages: data, films: meta.films, forms: meta.forms };
}

export async function fetchMediaById(client: Client, id: string, signal: AbortSignal): Promise<Media> {
  const { getMedia } = await declared();
  return (await client.send(getMedia, { params: { id } }, { signal })).data;
}
