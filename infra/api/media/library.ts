import {
  deleteMedia,
  fetchMedia,
  getImage,
  getMedia,
  listMedia,
  listMediaUses,
  replaceMedia,
  updateMedia,
  uploadMedia,
} from '@showroom/contracts/calls/media';
import type { ApiConfig } from '../../api-config';
import type { Db } from '../../database/database';
import type { MediaRow } from '../../database/schema/media';
import type { ObjectStorage } from '../../object-storage/object-storage';
import type { Api, Caller } from '../kernel/api';
import { withFiles } from '../kernel/files';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { revisionIn } from '../kernel/revision';
import { configuredScanner, requireHarmless } from '../outside/scanner';
import { dropMetadata } from './drop-metadata';
import { fetchLimits, nameInAddress, withFetchedFile, withSentFile } from './incoming-file';
import { type Inspected, inspectFile } from './inspect-file';
import { imageAnswer, mediaAnswer } from './media-answers';
import {
  addMedia,
  findMedia,
  ITEMS,
  ifUnused,
  type MediaChange,
  removeMedia,
  replaceContent,
  saveMedia,
  searchMedia,
} from './media-store';
import { filmsWith, formsWith, usesOf } from './media-uses';
import { refused } from './refused-file';
import { originalKey, type Variants } from './variants';

const notFound = () => new Refusal(404, 'The library has nothing of this kind.');
const whoOf = ({ subject }: Caller) => subject ?? '';

export interface Library {
  readonly db: Db;
  readonly config: ApiConfig;
  readonly storage: ObjectStorage;
  readonly variants: Variants;
}

/** What is another market's is none; what every market has, everybody may look at. */
async function visibleMedia(db: Db, id: string, caller: Caller): Promise<MediaRow> {
  const markets = caller.markets.own();
  const row = await findMedia(db, id);
  if (!row || (row.market !== null && !markets.some((code) => code === row.market))) throw notFound();
  return row;
}

interface Asked {
  readonly params: { readonly id: string };
  readonly headers: { readonly 'if-match': string };
  readonly caller: Caller;
}

/** What somebody wants to change, who may, from the revision that they have seen. */
async function changeOf(db: Db, { params, headers, caller }: Asked): Promise<MediaChange> {
  const row = await visibleMedia(db, params.id, caller);
  if (row.market === null) caller.markets.requireEvery();
  return { row, revision: revisionIn(headers), who: whoOf(caller) };
}

/** Serves pictures as anybody may have them, and the library to whoever may look into it. */
export function serveLibrary(api: Api, { db }: Library): void {
  implement(api, getImage, async ({ params }) => {
    const row = await findMedia(db, params.id);
    if (row?.kind !== 'image') throw notFound();
    return { data: imageAnswer(row) };
  });

  implement(api, listMedia, async ({ query: { market, kind, q = '', folder, page = 1 } }) => {
    const { total, rows, folders } = await searchMedia(db, { market, kind, q: q.trim(), folder, page });
    const pages = Math.max(1, Math.ceil(total / ITEMS));
    return { data: rows.map(mediaAnswer), meta: { total, page, pages, items: ITEMS, folders } };
  });

  implement(api, getMedia, async ({ params, caller }) => ({
    data: mediaAnswer(await visibleMedia(db, params.id, caller)),
  }));

  implement(api, listMediaUses, async ({ params, caller }) => {
    const row = await visibleMedia(db, params.id, caller);
    const uses = (await usesOf(db, row.id)).filter(({ market }) => caller.markets.has(market));
    const data = uses.map((one) => ({ id: one.page_id, type: 'media_use' as const, attributes: one }));
    const forms = (await formsWith(db, row.id)).filter(({ market }) => caller.markets.has(market));
    return { data, meta: { films: await filmsWith(db, row.id), forms: forms.map(({ id, name }) => ({ id, name })) } };
  });
}

/** Serves what editors bring into the library. */
export async function serveUploads(api: Api, library: Library): Promise<void> {
  const { db, config, storage } = library;
  const limits = fetchLimits(config);

  const scan = configuredScanner(config);

  async function cleaned(path: string): Promise<Inspected> {
    await dropMetadata(path);
    const inspected = await inspectFile(path, config);
    if (inspected.kind === 'document') await requireHarmless(scan, path, refused);
    return inspected;
  }

  async function take(path: string, about: { market: string; folder: string; name: string; who: string }) {
    const inspected = await cleaned(path);
    const row = await addMedia(db, inspected, about, () => storage.putFile(originalKey(inspected), path));
    return { data: mediaAnswer(row) };
  }

  implement(api, fetchMedia, async ({ body: { market, url, folder = '' }, caller }) => {
    const about = { market, folder, name: nameInAddress(url), who: whoOf(caller) };
    return withFetchedFile(url, limits, (path) => take(path, about));
  });

  await withFiles(api, (files) => {
    implement(files, uploadMedia, async ({ query: { market, name, folder = '' }, file, caller }) =>
      withSentFile(file, config, (path) => take(path, { market, folder, name, who: whoOf(caller) })),
    );
    implement(files, replaceMedia, async ({ file, ...asked }) => {
      const change = await changeOf(db, asked);
      const row = await withSentFile(file, config, async (path) => {
        const inspected = await cleaned(path);
        return replaceContent(db, change, inspected, () => storage.putFile(originalKey(inspected), path));
      });
      if (row.picture_revision !== change.row.picture_revision) await dropContent(api, library, change.row);
      return { data: mediaAnswer(row) };
    });
  });
}

/** Serves changes of what is in the library. */
export function serveChanges(api: Api, library: Library): void {
  const { db, variants } = library;
  implement(api, updateMedia, async ({ body, ...asked }) => {
    const change = await changeOf(db, asked);
    const row = await saveMedia(db, change, body);
    if (row.picture_revision !== change.row.picture_revision) {
      await afterwards(api, () => variants.drop(change.row));
    }
    return { data: mediaAnswer(row) };
  });

  implement(api, deleteMedia, async (asked) => {
    const change = await changeOf(db, asked);
    await removeMedia(db, change);
    await dropContent(api, library, change.row);
    return undefined;
  });
}

/** The change stands: bytes that nobody asks for any more only take room. */
async function afterwards(api: Api, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) =>
    api.server.log.warn({ err: error }, 'Old files of the library stay in the storage'),
  );
}

/** Drops the bytes of something as it was, unless something else has the same. */
function dropContent(api: Api, { db, storage, variants }: Library, row: MediaRow): Promise<void> {
  return afterwards(api, async () => {
    if (row.kind === 'image') await variants.drop(row);
    await ifUnused(db, row.sha256, () => storage.delete(originalKey(row)));
  });
}
