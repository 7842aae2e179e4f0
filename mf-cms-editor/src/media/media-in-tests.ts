import type { Media } from '@showroom/contracts/entities/media';

/** A picture of the library (or what the changes make of it) of the market that tests run in. */
export function exampleMedia(id: string, changes: Partial<Media['attributes']> = {}): Media {
  const attributes = {
    market: 'international',
    folder: '',
    name: `${id}.jpg`,
    kind: 'image',
    mime: 'image/jpeg',
    width: 4000,
    height: 3000,
    bytes: 1_200_300,
    duration: null,
    focal_point: { x: 0.5, y: 0.5 },
    alt: {},
    title: {},
    poster: null,
    captions: {},
    author: 'jane',
    revision: 3,
    path: `/media/library/${id}/1`,
    created_at: '2026-03-01T12:05:00.000Z',
    saved_at: '2026-03-01T12:05:00.000Z',
  } as const;
  return { id, type: 'media', attributes: { ...attributes, ...changes } };
}

export function mediaList(pictures: readonly Media[], folders: readonly string[] = [], pages = 1) {
  return { data: [...pictures], meta: { total: pictures.length, page: 1, pages, items: 24, folders: [...folders] } };
}
