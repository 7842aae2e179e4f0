/** The address of a picture of the library without size and format, as blocks know pictures. */
export function mediaPath(id: string, pictureRevision: number): string {
  return `/media/library/${id}/${pictureRevision}`;
}

/** The address of a picture of the library as previews of links show it, whatever its revision. */
export function socialPath(id: string): string {
  return `/media/library/${encodeURIComponent(id)}/social.jpg`;
}
