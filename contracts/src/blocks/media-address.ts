/** The address of a picture of the library without size and format, as blocks know pictures. */
export function mediaPath(id: string, pictureRevision: number): string {
  return `/media/library/${id}/${pictureRevision}`;
}

/** The address of the file of a film of the library, in the format that was uploaded. */
export function libraryFilmPath(path: string, mime: string): string {
  return `${path}-film.${mime === 'video/webm' ? 'webm' : 'mp4'}`;
}

/** The address of captions of the library. */
export function captionsPath(id: string, pictureRevision: number): string {
  return `${mediaPath(id, pictureRevision)}-captions.vtt`;
}

/** The address of a document of the library, whatever its revision: links to it stay. */
export function documentPath(id: string): string {
  return `/media/library/${encodeURIComponent(id)}/document.pdf`;
}

/** The id in the address of a document of the library; undefined in every other address. */
export function documentIdIn(address: string): string | undefined {
  return /^\/media\/library\/([\w-]{1,80})\/document\.pdf$/.exec(address)?.[1];
}

/** The address of a picture of the library as previews of links show it, whatever its revision. */
export function socialPath(id: string): string {
  return `/media/library/${encodeURIComponent(id)}/social.jpg`;
}
